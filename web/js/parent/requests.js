// A request for time: answered with a tap, with other minutes and a word where wanted.

import { h } from "../core/dom.js";
import { lengthOfMinutes } from "../core/lengths.js";
import { button, card } from "../core/parts.js";
import { activityName, clock, date, dayOf } from "./format.js";
import { pastQuiet, tellGiven } from "./giving.js";
import { field, numberInput } from "./parts.js";

/** @typedef {import("./scene.js").Scene} Scene */

const step = 5;

/**
 * @param {Scene} scene
 * @param {import("../kidd.js").TimeRequest} request
 * @param {string} today
 */
export function requestCard(scene, request, today) {
  const name = scene.desk.family.get(request.child)?.name ?? request.child;
  let minutes = request.minutes;
  const number = numberInput(minutes, (value) => set(value ?? request.minutes), { min: 1, max: 1440, class: "p-short" });
  const yes = button("", () => void decide(true), { class: "primary big" });
  /** @param {number} wanted */
  const set = (wanted) => {
    minutes = Math.max(1, Math.min(1440, wanted));
    number.value = String(minutes);
    yes.textContent = scene.say("web.parent.approve", { minutes: lengthOfMinutes(scene, minutes) });
  };
  set(minutes);
  number.addEventListener("input", () => number.validity.valid && number.value && set(Number(number.value)));
  const word = h("input", { type: "text", maxlength: 200, autocomplete: "off" });
  const past = pastQuiet(scene, request.child);
  const time = clock(request.at);
  const when = dayOf(request.at) === today ? scene.say("web.parent.askedAt", { time }) : scene.say("web.parent.askedOn", { day: date(scene, dayOf(request.at)), time });

  /** @param {boolean} approve */
  const decide = (approve) => scene.attempt(async () => {
    const reply = await scene.change("time.decide", {
      request: request.request, approve,
      ...(word.value.trim() ? { word: word.value.trim() } : {}),
      ...(approve ? { minutes, pastQuietHours: past.input.checked } : {}),
    });
    if (approve) tellGiven(scene, name, reply);
    else scene.app.tell(reply.note);
  });
  const element = card(
    scene.say("web.parent.asks", { name, minutes: lengthOfMinutes(scene, request.minutes) }),
    { class: "p-request", "data-request": request.request },
    h("p", {}, request.reason ? h("q", {}, request.reason) : scene.say("web.parent.noReason")),
    h("p", { class: "note" }, request.activity ? scene.say("web.parent.askedFor", { what: activityName(scene, request.activity), when }) : when),
    past.first, h("div", { class: "row" }, yes, button(scene.say("web.parent.decline"), () => void decide(false), { class: "big" })),
    h(
      "details", {}, h("summary", {}, scene.say("web.parent.answerMore")),
      h(
        "div", { class: "p-answer" },
        h("div", { class: "p-steps" },
          button("−", () => set(minutes - step), { "aria-label": scene.say("web.parent.fewer") }),
          field(scene.say("web.parent.minutes"), number),
          button("+", () => set(minutes + step), { "aria-label": scene.say("web.parent.more") })),
        field(scene.say("web.parent.word", { name }), word)),
      past.rest));
  return { element, draw: past.draw };
}
