// The children's profiles: who they are, what helps them to use kidd, and what a parent consents to.

import { h } from "../core/dom.js";
import { button, card, dialog } from "../core/parts.js";
import { check, facts, field, menu, numberInput } from "./parts.js";
import { chooseChild } from "./scene.js";
import { buttons } from "./giving.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../kidd.js").Child} Child */
/** @typedef {Omit<import("../kidd.js").ChildUpdateParams, "child">} Change */

/**
 * @param {Scene} scene
 * @param {string[]} path
 */
export async function showChildren(scene, [wanted]) {
  const { child, tabs } = await chooseChild(scene, "children", wanted);
  const add = h("p", {}, button(scene.say("web.parent.addChild"), () => addChild(scene)));
  if (!child) return scene.show(scene.say("web.parent.children"), h("p", {}, scene.say("web.nobody")), add);
  const told = await scene.ask("child.get", { child });
  /** @param {Change} change */
  const set = (change) => scene.attempt(async () => {
    await scene.change("child.update", { child, ...change });
    scene.app.tell(scene.say("web.parent.saved"), "good");
  });
  scene.show(
    told.profile.name, tabs,
    h("div", { class: "p-columns" }, profileCard(scene, told, set), helpCard(scene, told, set), consentCard(scene, told, set)), add);
}

/**
 * @param {Scene} scene
 * @param {Child} child
 * @param {(change: Change) => Promise<void>} set
 */
function profileCard(scene, { profile, age, tier }, set) {
  const name = h("input", { type: "text", maxlength: 80, required: true, autocomplete: "off" });
  name.value = profile.name;
  const born = h("input", { type: "month", required: true });
  born.value = profile.born;
  let grade = profile.schoolGrade ?? null;
  let locale = profile.locale ?? "";
  let override = profile.tierOverride ?? "";
  const form = h(
    "form", { class: "stack", onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      void set({
        name: name.value.trim(), born: born.value, schoolGrade: grade, locale: locale || null,
        tierOverride: /** @type {Change["tierOverride"]} */ (override || null),
      });
    } },
    field(scene.say("web.parent.name"), name), field(scene.say("web.parent.born"), born),
    field(scene.say("web.parent.grade"), numberInput(grade, (value) => (grade = value), { max: 12, class: "p-short" }), scene.say("web.parent.grade.note")),
    field(scene.say("web.parent.language"), menu(
      [["", scene.say("web.parent.asFamily")], ["en", "English"], ["de", "Deutsch"], ["es", "Español"], ["fr", "Français"]], locale, (tag) => (locale = tag))),
    field(scene.say("web.parent.tier"), menu(
      [["", scene.say("web.parent.byAge", { tier: scene.say("tier." + tier) })], ["preschool", scene.say("tier.preschool")], ["elementary", scene.say("tier.elementary")], ["preteen", scene.say("tier.preteen")]],
      override, (chosen) => (override = chosen))),
    h("button", { type: "submit", class: "button primary" }, scene.say("web.parent.save")));
  return card(scene.say("web.parent.profile"), {}, facts([
    [scene.say("web.parent.age"), String(age)],
    [scene.say("web.parent.accounts"), profile.uids.length > 0 ? profile.uids.join(", ") : scene.say("web.parent.anyAccount")],
  ]), form);
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
    check(scene.say("web.parent.consent.leaderboards"), consents.leaderboards, (isOn) => void set({ consents: { leaderboards: isOn } })),
    check(scene.say("web.parent.consent.analytics"), consents.analytics, (isOn) => void set({ consents: { analytics: isOn } })));
}

/** @param {Scene} scene */
function addChild(scene) {
  const name = h("input", { type: "text", maxlength: 80, required: true, autocomplete: "off" });
  const born = h("input", { type: "month", required: true });
  dialog(scene.say("web.parent.addChild"), (close) => [
    field(scene.say("web.parent.name"), name), field(scene.say("web.parent.born"), born),
    buttons(scene, close, scene.say("web.parent.add"), async () => {
      if (!name.reportValidity() || !born.reportValidity()) return;
      const { profile } = await scene.change("child.add", { name: name.value.trim(), born: born.value });
      scene.app.go(`/parent/limits/${profile.child}`);
    }),
  ]);
}
