// The forms in which a parent gives minutes, and locks time.

import { h } from "../core/dom.js";
import { dialog } from "../core/parts.js";
import { buttons, pastQuiet, tellGiven } from "./giving.js";
import { field, numberInput, segments } from "./parts.js";

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
  const past = pastQuiet(scene, child.child);
  dialog(scene.say("web.parent.giveTo", { name: child.name }), (close) => [
    segments(
      scene.say("web.parent.minutes"), quick.map((count) => [String(count), String(count)]), String(minutes),
      (count) => { minutes = Number(count); number.value = count; }),
    field(scene.say("web.parent.otherMinutes"), number), past.first, past.rest, field(scene.say("web.parent.why"), why, scene.say("web.parent.why.note")),
    h("p", {}, h("a", { href: "#/parent/house/codes" }, scene.say("web.parent.codes"))),
    buttons(scene, close, scene.say("web.parent.giveNow"), async () => {
      tellGiven(scene, child.name, await scene.change("time.grant", {
        child: child.child, minutes, pastQuietHours: past.input.checked, ...(why.value.trim() ? { why: why.value.trim() } : {}),
      }));
    }, [number]),
  ]);
}

/**
 * @param {Scene} scene
 * @param {ChildName[]} children One, or all.
 */
export function lockTime(scene, children) {
  const title = children.length > 1 ? scene.say("web.parent.lockAll") : scene.say("web.parent.lockOf", { name: children[0].name });
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
      const notes = new Set();
      for (const { child } of children) {
        const { note } = await scene.change("time.lock", {
          child, ...(minutes === "0" ? {} : { until: later(now, Number(minutes)) }),
          ...(why.value.trim() ? { why: why.value.trim() } : {}),
        });
        notes.add(note);
      }
      scene.app.tell([...notes].join(" "), "good");
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
