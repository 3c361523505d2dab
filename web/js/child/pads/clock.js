// A clock that is set: with buttons and keys, and its hands by hand.

import { h, put, svg } from "../../core/dom.js";
import { button, freshId } from "../../core/parts.js";
import { face, hands } from "../../pictures/money.js";
import { again } from "../presses.js";

/** @typedef {import("./index.js").Pad} Pad */
/** @typedef {import("./index.js").PadDesk} PadDesk */

/**
 * @param {PadDesk} desk
 * @param {import("../../kidd.js").Clock} clock
 * @returns {Pad}
 */
export function clockPad(desk, clock) {
  const hasHalves = clock.asksHalf || !clock.isDigital;
  let hour = 12;
  let minute = 0;
  let isTouched = false;
  /** @type {"am" | "pm" | undefined} */
  let half;
  const shown = clock.isDigital
    ? h("output", { class: "digits" }) : svg("svg", { viewBox: "0 0 220 220", class: "picture clock-pad", "aria-hidden": "true" });
  const told = h("output", { class: "unseen" });

  const draw = () => {
    const text = `${hour}:${String(minute).padStart(2, "0")}`;
    if (clock.isDigital) put(shown, text);
    else put(shown, ...face(), ...hands(hour, minute));
    told.textContent = text;
    hours.textContent = String(hour);
    minutes.textContent = String(minute).padStart(2, "0");
  };
  /** @param {number} by Minutes. */
  const turn = (by) => {
    isTouched = true;
    const day = hasHalves ? 720 : 1440;
    const all = ((hour % (day / 60)) * 60 + minute + by + day) % day;
    minute = all % 60;
    hour = Math.floor(all / 60);
    if (hasHalves && hour === 0) hour = 12;
    draw();
  };
  const hours = h("span", { class: "step-told" });
  const minutes = h("span", { class: "step-told" });
  /**
   * @param {string} name
   * @param {number} by
   * @param {HTMLElement} value
   */
  const control = (name, by, value) => h("div", { class: "count-field" }, h("span", { class: "count-name" }, name),
    h("div", { class: "stepper" },
      button("−", () => turn(-by), { ...again, class: "step", "aria-label": desk.say("web.child.less", { name }) }), value,
      button("+", () => turn(by), { ...again, class: "step", "aria-label": desk.say("web.child.more", { name }) })));
  const fields = h("div", { class: "fields" }, control(desk.say("web.child.hour"), 60, hours),
    clock.step < 60 && control(desk.say("web.child.minute"), clock.step, minutes));
  const name = freshId();
  const halves = clock.asksHalf && h("fieldset", { class: "choices halves" }, h("legend", { class: "unseen" }, desk.say("web.child.half")),
    /** @type {const} */ (["am", "pm"]).map((value) => h("label", { class: "choice" },
      h("input", { type: "radio", name, value, onchange: () => (half = value) }), h("span", { class: "choice-body" }, desk.say(`web.child.${value}`)))));
  const element = h("div", { class: "clock" }, shown, told, fields, halves);
  element.addEventListener("keydown", (event) => {
    if (/** @type {Element} */ (event.target).closest(".halves")) return;
    const step = { ArrowUp: 60, ArrowDown: -60, ArrowRight: clock.step, ArrowLeft: -clock.step }[event.key];
    if (!step) return;
    event.preventDefault();
    turn(step);
  });
  if (shown instanceof SVGSVGElement) turnByHand(shown, () => hour * 60 + minute, turn, clock.step);
  draw();
  return {
    element,
    how: "web.child.how.clock",
    first: () => /** @type {HTMLElement | null} */ (fields.querySelector("button:last-of-type")),
    answer: () => {
      if (!isTouched) return "web.child.missing.clock";
      if (!clock.asksHalf) return { time: { hour, minute } };
      return half ? { time: { hour, minute, half } } : "web.child.missing.half";
    },
  };
}

/**
 * The hand that is nearer to where it is taken follows the finger.
 *
 * @param {SVGSVGElement} drawing
 * @param {() => number} now In minutes.
 * @param {(by: number) => void} turn
 * @param {number} step
 */
function turnByHand(drawing, now, turn, step) {
  drawing.addEventListener("pointerdown", (down) => {
    const box = drawing.getBoundingClientRect();
    /**
     * @param {PointerEvent} event */
    const part = (event) => {
      const [x, y] = [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2];
      return { turn: (Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1, distance: Math.hypot(x, y) / box.width };
    };
    const isHour = step >= 60 || part(down).distance < 0.24;
    const end = new AbortController();
    /**
     * @param {PointerEvent} event
     */
    const follow = (event) => {
      const around = isHour ? 12 * 60 : 60;
      const grid = isHour ? 60 : step;
      const wanted = (Math.round((part(event).turn * around) / grid) * grid) % around;
      const current = isHour ? Math.floor((now() % 720) / 60) * 60 : now() % 60;
      let by = wanted - current;
      if (by > around / 2) by -= around;
      if (by < -around / 2) by += around;
      turn(by);
    };
    drawing.setPointerCapture(down.pointerId);
    drawing.addEventListener("pointermove", follow, { signal: end.signal });
    drawing.addEventListener("pointerup", () => end.abort(), { signal: end.signal });
    drawing.addEventListener("pointercancel", () => end.abort(), { signal: end.signal });
    follow(down);
  });
}
