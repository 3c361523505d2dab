// Paper to draw on: with a finger, a pen, a mouse, or the keys of the arrows.

import { h, svg } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { button } from "../../core/parts.js";
import { again } from "../presses.js";

/** @typedef {import("./index.js").Pad} Pad */
/** @typedef {import("./index.js").PadDesk} PadDesk */

/** So far apart are two points at least, of 1000. */
const nearest = 8;
const mostStrokes = 200;
const mostPoints = 500;

/**
 * @param {PadDesk} desk
 * @param {import("../../kidd.js").Drawing} task
 * @returns {Pad}
 */
export function drawingPad(desk, task) {
  /** @type {number[][][]} */
  const strokes = [];
  /** @type {SVGPolylineElement[]} */
  const lines = [];
  let pen = [500, 500];
  let isDown = false;
  const cursor = svg("circle", { r: 14, class: "pen", cx: 500, cy: 500, visibility: "hidden" });
  const paper = svg("svg", { viewBox: "0 0 1000 1000", class: "paper", tabindex: 0, role: "application", "aria-label": desk.say("web.child.paper") }, cursor);
  if (task.background) paper.prepend(desk.drawings.place(task.background, 0, 0, 1000));

  /**
   * @param {number[]} point */
  const begin = (point) => {
    if (strokes.length >= mostStrokes) return;
    strokes.push([point]);
    const line = svg("polyline", { class: "stroke", points: `${point} ${point}` });
    lines.push(line);
    paper.insertBefore(line, cursor);
  };
  /**
   * @param {number[]} point
   */
  const extend = ([x = 0, y = 0]) => {
    const stroke = strokes.at(-1);
    const last = stroke?.at(-1);
    if (!stroke || !last || stroke.length >= mostPoints || Math.hypot(x - (last[0] ?? 0), y - (last[1] ?? 0)) < nearest) return;
    stroke.push([x, y]);
    lines.at(-1)?.setAttribute("points", stroke.join(" "));
  };
  const undo = () => {
    strokes.pop();
    lines.pop()?.remove();
    isDown = false;
  };
  paper.addEventListener("pointerdown", (down) => {
    const box = paper.getBoundingClientRect();
    /** @param {PointerEvent} event */
    const point = (event) => [
      Math.round(Math.max(0, Math.min(1000, ((event.clientX - box.left) / box.width) * 1000))),
      Math.round(Math.max(0, Math.min(1000, ((event.clientY - box.top) / box.height) * 1000))),
    ];
    const end = new AbortController();
    paper.setPointerCapture(down.pointerId);
    begin(point(down));
    paper.addEventListener("pointermove", (event) => extend(point(event)), { signal: end.signal });
    paper.addEventListener("pointerup", () => end.abort(), { signal: end.signal });
    paper.addEventListener("pointercancel", () => end.abort(), { signal: end.signal });
  });
  paper.addEventListener("keydown", (event) => {
    const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0];
    if (event.key === " ") {
      isDown = !isDown;
      if (isDown) begin([...pen]);
      desk.announce(desk.say(isDown ? "web.child.pen.down" : "web.child.pen.up"));
    } else if (event.key === "Backspace") undo();
    else if (event.key === "Enter") paper.closest("form")?.requestSubmit();
    else if (x || y) {
      const step = event.shiftKey ? 100 : 25;
      pen = [Math.max(0, Math.min(1000, (pen[0] ?? 0) + (x ?? 0) * step)), Math.max(0, Math.min(1000, (pen[1] ?? 0) + (y ?? 0) * step))];
      if (isDown) extend(pen);
    } else return;
    event.preventDefault();
    cursor.setAttribute("cx", String(pen[0]));
    cursor.setAttribute("cy", String(pen[1]));
    cursor.setAttribute("visibility", "visible");
    cursor.classList.toggle("down", isDown);
  });
  return {
    element: h("div", { class: "drawing" }, paper,
      h("div", { class: "row center" },
        button([icon("undo"), desk.say("web.child.undo")], undo, again),
        button([icon("paper"), desk.say("web.child.clear")], () => { while (strokes.length) undo(); }))),
    how: matchMedia("(pointer: coarse)").matches ? "web.child.how.draw" : "web.child.how.drawing",
    first: () => paper,
    answer: () => (strokes.length ? { strokes } : "web.child.missing.draw"),
  };
}
