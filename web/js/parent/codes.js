// Codes on paper, each good for minutes once: made, printed, listed and revoked.

import { h, put } from "../core/dom.js";
import { lengthOfMinutes } from "../core/lengths.js";
import { button, card } from "../core/parts.js";
import { date, dayAfter, dayOf, instantOf } from "./format.js";
import { check, field, menu, numberInput } from "./parts.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../kidd.js").ChildName} ChildName */

/** @param {Scene} scene */
export async function codes(scene) {
  const [{ children }, { zone }, { now }] = await Promise.all([scene.ask("child.list", {}), scene.ask("household.get", {}), scene.ask("daemon.info", {})]);
  const sheet = h("div", { class: "p-sheet-place", "aria-live": "polite" });
  const list = h("div", { class: "stack" });
  const names = new Map(children.map((child) => [child.child, child.name]));
  const draw = async () => put(list, ...(await listed(scene, names, draw)));
  await draw();
  return [makeCard(scene, { children, names, zone, today: dayOf(now) }, sheet, draw), sheet, card(scene.say("web.parent.codes.made"), {}, list)];
}

/**
 * @param {Scene} scene
 * @param {{ children: ChildName[], names: Map<string, string>, zone: string, today: string }} given
 * @param {HTMLElement} sheet
 * @param {() => Promise<void>} draw
 */
function makeCard(scene, { children, names, zone, today }, sheet, draw) {
  let [child, minutes, count] = ["", 15, 6];
  const last = h("input", { type: "date", min: today });
  const past = check(scene.say("web.parent.pastQuiet"), false);
  const make = async () => {
    const made = await scene.once("time.codes", {
      minutes, count, pastQuietHours: past.input.checked, ...(child ? { child } : {}),
      ...(last.value ? { expiresAt: instantOf(dayAfter(last.value, 1), "00:00", zone) } : {}),
    });
    put(sheet, printed(scene, made, names, last.value));
    sheet.scrollIntoView({ block: "nearest" });
    await draw();
  };
  return card(
    scene.say("web.parent.codes.make"), {}, h("p", { class: "note" }, scene.say("web.parent.codes.note")),
    h("form", { class: "stack", onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); void scene.attempt(make); } },
      h("div", { class: "row p-end" },
        field(scene.say("web.parent.codes.count"), numberInput(count, (value) => (count = value ?? count), { min: 1, max: 50, required: true, class: "p-short" })),
        field(scene.say("web.parent.codes.minutes"), numberInput(minutes, (value) => (minutes = value ?? minutes), { min: 1, max: 1440, required: true, class: "p-short" })),
        field(scene.say("web.parent.forWhom"), menu([["", scene.say("web.parent.anyChild")], ...children.map((each) => /** @type {const} */ ([each.child, each.name]))], child, (chosen) => (child = chosen))),
        field(scene.say("web.parent.codes.last"), last)), past,
      h("p", {}, h("button", { type: "submit", class: "button primary" }, scene.say("web.parent.codes.make")))));
}

/**
 * The codes to cut out. kidd tells them this once.
 *
 * @param {Scene} scene
 * @param {import("../kidd.js").CodesMade} made
 * @param {Map<string, string>} names
 * @param {string} last
 */
function printed(scene, made, names, last) {
  const minutes = lengthOfMinutes(scene, made.minutes);
  const words = made.child ? scene.say("web.parent.codes.for", { minutes, name: names.get(made.child) ?? made.child }) : scene.say("web.parent.codes.forAny", { minutes });
  return card(
    scene.say("web.parent.codes.new"), { class: "p-sheet-card" }, h("p", { class: "p-notice p-no-print" }, scene.say("web.parent.codes.once")),
    h("ul", { class: "p-sheet", role: "list" }, made.codes.map(({ code, codeId }) => h(
      "li", {}, h("strong", {}, words), h("span", { class: "p-code" }, code), h("span", { class: "note" }, codeId, last && ` · ${scene.say("web.parent.codes.until", { day: date(scene, last) })}`)))),
    button(scene.say("web.parent.print"), () => print(), { class: "primary p-no-print" }));
}

/**
 * @param {Scene} scene
 * @param {Map<string, string>} names
 * @param {() => Promise<void>} draw
 */
async function listed(scene, names, draw) {
  const all = (await scene.ask("time.listCodes", {})).codes;
  const nameOf = (/** @type {string | undefined} */ child) => (child ? names.get(child) ?? child : scene.say("web.parent.anyChild"));
  /** @param {string[]} codeIds */
  const revoke = (codeIds) => scene.attempt(async () => {
    const { revoked } = await scene.change("time.revokeCodes", { codeIds });
    await draw();
    scene.app.tell(scene.say("web.parent.codes.revoked", { count: revoked.length }), "good");
  });
  const unused = all.filter((code) => code.state === "unused").map((code) => code.codeId);
  if (all.length === 0) return [h("p", {}, scene.say("web.parent.codes.none"))];
  const tones = { unused: "good", used: "", expired: "time" };
  return [
    h("ul", { class: "p-list", role: "list" }, [...all].reverse().map((code) => h(
      "li", { class: "spread" },
      h("span", {}, h("strong", {}, code.codeId), ` · ${lengthOfMinutes(scene, code.minutes)} · ${nameOf(code.usedBy ?? code.child)}`),
      h("div", { class: "row" },
        h("span", { class: `chip ${tones[code.state]}` }, scene.say("web.parent.codes.state." + code.state)),
        code.usedAt && h("span", { class: "note" }, date(scene, dayOf(code.usedAt))),
        code.state === "unused" && button(scene.say("web.parent.codes.revoke"), () => void revoke([code.codeId]),
          { class: "quiet", "aria-label": `${scene.say("web.parent.codes.revoke")}: ${code.codeId}` }))))),
    unused.length > 1 && button(scene.say("web.parent.codes.revokeAll"), () => void revoke(unused), { class: "danger" }),
  ];
}
