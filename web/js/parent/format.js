// How limits, times and dates are written. Instants carry the household's offset, so their digits are its local time.

import { lengthOfMinutes } from "../core/lengths.js";

/** @typedef {import("./scene.js").Scene} Scene */

export const weekdays = /** @type {const} */ ([
  "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
]);

/** @typedef {(typeof weekdays)[number]} Weekday */

/**
 * The weekdays as the household's week has them.
 *
 * @param {Weekday} first
 * @returns {Weekday[]}
 */
export function weekFrom(first) {
  const at = weekdays.indexOf(first);
  return [...weekdays.slice(at), ...weekdays.slice(0, at)];
}

/**
 * The time of day of an instant.
 *
 * @param {string} instant
 */
export const clock = (instant) => instant.slice(11, 16);

/**
 * The same where it ends something: midnight is 24:00.
 *
 * @param {string} instant
 */
export const clockEnd = (instant) => (clock(instant) === "00:00" ? "24:00" : clock(instant));

/**
 * The date of an instant.
 *
 * @param {string} instant
 */
export const dayOf = (instant) => instant.slice(0, 10);

/**
 * Minutes of a limit; null is unlimited.
 *
 * @param {Scene} scene
 * @param {number | null | undefined} minutes
 */
export function limit(scene, minutes) {
  return minutes === null || minutes === undefined ? scene.say("web.parent.unlimited") : lengthOfMinutes(scene, minutes);
}

/**
 * A kind of questions; one without a name in the catalogue as programs call it.
 *
 * @param {Scene} scene
 * @param {string} kind
 */
export const kindName = (scene, kind) => (scene.app.words.has("kind." + kind) ? scene.say("kind." + kind) : kind);

/**
 * A date.
 *
 * @param {Scene} scene
 * @param {string} day
 * @param {"short" | "long" | "weekday"} [style]
 */
export function date(scene, day, style = "short") {
  /** @type {Record<string, Intl.DateTimeFormatOptions>} */
  const styles = {
    short: { weekday: "short", day: "numeric", month: "short" },
    long: { weekday: "long", day: "numeric", month: "long" },
    weekday: { weekday: "short" },
  };
  return new Intl.DateTimeFormat(scene.tag, { ...styles[style], timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));
}

/**
 * The short name of a weekday.
 *
 * @param {Scene} scene
 * @param {Weekday} weekday
 */
export function shortName(scene, weekday) {
  // A week that began on a Monday.
  return date(scene, `2024-01-0${weekdays.indexOf(weekday) + 1}`, "weekday");
}

/**
 * A date and a time.
 *
 * @param {Scene} scene
 * @param {string} instant
 */
export const moment = (scene, instant) => `${date(scene, dayOf(instant))}, ${clock(instant)}`;

/**
 * A day some days later.
 *
 * @param {string} day
 * @param {number} count
 */
export function dayAfter(day, count) {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
}

/**
 * The instant at which a day and time are in a zone, summer time included.
 *
 * @param {string} day
 * @param {string} time Such as `18:30`.
 * @param {string} zone Such as `Europe/Berlin`.
 */
export function instantOf(day, time, zone) {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  // Swedish dates are written as ISO has them.
  const shown = (/** @type {number} */ at) => Date.parse(`${new Date(at).toLocaleString("sv-SE", { timeZone: zone }).replace(" ", "T")}Z`);
  let at = wanted - (shown(wanted) - wanted);
  at -= shown(at) - wanted;
  return new Date(at).toISOString().replace(/\.\d+/, "");
}

/**
 * What an activity is, in words.
 *
 * @param {Scene} scene
 * @param {import("../kidd.js").ActivityRef} activity
 */
export function activityName(scene, activity) {
  return activity.lesson ?? activity.app ?? activity.subject ?? activity.pack ?? scene.say("web.parent.screen");
}
