// Elements without markup: `h("p", { class: "note" }, "text")`. Texts are always texts, never HTML.

/** @typedef {Node | string | number | false | null | undefined} Child */
/** @typedef {Record<string, unknown>} Props Attributes; `on…` functions are listeners, true is an empty attribute, or "true" of `aria-…`. */

/** States that are told either way: a button without one is no switch. */
const states = ["aria-checked", "aria-expanded", "aria-pressed", "aria-selected"];

/**
 * An HTML element.
 *
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} name
 * @param {Props} [props] `class`, `aria-…`, `data-…` and other attributes; absent where false (but for `states`), null or undefined.
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function h(name, props = {}, ...children) {
  return fill(document.createElement(name), props, children);
}

/**
 * An SVG element.
 *
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} name
 * @param {Props} [props]
 * @param {...(Child | Child[])} children
 * @returns {SVGElementTagNameMap[T]}
 */
export function svg(name, props = {}, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", name), props, children);
}

/**
 * @template {Element} E
 * @param {E} element
 * @param {Props} props
 * @param {Array<Child | Child[]>} children
 * @returns {E}
 */
function fill(element, props, children) {
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === "boolean" && (states.includes(name) || (value && name.startsWith("aria-")))) element.setAttribute(name, String(value));
    else if (value === false || value === null || value === undefined) continue;
    else if (typeof value === "function") element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...nodes(children));
  return element;
}

/**
 * @param {Array<Child | Child[]>} children
 * @returns {Array<Node | string>}
 */
function nodes(children) {
  return children.flat().flatMap((child) => {
    if (child === false || child === null || child === undefined) return [];
    return [child instanceof Node ? child : String(child)];
  });
}

/**
 * Puts new children in the place of those that are there.
 *
 * @param {Element} element
 * @param {...(Child | Child[])} children
 */
export function put(element, ...children) {
  element.replaceChildren(...nodes(children));
}

/**
 * The element with an id, which the page's markup has.
 *
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`there is no element ${id}`);
  return found;
}
