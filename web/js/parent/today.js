// Today's family at a glance: requests, each child's time, what is on, stars, and what the house needs. Live by events.

import { h, put } from "../core/dom.js";
import { childCard, isLocked } from "./childcard.js";
import { date, dayOf } from "./format.js";
import { nobody } from "./first.js";
import { notices } from "./notices.js";
import { requestCard } from "./requests.js";
import { unlockTime } from "./giving.js";
import { button } from "../core/parts.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** What kidd is asked for beyond events: use, and the stars of today. */
const pollEvery = 15_000;

/** @param {Scene} scene */
export async function showToday(scene) {
  scene.wait(scene.say("web.parent.today"));
  const requests = h("section", { class: "stack", "aria-label": scene.say("web.parent.requests") });
  const cards = h("div", { class: "p-family" });
  const [first, later] = [h("div", { class: "stack" }), h("div", { class: "stack" })];
  const { now } = await scene.ask("daemon.info", {});
  const { children } = await scene.ask("child.list", {});
  const areLocked = () => children.every(({ child }) => isLocked(scene.desk.family.get(child)?.decision));
  const all = button("", () => void (areLocked() ? unlockTime(scene, children) : scene.attempt(async () => (await import("./timeforms.js")).lockTime(scene, children))), { class: "quiet" });
  scene.show(
    scene.say("web.parent.today"), h("p", { class: "lead" }, date(scene, dayOf(now), "long")), first, requests, cards,
    children.length > 1 && h("p", {}, all), later);
  const told = await notices(scene);
  put(first, told.first);
  put(later, told.later);
  if (children.length === 0) return put(cards, nobody(scene));
  const shown = children.map((child) => childCard(scene, child));
  put(cards, shown.map((card) => card.element));

  /**
   * The requests by their ids: a card that somebody types into stays.
   *
   * @type {Map<string, ReturnType<typeof requestCard>>}
   */
  const asked = new Map();
  const draw = () => {
    const open = [...scene.desk.family.values()].flatMap((child) => child.requests ?? []);
    for (const [id, card] of asked) {
      if (!open.some((request) => request.request === id)) { card.element.remove(); asked.delete(id); }
    }
    for (const request of open) {
      asked.get(request.request)?.draw();
      if (asked.has(request.request)) continue;
      const card = requestCard(scene, request, dayOf(now));
      asked.set(request.request, card);
      requests.append(card.element);
    }
    all.textContent = scene.say(areLocked() ? "web.parent.unlockAll" : "web.parent.lockAll");
    requests.hidden = open.length === 0;
    for (const card of shown) card.draw();
  };
  const load = () => scene.attempt(async () => {
    await Promise.all(shown.map((card) => card.load()));
    draw();
  });
  draw();
  await load();

  let isPlanned = false;
  scene.desk.onNews(() => {
    draw();
    if (isPlanned) return;
    // Many events come at once; one look is enough.
    isPlanned = true;
    setTimeout(() => { isPlanned = false; if (!scene.signal.aborted) void load(); }, 200);
  }, scene.signal);
  const timer = setInterval(() => document.visibilityState === "visible" && void load(), pollEvery);
  scene.signal.addEventListener("abort", () => clearInterval(timer));
}
