// Signs within texts, such as 🍎: drawn as kidd draws the thing, because not every machine has letters for them.

import { h, svg } from "../core/dom.js";
import { plane } from "./shapes.js";

/** @typedef {import("./drawings.js").Drawings} Drawings */
/** @typedef {import("../core/dom.js").Child} Child */

/**
 * The drawing of each sign.
 *
 * @type {Record<string, string>}
 */
const things = {
  "🍎": "apple", "🍐": "pear", "🍌": "banana", "🍓": "strawberry", "🍇": "grapes", "🍊": "orange", "🍋": "lemon", "🍒": "cherry", "🥕": "carrot", "🌽": "corn",
  "🍪": "cookie", "🎂": "cake", "🧁": "cupcake", "🍕": "pizza", "🥚": "egg", "🍄": "mushroom", "⚽": "ball", "🎈": "balloon", "🎁": "gift", "🪁": "kite",
  "🌼": "flower", "🌸": "flower", "🌻": "flower", "🌳": "tree", "🍃": "leaf", "🌰": "acorn", "☀": "sun", "☁": "cloud", "🕐": "clock", "🌞": "sun", "🌙": "moon", "⭐": "star", "🌈": "rainbow",
  "🐶": "dog", "🐱": "cat", "🐦": "bird", "🦆": "duck", "🐥": "duck", "🐔": "hen", "🦉": "owl", "🐟": "fish", "🐚": "shell", "🐰": "rabbit", "🐷": "pig",
  "🐮": "cow", "🐄": "cow", "🐴": "horse", "🐑": "sheep", "🐸": "frog", "🐢": "turtle", "🐌": "snail", "🐝": "bee", "🐞": "ladybug", "🦋": "butterfly", "🕷": "spider",
  "🦊": "fox", "🐺": "wolf", "🦁": "lion", "🐍": "snake", "🦴": "bone", "👃": "nose", "👀": "eyes", "🥛": "milk", "🍯": "jar", "🛏": "bed", "👕": "shirt",
  "🐻": "bear", "🐭": "mouse", "🐘": "elephant", "🐾": "footprints", "👣": "footprints", "🚗": "car", "🚌": "bus", "🚂": "train", "🚲": "bicycle", "⛵": "boat",
  "🚀": "rocket", "🤖": "robot", "🧸": "teddy", "🪆": "doll", "🥁": "drum", "🔔": "bell", "📦": "box", "🧺": "basket", "🪣": "bucket", "🎒": "backpack",
  "🖍": "crayon", "🖊": "pencil", "📝": "pencil", "📕": "book", "📖": "book", "✂": "scissors", "🔑": "key", "🏠": "house", "🚪": "door", "☕": "cup", "🥣": "bowl", "🥄": "spoon", "🍼": "bottle",
  "🎩": "hat", "👟": "shoe", "🧦": "sock", "🧤": "mitten", "☂": "umbrella", "☔": "umbrella", "🔥": "flame", "🕯": "candle", "🪨": "stone", "🪶": "feather", "🏆": "trophy",
};

/**
 * Plain shapes of a color.
 *
 * @type {Record<string, [shape: "circle" | "square" | "triangle", color: string]>}
 */
const shapes = {
  "🔴": ["circle", "red"], "🟠": ["circle", "orange"], "🟡": ["circle", "yellow"], "🟢": ["circle", "green"], "🔵": ["circle", "blue"], "🟣": ["circle", "purple"],
  "🟥": ["square", "red"], "🟧": ["square", "orange"], "🟨": ["square", "yellow"], "🟩": ["square", "green"], "🟦": ["square", "blue"], "🟪": ["square", "purple"],
  "🔺": ["triangle", "red"],
};

/** A sign, with the mark that asks for its colored form; or a blank. */
const special = new RegExp(`(${[...Object.keys(things), ...Object.keys(shapes)].join("|")}|_{2,})\uFE0F?`, "gu");

/**
 * A text with its signs drawn. A line of signs alone is a picture of its own, which small fingers count along.
 *
 * @param {string} text
 * @param {Drawings} drawings
 * @param {() => Child} [blank] What stands for a blank.
 * @returns {Child[]}
 */
export function withSigns(text, drawings, blank = () => "…") {
  return text.split("\n").flatMap((line, i, lines) => {
    const parts = line.split(special).map((part, at) => (at % 2 === 0 ? part : part.startsWith("_") ? blank() : drawn(part, drawings)));
    if (isPicture(line)) return [h("span", { class: "signs" }, parts), " "];
    const next = lines[i + 1];
    return next === undefined ? parts : [...parts, isPicture(next) ? " " : h("br")];
  });
}

/** @param {string} line */
function isPicture(line) {
  return /\p{Extended_Pictographic}/u.test(line) && line.replace(special, "").trim() === "";
}

/**
 * @param {string} sign
 * @param {Drawings} drawings
 */
function drawn(sign, drawings) {
  const shape = shapes[sign];
  if (!shape) return drawings.image(things[sign] ?? sign, { class: "sign-thing", alt: sign, letter: sign });
  return svg("svg", { viewBox: "0 0 100 100", class: "sign-thing", role: "img", "aria-label": sign }, plane(...shape));
}
