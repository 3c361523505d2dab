// The family's board: whether a child takes part, and the goal that all have together.

import { Refusal } from "../connection.js";
import { h, put } from "../core/dom.js";
import { button, card, dialog } from "../core/parts.js";
import { save as saveOver } from "./meanwhile.js";
import { check, field, menu, numberInput } from "./parts.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../kidd.js").SharedGoal} SharedGoal */

/** The age from which ranks name a child that takes part. */
const rankedAge = 10;

/**
 * @param {Scene} scene
 * @param {string} child
 */
export async function boardCard(scene, child) {
  const place = h("div", { class: "stack" });
  const draw = async () => {
    const { age, consents, profile } = await scene.ask("child.get", { child });
    const isIn = consents.leaderboards;
    put(
      place, h("p", { class: "note" }, scene.say("web.parent.board.note")),
      check(scene.say("web.parent.consent.leaderboards"), isIn, (isOn) => void join(isOn), { "data-key": "board" }),
      isIn && age < rankedAge && check(scene.say("web.parent.board.ranked"), await isRanked(scene, child), (isOn) => void rank(profile.name, isOn)));
  };
  /** @param {() => Promise<unknown>} what */
  const change = (what) => scene.attempt(async () => {
    try {
      await what();
      scene.app.tell(scene.say("web.parent.saved"), "good");
    } finally {
      await draw();
    }
  });
  const join = (/** @type {boolean} */ isOn) => change(() => scene.change(isOn ? "leaderboard.optIn" : "leaderboard.optOut", { child }));
  /**
   * @param {string} name
   * @param {boolean} isOn
   */
  const rank = (name, isOn) => change(async () => {
    try {
      await scene.change("leaderboard.optIn", { child, isRanked: isOn });
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind !== "confirmation_needed") throw error;
      await warned(scene, name, String(error.data?.warning ?? error.message));
      await scene.change("leaderboard.optIn", { child, isRanked: isOn, confirm: true });
    }
  });
  await draw();
  return card(scene.say("web.parent.board"), {}, place);
}

/**
 * Whether ranks name a child that takes part.
 *
 * @param {Scene} scene
 * @param {string} child
 */
async function isRanked(scene, child) {
  try {
    await scene.ask("leaderboard.get", { child, board: "ranked" });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/**
 * Shows kidd's warning, and waits until a parent has read it.
 *
 * @param {Scene} scene
 * @param {string} name
 * @param {string} warning
 * @returns {Promise<void>}
 */
function warned(scene, name, warning) {
  return new Promise((resolve, reject) => {
    const made = dialog(scene.say("web.parent.board.ranksOf", { name }), (close) => [
      h("p", {}, warning),
      h("div", { class: "row p-foot" },
        button(scene.say("web.parent.board.anyway"), () => { resolve(); close(); }, { class: "primary" }),
        button(scene.say("web.parent.cancel"), close, { class: "quiet" })),
    ]);
    // Once it was agreed to, this comes too late to matter.
    made.addEventListener("close", () => reject(new DOMException("", "AbortError")));
  });
}

const metrics = /** @type {const} */ (["stars", "learningMinutes", "learningDays", "factsFluent"]);
const periods = /** @type {const} */ (["week", "month"]);

/**
 * The goal of the whole family.
 *
 * @param {Scene} scene
 */
export async function goalCard(scene) {
  let metric = /** @type {(typeof metrics)[number]} */ ("stars");
  let period = /** @type {(typeof periods)[number]} */ ("week");
  const stand = h("p", { "aria-live": "polite" });
  const target = numberInput(null, () => {}, { min: 1, max: 1_000_000, class: "p-short" });
  /** @type {Record<string, unknown>} */
  let seen = {};
  const look = async () => {
    const board = await scene.ask("leaderboard.get", { board: "together", metric, period });
    if (board.board !== "together") return;
    const { members, sum, target: wanted } = board.together;
    target.value = wanted === undefined ? "" : String(wanted);
    seen = wanted === undefined ? {} : { "/target": wanted };
    put(stand, members.length === 0 ? scene.say("web.parent.board.nobody") : scene.say("web.parent.board.stands", {
      sum: sum ?? 0, target: wanted ?? 0, names: members.map((member) => member.name).join(", "),
    }));
  };
  const again = () => void scene.attempt(look);
  const save = async () => {
    const wanted = target.value === "" ? null : Math.round(Number(target.value));
    const isSaved = await saveOver(scene, "leaderboard.setGoal", { metric, period, target: wanted }, seen);
    await look();
    if (isSaved) scene.app.tell(scene.say("web.parent.saved"), "good");
  };
  await look();
  return card(scene.say("web.parent.board.goal"), {}, stand, h(
    "form", { class: "row p-end", onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); void scene.attempt(save); } },
    field(scene.say("web.parent.what"), menu(metrics.map((each) => /** @type {const} */ ([each, scene.say("web.parent.board.metric." + each)])), metric, (chosen) => { metric = chosen; again(); })),
    field(scene.say("web.parent.board.period"), menu(periods.map((each) => /** @type {const} */ ([each, scene.say("web.parent.board.period." + each)])), period, (chosen) => { period = chosen; again(); })),
    field(scene.say("web.parent.target"), target), h("button", { type: "submit", class: "button" }, scene.say("web.parent.save"))));
}
