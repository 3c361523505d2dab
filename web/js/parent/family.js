// The family: its name, calendar and language, the parents, their PINs, and the recovery code.

import { h, put } from "../core/dom.js";
import { button, card, dialog } from "../core/parts.js";
import { moment, weekdays } from "./format.js";
import { buttons } from "./giving.js";
import { save as saveOver, seenOf } from "./meanwhile.js";
import { check, field, languages, menu, numberInput } from "./parts.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../kidd.js").Household} Household */

/** @param {Scene} scene */
export async function family(scene) {
  const place = h("div", { class: "p-columns" });
  const draw = async () => {
    const [household, { parents }] = await Promise.all([scene.ask("household.get", {}), scene.ask("parent.list", {})]);
    put(place, parentsCard(scene, parents, draw), accessCard(scene), settingsCard(scene, household, draw));
  };
  await draw();
  return [place];
}

/** A PIN as kidd takes it. */
const pinInput = () => h("input", { type: "password", inputmode: "numeric", pattern: "[0-9]{4,12}", minlength: 4, maxlength: 12, required: true, autocomplete: "off" });

/** @param {string} value */
function nameInput(value) {
  const input = h("input", { type: "text", maxlength: 80, required: true, autocomplete: "off" });
  input.value = value;
  return input;
}

/**
 * @param {Scene} scene
 * @param {import("../kidd.js").ParentEntry[]} parents
 * @param {() => Promise<void>} draw
 */
function parentsCard(scene, parents, draw) {
  const item = (/** @type {import("../kidd.js").ParentEntry} */ parent) => h(
    "li", { class: "spread" },
    h("span", {}, h("strong", {}, parent.name), parent.unlockedAt && h("span", { class: "note" }, ` · ${scene.say("web.parent.unlockedAt", { time: moment(scene, parent.unlockedAt) })}`)),
    h("div", { class: "row" },
      button(scene.say("web.parent.rename"), () => rename(scene, parent, draw), { class: "quiet", "aria-label": `${scene.say("web.parent.rename")}: ${parent.name}` }),
      parents.length > 1 && parent.parent !== scene.desk.parent?.parent && button(scene.say("web.parent.remove"), () => remove(scene, parent, draw),
        { class: "quiet", "aria-label": `${scene.say("web.parent.remove")}: ${parent.name}` })));
  return card(scene.say("web.parent.parents"), {}, h("ul", { class: "p-list", role: "list" }, parents.map(item)),
    button(scene.say("web.parent.addParent"), () => addParent(scene, draw)));
}

/**
 * @param {Scene} scene
 * @param {() => Promise<void>} draw
 */
function addParent(scene, draw) {
  const [name, pin, again] = [nameInput(""), pinInput(), pinInput()];
  again.addEventListener("input", () => again.setCustomValidity(""));
  dialog(scene.say("web.parent.addParent"), (close) => [
    field(scene.say("web.parent.name"), name), field(scene.say("web.parent.pin"), pin, scene.say("web.parent.pin.form")), field(scene.say("web.parent.pin.again2"), again),
    buttons(scene, close, scene.say("web.parent.add"), async () => {
      await scene.once("parent.add", { name: name.value.trim(), pin: pin.value });
      await draw();
    }, [name, pin, again], () => again.setCustomValidity(again.value === pin.value ? "" : scene.say("web.parent.pin.differs"))),
  ]);
}

/**
 * @param {Scene} scene
 * @param {import("../kidd.js").ParentEntry} parent
 * @param {() => Promise<void>} draw
 */
function rename(scene, parent, draw) {
  const name = nameInput(parent.name);
  dialog(scene.say("web.parent.rename"), (close) => [
    field(scene.say("web.parent.name"), name),
    buttons(scene, close, scene.say("web.parent.save"), async () => {
      await scene.change("parent.rename", { parent: parent.parent, name: name.value.trim() });
      await draw();
    }, [name]),
  ]);
}

/**
 * @param {Scene} scene
 * @param {import("../kidd.js").ParentEntry} parent
 * @param {() => Promise<void>} draw
 */
function remove(scene, parent, draw) {
  dialog(scene.say("web.parent.removeParent", { name: parent.name }), (close) => [
    h("p", {}, scene.say("web.parent.removeParent.note")),
    buttons(scene, close, scene.say("web.parent.remove"), async () => {
      await scene.change("parent.remove", { parent: parent.parent });
      await draw();
    }),
  ]);
}

/**
 * The PIN of the parent who is here, and the code for when it is forgotten.
 *
 * @param {Scene} scene
 */
function accessCard(scene) {
  return card(
    scene.say("web.parent.yourAccess", { name: scene.desk.parent?.name ?? "" }), {}, h("p", { class: "note" }, scene.say("web.parent.yourAccess.note")),
    h("div", { class: "row" }, button(scene.say("web.parent.changePin"), () => changePin(scene)), button(scene.say("web.parent.newCode"), () => newCode(scene))));
}

/** @param {Scene} scene */
function changePin(scene) {
  const [pin, wanted, again] = [pinInput(), pinInput(), pinInput()];
  again.addEventListener("input", () => again.setCustomValidity(""));
  dialog(scene.say("web.parent.changePin"), (close) => [
    field(scene.say("web.parent.pin.now"), pin), field(scene.say("web.parent.pin.new"), wanted, scene.say("web.parent.pin.form")), field(scene.say("web.parent.pin.newAgain"), again),
    buttons(scene, close, scene.say("web.parent.save"), async () => {
      await scene.desk.changePin(pin.value, wanted.value);
    }, [pin, wanted, again], () => again.setCustomValidity(again.value === wanted.value ? "" : scene.say("web.parent.pin.differs"))),
  ]);
}

/** @param {Scene} scene */
function newCode(scene) {
  const pin = pinInput();
  const shown = h("p", { class: "p-code", role: "status" });
  dialog(scene.say("web.parent.newCode"), (close) => [
    h("p", {}, scene.say("web.parent.newCode.note")), field(scene.say("web.parent.pin.now"), pin), shown,
    h("div", { class: "row p-foot" },
      button(scene.say("web.parent.newCode.show"), () => pin.reportValidity() && void scene.attempt(async () => {
        put(shown, (await scene.once("parent.newRecoveryCode", { pin: pin.value })).recoveryCode);
        pin.value = "";
      }), { class: "primary" }),
      button(scene.say("web.parent.close"), close, { class: "quiet" })),
  ]);
}

/**
 * @param {Scene} scene
 * @param {Household} household
 * @param {() => Promise<void>} draw
 */
function settingsCard(scene, household, draw) {
  let { weekStart, locale, retentionMonths } = household;
  const [name, zone] = [nameInput(household.name), nameInput(household.zone)];
  const dayStart = h("input", { type: "time", min: "00:00", max: "06:00", required: true });
  dayStart.value = household.dayStart;
  const weekend = weekdays.map((day) => check(scene.say("weekday." + day), household.weekendDays.includes(day), undefined, { value: day }));
  const strangers = check(scene.say("web.parent.strangers"), household.admitsStrangers ?? true);
  const settings = () => ({
    name: name.value.trim(), zone: zone.value.trim(), weekStart, dayStart: dayStart.value, locale, retentionMonths,
    weekendDays: weekdays.filter((_, at) => weekend[at].input.checked), admitsStrangers: strangers.input.checked,
  });
  // What nobody has touched is not set: the other parent may have changed it, or nobody ever has.
  const before = new Map(Object.entries(settings()).map(([key, value]) => [key, JSON.stringify(value)]));
  const save = async () => {
    const changed = Object.fromEntries(Object.entries(settings()).filter(([key, value]) => JSON.stringify(value) !== before.get(key)));
    if (!(await saveOver(scene, "household.update", changed, seenOf(household, changed)))) return draw();
    await scene.app.speak();
    scene.app.tell(scene.say("web.parent.saved"), "good");
    // The whole page has another language now.
    if ("locale" in changed) dispatchEvent(new HashChangeEvent("hashchange"));
    else await draw();
  };
  return card(scene.say("web.parent.settings"), {}, h(
    "form", { class: "stack", onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); void scene.attempt(save); } },
    field(scene.say("web.parent.familyName"), name), field(scene.say("web.parent.language"), menu(languages, /** @type {(typeof languages)[number][0]} */ (locale.slice(0, 2)), (tag) => (locale = tag))),
    field(scene.say("web.parent.zone"), zone, scene.say("web.parent.zone.note")),
    field(scene.say("web.parent.weekStart"), menu(weekdays.map((day) => /** @type {const} */ ([day, scene.say("weekday." + day)])), weekStart, (day) => (weekStart = day))),
    h("fieldset", { class: "p-who" }, h("legend", {}, scene.say("web.parent.weekendDays")), weekend),
    field(scene.say("web.parent.dayStart"), dayStart, scene.say("web.parent.dayStart.note")),
    field(scene.say("web.parent.retention"), numberInput(retentionMonths, (months) => (retentionMonths = months), { min: 1, max: 120, class: "p-short" }), scene.say("web.parent.retention.note")),
    strangers, h("p", {}, h("button", { type: "submit", class: "button primary" }, scene.say("web.parent.save")))));
}
