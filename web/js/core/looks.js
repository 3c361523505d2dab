// How the page looks and sounds: light or dark, contrast, letters, motion, reading aloud. A choice of this browser's stays in
// it.

/** @typedef {{ theme?: "light" | "dark", contrast?: boolean, letters?: boolean, still?: boolean, aloud?: boolean }} Looks */

const place = "kidd.looks";

/** @returns {Looks} */
export function readLooks() {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {Looks} looks */
export function keepLooks(looks) {
  localStorage.setItem(place, JSON.stringify(looks));
  applyLooks();
}

/**
 * What the profile of the one who is here asks for.
 *
 * @type {Looks}
 */
let asked = {};

/** @param {Looks} looks Those of a child's profile; `{}`: nobody's. */
export function askForLooks(looks) {
  asked = looks;
  applyLooks();
}

/** What was chosen here, and what the profile asks for, together. */
export function applyLooks() {
  const chosen = readLooks();
  const root = document.documentElement;
  mark(root, "theme", chosen.theme);
  mark(root, "contrast", chosen.contrast || asked.contrast ? "high" : undefined);
  mark(root, "letters", chosen.letters || asked.letters ? "dyslexia" : undefined);
  mark(root, "motion", chosen.still || asked.still ? "still" : undefined);
}

/** Whether nothing may move. */
export function isStill() {
  return document.documentElement.dataset.motion === "still" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * @param {HTMLElement} root
 * @param {string} name
 * @param {string | undefined} value
 */
function mark(root, name, value) {
  if (value) root.dataset[name] = value;
  else delete root.dataset[name];
}
