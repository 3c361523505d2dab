// Giving minutes, taking them back, locking and unlocking time.

import { h, put } from "../core/dom.js";
import { button, dialog } from "../core/parts.js";
import { check, field, numberInput, segments } from "./parts.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../kidd.js").ChildName} ChildName */

const quick = [10, 15, 20, 30, 60];

/**
 * @param {Scene} scene
 * @param {ChildName} child
 */
export function giveTime(scene, child) {
  let minutes = 15;
  const number = numberInput(minutes, (value) => (minutes = value ?? 15), { min: 1, max: 1440, class: "p-short" });
  const why = h("input", { type: "text", maxlength: 200, autocomplete: "off" });
  const past = check(scene.say("web.parent.pastQuiet"), false);
  dialog(scene.say("web.parent.giveTo", { name: child.name }), (close) => [
    segments(
      scene.say("web.parent.minutes"), quick.map((count) => [String(count), String(count)]), String(minutes),
      (count) => { minutes = Number(count); number.value = count; }),
    field(scene.say("web.parent.otherMinutes"), number), past, field(scene.say("web.parent.why"), why, scene.say("web.parent.why.note")),
    h("p", {}, h("a", { href: "#/parent/house/codes" }, scene.say("web.parent.codes"))),
    buttons(scene, close, scene.say("web.parent.giveNow"), async () => {
      const { note } = await scene.change("time.grant", {
        child: child.child, minutes, pastQuietHours: past.input.checked, ...(why.value.trim() ? { why: why.value.trim() } : {}),
      });
      scene.app.tell(note, "good");
    }, [number]),
  ]);
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
 * @param {ChildName} child
 */
export function lockTime(scene, child) {
  lockDialog(scene, scene.say("web.parent.lockOf", { name: child.name }), [child]);
}

/**
 * @param {Scene} scene
 * @param {ChildName[]} children
 */
export function lockAll(scene, children) {
  lockDialog(scene, scene.say("web.parent.lockAll"), children);
}

/**
 * @param {Scene} scene
 * @param {string} title
 * @param {ChildName[]} children
 */
function lockDialog(scene, title, children) {
  let minutes = "0";
  const why = h("input", { type: "text", maxlength: 200, autocomplete: "off" });
  dialog(title, (close) => [
    segments(
      scene.say("web.parent.lock.until"),
      [["0", scene.say("web.parent.lock.open")], ["30", scene.say("unit.min", { count: 30 })], ["60", scene.say("unit.h", { count: 1 })], ["120", scene.say("unit.h", { count: 2 })]],
      minutes, (choice) => (minutes = choice)),
    field(scene.say("web.parent.why"), why, scene.say("web.parent.why.note")),
    buttons(scene, close, scene.say("web.parent.lockTime"), async () => {
      const { now } = await scene.ask("daemon.info", {});
      for (const { child } of children) {
        const { note } = await scene.change("time.lock", {
          child, ...(minutes === "0" ? {} : { until: later(now, Number(minutes)) }),
          ...(why.value.trim() ? { why: why.value.trim() } : {}),
        });
        scene.app.tell(note, "good");
      }
    }),
  ]);
}

/**
 * An instant some minutes later than kidd's clock.
 *
 * @param {string} now
 * @param {number} minutes
 */
const later = (now, minutes) => new Date(Date.parse(now) + minutes * 60_000).toISOString().replace(/\.\d+/, "");

/**
 * @param {Scene} scene
 * @param {ChildName} child
 */
export async function unlockTime(scene, child) {
  await scene.attempt(async () => {
    const { note } = await scene.change("time.unlock", { child: child.child });
    scene.app.tell(note, "good");
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
