// Signs that are drawn, so that they look alike whatever letters a machine has.

import { svg } from "./dom.js";

/** Lines in a square of 24. */
const lines = {
  arrowDown: "M12 4V20M5 13L12 20L19 13",
  arrowLeft: "M20 12H4M11 5L4 12L11 19",
  arrowRight: "M4 12H20M13 5L20 12L13 19",
  arrowUp: "M12 20V4M5 11L12 4L19 11",
  again: "M20 12A8 8 0 1 1 17 5.6M17 2V6H13",
  bulb: "M9 17C9 14 5.5 13 5.5 8.9A6.5 6.5 0 0 1 18.5 8.9C18.5 13 15 14 15 17ZM9.5 21H14.5",
  check: "M4 13L9.5 18.5L20 6",
  close: "M5 5L19 19M19 5L5 19",
  erase: "M9 5H21V19H9L3 12ZM12 9L18 15M18 9L12 15",
  hourglass: "M6 3H18M6 21H18M7 3C7 9 11 10 11 12S7 15 7 21M17 3C17 9 13 10 13 12S17 15 17 21",
  moon: "M20 14.5A8.5 8.5 0 1 1 9.5 4A7 7 0 0 0 20 14.5Z",
  note: "M9 18V5L19 3V16M9 18A3 2.5 0 1 1 6 15.5A3 2.5 0 0 1 9 18ZM19 16A3 2.5 0 1 1 16 13.5A3 2.5 0 0 1 19 16Z",
  paper: "M6 3H15L19 7V21H6ZM15 3V7H19",
  pause: "M8.5 5V19M15.5 5V19",
  people: "M9 11A3.5 3.5 0 1 0 9 4A3.5 3.5 0 0 0 9 11ZM3 20C3 15.5 5.5 14 9 14S15 15.5 15 20M16 4.3A3.5 3.5 0 0 1 16 10.7M18 14.5C20 15.3 21 17 21 20",
  speaker: "M4 9.5H8L13 5V19L8 14.5H4ZM16.5 9A4.5 4.5 0 0 1 16.5 15M19 6A8.5 8.5 0 0 1 19 18",
  speech: "M4 5H20V16H12L7 20V16H4Z",
  sun: "M12 16.5A4.5 4.5 0 1 0 12 7.5A4.5 4.5 0 0 0 12 16.5ZM12 2V4M12 20V22M2 12H4M20 12H22M5 5L6.4 6.4M17.6 17.6L19 19M19 5L17.6 6.4M6.4 17.6L5 19",
  undo: "M8 4L4 8L8 12M4 8H14A6 6 0 0 1 14 20H8",
};

/** Shapes that are filled. */
const shapes = {
  play: "M7 4.5L20 12L7 19.5Z",
  star: "M12 2.5L14.9 8.9L21.8 9.6L16.6 14.2L18.1 21L12 17.4L5.9 21L7.4 14.2L2.2 9.6L9.1 8.9Z",
};

/** @typedef {keyof typeof lines | keyof typeof shapes} IconName */

/**
 * A sign as high as the letters around it, for the eyes alone.
 *
 * @param {IconName} name
 */
export function icon(name) {
  const isShape = name in shapes;
  return svg("svg", { viewBox: "0 0 24 24", class: isShape ? "icon full" : "icon", "aria-hidden": "true" },
    svg("path", { d: { ...lines, ...shapes }[name] }));
}
