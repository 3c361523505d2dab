// The next days as limits make them, before they are saved: kidd's own answer, beside what holds now.

import { h, put } from "../core/dom.js";
import { length, minutesLeft } from "../core/lengths.js";
import { clock, clockEnd, date, limit } from "./format.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../kidd.js").DayPreview} DayPreview */

const dayCount = 7;

/**
 * @param {Scene} scene
 * @param {string} child
 */
export function previewOf(scene, child) {
  const element = h("div", { class: "p-preview", "aria-live": "polite" });
  let asked = 0;

  /**
   * Shows the days from one on.
   *
   * @param {import("../kidd.js").PolicyChange} change
   * @param {string | undefined} first
   */
  const show = async (change, first) => {
    const mine = (asked += 1);
    element.setAttribute("aria-busy", "true");
    const of = { child, dayCount, ...(first ? { first } : {}) };
    const isNew = Object.keys(change).length > 0;
    const [wanted, now] = await Promise.all([
      scene.ask("policy.preview", isNew ? { ...of, change } : of), isNew ? scene.ask("policy.preview", of) : undefined,
    ]);
    if (mine !== asked) return;
    element.removeAttribute("aria-busy");
    put(element, wanted.days.map((day, at) => row(scene, day, now?.days[at])));
  };
  return { element, show };
}

/**
 * @param {Scene} scene
 * @param {DayPreview} day
 * @param {DayPreview} [before]
 */
function row(scene, day, before) {
  const [minutes, was] = [day, before ?? day].map((each) => limit(scene, minutesOf(each)));
  const hasChanged = before !== undefined
    && (stretchWords(scene, day) !== stretchWords(scene, before) || day.limitMinutes !== before.limitMinutes || minutes !== was);
  const weekEndsFirst = day.weekLeftSeconds !== undefined && day.limitMinutes !== null && day.weekLeftSeconds < day.limitMinutes * 60;
  return h(
    "div", { class: `p-preview-day${hasChanged ? " is-changed" : ""}` },
    h("div", { class: "p-preview-name" }, h("strong", {}, date(scene, day.day)), day.dates && h("span", { class: "chip" }, day.dates)),
    bar(scene, day),
    h("div", { class: "p-preview-minutes" },
      h("strong", {}, minutes),
      minutes !== limit(scene, day.limitMinutes) && h("span", { class: "note" },
        day.limitMinutes === null ? scene.say("web.parent.ofNoLimit") : scene.say("web.parent.ofLimit", { limit: limit(scene, day.limitMinutes) })),
      minutes !== was && h("span", { class: "note" }, scene.say("web.parent.before", { what: was })),
      hasChanged && h("span", { class: "chip time" }, scene.say("web.parent.new"))),
    h("p", { class: "note p-preview-words" }, stretchWords(scene, day),
      weekEndsFirst && ` · ${scene.say("web.parent.weekLeaves", { left: length(scene, day.weekLeftSeconds ?? 0) })}`,
      day.windowNotes.map((note) => ` · ${note.say}`)));
}

/**
 * The minutes that a child really has on a day: what limit, week and hours leave. Without limit of any kind: null.
 *
 * @param {DayPreview} day
 */
function minutesOf({ limitMinutes, usedSeconds = 0, weekLeftSeconds, openSeconds }) {
  if (limitMinutes === null && weekLeftSeconds === undefined && openSeconds !== 0) return null;
  const left = Math.min(weekLeftSeconds ?? Infinity, openSeconds ?? Infinity) + usedSeconds;
  return Math.min(limitMinutes ?? Infinity, minutesLeft(left));
}

/**
 * @param {Scene} scene
 * @param {DayPreview} day
 */
function bar(scene, day) {
  const [begins, ends] = [Date.parse(day.beginsAt), Date.parse(day.endsAt)];
  return h("div", { class: "p-bar", "aria-hidden": "true" }, day.stretches.map((stretch) => {
    const part = h("span", { class: stretch.kind });
    part.style.left = `${((Date.parse(stretch.beginsAt) - begins) / (ends - begins)) * 100}%`;
    part.style.width = `${((Date.parse(stretch.endsAt) - Date.parse(stretch.beginsAt)) / (ends - begins)) * 100}%`;
    return part;
  }));
}

/**
 * When the child may: "07:00–20:00".
 *
 * @param {Scene} scene
 * @param {DayPreview} day
 */
function stretchWords(scene, day) {
  const open = day.stretches.filter((stretch) => stretch.kind === "allowed");
  if (open.length === 0) return scene.say("web.parent.closedDay");
  const times = open.map((stretch) => `${clock(stretch.beginsAt)}–${clockEnd(stretch.endsAt)}`).join(", ");
  return scene.say("web.parent.open", { times });
}
