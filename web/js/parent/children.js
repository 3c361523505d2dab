// The children's profiles: who they are, what helps them to use kidd, what a parent consents to, and leaving.

import { h, put } from "../core/dom.js";
import { button, card, dialog } from "../core/parts.js";
import { boardCard } from "./boards.js";
import { addChild, nobody } from "./first.js";
import { buttons } from "./giving.js";
import { save, seenOf } from "./meanwhile.js";
import { check, field, languages, menu, numberInput } from "./parts.js";
import { chooseChild } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../kidd.js").Child} Child */
/** @typedef {Omit<import("../kidd.js").ChildUpdateParams, "child">} Change */

const largestUid = 4_294_967_294;

/**
 * @param {Scene} scene
 * @param {string[]} path
 */
export async function showChildren(scene, [wanted]) {
  const [{ child, tabs }, archived] = await Promise.all([chooseChild(scene, "children", wanted), scene.ask("child.list", { archived: true })]);
  const foot = h("div", { class: "row" }, button(scene.say("web.parent.addChild"), () => addChild(scene)));
  const away = archived.children.length > 0 && archivedCard(scene, archived.children);
  if (!child) return scene.show(scene.say("web.parent.children"), nobody(scene), away);
  const [told, board] = await Promise.all([scene.ask("child.get", { child }), boardCard(scene, child)]);
  /**
   * @param {Change} change
   * @param {Record<string, unknown>} [seen] What it was made from; a switch says all that it sets.
   */
  const set = (change, done = () => {}, seen = {}) => scene.attempt(async () => {
    // What stands there now is shown.
    if (!(await save(scene, "child.update", { child, ...change }, seen))) return showChildren(scene, [child]);
    done();
    scene.app.tell(scene.say("web.parent.saved"), "good");
  });
  scene.show(
    told.profile.name, tabs,
    h("div", { class: "p-pair" }, profileCard(scene, told, set), h("div", { class: "stack" }, helpCard(scene, told, set), board, consentCard(scene, told, set), leaveCard(scene, told))), foot, away);
}

/**
 * @param {Scene} scene
 * @param {Child} child
 * @param {(change: Change, done: () => void, seen: Record<string, unknown>) => Promise<void>} set
 */
function profileCard(scene, { profile, age, tier }, set) {
  const name = nameInput(profile.name);
  const born = h("input", { type: "month", required: true });
  born.value = profile.born;
  let grade = profile.schoolGrade ?? null;
  let locale = profile.locale ?? "";
  let override = profile.tierOverride ?? "";
  const accounts = h("input", { type: "text", maxlength: 200, autocomplete: "off", inputmode: "numeric" });
  accounts.value = profile.uids.join(", ");
  accounts.addEventListener("input", () => accounts.setCustomValidity(""));
  const wanted = () => ({
    name: name.value.trim(), born: born.value, schoolGrade: grade, locale: locale || null, tierOverride: override || null,
    uids: [...new Set(accounts.value.split(/[\s,;]+/).filter(Boolean).map(Number))],
  });
  // What nobody has touched is not set: the other parent may have changed it, or it is older than a rule that would refuse it.
  /** @type {Record<string, unknown>} */
  let stored = wanted();
  const form = h(
    "form", { class: "stack", onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      const now = wanted();
      if (!now.uids.every((uid) => Number.isInteger(uid) && uid >= 1 && uid <= largestUid)) {
        accounts.setCustomValidity(scene.say("web.parent.accounts.note"));
        return void accounts.reportValidity();
      }
      const changed = Object.fromEntries(Object.entries(now).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(stored[key])));
      void set(changed, () => (stored = now), seenOf(stored, changed, "/profile"));
    } },
    field(scene.say("web.parent.name"), name), field(scene.say("web.parent.born"), born, scene.say("web.parent.isOld", { age })),
    field(scene.say("web.parent.grade"), numberInput(grade, (value) => (grade = value), { max: 12, class: "p-short" }), scene.say("web.parent.grade.note")),
    field(scene.say("web.parent.language"), menu([["", scene.say("web.parent.asFamily")], ...languages], locale, (tag) => (locale = tag))),
    field(scene.say("web.parent.tier"), menu(
      [["", scene.say("web.parent.byAge", { tier: scene.say("tier." + tier) })], ["preschool", scene.say("tier.preschool")], ["elementary", scene.say("tier.elementary")], ["preteen", scene.say("tier.preteen")]],
      override, (chosen) => (override = chosen))),
    field(scene.say("web.parent.accounts"), accounts, scene.say("web.parent.accounts.note")),
    h("p", {}, h("button", { type: "submit", class: "button primary" }, scene.say("web.parent.save"))));
  return card(scene.say("web.parent.profile"), {}, form);
}

/** @param {string} value */
function nameInput(value) {
  const input = h("input", { type: "text", maxlength: 80, required: true, autocomplete: "off" });
  input.value = value;
  return input;
}

/** What helps to use kidd. */
const helps = /** @type {const} */ (["readAloud", "captions", "mute", "reducedMotion", "highContrast", "dyslexiaFriendlyFont"]);

/**
 * @param {Scene} scene
 * @param {Child} child
 * @param {(change: Change) => Promise<void>} set
 */
function helpCard(scene, { profile }, set) {
  return card(
    scene.say("web.parent.access"), {},
    helps.map((name) => check(scene.say("web.parent.access." + name), profile.accessibility[name] ?? false, (isOn) => void set({ accessibility: { [name]: isOn } }))),
    check(scene.say("web.parent.offersHints"), profile.offersHints, (isOn) => void set({ offersHints: isOn })),
    check(scene.say("web.parent.offersNarration"), profile.offersNarration, (isOn) => void set({ offersNarration: isOn })));
}

/**
 * @param {Scene} scene
 * @param {Child} child
 * @param {(change: Change) => Promise<void>} set
 */
function consentCard(scene, { consents }, set) {
  return card(
    scene.say("web.parent.consents"), {}, h("p", { class: "note" }, scene.say("web.parent.consents.note")),
    check(scene.say("web.parent.consent.analytics"), consents.analytics, (isOn) => void set({ consents: { analytics: isOn } })));
}

/**
 * Hiding a child, which can be undone, and erasing it, which cannot.
 *
 * @param {Scene} scene
 * @param {Child} child
 */
function leaveCard(scene, { profile: { child, name } }) {
  const archive = () => dialog(scene.say("web.parent.archiveOf", { name }), (close) => [
    h("p", {}, scene.say("web.parent.archive.note")),
    buttons(scene, close, scene.say("web.parent.archive"), async () => {
      await scene.change("child.archive", { child, archived: true });
      scene.app.go("/parent/children");
    }),
  ]);
  const erase = () => {
    const typed = nameInput("");
    dialog(scene.say("web.parent.eraseOf", { name }), (close) => [
      h("p", {}, scene.say("web.parent.erase.note", { name })), field(scene.say("web.parent.erase.name", { name }), typed),
      buttons(scene, close, scene.say("web.parent.erase"), async () => {
        await scene.once("child.erase", { child, confirmName: typed.value });
        scene.app.tell(scene.say("web.parent.erased", { name }));
        scene.app.go("/parent/children");
      }, [typed], () => typed.setCustomValidity(typed.value === name ? "" : scene.say("web.parent.erase.name", { name }))),
    ]);
    typed.addEventListener("input", () => typed.setCustomValidity(""));
  };
  return card(scene.say("web.parent.leaving"), {}, h("p", { class: "note" }, scene.say("web.parent.leaving.note")), h("div", { class: "row" },
    button(scene.say("web.parent.archive"), archive), button(scene.say("web.parent.erase"), erase, { class: "danger" })));
}

/**
 * @param {Scene} scene
 * @param {import("../kidd.js").ChildName[]} children
 */
function archivedCard(scene, children) {
  return card(scene.say("web.parent.archived"), {}, h("ul", { class: "p-list", role: "list" }, children.map(({ child, name }) =>
    h("li", { class: "spread" }, name, button(scene.say("web.parent.bringBack"), () => void scene.attempt(async () => {
      await scene.change("child.archive", { child, archived: false });
      scene.app.go(`/parent/children/${child}`);
    }), { class: "quiet", "aria-label": `${scene.say("web.parent.bringBack")}: ${name}` })))));
}
