// Parts that both sides of the page are made of.

import { h, put, svg } from "./dom.js";

/** @typedef {import("./dom.js").Child} Child */

/**
 * A button.
 *
 * @param {Child | Child[]} label
 * @param {() => void} press
 * @param {import("./dom.js").Props} [props] `class`: `primary`, `quiet`, `danger`, `big`.
 */
export function button(label, press, props = {}) {
  const { class: names = "", ...rest } = props;
  return h("button", { type: "button", class: `button ${names}`.trim(), onclick: () => press(), ...rest }, label);
}

/**
 * A link that looks like a button.
 *
 * @param {Child | Child[]} label
 * @param {string} path Such as `/child/mia`.
 * @param {import("./dom.js").Props} [props]
 */
export function linkButton(label, path, props = {}) {
  const { class: names = "", ...rest } = props;
  return h("a", { href: `#${path}`, class: `button ${names}`.trim(), ...rest }, label);
}

/**
 * A card: a section with a heading.
 *
 * @param {string} title
 * @param {import("./dom.js").Props} props
 * @param {...(Child | Child[])} children
 */
export function card(title, props = {}, ...children) {
  const id = `t${(lastId += 1)}`;
  const { class: names = "", ...rest } = props;
  return h(
    "section", { class: `card ${names}`.trim(), "aria-labelledby": id, ...rest },
    h("h2", { id, class: "card-title" }, title), ...children);
}

let lastId = 0;

/** An id that no other element has. */
export function freshId() {
  return `t${(lastId += 1)}`;
}

/**
 * A ring that is full to a part.
 *
 * @param {number} part 0 to 1.
 * @param {{ class?: string, size?: number, width?: number, label?: string }} [look] Without a label it is an ornament.
 * @param {...Child} inside What stands in its middle.
 */
export function ring(part, look = {}, ...inside) {
  const { size = 100, width = 12, label } = look;
  const radius = (size - width) / 2;
  const around = 2 * Math.PI * radius;
  const full = Math.max(0, Math.min(1, part));
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: "none", "stroke-width": width };
  const drawing = svg(
    "svg", { viewBox: `0 0 ${size} ${size}`, "aria-hidden": "true" },
    svg("circle", { ...circle, class: "ring-track" }),
    svg("circle", {
      ...circle, class: "ring-full", "stroke-linecap": "round", "stroke-dasharray": `${around * full} ${around}`,
      transform: `rotate(-90 ${size / 2} ${size / 2})`, visibility: full > 0 ? "visible" : "hidden",
    }));
  const props = label ? { role: "img", "aria-label": label } : {};
  return h("div", { class: `ring ${look.class ?? ""}`.trim(), ...props }, drawing, h("div", { class: "ring-inside" }, ...inside));
}

/**
 * A dialog over the page; Escape closes it, and the focus goes back to where it was.
 *
 * @param {string} title
 * @param {(close: () => void) => Child[]} content
 * @param {import("./dom.js").Props} [props]
 * @returns {HTMLDialogElement}
 */
export function dialog(title, content, props = {}) {
  const id = freshId();
  const { class: names = "", ...rest } = props;
  const made = h("dialog", { class: `dialog ${names}`.trim(), "aria-labelledby": id, ...rest });
  made.addEventListener("close", () => made.remove());
  made.addEventListener("click", (event) => {
    if (event.target === made) made.close();
  });
  const heading = h("h2", { id, class: "card-title", tabindex: -1 }, title);
  put(made, heading, ...content(() => made.close()));
  document.body.append(made);
  made.showModal();
  // A long one is read from its beginning, though what can be pressed first is far below.
  if (made.scrollTop > 0) heading.focus();
  return made;
}

/**
 * A sign that something is on its way.
 *
 * @param {string} text
 */
export function waiting(text) {
  return h("p", { class: "waiting", role: "status" }, h("span", { class: "dots", "aria-hidden": "true" }), text);
}
