// Things beside units, and things on a balance.

import { svg } from "../core/dom.js";
import { lengthwise } from "./lengthwise.js";
import { label } from "./numbers.js";

/** @typedef {import("./drawings.js").Drawings} Drawings */
/** @typedef {import("./index.js").Sheet} Sheet */

/**
 * Things that are longer than high lie there as long as they are; others in a strip that shows where it begins and ends.
 *
 * @param {import("../kidd.js").DrawnMeasured} data
 * @param {Drawings} drawings
 * @returns {Sheet}
 */
export function measured(data, drawings) {
  const unit = 60;
  const longest = Math.max(data.ruler, ...data.measured.map((thing) => (thing.start ?? 0) + thing.length));
  /** @type {SVGElement[]} */
  const parts = [];
  data.measured.forEach((thing, i) => {
    const x = 10 + (thing.start ?? 0) * unit;
    const y = 6 + i * 70;
    const length = thing.length * unit;
    const lying = lengthwise(thing.thing, length);
    if (lying) parts.push(svg("g", { transform: `translate(${x} ${y})`, class: "p-lying" }, lying));
    else {
      parts.push(svg("rect", { x, y, width: length, height: 58, rx: 10, class: "p-strip" }), drawings.place(thing.thing, x + length / 2 - 26, y + 3, 52));
    }
  });
  const top = 10 + data.measured.length * 70;
  for (let i = 0; i < data.ruler; i += 1) parts.push(svg("rect", { x: 10 + i * unit, y: top, width: unit, height: unit * 0.7, class: i % 2 ? "p-block other" : "p-block" }));
  for (const thing of data.measured) {
    for (const end of [thing.start ?? 0, (thing.start ?? 0) + thing.length]) {
      parts.push(svg("path", { d: `M${10 + end * unit} 4 V${top + (data.ruler ? 6 : 0)}`, class: "p-guide" }));
    }
  }
  let below = top + unit * 0.7;
  if (data.isNumbered) {
    below += 28;
    for (let i = 0; i <= data.ruler; i += 1) parts.push(label(10 + i * unit, below, String(i), 24));
  }
  if (data.ruler) parts.push(label(10 + (data.ruler * unit) / 2, below + 30, data.unit, 24));
  return { width: longest * unit + 20, height: data.ruler ? below + 44 : top + 4, unit: 90, parts };
}

/**
 * @param {import("../kidd.js").DrawnBalance} data
 * @param {Drawings} drawings
 * @returns {Sheet}
 */
export function balance(data, drawings) {
  const tilt = data.lower === "left" ? 1 : data.lower === "right" ? -1 : 0;
  const left = 150 + tilt * 34;
  const right = 150 - tilt * 34;
  /**
   * @param {import("../kidd.js").ThingCount} things
   * @param {number} x
   * @param {number} y
   */
  const pan = (things, x, y) => {
    const size = Math.min(80, 150 / Math.max(1, things.count));
    return [
      svg("path", { d: `M${x} ${y - 94} L${x - 78} ${y} M${x} ${y - 94} L${x + 78} ${y}`, class: "p-thin" }),
      svg("path", { d: `M${x - 84} ${y} H${x + 84} Q${x} ${y + 44} ${x - 84} ${y} Z`, class: "p-block" }),
      ...Array.from({ length: things.count }, (_, i) => drawings.place(things.thing, x - (things.count * size) / 2 + i * size, y - size, size)),
    ];
  };
  return {
    width: 460, height: 270, unit: 100,
    parts: [
      svg("path", { d: "M230 250 V40 M180 254 H280", class: "p-beam" }),
      svg("path", { d: `M110 ${left - 94} L350 ${right - 94}`, class: "p-beam" }),
      ...pan(data.left, 110, left), ...pan(data.right, 350, right),
    ],
  };
}
