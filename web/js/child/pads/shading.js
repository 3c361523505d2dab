// Parts of a shape that are shaded by a press.

import { h, svg } from "../../core/dom.js";
import { parts } from "../../pictures/shapes.js";

/** @typedef {import("./index.js").Pad} Pad */
/** @typedef {import("./index.js").PadDesk} PadDesk */

/**
 * @param {PadDesk} desk
 * @param {import("../../kidd.js").FractionShading} task
 * @returns {Pad}
 */
export function shadingPad(desk, task) {
  const { width, height, paths } = parts(task.shape, task.parts);
  const shaded = new Set();
  const drawn = paths.map((d, i) => {
    const part = svg("path", { d, class: "p-part press", role: "checkbox", tabindex: 0, "aria-checked": "false", "data-part": i,
      "aria-label": desk.say("web.child.part", { number: i + 1, count: task.parts }) });
    const press = () => {
      if (!shaded.delete(i)) shaded.add(i);
      part.classList.toggle("shaded", shaded.has(i));
      part.setAttribute("aria-checked", String(shaded.has(i)));
    };
    part.addEventListener("click", press);
    part.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (event.key === " ") press();
      else if (event.key === "Enter") part.closest("form")?.requestSubmit();
      else if (step) drawn[(i + step + drawn.length) % drawn.length]?.focus();
      else return;
      event.preventDefault();
    });
    return part;
  });
  const drawing = svg("svg", { viewBox: `0 0 ${width} ${height}`, class: "picture shading-pad", role: "group", "aria-label": desk.say("web.child.shape") }, drawn);
  drawing.style.maxWidth = `${width * 1.6}px`;
  return {
    element: h("div", { class: "shading" }, drawing),
    how: "web.child.how.shading",
    first: () => drawn[0],
    answer: () => (shaded.size ? { parts: [...shaded].sort((a, b) => a - b) } : "web.child.missing.shade"),
  };
}
