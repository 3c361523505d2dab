// How long a subject is to rest: until a day, until something else was learned, or until a parent wakes it up.

import { h } from "../core/dom.js";
import { button, dialog } from "../core/parts.js";
import { dayAfter, instantOf, weekdays } from "./format.js";
import { field, menu, segments } from "./parts.js";

/** @typedef {import("./scene.js").Scene} Scene */

/**
 * @param {Scene} scene
 * @param {object} given
 * @param {string} given.title
 * @param {string} given.subject
 * @param {Map<string, string>} given.subjects
 * @param {string} given.today
 * @param {string} given.zone The household's.
 * @param {(pause: import("../kidd.js").SubjectPause) => Promise<void>} keep
 */
export function restSubject(scene, { title, subject, subjects, today, zone }, keep) {
  const last = h("input", { type: "date", required: true, min: today, max: dayAfter(today, 366) });
  last.value = comingFriday(today);
  const others = [...subjects].filter(([other]) => other !== subject);
  const first = menu(others, others[0]?.[0] ?? "", () => {});
  let choice = /** @type {"day" | "after" | "open"} */ ("day");
  const day = field(scene.say("web.parent.rest.lastDay"), last, scene.say("web.parent.rest.lastDay.note"));
  const after = field(scene.say("web.parent.rest.first"), first, scene.say("web.parent.rest.first.note"));
  const fit = () => { day.hidden = choice !== "day"; after.hidden = choice !== "after"; };
  fit();
  dialog(scene.say("web.parent.rest.title", { subject: title }), (close) => [
    segments(scene.say("web.parent.lock.until"), [
      ["day", scene.say("web.parent.rest.day")],
      ...(others.length > 0 ? [/** @type {const} */ (["after", scene.say("web.parent.rest.after")])] : []),
      ["open", scene.say("web.parent.rest.open")],
    ], choice, (chosen) => { choice = /** @type {typeof choice} */ (chosen); fit(); }),
    day, after,
    h("div", { class: "row p-foot" },
      button(scene.say("web.parent.rest"), () => {
        if (choice === "day" && !last.reportValidity()) return;
        close();
        void keep({ subject, ...(choice === "day" ? { until: instantOf(dayAfter(last.value, 1), "00:00", zone) } : choice === "after" ? { untilFinished: first.value } : {}) });
      }, { class: "primary" }),
      button(scene.say("web.parent.cancel"), close, { class: "quiet" })),
  ]);
}

/**
 * The next Friday, which most families mean first.
 *
 * @param {string} today
 */
function comingFriday(today) {
  const at = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7;
  return dayAfter(today, (weekdays.indexOf("friday") - at + 7) % 7 || 7);
}
