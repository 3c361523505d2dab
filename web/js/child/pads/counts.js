// Several numbers at once: rods and cubes, coins, the bars of a graph.

import { h, put, svg } from "../../core/dom.js";
import { icon } from "../../core/icons.js";
import { button } from "../../core/parts.js";
import { baseTenBlocks } from "../../pictures/numbers.js";
import { again } from "../presses.js";
import { optionBody } from "./choice.js";

/** @typedef {import("./index.js").Pad} Pad */
/** @typedef {import("./index.js").PadDesk} PadDesk */

/** As many as kidd takes of a sort of coin. */
const mostCoins = 100;

/**
 * A number that is made larger and smaller.
 *
 * @param {PadDesk} desk
 * @param {string} name
 * @param {number} most
 * @param {(value: number) => void} changed
 * @param {{ value?: number, isKept?: boolean }} [start]
 */
export function stepper(desk, name, most, changed, start = {}) {
  let value = start.value ?? 0;
  const field = h("input", {
    type: "number", class: "step-value", min: 0, max: most, step: 1, value, "aria-label": name, disabled: start.isKept ?? false,
  });
  /** @param {number} to */
  const set = (to) => {
    value = Math.max(0, Math.min(most, to));
    field.value = String(value);
    changed(value);
  };
  field.addEventListener("input", () => set(Math.round(Number(field.value) || 0)));
  field.addEventListener("focus", () => field.select());
  return {
    field,
    element: h("div", { class: "stepper" },
      button("−", () => set(value - 1), { ...again, class: "step", disabled: start.isKept, "aria-label": desk.say("web.child.less", { name }) }), field,
      button("+", () => set(value + 1), { ...again, class: "step", disabled: start.isKept, "aria-label": desk.say("web.child.more", { name }) }),
      start.isKept && h("span", { class: "kept" }, icon("check"))),
    set,
    value: () => value,
  };
}

/**
 * @param {PadDesk} desk
 * @returns {Pad}
 */
export function blocksPad(desk) {
  const drawing = h("div", { class: "laid" });
  let isTouched = false;
  const draw = () => {
    isTouched = true;
    const sheet = baseTenBlocks({ tens: tens.value(), ones: ones.value() });
    const made = svg("svg", { viewBox: `0 0 ${sheet.width} ${sheet.height}`, class: "picture", "aria-hidden": "true" }, sheet.parts);
    made.style.maxWidth = `${sheet.width * 1.6}px`;
    put(drawing, tens.value() + ones.value() > 0 && made);
  };
  const tens = stepper(desk, desk.say("web.child.tens"), 100, () => draw());
  const ones = stepper(desk, desk.say("web.child.ones"), 100, () => draw());
  return {
    element: h("div", { class: "counts" }, drawing,
      h("div", { class: "fields" },
        h("div", { class: "count-field" }, h("span", { class: "count-name" }, desk.say("web.child.tens")), tens.element),
        h("div", { class: "count-field" }, h("span", { class: "count-name" }, desk.say("web.child.ones")), ones.element))),
    how: "web.child.how.blocks",
    first: () => tens.field,
    answer: () => (isTouched ? { blocks: { tens: tens.value(), ones: ones.value() } } : "web.child.missing.layOut"),
  };
}

/**
 * @param {PadDesk} desk
 * @param {import("../../kidd.js").Coin[]} coins
 * @returns {Pad}
 */
export function coinsPad(desk, coins) {
  const table = h("div", { class: "laid table", role: "group", "aria-label": desk.say("web.child.table") });
  /**
   * @param {import("../../kidd.js").Coin} coin */
  const picture = (coin) => desk.drawings.image(coin.image ?? coin.id, { pack: desk.pack, class: "coin", letter: money(coin.cents) });
  const fields = coins.map((coin) => ({ coin, counter: stepper(desk, coin.name, mostCoins, () => draw()) }));
  const draw = () => {
    put(table, fields.flatMap(({ coin, counter }) => Array.from({ length: Math.min(30, counter.value()) }, () =>
      h("button", { type: "button", class: "coin-laid", tabindex: -1, "aria-label": desk.say("web.child.takeBack", { item: coin.name }),
        onclick: () => counter.set(counter.value() - 1) }, picture(coin)))));
  };
  return {
    element: h("div", { class: "counts" }, table,
      h("div", { class: "fields" }, fields.map(({ coin, counter }) => h("div", { class: "count-field" },
        h("button", { ...again, type: "button", class: "coin-add", tabindex: -1, "aria-hidden": "true", "data-coin": coin.id, onclick: () => counter.set(counter.value() + 1) },
          picture(coin), h("span", {}, money(coin.cents))),
        h("span", { class: "count-name" }, coin.name), counter.element)))),
    how: "web.child.how.coins",
    first: () => fields[0]?.counter.field,
    answer: () => {
      const used = fields.filter(({ counter }) => counter.value() > 0).map(({ coin, counter }) => ({ coin: coin.id, count: counter.value() }));
      return used.length ? { coins: used } : "web.child.missing.layOut";
    },
  };
}

/**
   * @param {number} cents
   */
function money(cents) {
  return cents < 100 ? `${cents}¢` : `$${cents / 100}`;
}

/**
 * @param {PadDesk} desk
 * @param {import("../../kidd.js").BarGraph} graph
 * @returns {Pad}
 */
export function barsPad(desk, graph) {
  let isTouched = desk.stays.size > 0;
  const bars = graph.categories.map((category, i) => {
    const kept = desk.stays.get(category.id);
    const bar = h("div", { class: "bar-cells", "aria-hidden": "true" });
    const draw = () => put(bar, Array.from({ length: graph.highest }, (_, at) =>
      h("div", { class: at < counter.value() ? `cell full b${i % 4}` : "cell", "data-height": at + 1 }, (at + 1) % 5 === 0 && String(at + 1))));
    const counter = stepper(desk, category.text, graph.highest, () => {
      isTouched = true;
      draw();
    }, { value: Number(kept ?? 0), isKept: kept !== undefined });
    bar.addEventListener("click", (event) => {
      const height = /** @type {Element} */ (event.target).getAttribute("data-height");
      if (height && kept === undefined) counter.set(Number(height) === counter.value() ? Number(height) - 1 : Number(height));
    });
    draw();
    return { category, counter, element: h("div", { class: "bar-field" }, bar, h("div", { class: "bar-name" }, ...optionBody(desk, category)), counter.element) };
  });
  return {
    element: h("div", { class: "bars" }, bars.map((bar) => bar.element)),
    how: "web.child.how.bars",
    first: () => bars.find((bar) => !bar.counter.field.disabled)?.counter.field,
    answer: () => (isTouched ? { values: bars.map(({ category, counter }) => ({ category: category.id, value: counter.value() })) } : "web.child.missing.layOut"),
  };
}
