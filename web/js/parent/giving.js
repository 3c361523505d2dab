// Giving minutes and taking them back, and what the forms of time share.

import { h, put } from "../core/dom.js";
import { length } from "../core/lengths.js";
import { button } from "../core/parts.js";
import { isLocked, stateWords } from "./childcard.js";
import { check } from "./parts.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../kidd.js").ChildName} ChildName */

/**
 * Whether minutes are for closed hours, too. In such hours that stands first, with the check and with what it is for.
 *
 * @param {Scene} scene
 * @param {string} child
 */
export function pastQuiet(scene, child) {
  const choice = check(scene.say("web.parent.pastQuiet"), false);
  const [first, rest] = [h("div", { class: "p-past" }), h("div", { class: "p-past" })];
  /** @type {boolean | undefined} */
  let wasClosed;
  const draw = () => {
    const decision = scene.desk.family.get(child)?.decision;
    const isClosed = decision?.liftedBy.includes("grantPastQuietHours") ?? false;
    const what = decision ? stateWords(scene, decision) : "";
    if (isClosed !== wasClosed) {
      choice.input.checked = isClosed;
      (isClosed ? first : rest).append(choice);
    }
    wasClosed = isClosed;
    const words = isClosed ? (decision?.allowed ? scene.say("web.parent.closedSoon") : scene.say("web.parent.closedNow", { what })) : isLocked(decision) ? scene.say("web.parent.lockedNow", { what }) : "";
    const old = first.querySelector("p");
    if (old?.textContent === words) return;
    old?.remove();
    if (words) first.prepend(h("p", { class: "p-warning" }, words));
  };
  draw();
  return { first, rest, draw, input: choice.input };
}

/**
 * Tells what was given, and what the child may do now.
 *
 * @param {Scene} scene
 * @param {string} name
 * @param {{ note: string, decision: import("../kidd.js").Decision }} reply
 */
export function tellGiven(scene, name, { note, decision: { allowed, remainingSeconds } }) {
  const may = allowed && remainingSeconds !== undefined ? scene.say("web.parent.mayNow", { name, left: length(scene, remainingSeconds) }) : "";
  scene.app.tell(`${note} ${may}`.trim(), allowed ? "good" : "warn");
}

/**
 * @param {Scene} scene
 * @param {string} child
 * @param {string} grant
 */
export async function undo(scene, child, grant) {
  await scene.attempt(async () => {
    const { note } = await scene.change("time.undoGrant", { child, grant });
    scene.app.tell(note);
  });
}

/**
 * @param {Scene} scene
 * @param {ChildName[]} children
 */
export async function unlockTime(scene, children) {
  await scene.attempt(async () => {
    for (const { child, name } of children) tellGiven(scene, name, await scene.change("time.unlock", { child }));
  });
}

/**
 * The foot of a dialog: what it does, and leaving it.
 *
 * @param {Scene} scene
 * @param {() => void} close
 * @param {string} label
 * @param {() => Promise<void>} what
 * @param {HTMLInputElement[]} [inputs] What has to be filled in before.
 * @param {() => void} [compare] Looks at the inputs together.
 */
export function buttons(scene, close, label, what, inputs = [], compare = () => {}) {
  const message = h("p", { class: "p-message", role: "alert" });
  const go = button(label, () => void run(), { class: "primary" });
  const run = async () => {
    compare();
    if (!inputs.every((input) => input.reportValidity())) return;
    put(message);
    go.disabled = true;
    try {
      await what();
      close();
    } catch (error) {
      if (!scene.signal.aborted) put(message, scene.app.wordsOf(error));
    } finally {
      go.disabled = false;
    }
  };
  for (const input of inputs) input.addEventListener("keydown", (event) => event.key === "Enter" && void run());
  return h("div", { class: "stack" }, message, h("div", { class: "row p-foot" }, go, button(scene.say("web.parent.cancel"), close, { class: "quiet" })));
}
