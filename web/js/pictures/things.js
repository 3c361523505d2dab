// Things to count: in rows, lying about, in frames of ten.

import { svg } from "../core/dom.js";

/** @typedef {import("./drawings.js").Drawings} Drawings */
/** @typedef {import("./index.js").Sheet} Sheet */
/** @typedef {import("../kidd.js").ThingCount} ThingCount */

const cell = 100;

/**
 * @param {import("../kidd.js").DrawnRows} data
 * @param {Drawings} drawings
 * @returns {Sheet}
 */
export function rows(data, drawings) {
  const width = Math.max(1, ...data.rows.map((row) => row.count)) * cell;
  const parts = data.rows.flatMap((row, y) =>
    places(row).map(({ i, isCrossed }) => one(drawings, row.thing, i * cell, y * (cell + 10), isCrossed)));
  return { width, height: data.rows.length * (cell + 10), parts };
}

/**
 * @param {ThingCount} group
 * @returns {Array<{ i: number, isCrossed: boolean }>}
 */
function places(group) {
  const from = group.count - (group.crossedOut ?? 0);
  return Array.from({ length: group.count }, (_, i) => ({ i, isCrossed: i >= from }));
}

/**
 * @param {Drawings} drawings
 * @param {string} thing
 * @param {number} x
 * @param {number} y
 * @param {boolean} isCrossed
 */
function one(drawings, thing, x, y, isCrossed) {
  const made = svg("g", { class: "one", "data-place": `${x + 6} ${y + 6} ${cell - 12}` }, drawings.place(thing, x + 6, y + 6, cell - 12));
  if (isCrossed) {
    made.append(svg("path", { d: `M${x + 10} ${y + 10} L${x + 90} ${y + 90} M${x + 90} ${y + 10} L${x + 10} ${y + 90}`, class: "p-cross" }));
  }
  return made;
}

/**
 * As rpc-spec/pictures.md says where things lie.
 *
 * @param {import("../kidd.js").DrawnScattered} data
 * @param {Drawings} drawings
 * @returns {Sheet}
 */
export function scattered(data, drawings) {
  const { layout } = data;
  /** @type {SVGElement[]} */
  const parts = [];
  let left = 0;
  let height = cell;
  for (const group of data.groups) {
    let columns = 1;
    while (columns * columns < group.count) columns += 1;
    const taken = new Set();
    for (const { i, isCrossed } of places(group)) {
      let at = (i * 7 + layout) % (columns * columns);
      while (taken.has(at)) at = (at + 1) % (columns * columns);
      taken.add(at);
      const right = (((i * 13 + layout * 5) % 7) - 3) / 20;
      const down = (((i * 11 + layout * 3) % 7) - 3) / 20;
      parts.push(one(drawings, group.thing, left + 20 + ((at % columns) + right) * cell, 20 + (Math.floor(at / columns) + down) * cell, isCrossed));
    }
    left += columns * cell + 60;
    height = Math.max(height, columns * cell);
  }
  return { width: Math.max(cell, left - 60) + 40, height: height + 40, parts };
}

/**
 * @param {import("../kidd.js").DrawnTenFrames} data
 * @param {Drawings} drawings
 * @returns {Sheet}
 */
export function tenFrames(data, drawings) {
  const added = data.added ?? 0;
  /** @type {SVGElement[]} */
  const parts = [];
  for (let frame = 0; frame < data.frames; frame += 1) {
    for (let i = 0; i < 10; i += 1) {
      const x = (i % 5) * cell + 5;
      const y = frame * 230 + Math.floor(i / 5) * cell + 5;
      const number = frame * 10 + i;
      parts.push(svg("rect", { x, y, width: cell, height: cell, class: "p-frame" }));
      if (number >= data.count + added) continue;
      // Those that were added lie on a disk of their own: not the color alone tells them apart.
      if (number >= data.count) parts.push(svg("circle", { cx: x + 50, cy: y + 50, r: 46, class: "p-added" }));
      parts.push(svg("g", { class: "one", "data-place": `${x + 14} ${y + 14} ${cell - 28}` }, drawings.place(data.thing, x + 14, y + 14, cell - 28)));
    }
  }
  return { width: 510, height: data.frames * 230 - 20, unit: 64, parts };
}
