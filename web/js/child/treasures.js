// What the child has: stars, a level, rings, stickers, badges. Nothing here ever falls.

import { h, put } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { card, ring, waiting } from "../core/parts.js";
import { wayHome } from "./wayhome.js";

/** @typedef {import("./side.js").Sitting} Sitting */

/** @type {import("./side.js").ChildShower} */
export async function showTreasures(sitting, view) {
  const { connection, child } = sitting;
  view.title(sitting.say("web.child.treasures"));
  put(view.root, waiting(sitting.say("web.connecting")));
  const [rewards, badges, overview, facts] = await Promise.all([
    connection.ask("rewards.summary", { child }), connection.ask("rewards.badges", { child }),
    connection.ask("progress.overview", { child }), connection.ask("facts.status", { child }).catch(() => undefined),
  ]);
  if (view.signal.aborted) return;
  put(view.root, wayHome(sitting),
    h("h1", {}, sitting.say("web.child.treasures")),
    h("div", { class: "grid" }, stars(sitting, rewards), month(sitting, overview, rewards)),
    card(sitting.say("web.child.rings"), {}, h("ul", { class: "rings", role: "list" },
      overview.subjects.map((subject) => progress(sitting, subject.title, subject.passed, subject.lessonCount, "good")),
      facts?.factBands.filter((band) => band.knownCount > 0).map((band) => progress(sitting, band.title, band.knownCount, band.recordCount, "star")))),
    card(sitting.say("web.child.stickers"), {}, badges.stickers.length
      ? h("ul", { class: "stickers", role: "list" }, badges.stickers.map((sticker) => h("li", {}, sitting.drawings.image(sticker.sticker, { class: "sticker", alt: sticker.sticker, letter: "★" }))))
      : h("p", { class: "note" }, sitting.say("web.child.stickers.none"))),
    card(sitting.say("web.child.badges"), {}, h("ul", { class: "badges", role: "list" },
      badges.earned.map((badge) => h("li", { class: "has" }, sitting.drawings.image(badge.icon, { class: "badge", letter: "★" }), h("strong", {}, badge.title), h("span", { class: "note" }, badge.description))),
      badges.open.map((badge) => h("li", {},
        badge.hasHiddenArt ? h("span", { class: "badge letter", "aria-hidden": "true" }, "?") : sitting.drawings.image(badge.icon, { class: "badge dim", letter: "★" }),
        h("strong", {}, badge.title), h("span", { class: "note" }, badge.description),
        h("progress", { max: Math.max(1, badge.target), value: badge.value, "aria-label": badge.title }))))));
  const unseen = rewards.unseen.map((badge) => badge.badge);
  if (unseen.length) void connection.change("rewards.markSeen", { child, badges: unseen }).catch(() => {});
}

/**
 * @param {Sitting} sitting
 * @param {import("../kidd.js").RewardSummary} rewards
 */
function stars(sitting, rewards) {
  const { level } = rewards;
  const part = (rewards.points - level.fromPoints) / Math.max(1, level.toPoints - level.fromPoints);
  return card(sitting.say("web.child.stars.title"), { class: "stars-card" },
    h("div", { class: "row" }, ring(part, { class: "star", label: sitting.say("web.child.level", { number: level.number, title: level.title }) }, h("span", { class: "ring-number" }, level.number)),
      h("div", { class: "stack" }, h("p", { class: "star-count" }, icon("star"), sitting.say("web.child.stars", { count: rewards.stars })),
        h("p", {}, level.title), h("p", { class: "note" }, rewards.say))));
}

/**
 * @param {Sitting} sitting
 * @param {import("../kidd.js").LearningOverview} overview
 * @param {import("../kidd.js").RewardSummary} rewards
 */
function month(sitting, overview, rewards) {
  const { first, last, learningDays } = overview.learningMonth;
  const begin = new Date(`${first}T12:00:00Z`);
  const count = Math.round((Date.parse(`${last}T12:00:00Z`) - begin.getTime()) / 86_400_000) + 1;
  const name = new Intl.DateTimeFormat(sitting.app.words.tag, { month: "long", timeZone: "UTC" }).format(begin);
  const days = Array.from({ length: count }, (_, i) => new Date(begin.getTime() + i * 86_400_000).toISOString().slice(0, 10));
  return card(name, { class: "month" },
    h("p", {}, sitting.say("web.child.days", { count: learningDays.length })),
    h("div", { class: "days", "aria-hidden": "true" }, days.map((day) => {
      const cell = h("span", { class: learningDays.includes(day) ? "day full" : day === overview.today ? "day today" : "day" }, learningDays.includes(day) ? icon("star") : Number(day.slice(8)));
      if (day === days[0]) cell.style.gridColumnStart = String(((begin.getUTCDay() + 6) % 7) + 1);
      return cell;
    })),
    h("p", { class: "note" }, rewards.dayStreak.say));
}

/**
 * @param {Sitting} sitting
 * @param {string} title
 * @param {number} done
 * @param {number} count
 * @param {string} tone
 */
function progress(sitting, title, done, count, tone) {
  return h("li", {}, ring(done / Math.max(1, count), { class: tone, label: sitting.say("web.child.ring", { title, done, count }) }, h("span", { class: "ring-number" }, done)), h("span", { "aria-hidden": "true" }, title));
}
