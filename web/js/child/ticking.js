// Ticking things off while they are counted: an aid for eyes and fingers. It is no answer, nothing of it is sent, and how
// many are ticked is not told.

import { svg } from "../core/dom.js";

/**
 * Whether a picture shows its things one by one.
 *
 * @param {Element} picture
 * @returns {picture is SVGSVGElement}
 */
export function canBeTicked(picture) {
  return picture instanceof SVGSVGElement && picture.querySelector(".one") !== null;
}

/**
 * Lets the things of a picture be ticked off: by a press, or with the arrows and Space.
 *
 * Space goes on to the next thing, so that pressing it again and again counts along.
 *
 * @param {SVGSVGElement} picture
 * @param {string} name What ticking one off is called.
 */
export function letTick(picture, name) {
  const things = /** @type {SVGGElement[]} */ ([...picture.querySelectorAll(".one")]);
  picture.setAttribute("role", "group");
  picture.classList.add("ticking");
  /** @param {SVGGElement} thing */
  const tick = (thing) => {
    const isTicked = thing.getAttribute("aria-checked") !== "true";
    thing.setAttribute("aria-checked", String(isTicked));
    return isTicked;
  };
  /** @param {SVGGElement} thing */
  const stand = (thing) => {
    for (const other of things) other.setAttribute("tabindex", other === thing ? "0" : "-1");
    thing.focus();
  };
  things.forEach((thing, at) => {
    thing.setAttribute("role", "checkbox");
    thing.setAttribute("aria-checked", "false");
    thing.setAttribute("aria-label", name);
    // One stop of the Tab key: the arrows lead on from there.
    thing.setAttribute("tabindex", at === 0 ? "0" : "-1");
    mark(thing);
    thing.addEventListener("click", () => tick(thing));
    thing.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (event.key === " ") stand((tick(thing) && things[at + 1]) || thing);
      else if (step) stand(things[at + step] ?? thing);
      else return;
      event.preventDefault();
    });
  });
}

/**
 * What shows that a thing is ticked: a disk below it, and a hook upon it.
 *
 * @param {SVGGElement} thing
 */
function mark(thing) {
  const { x, y, width } = place(thing);
  const size = width / 88;
  const at = `translate(${x + width / 2} ${y + width / 2}) scale(${size})`;
  thing.prepend(svg("circle", { r: 49, transform: at, class: "tick-disk" }));
  thing.append(svg("path", { d: "M8 30L22 43L46 12", transform: at, class: "tick-hook" }));
}

/**
 * Where a thing lies in its picture.
 *
 * @param {SVGGElement} thing
 */
function place(thing) {
  const [x = 0, y = 0, width = 88] = (thing.dataset.place ?? "").split(" ").map(Number);
  return { x, y, width };
}
