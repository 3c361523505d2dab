// A place on a number line: pressed, or hopped to.

import { h, put, svg } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { button } from "../../core/parts.js";
import { arc, label } from "../../pictures/numbers.js";
import { again } from "../presses.js";

/** @typedef {import("./index.js").Pad} Pad */
/** @typedef {import("./index.js").PadDesk} PadDesk */

/** Pixels of a place at least. */
const narrowest = 24;

/**
 * @param {PadDesk} desk
 * @param {import("../../kidd.js").NumberLine} line
 * @returns {Pad}
 */
export function linePad(desk, line) {
  const count = Math.round((line.to - line.from) / line.step);
  // A line of which every number is written would tell a place that is asked for by its distance.
  const every = count <= 20 ? 1 : count <= 50 ? 5 : 10;
  const gap = Math.max(22, Math.min(70, 900 / count));
  const y = 110;
  /** @param {number} number */
  const at = (number) => 40 + ((number - line.from) / line.step) * gap;
  /** @type {number | undefined} */
  let place = line.start;
  let isTouched = false;
  /** @type {Array<[number, number]>} */
  let hops = [];
  const drawing = svg("svg", {
    viewBox: `0 0 ${at(line.to) + 40} ${y + 66}`, class: "picture line-pad", role: "slider", tabindex: 0,
    "aria-label": desk.say("web.child.line"), "aria-valuemin": line.from, "aria-valuemax": line.to,
  });
  // A place is as broad as a finger needs it; a long line is moved to the side.
  drawing.style.minWidth = `${Math.round((count + 1) * narrowest)}px`;
  const told = h("output", { class: "told" });

  /**
   * @param {number} number */
  const jump = (number) => {
    if (number < line.from || number > line.to) return;
    isTouched = true;
    hops = line.start === undefined || number === line.start ? [] : [[line.start, number]];
    place = number;
    draw();
  };
  /**
   * @param {number} step
   */
  const hop = (step) => {
    const from = place ?? (step > 0 ? line.from - step : line.to - step);
    const to = from + step;
    if (to < line.from || to > line.to) return;
    isTouched = true;
    const last = hops.at(-1);
    if (last && last[0] === to && last[1] === from) hops.pop();
    else if (place !== undefined && line.start !== undefined) hops.push([from, to]);
    place = to;
    draw();
  };
  const draw = () => {
    /** @type {SVGElement[]} */
    const parts = [svg("path", { d: `M20 ${y} H${at(line.to) + 20}`, class: "p-line" })];
    for (let i = 0; i <= count; i += 1) {
      const number = line.from + i * line.step;
      parts.push(svg("path", { d: `M${at(number)} ${y - (i % every ? 7 : 12)} V${y + (i % every ? 7 : 12)}`, class: "p-line" }));
      if (i % every === 0) parts.push(label(at(number), y + 50, String(number), gap < 40 ? 28 : 36));
    }
    if (line.start !== undefined) parts.push(svg("circle", { cx: at(line.start), cy: y, r: 10, class: "p-start" }));
    for (const [from, to] of hops) parts.push(...arc(at(from), at(to), y - 14));
    if (place !== undefined && isTouched) parts.push(svg("circle", { cx: at(place), cy: y, r: 14, class: "p-dot" }));
    for (let i = 0; i <= count; i += 1) {
      const number = line.from + i * line.step;
      parts.push(svg("rect", { x: at(number) - gap / 2, y: 20, width: gap, height: y + 30, class: "p-press", "data-number": number }));
    }
    put(drawing, ...parts);
    drawing.setAttribute("aria-valuenow", String(place ?? line.from));
    drawing.setAttribute("aria-valuetext", place === undefined ? desk.say("web.child.line.nowhere") : String(place));
    told.textContent = isTouched && place !== undefined ? String(place) : "";
  };
  drawing.addEventListener("click", (event) => {
    const number = /** @type {Element} */ (event.target).getAttribute("data-number");
    if (number !== null) jump(Number(number));
  });
  drawing.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (event.key === "Home") jump(line.from);
    else if (event.key === "End") jump(line.to);
    else if (event.key === "Enter") drawing.closest("form")?.requestSubmit();
    else if (step) hop(step * line.step);
    else return;
    event.preventDefault();
  });
  draw();
  return {
    element: h("div", { class: "line" }, h("div", { class: "scroll-x" }, drawing),
      h("div", { class: "row center" },
        button(icon("arrowLeft"), () => hop(-line.step), { ...again, class: "step", "aria-label": desk.say("web.child.hopBack") }), told,
        button(icon("arrowRight"), () => hop(line.step), { ...again, class: "step", "aria-label": desk.say("web.child.hop") }))),
    how: "web.child.how.line",
    first: () => drawing,
    answer: () => (isTouched && place !== undefined ? { number: place } : "web.child.missing.line"),
  };
}
