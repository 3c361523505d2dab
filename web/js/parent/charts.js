// The pictures of a report. Each state has a shape of its own, so that color is not needed.

import { h, svg } from "../core/dom.js";
import { lengthDone } from "../core/lengths.js";
import { freshId } from "../core/parts.js";
import { date } from "./format.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {SVGElement | false | undefined} Shape */

/**
 * A picture with a name and a description.
 *
 * @param {{ width: number, height: number, title: string, about: string, class?: string }} look
 * @param {Array<Shape | Shape[]>} shapes
 */
function picture({ width, height, title, about, class: name = "" }, shapes) {
  const [titleId, aboutId] = [freshId(), freshId()];
  return svg(
    "svg", { viewBox: `0 0 ${width} ${height}`, class: `p-chart ${name}`, role: "img", "aria-labelledby": titleId, "aria-describedby": aboutId },
    svg("title", { id: titleId }, title), svg("desc", { id: aboutId }, about), ...shapes);
}

/**
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {string} [anchor]
 */
const text = (text, x, y, anchor = "middle") => svg("text", { x, y, "text-anchor": anchor }, text);

/**
 * @param {number} x1
 * @param {number} y1
 * @param {number} x2
 * @param {number} y2
 * @param {string} name
 */
const line = (x1, y1, x2, y2, name) => svg("line", { x1, y1, x2, y2, class: name });

const steps = [5, 10, 15, 30, 60, 120, 240, 480];
const mostLines = 5;

/**
 * A bar for each day: learning below, other screen time above it, and a line across it where the limit is.
 *
 * @param {Scene} scene
 * @param {import("../kidd.js").ChildReport} report
 */
export function dayBars(scene, { name, reportDays: days }) {
  const [width, height, left, foot, top] = [680, 220, 40, 180, 12];
  const used = Math.max(60, ...days.map((day) => day.screenSeconds));
  // A limit that is far away needs no room.
  const limits = days.flatMap((day) => day.limitMinutes ?? []).map((minutes) => minutes * 60).filter((limit) => limit <= Math.max(2 * used, 7200));
  const minutes = Math.ceil(Math.max(used, ...limits) / 60);
  const step = steps.find((step) => minutes <= step * mostLines) ?? 480;
  const most = Math.ceil(minutes / step) * step;
  const y = (/** @type {number} */ seconds) => foot - (seconds / (most * 60)) * (foot - top);
  const slot = (width - left - 6) / Math.max(1, days.length);
  const bar = Math.min(36, slot * 0.64);
  const grid = Array.from({ length: most / step + 1 }, (_, at) => at * step).flatMap((minutes) => [
    line(left, y(minutes * 60), width - 6, y(minutes * 60), "grid"), text(String(minutes), left - 6, y(minutes * 60) + 4, "end"),
  ]);
  const shapes = days.flatMap((day, at) => {
    const middle = left + slot * (at + 0.5);
    const other = Math.max(0, day.screenSeconds - day.learningSeconds);
    const learned = y(day.learningSeconds);
    return [
      day.learningSeconds > 0 && svg("rect", { x: middle - bar / 2, y: learned, width: bar, height: foot - learned, rx: 3, class: "learn" }),
      other > 0 && svg("rect", { x: middle - bar / 2, y: y(day.screenSeconds), width: bar, height: Math.max(0.5, learned - y(day.screenSeconds) - 2), rx: 3, class: "other" }),
      day.limitMinutes !== undefined && day.limitMinutes <= most && line(middle - bar / 2 - 4, y(day.limitMinutes * 60), middle + bar / 2 + 4, y(day.limitMinutes * 60), "limit"),
      day.isLearningDay && svg("circle", { cx: middle, cy: foot + 9, r: 3, class: "learn" }),
      days.length <= 7 ? text(date(scene, day.day, "weekday"), middle, foot + 30) : at % 5 === 0 && text(String(Number(day.day.slice(8))), middle, foot + 30),
    ];
  });
  const sum = days.reduce((sum, day) => sum + day.learningSeconds, 0);
  return h(
    "figure", { class: "p-figure" },
    picture({ width, height, title: scene.say("web.parent.report.daysOf", { name }), about: scene.say("web.parent.report.days.about", { learning: lengthDone(scene, sum) }) }, [...grid, ...shapes]),
    legend([
      ["learn", scene.say("web.parent.report.learning")], ["other", scene.say("web.parent.report.other")], ["limit", scene.say("web.parent.report.limit")],
      ["dot", scene.say("web.parent.report.learningDay")],
    ]));
}

/** @param {Array<[string, string]>} entries */
function legend(entries) {
  return h("figcaption", { class: "p-legend" }, entries.map(([name, words]) => h("span", {}, h("i", { class: `p-key ${name}`, "aria-hidden": "true" }), words)));
}

/**
 * Predictions across, what came of them upwards, with the range that is likely.
 *
 * @param {Scene} scene
 * @param {import("../kidd.js").RecallBin[]} bins
 */
export function recallChart(scene, bins) {
  const [left, top, side] = [44, 12, 200];
  const x = (/** @type {number} */ percent) => left + (side * percent) / 100;
  const y = (/** @type {number} */ percent) => top + side * (1 - percent / 100);
  const grid = [0, 25, 50, 75, 100].flatMap((percent) => [
    line(left, y(percent), x(100), y(percent), "grid"), line(x(percent), top, x(percent), y(0), "grid"),
    text(String(percent), left - 6, y(percent) + 4, "end"), text(String(percent), x(percent), y(0) + 16),
  ]);
  const points = bins.flatMap((bin) => {
    const [at, low, high] = [x(bin.predictedPercent), y(bin.observed.lowestPermille / 10), y(bin.observed.highestPermille / 10)];
    return [
      line(at, low, at, high, "range"), line(at - 4, low, at + 4, low, "range"), line(at - 4, high, at + 4, high, "range"),
      svg("circle", { cx: at, cy: y(bin.observed.permille / 10), r: Math.min(7, 2.5 + Math.sqrt(bin.answers) / 4), class: "learn" }),
    ];
  });
  const about = bins.map((bin) => scene.say("web.parent.report.bin", { predicted: bin.predictedPercent, right: Math.round(bin.observed.permille / 10) })).join(" ");
  return picture(
    { width: 300, height: 258, title: scene.say("web.parent.report.recall"), about, class: "is-small" },
    [...grid, line(x(0), y(0), x(100), y(100), "even"), text(scene.say("web.parent.report.predicted"), x(50), y(0) + 36), ...points]);
}

const factStates = /** @type {const} */ (["new", "learning", "known", "fluent"]);

/**
 * The facts of two operations: the row is the first number, of divisions what they come to, and the column the second.
 *
 * @param {Scene} scene
 * @param {import("../kidd.js").FactCell[]} cells
 */
export function factGrid(scene, cells) {
  const names = { "+": "plus", "-": "minus", "*": "times", "/": "divided" };
  const signs = /** @type {(keyof typeof names)[]} */ (Object.keys(names)).filter((sign) => cells.some((cell) => cell.fact.includes(sign)));
  const grids = signs.map((sign) => {
    const own = cells.flatMap((cell) => {
      const [one, other] = cell.fact.split(sign).map(Number);
      return one !== undefined && other !== undefined ? [{ ...cell, row: sign === "/" ? one / other : one, column: other }] : [];
    });
    const last = Math.max(...own.map((cell) => cell.row));
    const size = last > 10 ? 12 : 21;
    const counts = factStates.map((state) => `${scene.say("web.parent.report.fact." + state)}: ${own.filter((cell) => cell.factState === state).length}`);
    const title = scene.say(`web.parent.report.${names[sign]}`);
    const edge = (last + 1) * size + 20;
    const made = picture({ width: edge, height: edge, title, about: counts.join(", "), class: "is-grid" }, [
      ...[0, 5, 10, 15, 20].filter((number) => number <= last).flatMap((number) => [text(String(number), 20 + number * size + size / 2, 12), text(String(number), 15, 20 + number * size + 9, "end")]),
      ...own.map((cell) => factShape(20 + cell.column * size, 20 + cell.row * size, size, cell.factState)),
    ]);
    return h("div", {}, h("h3", {}, title), made);
  });
  return h("figure", { class: "p-figure" }, h("div", { class: "p-grids" }, grids),
    legend(factStates.map((state) => [`fact-${state}`, scene.say("web.parent.report.fact." + state)])));
}

/**
 * The more is known, the more of the square is full.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {import("../kidd.js").FactCell["factState"]} state
 */
function factShape(x, y, size, state) {
  const full = { new: 2, learning: size * 0.45, known: size * 0.7, fluent: size - 1 }[state];
  const gap = (size - full) / 2;
  return svg("rect", { x: x + gap, y: y + gap, width: full, height: full, rx: 1, class: `fact-${state}` });
}

/**
 * A year of finished lessons: a column for each week, today last. The more lessons, the larger the square.
 *
 * @param {Scene} scene
 * @param {import("../kidd.js").HeatDay[]} days
 */
export function yearMap(scene, days) {
  const size = 12;
  const firstRow = days[0] ? (new Date(`${days[0].day}T12:00:00Z`).getUTCDay() + 6) % 7 : 0;
  const shapes = days.map((day, at) => {
    const [column, row] = [Math.floor((at + firstRow) / 7), (at + firstRow) % 7];
    const full = [2, 6, 9, 11][Math.min(3, day.heat)];
    return svg("rect", { x: column * size + (size - full) / 2, y: 16 + row * size + (size - full) / 2, width: full, height: full, rx: 1.5, class: `heat-${Math.min(3, day.heat)}` });
  });
  const months = days.flatMap((day, at) => (day.day.endsWith("-01") ? [text(new Intl.DateTimeFormat(scene.tag, { month: "short", timeZone: "UTC" }).format(new Date(`${day.day}T12:00:00Z`)), Math.floor((at + firstRow) / 7) * size, 10, "start")] : []));
  const about = scene.say("web.parent.report.year.about", {
    lessons: days.reduce((sum, day) => sum + day.lessonCount, 0), days: days.filter((day) => day.lessonCount > 0).length,
  });
  return h("figure", { class: "p-figure" },
    h("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": scene.say("web.parent.report.year") },
      picture({ width: 53 * size + 10, height: 16 + 7 * size, title: scene.say("web.parent.report.year"), about, class: "is-year" }, [...months, ...shapes])),
    legend([0, 1, 2, 3].map((heat) => [`heat-${heat}`, scene.say(`web.parent.report.heat.${heat}`)])), h("figcaption", { class: "note" }, about));
}
