// Numbers: on a line, as blocks, as bars.

import { svg } from "../core/dom.js";

/** @typedef {import("./drawings.js").Drawings} Drawings */
/** @typedef {import("./index.js").Sheet} Sheet */

/**
 * @param {import("../kidd.js").DrawnNumberLine} data
 * @returns {Sheet}
 */
export function numberLine(data) {
  const count = Math.round((data.to - data.from) / data.step);
  const gap = count > 20 ? 44 : 70;
  /** @param {number} number */
  const at = (number) => 40 + ((number - data.from) / data.step) * gap;
  const hops = data.hops ?? [];
  const y = hops.length ? 110 : 50;
  // Large letters also on a long line; where they would touch they stand in two rows.
  const size = count > 12 ? 44 : 34;
  const nearest = Math.min(...data.labels.slice(1).map((number, i) => number - (data.labels[i] ?? 0)), data.to - data.from);
  const isDense = (nearest / data.step) * gap < breadth(String(data.to), size);
  /** @type {SVGElement[]} */
  const parts = [svg("path", { d: `M20 ${y} H${at(data.to) + 20}`, class: "p-line" })];
  for (let i = 0; i <= count; i += 1) {
    const number = data.from + i * data.step;
    parts.push(svg("path", { d: `M${at(number)} ${y - 12} V${y + 12}`, class: "p-line" }));
    const place = data.labels.indexOf(number);
    if (place >= 0) parts.push(label(at(number), y + (isDense && place % 2 ? 98 : 56), String(number), size));
    if (data.marked?.includes(number)) parts.push(svg("circle", { cx: at(number), cy: y, r: 13, class: "p-dot" }));
  }
  for (const hop of hops) parts.push(...arc(at(hop.from), at(hop.to), y - 14));
  return { width: at(data.to) + 40, height: y + (isDense ? 112 : 70), unit: 90, parts };
}

/**
 * A hop as an arc with a tip.
 *
 * @param {number} from
 * @param {number} to
 * @param {number} y
 */
export function arc(from, to, y) {
  const side = to > from ? -1 : 1;
  const top = y - Math.min(80, Math.abs(to - from));
  return [
    svg("path", { d: `M${from} ${y} Q${(from + to) / 2} ${top} ${to} ${y}`, class: "p-hop" }),
    svg("path", { d: `M${to + side * 14} ${y - 12} L${to} ${y} L${to + side * 2} ${y - 18}`, class: "p-hop" }),
  ];
}

/**
 * @param {number} x
 * @param {number} y
 * @param {string} text
 * @param {number} [size]
 */
export function label(x, y, text, size = 28) {
  return svg("text", { x, y, "text-anchor": "middle", "font-size": size, class: "p-text" }, text);
}

/**
 * About how broad a text is, with room for broad letters.
 *
 * @param {string} text
 * @param {number} size
 */
function breadth(text, size) {
  return text.length * size * 0.68;
}

/**
 * @param {import("../kidd.js").DrawnBlocks} data
 * @returns {Sheet}
 */
export function baseTenBlocks(data) {
  const unit = 14;
  /** @type {SVGElement[]} */
  const parts = [];
  let x = 4;
  for (let i = 0; i < (data.hundreds ?? 0); i += 1) {
    parts.push(grid(x, 4, 10, 10, unit));
    x += unit * 10 + 14;
  }
  for (let i = 0; i < data.tens; i += 1) {
    parts.push(grid(x, 4, 1, 10, unit));
    x += unit + 10;
  }
  x += data.tens ? 8 : 0;
  for (let i = 0; i < data.ones; i += 1) parts.push(grid(x + Math.floor(i / 5) * (unit + 8), 4 + (i % 5) * (unit + 8) + 34, 1, 1, unit));
  x += Math.ceil(data.ones / 5) * (unit + 8);
  return { width: Math.max(60, x + 4), height: unit * 10 + 8, unit: 170, parts };
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} columns
 * @param {number} rows
 * @param {number} unit
 */
function grid(x, y, columns, rows, unit) {
  let lines = "";
  for (let i = 1; i < columns; i += 1) lines += `M${x + i * unit} ${y} v${rows * unit} `;
  for (let i = 1; i < rows; i += 1) lines += `M${x} ${y + i * unit} h${columns * unit} `;
  return svg("g", {},
    svg("rect", { x, y, width: columns * unit, height: rows * unit, class: "p-block" }),
    svg("path", { d: lines || `M${x} ${y}`, class: "p-thin" }));
}

/**
 * @param {import("../kidd.js").DrawnBarGraph} data
 * @param {Drawings} drawings
 * @returns {Sheet}
 */
export function barGraph(data, drawings) {
  return data.isPictograph ? pictograph(data, drawings) : bars(data, drawings);
}

/**
 * @param {import("../kidd.js").DrawnBarGraph} data
 * @param {Drawings} drawings
 * @returns {Sheet}
 */
function bars(data, drawings) {
  const step = data.step ?? 1;
  const rise = Math.min(36, 320 / Math.max(1, data.highest));
  const floor = 20 + data.highest * rise;
  const broadest = Math.max(...data.bars.map((bar) => breadth(bar.label, 24) + 16));
  // Long names stand in two rows, every other one in the lower.
  const isStaggered = broadest > 110 && data.bars.length > 1;
  const each = Math.max(110, isStaggered ? broadest / 2 : broadest);
  // The outer names reach beyond their bars.
  const margin = isStaggered ? broadest / 4 : 0;
  const width = 60 + data.bars.length * each + 2 * margin;
  const below = floor + (data.bars.some((bar) => bar.thing) ? 88 : 34);
  /** @type {SVGElement[]} */
  const parts = [];
  for (let value = 0; value <= data.highest; value += step) {
    const y = floor - value * rise;
    parts.push(svg("path", { d: `M50 ${y} H${width}`, class: value === 0 ? "p-line" : "p-thin" }), label(26, y + 8, String(value), 24));
  }
  data.bars.forEach((bar, i) => {
    const x = 50 + margin + i * each + (each - 70) / 2;
    parts.push(svg("rect", { x, y: floor - bar.value * rise, width: 70, height: bar.value * rise, class: `p-bar b${i % 4}` }));
    if (bar.thing) parts.push(drawings.place(bar.thing, x + 8, floor + 8, 54));
    parts.push(label(x + 35, below + (isStaggered && i % 2 ? 28 : 0), bar.label, 24));
  });
  return { width, height: below + (isStaggered ? 44 : 16), unit: 90, parts };
}

/**
 * @param {import("../kidd.js").DrawnBarGraph} data
 * @param {Drawings} drawings
 * @returns {Sheet}
 */
function pictograph(data, drawings) {
  const most = Math.max(1, ...data.bars.map((bar) => bar.value));
  const left = Math.max(90, ...data.bars.map((bar) => breadth(bar.label, 24))) + 10;
  const parts = data.bars.flatMap((bar, i) => [
    svg("text", { x: left - 14, y: i * 70 + 44, "text-anchor": "end", "font-size": 24, class: "p-text" }, bar.label),
    svg("path", { d: `M${left} ${i * 70 + 4} v62`, class: "p-line" }),
    ...Array.from({ length: bar.value }, (_, at) => drawings.place(bar.thing ?? "star", left + 11 + at * 62, i * 70 + 6, 56)),
  ]);
  return { width: left + 25 + most * 62, height: data.bars.length * 70 + 4, unit: 90, parts };
}
