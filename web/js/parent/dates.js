// Dates with other rules: holidays, a day with more or fewer minutes.

import { h, put } from "../core/dom.js";
import { button } from "../core/parts.js";
import { date, limit } from "./format.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./week.js").Editing} Editing */
/** @typedef {import("../kidd.js").DateOverride} DateOverride */

/**
 * @param {Scene} scene
 * @param {Editing} editing
 * @param {string} today
 * @param {(first: string) => void} shown Asks for the preview to show a date.
 */
export function dateList(scene, editing, today, shown) {
  const list = h("ul", { class: "p-list", role: "list" });
  /** @param {DateOverride} [old] */
  const edit = (old) => void scene.attempt(async () => (await import("./dateform.js")).editDate(scene, old, today, editing.draft.weekly, (made) => {
    const { dates } = editing.draft;
    if (old) dates.splice(dates.indexOf(old), 1, made);
    else dates.push(made);
    shown(made.first);
    editing.changed();
  }));
  const draw = () => put(list, editing.draft.dates.map((dates) =>
    h(
      "li", { class: "spread" },
      h("div", {}, h("strong", {}, dates.name ?? span(scene, dates)), h("p", { class: "note" }, dateWords(scene, dates))),
      h("div", { class: "row" },
        button(scene.say("web.parent.edit"), () => edit(dates), { class: "quiet", "aria-label": `${scene.say("web.parent.edit")}: ${dates.name ?? span(scene, dates)}` }),
        button(scene.say("web.parent.remove"), () => {
          editing.draft.dates = editing.draft.dates.filter((other) => other !== dates);
          editing.changed();
        }, { class: "quiet", "aria-label": `${scene.say("web.parent.remove")}: ${dates.name ?? span(scene, dates)}` })))));
  draw();
  return { element: h("div", { class: "stack" }, list, h("p", {}, button(scene.say("web.parent.addDate"), () => edit()))), draw };
}

/**
 * @param {Scene} scene
 * @param {DateOverride} dates
 */
function span(scene, dates) {
  return dates.first === dates.last ? date(scene, dates.first) : `${date(scene, dates.first)} – ${date(scene, dates.last)}`;
}

/**
 * @param {Scene} scene
 * @param {DateOverride} dates
 */
function dateWords(scene, dates) {
  const windows = (/** @type {import("../kidd.js").QuietWindow[]} */ list) => list.map((window) => `${window.start}–${window.end}`).join(", ");
  return [
    span(scene, dates),
    dates.dailyMinutes !== undefined && limit(scene, dates.dailyMinutes),
    dates.quietHours && (dates.quietHours.length === 0 ? scene.say("web.parent.noQuiet") : `${scene.say("web.parent.quiet")} ${windows(dates.quietHours)}`),
    dates.allowedWindows && (dates.allowedWindows.length === 0 ? scene.say("web.parent.always") : `${scene.say("web.parent.allowed")} ${windows(dates.allowedWindows)}`),
  ].filter(Boolean).join(" · ");
}
