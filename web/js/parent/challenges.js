// Challenges: what runs, what kidd offers, and one of one's own. What cannot be met is refused with the sum.

import { h, put } from "../core/dom.js";
import { button, card, linkButton } from "../core/parts.js";
import { goalCard } from "./boards.js";
import { editChallenge } from "./challengeform.js";
import { nobody } from "./first.js";
import { date, dayAfter } from "./format.js";
import { chooseChild } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../kidd.js").Challenge} Challenge */

/**
 * @param {Scene} scene
 * @param {string[]} path
 */
export async function showChallenges(scene, [wanted]) {
  const { child, name, tabs, children } = await chooseChild(scene, "challenges", wanted);
  if (!child) return scene.show(scene.say("web.parent.challenges"), nobody(scene));
  const list = h("div", { class: "stack" });
  const offers = h("div", { class: "grid" });
  const draw = async () => {
    const [{ byChild }, { templates }] = await Promise.all([
      scene.ask("challenge.list", { child, all: true }), scene.ask("challenge.templates", { child }),
    ]);
    const all = byChild[0]?.challenges ?? [];
    // What a change has replaced is no challenge of its own.
    const challenges = all.filter((one) => one.state !== "closed" || !all.some((other) => other.challenge === one.challenge && other.revision > one.revision));
    const running = challenges.filter((challenge) => challenge.state === "running");
    const over = challenges.filter((challenge) => challenge.state !== "running");
    /** @param {Challenge} challenge */
    const item = (challenge) => challengeItem(scene, child, challenge, children, draw);
    put(
      list,
      running.length === 0 ? h("p", {}, scene.say("web.parent.challenges.none")) : h("ul", { class: "p-list", role: "list" }, running.map(item)),
      over.length > 0 && h("details", {}, h("summary", {}, scene.say("web.parent.challenges.over", { count: over.length })), h("ul", { class: "p-list", role: "list" }, over.map(item))));
    put(offers, templates.map((offer) => offerCard(scene, child, children, offer, draw)));
  };
  const [goal] = await Promise.all([goalCard(scene), draw()]);
  scene.show(
    scene.say("web.parent.challengesOf", { name }), tabs, card(scene.say("web.parent.running"), {}, list),
    card(scene.say("web.parent.offers"), {}, offers),
    h("p", {}, button(scene.say("web.parent.ownChallenge"), () => void scene.attempt(() => editChallenge(scene, { child, children }, draw)), { class: "primary" })),
    goal);
}

/**
 * The chip of each state.
 *
 * @type {Record<Challenge["state"], string>}
 */
const tones = { running: "good", inactive: "", completed: "star", ended: "", closed: "" };

/**
 * @param {Scene} scene
 * @param {string} child
 * @param {Challenge} challenge
 * @param {import("../kidd.js").ChildName[]} children
 * @param {() => Promise<void>} draw
 */
function challengeItem(scene, child, challenge, children, draw) {
  const { title, progress, state } = challenge;
  const meter = h("div", { class: "p-meter is-good", role: "img", "aria-label": scene.say("web.parent.percent", { percent: progress.percent }) }, h("span", {}));
  /** @type {HTMLElement} */ (meter.firstElementChild).style.width = `${Math.min(100, progress.percent)}%`;
  /** @param {"challenge.activate" | "challenge.deactivate"} method */
  const set = (method) => scene.attempt(async () => {
    await scene.change(method, { challenge: challenge.challenge, children: [child] });
    await draw();
    scene.app.announce(scene.say("web.parent.saved"));
  });
  return h(
    "li", { class: "stack", "data-challenge": challenge.challenge },
    h("div", { class: "spread" }, h("strong", {}, title), h("span", { class: `chip ${tones[state]}` }, scene.say("web.parent.challenge.state." + state))),
    meter, h("p", {}, challenge.say),
    h("p", { class: "note" }, challenge.endsBefore
      ? scene.say("web.parent.fromUntil", { first: date(scene, challenge.startsOn), last: date(scene, dayAfter(challenge.endsBefore, -1)) })
      : scene.say("web.parent.since", { first: date(scene, challenge.startsOn) })),
    challenge.obstacle && h("p", { class: "p-notice" }, challenge.obstacle),
    h("div", { class: "row" },
      state === "running" && button(scene.say("web.parent.edit"), () => void scene.attempt(() => editChallenge(scene, { child, children, old: challenge }, draw)), { "aria-label": `${scene.say("web.parent.edit")}: ${title}` }),
      state === "running" && button(scene.say("web.parent.end"), () => void set("challenge.deactivate"), { class: "quiet", "aria-label": `${scene.say("web.parent.end")}: ${title}` }),
      state === "inactive" && button(scene.say("web.parent.goOn"), () => void set("challenge.activate"), { "aria-label": `${scene.say("web.parent.goOn")}: ${title}` })));
}

/**
 * @param {Scene} scene
 * @param {string} child
 * @param {import("../kidd.js").ChildName[]} children
 * @param {import("../kidd.js").ChallengeOffer} offer
 * @param {() => Promise<void>} draw
 */
function offerCard(scene, child, children, offer, draw) {
  // For which things, only a parent can say.
  const asks = offer.wanted.counts === "activityMinutes" && !offer.wanted.activities?.length;
  const start = () => scene.attempt(async () => {
    await scene.change("challenge.create", { children: [child], template: offer.template });
    await draw();
    scene.app.tell(scene.say("web.parent.challengeBegun", { title: offer.title }), "good");
  });
  return h(
    "div", { class: `p-offer${offer.fits ? "" : " is-out"}`, "data-template": offer.template },
    h("h3", {}, offer.title), h("p", {}, offer.description),
    h("p", { class: "note" }, scene.say("web.parent.fromUntil", { first: date(scene, offer.startsOn), last: date(scene, dayAfter(offer.endsBefore, -1)) })),
    offer.obstacle && h("p", { class: "p-sum" }, offer.obstacle),
    offer.fits
      ? button(scene.say("web.parent.begin"), () => void (asks ? scene.attempt(() => editChallenge(scene, { child, children, offer }, draw)) : start()), { "aria-label": `${scene.say("web.parent.begin")}: ${offer.title}` })
      : linkButton(scene.say("web.parent.toLimits"), `/parent/limits/${child}`, { class: "quiet", "aria-label": `${scene.say("web.parent.toLimits")}: ${offer.title}` }));
}
