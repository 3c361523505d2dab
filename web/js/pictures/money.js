// Clocks and coins.

import { svg } from "../core/dom.js";
import { label } from "./numbers.js";

/** @typedef {import("./drawings.js").Drawings} Drawings */
/** @typedef {import("./index.js").Sheet} Sheet */

/**
 * @param {import("../kidd.js").DrawnClock} data
 * @returns {Sheet}
 */
export function clock(data) {
  if (data.isDigital) {
    const text = `${data.hour}:${String(data.minute).padStart(2, "0")}`;
    return {
      width: 220, height: 110, unit: 100,
      parts: [svg("rect", { x: 5, y: 5, width: 210, height: 100, rx: 18, class: "p-card" }), label(110, 76, text, 58)],
    };
  }
  return { width: 220, height: 220, unit: 120, parts: [...face(), ...hands(data.hour, data.minute)] };
}

/** A face with numbers and minutes. */
export function face() {
  /** @type {SVGElement[]} */
  const parts = [svg("circle", { cx: 110, cy: 110, r: 104, class: "p-card" })];
  for (let i = 0; i < 60; i += 1) {
    const turn = (i / 60) * 2 * Math.PI;
    const inner = i % 5 === 0 ? 92 : 97;
    const [sin, cos] = [Math.sin(turn), -Math.cos(turn)];
    parts.push(svg("path", { d: `M${110 + sin * inner} ${110 + cos * inner} L${110 + sin * 101} ${110 + cos * 101}`, class: i % 5 ? "p-thin" : "p-tick" }));
  }
  for (let hour = 1; hour <= 12; hour += 1) {
    const turn = (hour / 12) * 2 * Math.PI;
    parts.push(label(110 + Math.sin(turn) * 78, 118 - Math.cos(turn) * 78, String(hour), 22));
  }
  return parts;
}

/**
 * The short hand and the long one, which ends before the numbers: they can be read below it.
 *
 * @param {number} hour
 * @param {number} minute
 */
export function hands(hour, minute) {
  const short = ((hour % 12) + minute / 60) * 30;
  return [
    svg("path", { d: "M110 122 V68", class: "p-hour", transform: `rotate(${short} 110 110)` }),
    svg("path", { d: "M110 126 V45", class: "p-minute", transform: `rotate(${minute * 6} 110 110)` }),
    svg("circle", { cx: 110, cy: 110, r: 7, class: "p-ink" }),
  ];
}

/**
 * @param {import("../kidd.js").DrawnCoins} data
 * @param {Drawings} drawings
 * @returns {Sheet}
 */
export function coins(data, drawings) {
  const all = data.coins.flatMap((entry) => Array.from({ length: entry.count }, () => entry));
  const columns = Math.min(6, Math.max(1, all.length));
  const parts = all.map((entry, i) => drawings.place(entry.coin, (i % columns) * 100 + 6, Math.floor(i / columns) * 100 + 6, 88));
  return { width: columns * 100, height: Math.ceil(all.length / columns) * 100 || 100, unit: 84, parts };
}
