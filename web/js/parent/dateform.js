// The form of dates with other rules.

import { h } from "../core/dom.js";
import { button, dialog } from "../core/parts.js";
import { dayAfter, limit } from "./format.js";
import { field, numberInput, segments } from "./parts.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../kidd.js").DateOverride} DateOverride */

/**
 * @param {Scene} scene
 * @param {DateOverride | undefined} old
 * @param {string} today
 * @param {number | null} weekly The week's minutes, which hold on these dates, too.
 * @param {(made: DateOverride) => void} keep
 */
export function editDate(scene, old, today, weekly, keep) {
  const first = dayInput(old?.first ?? dayAfter(today, 1));
  const last = dayInput(old?.last ?? first.value);
  first.addEventListener("change", () => { if (last.value < first.value) last.value = first.value; });
  for (const input of [first, last]) input.addEventListener("input", () => last.setCustomValidity(""));
  const name = h("input", { type: "text", maxlength: 60, autocomplete: "off" });
  name.value = old?.name ?? "";
  const minutes = minutesChoice(scene, old);
  const quiet = windowChoice(scene, scene.say("web.parent.quiet"), scene.say("web.parent.noQuiet"), old?.quietHours, ["21:00", "08:00"]);
  const allowed = windowChoice(scene, scene.say("web.parent.allowed"), scene.say("web.parent.always"), old?.allowedWindows, ["09:00", "18:00"]);
  dialog(old ? scene.say("web.parent.editDate") : scene.say("web.parent.addDate"), (close) => [
    field(scene.say("web.parent.name"), name, scene.say("web.parent.name.note")),
    h("div", { class: "row" }, field(scene.say("web.parent.firstDay"), first), field(scene.say("web.parent.lastDay"), last)),
    minutes.element, weekly !== null && h("p", { class: "note" }, scene.say("web.parent.weekHolds", { minutes: limit(scene, weekly) })), quiet.element, allowed.element,
    h("div", { class: "row p-foot" },
      button(scene.say("web.parent.take"), () => {
        last.setCustomValidity(last.value < first.value ? scene.say("web.parent.lastDay.early") : "");
        if (!first.reportValidity() || !last.reportValidity()) return;
        const rules = { ...minutes.value(), ...windowsMember("quietHours", quiet.value()), ...windowsMember("allowedWindows", allowed.value()) };
        name.setCustomValidity(Object.keys(rules).length ? "" : scene.say("web.parent.dates.asUsual"));
        if (!name.reportValidity()) return;
        keep({
          ...(old?.priority === undefined ? {} : { priority: old.priority }), first: first.value, last: last.value,
          ...(name.value.trim() ? { name: name.value.trim() } : {}), ...rules,
        });
        close();
      }, { class: "primary" }),
      button(scene.say("web.parent.cancel"), close, { class: "quiet" })),
  ]);
}

/** @param {string} day */
function dayInput(day) {
  const input = h("input", { type: "date", required: true });
  input.value = day;
  return input;
}

/**
 * @param {"quietHours" | "allowedWindows"} member
 * @param {import("../kidd.js").QuietWindow[] | undefined} windows
 */
const windowsMember = (member, windows) => (windows ? { [member]: windows } : {});

/**
 * @param {Scene} scene
 * @param {DateOverride | undefined} old
 */
function minutesChoice(scene, old) {
  let choice = /** @type {"usual" | "number" | "unlimited"} */ (
    old?.dailyMinutes === undefined ? "usual" : old.dailyMinutes === null ? "unlimited" : "number");
  let value = old?.dailyMinutes ?? 60;
  const number = numberInput(value, (minutes) => (value = minutes ?? 0), { max: 1440, class: "p-short" });
  const own = field(scene.say("web.parent.minutes"), number);
  own.hidden = choice !== "number";
  const element = h("div", { class: "stack" }, segments(
    scene.say("web.parent.aDay"),
    [["usual", scene.say("web.parent.asUsual")], ["number", scene.say("web.parent.ownMinutes")], ["unlimited", scene.say("web.parent.unlimited")]],
    choice, (chosen) => { choice = chosen; own.hidden = choice !== "number"; }), own);
  return { element, value: () => (choice === "usual" ? {} : { dailyMinutes: choice === "unlimited" ? null : value }) };
}

/**
 * @param {Scene} scene
 * @param {string} label
 * @param {string} none What no window means.
 * @param {import("../kidd.js").QuietWindow[] | undefined} old
 * @param {[string, string]} offered
 */
function windowChoice(scene, label, none, old, offered) {
  let choice = /** @type {"usual" | "none" | "own"} */ (old === undefined ? "usual" : old.length === 0 ? "none" : "own");
  const [start, end] = [old?.[0]?.start ?? offered[0], old?.[0]?.end ?? offered[1]].map((time) => {
    const input = h("input", { type: "time", required: true });
    input.value = time === "24:00" ? "00:00" : time;
    return input;
  });
  const own = h("div", { class: "row" }, field(scene.say("web.parent.from"), start), field(scene.say("web.parent.to"), end));
  own.hidden = choice !== "own";
  const element = h("div", { class: "stack" }, segments(
    label, [["usual", scene.say("web.parent.asUsual")], ["none", none], ["own", scene.say("web.parent.ownTimes")]],
    choice, (chosen) => { choice = chosen; own.hidden = choice !== "own"; }), own);
  const value = () => {
    if (choice === "usual") return undefined;
    if (choice === "none") return [];
    // Windows beyond the first, and what else they say, stay as they are.
    return [{ ...old?.[0], start: start.value, end: end.value === "00:00" ? "24:00" : end.value }, ...(old?.slice(1) ?? [])];
  };
  return { element, value };
}
