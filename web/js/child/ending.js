// The end of an activity: what it brought, and a small party.

import { h, put } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { isStill } from "../core/looks.js";
import { button, linkButton } from "../core/parts.js";
import { begin, beginButton } from "./begin.js";
import { nextWish, questionsOf } from "./home.js";

/** @typedef {import("../kidd.js").ActivitySummary} Summary */
/** @typedef {import("./side.js").Sitting} Sitting */

/**
 * @param {Sitting} sitting
 * @param {import("../core/app.js").View} view
 * @param {Summary} summary
 * @param {import("../kidd.js").Activity | import("../kidd.js").Answered} earned
 */
export function showEnding(sitting, view, summary, earned) {
  const { say, celebration } = summary;
  // The word is large above it already.
  const more = say.startsWith(celebration.word) ? say.slice(celebration.word.length).trim() : say;
  const title = h("h1", { tabindex: -1, class: "party-word" }, celebration.word);
  const next = h("div", { class: "row center" });
  put(view.root, h("div", { class: "ending card" },
    title, more && h("p", { class: "lead" }, more), numbers(sitting, summary), gifts(sitting, earned), summary.sprint && sprint(sitting, view, summary.sprint), next));
  view.title(celebration.word);
  title.focus();
  if (sitting.voice.readsAll) sitting.voice.read([celebration.word, say]);
  if (!celebration.isStill && !isStill() && summary.percent >= 50) confetti(celebration.milliseconds);
  const badges = (earned.badges ?? []).map((badge) => badge.badge);
  if (badges.length) void sitting.connection.change("rewards.markSeen", { child: sitting.child, badges }).catch(() => {});
  void drawNext(sitting, next);
}

/**
 * @param {Sitting} sitting
 * @param {Summary} summary
 */
function numbers(sitting, summary) {
  if (summary.kind === "timed" || summary.kind === "copying") return null;
  return h("ul", { class: "earned", role: "list" },
    summary.rightAnswers > 0 && h("li", { class: "chip good" }, icon("check"), right(sitting, summary)),
    summary.starsEarned > 0 && h("li", { class: "chip star" }, icon("star"), sitting.say("web.child.stars", { count: summary.starsEarned })),
    summary.pointsEarned > 0 && h("li", { class: "chip" }, sitting.say("web.child.points", { count: summary.pointsEarned })),
    summary.isNewBest && summary.isPassed && h("li", { class: "chip good" }, sitting.say("web.child.newBest")));
}

/**
 * How many were right, of those that anybody marks: drawings are not held against the child.
 *
 * @param {Sitting} sitting
 * @param {Summary} summary
 */
function right(sitting, { rightAnswers, gradedQuestions, percent }) {
  if (percent === 100) return `${rightAnswers} ${sitting.say("web.child.sprint.right", { count: rightAnswers })}`;
  return sitting.say("web.child.right", { count: rightAnswers, total: gradedQuestions });
}

/**
 * @param {Sitting} sitting
 * @param {import("../kidd.js").Activity | import("../kidd.js").Answered} earned
 */
function gifts(sitting, earned) {
  const badges = earned.badges ?? [];
  const challenges = earned.reachedChallenges ?? [];
  if (!earned.sticker && !badges.length && !challenges.length && !earned.earnedMinutes && !earned.dayStreak) return null;
  return h("div", { class: "gifts" },
    earned.sticker && h("figure", { class: "gift" }, sitting.drawings.image(earned.sticker, { class: "sticker", letter: "★" }), h("figcaption", {}, sitting.say("web.child.sticker"))),
    badges.map((badge) => h("figure", { class: "gift" }, sitting.drawings.image(badge.icon, { class: "badge", letter: "★" }),
      h("figcaption", {}, h("strong", {}, badge.title), h("span", { class: "note" }, badge.description)))),
    earned.earnedMinutes ? h("p", { class: "chip time" }, sitting.say("web.child.minutes", { count: earned.earnedMinutes })) : null,
    challenges.map((reached) => h("p", { class: "chip star" }, sitting.say("web.child.challenge.reached", { title: reached.title, count: reached.bonusPoints }))),
    earned.dayStreak && h("p", { class: "note" }, earned.dayStreak.say));
}

/**
 * @param {Sitting} sitting
 * @param {import("../core/app.js").View} view
 * @param {import("../kidd.js").SprintResult} result
 */
function sprint(sitting, view, result) {
  const strategies = [...new Set(result.missedFacts.map((missed) => missed.strategy))];
  return h("div", { class: "stack" },
    h("p", { class: "sprint-count" }, h("strong", {}, result.rightAnswers), " ", sitting.say("web.child.sprint.right", { count: result.rightAnswers })),
    result.bestBefore !== undefined && h("p", { class: "note" }, sitting.say("web.child.sprint.best", { count: Math.max(result.bestBefore, result.rightAnswers) })),
    result.isGoalReached && h("p", { class: "chip star" }, sitting.say("web.child.sprint.goal")),
    strategies.length > 0 && h("div", { class: "row center" }, strategies.slice(0, 3).map((strategy) =>
      beginButton(sitting, view, sitting.say("web.child.sprint.drill", { facts: result.missedFacts.filter((missed) => missed.strategy === strategy).map((missed) => sum(sitting, missed.fact)).slice(0, 2).join(", ") }),
        { kind: "practice", strategy, ...(isProduct(result, strategy) ? { domain: "multiplyDivide" } : {}) }))));
}

/**
 * Whether a way that was missed is one of products and divisions.
 *
 * @param {import("../kidd.js").SprintResult} result
 * @param {string} strategy
 */
const isProduct = (result, strategy) => result.missedFacts.some((missed) => missed.strategy === strategy && /[*/]/.test(missed.fact));

/**
 * A fact as it is written for children.
 *
 * @param {Sitting} sitting
 * @param {string} fact Such as `13-5` or `7*8`.
 */
function sum(sitting, fact) {
  const [, left, sign, right] = /^(\d+)(\D)(\d+)$/.exec(fact) ?? [];
  const operation = { "+": "addition", "-": "subtraction", "*": "multiplication", "/": "division" }[sign ?? ""];
  return operation ? sitting.say(`facts.term.${operation}`, { left: Number(left), right: Number(right) }).replaceAll(" ", "\u00A0") : fact;
}

/**
 * @param {Sitting} sitting
 * @param {Element} place
 */
async function drawNext(sitting, place) {
  const home = linkButton(sitting.say("web.child.home"), sitting.path(), { class: "big" });
  put(place, home);
  const next = await sitting.connection.ask("lesson.next", { child: sitting.child }).catch(() => undefined);
  const wish = next && next.time.allowed ? nextWish(next) : undefined;
  if (!next || !wish || !place.isConnected) return;
  // Nothing begins unannounced, such as a review.
  put(place, h("p", { class: "lead next-say" }, next.say), questionsOf(sitting, next), button(sitting.say("web.child.another"), () => void begin(sitting, wish), { class: "primary big" }), home);
}

/**
 * Paper that falls, and is gone.
 *
 * @param {number} milliseconds
 */
function confetti(milliseconds) {
  const place = h("div", { class: "confetti", "aria-hidden": "true" });
  for (let i = 0; i < 60; i += 1) {
    const piece = h("i", { class: `c${i % 5}` });
    piece.style.left = `${Math.random() * 100}%`;
    piece.style.animationDelay = `${Math.random() * 0.6}s`;
    piece.style.animationDuration = `${1.6 + Math.random() * 1.4}s`;
    place.append(piece);
  }
  document.body.append(place);
  setTimeout(() => place.remove(), Math.max(1200, milliseconds) + 2000);
}
