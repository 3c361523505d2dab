// What kidd says to an answer, with what there is to learn from it, until the child goes on.

import { h } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { button } from "../core/parts.js";
import { drawPicture } from "../pictures/index.js";
import { withSigns } from "../pictures/signs.js";

/** @typedef {import("../kidd.js").Answered} Answered */
/** @typedef {import("./side.js").Sitting} Sitting */

/** More stars than these are told in words alone. */
const mostStars = 5;

/**
 * Shows a verdict, says it, and leads the keyboard to the way on.
 *
 * @param {Sitting} sitting
 * @param {Element} place
 * @param {Answered} answered
 * @param {{ goOn: () => void, rest: () => void }} ways
 * @param {string} [typed] What was typed.
 */
export function showVerdict(sitting, place, answered, ways, typed) {
  const { voice, app } = sitting;
  const { outcome, microLesson, rest } = answered;
  const isRight = outcome === "correct";
  const own = typed && !isRight ? sitting.say("web.child.typed", { answer: typed }) : "";
  const told = [own, answered.say, answered.explanation ?? "", microLesson?.tip ?? "", microLesson?.example ?? "", rest ?? ""];
  const next = button(sitting.say("web.child.next"), once(ways.goOn), { class: "primary big next" });
  place.replaceChildren(h("div", { class: isRight ? "verdict good" : "verdict plain" },
    h("p", { class: "verdict-say" },
      h("span", { class: "verdict-sign" }, icon(isRight ? "check" : "arrowRight")),
      h("span", {}, withSigns(answered.say, sitting.drawings)), stars(sitting, answered.starsEarned)),
    own && h("p", {}, own),
    answered.spelling && h("p", {}, sitting.say("web.child.spelling", { word: answered.spelling })),
    lesson(sitting, answered),
    rest && h("p", {}, rest),
    h("div", { class: "row" }, next, rest && button(sitting.say("web.child.rest"), ways.rest, { class: "big" }),
      voice.button(sitting.say("web.child.read"), () => told))));
  app.announce([own, answered.say, answered.explanation ?? microLesson?.example ?? ""].join(" "));
  if (voice.readsAll) voice.read(told);
  next.focus();
  next.scrollIntoView({ block: "nearest" });
}

/**
 * @param {Sitting} sitting
 * @param {number} count
 */
function stars(sitting, count) {
  if (count === 0) return null;
  return h("span", { class: "stars", role: "img", "aria-label": sitting.say("web.child.stars", { count }) },
    Array.from({ length: Math.min(mostStars, count) }, () => icon("star")));
}

/**
 * The way to find a math fact, or why the answer is what it is.
 *
 * @param {Sitting} sitting
 * @param {Answered} answered
 */
function lesson({ drawings }, { microLesson, explanation }) {
  if (!microLesson) return explanation ? [h("p", { class: "example" }, withSigns(explanation, drawings))] : [];
  return [
    h("p", {}, microLesson.tip), h("p", { class: "example" }, microLesson.example), drawPicture(microLesson.picture, drawings),
    microLesson.twin !== undefined && h("p", {}, microLesson.twin),
  ];
}

/**
 * A press that counts once, however often it is made.
 *
 * @param {() => void} press
 */
function once(press) {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    press();
  };
}
