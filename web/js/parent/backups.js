// Backups: one now, some by themselves, and whether one can be read.

import { h, put } from "../core/dom.js";
import { button, card, dialog } from "../core/parts.js";
import { moment } from "./format.js";
import { backupAge, isOld } from "./notices.js";
import { facts, field, numberInput } from "./parts.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../kidd.js").Progress} Progress */

const shortestPassphrase = 10;
/** Hours from one to the next, and how many are kept, where nobody has said anything else. */
const usual = { everyHours: 24, keep: 7 };

/** @param {Scene} scene */
export async function backups(scene) {
  const place = h("div", { class: "p-columns" });
  const draw = async () => {
    const [status, told, { now }] = await Promise.all([scene.ask("household.status", {}), scene.ask("backup.list", {}), scene.ask("daemon.info", {})]);
    put(place, lastCard(scene, status.backup, told, now, draw), planCard(scene, told, draw));
  };
  await draw();
  return [place];
}

/**
 * @param {Scene} scene
 * @param {import("../kidd.js").BackupStatus | undefined} status
 * @param {import("../kidd.js").Backups} told
 * @param {string} now
 * @param {() => Promise<void>} draw
 */
function lastCard(scene, status, { lastBackup, plan, say }, now, draw) {
  const trouble = say ?? status?.say;
  const folder = plan.folder ?? lastBackup?.path.replace(/\/[^/]*$/, "") ?? "";
  return card(
    scene.say("web.parent.backup"), {},
    h("p", {}, h("span", { class: `chip ${isOld(status) ? "time" : "good"}` }, backupAge(scene, status, now))),
    trouble && h("p", { class: "p-notice" }, trouble),
    lastBackup && h("p", { class: "note p-path" }, `${moment(scene, lastBackup.madeAt)} · ${lastBackup.path} · ${size(scene, lastBackup.bytes)}`),
    h("p", { class: "note" }, scene.say("web.parent.backup.what")),
    h("div", { class: "row" },
      button(scene.say("web.parent.backup.now"), () => makeBackup(scene, folder, draw), { class: "primary" }),
      lastBackup && button(scene.say("web.parent.backup.check"), () => checkBackup(scene, lastBackup.path))));
}

/**
 * @param {Scene} scene
 * @param {import("../kidd.js").Backups} told
 * @param {() => Promise<void>} draw
 */
function planCard(scene, { plan, files }, draw) {
  const off = () => scene.attempt(async () => {
    await scene.once("backup.schedule", { off: true });
    await draw();
    scene.app.tell(scene.say("web.parent.saved"), "good");
  });
  return card(
    scene.say("web.parent.backup.plan"), {},
    plan.active
      ? facts([
        [scene.say("web.parent.backup.folder"), plan.folder ?? ""],
        [scene.say("web.parent.backup.every"), scene.say("unit.h", { count: plan.everyHours ?? usual.everyHours })],
        [scene.say("web.parent.backup.keep"), String(plan.keep ?? usual.keep)],
        ...(plan.dueAt ? [/** @type {[string, string]} */ ([scene.say("web.parent.backup.next"), moment(scene, plan.dueAt)])] : []),
      ])
      : h("p", {}, scene.say("web.parent.backup.unplanned")),
    h("div", { class: "row" },
      button(plan.active ? scene.say("web.parent.edit") : scene.say("web.parent.backup.planNow"), () => planBackups(scene, plan, draw), { "data-key": "plan" }),
      plan.active && button(scene.say("web.parent.backup.off"), () => void off(), { class: "quiet" })),
    files.length > 0 && h("details", {}, h("summary", {}, scene.say("web.parent.backup.files", { count: files.length })),
      h("ul", { class: "p-list", role: "list" }, files.map((file) => h("li", { class: "p-path" }, `${moment(scene, file.writtenAt)} · ${file.path} · ${size(scene, file.bytes)}`)))));
}

/**
 * @param {Scene} scene
 * @param {number} bytes
 */
const size = (scene, bytes) => new Intl.NumberFormat(scene.tag, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 }).format(bytes / 1_000_000);

/**
 * A passphrase, and the same once more where it is new.
 *
 * @param {Scene} scene
 * @param {boolean} isNew
 */
function passphraseFields(scene, isNew) {
  const make = () => h("input", { type: "password", required: true, minlength: isNew ? shortestPassphrase : 1, maxlength: 1024, autocomplete: "off" });
  const [first, again] = [make(), make()];
  again.addEventListener("input", () => again.setCustomValidity(""));
  return {
    elements: [
      field(scene.say("web.parent.passphrase"), first, isNew ? scene.say("web.parent.passphrase.note") : undefined),
      isNew && field(scene.say("web.parent.passphrase.again"), again),
    ],
    /** The passphrase; undefined where it is not ready. */
    value() {
      if (!first.reportValidity()) return undefined;
      if (isNew && again.value !== first.value) {
        again.setCustomValidity(scene.say("web.parent.passphrase.differs"));
        again.reportValidity();
        return undefined;
      }
      return first.value;
    },
  };
}

/**
 * How far a long call is: the part that is done, and what is being done.
 *
 * @param {Scene} scene
 */
function progressOf(scene) {
  const bar = h("progress", { "aria-label": scene.say("web.parent.backup.working") });
  const words = h("p", { class: "note", role: "status" });
  const element = h("div", { class: "stack", hidden: true }, bar, words);
  let phase = "";
  /** @param {Progress} progress */
  const show = (progress) => {
    element.hidden = false;
    bar.max = progress.total ?? 1;
    if (progress.total === undefined) bar.removeAttribute("value");
    else bar.value = progress.done;
    if (!progress.phase || progress.phase === phase) return;
    phase = progress.phase;
    put(words, scene.say("web.parent.backup.phase." + phase));
  };
  return { element, show };
}

/**
 * A dialog that sends a passphrase, shows how far kidd is, and says what came of it.
 *
 * @param {Scene} scene
 * @param {string} title
 * @param {string} label
 * @param {{ fields: import("../core/dom.js").Child[], isNew: boolean, send: (passphrase: string, progress: (progress: Progress) => void) => Promise<string> }} what
 */
function passphraseDialog(scene, title, label, { fields, isNew, send }) {
  const passphrase = passphraseFields(scene, isNew);
  const progress = progressOf(scene);
  const message = h("p", { class: "p-message", role: "alert" });
  const result = h("p", { role: "status" });
  const go = h("button", { type: "submit", class: "button primary" }, label);
  const leave = h("span", {}, scene.say("web.parent.cancel"));
  /** @param {HTMLFormElement} form */
  const run = async (form) => {
    const chosen = passphrase.value();
    if (chosen === undefined) return;
    put(message);
    go.disabled = true;
    try {
      put(result, h("span", { class: "chip good" }, await send(chosen, progress.show)));
      for (const each of form.querySelectorAll(".field")) each.remove();
      go.remove();
      put(leave, scene.say("web.parent.close"));
    } catch (error) {
      if (scene.signal.aborted) return;
      put(message, scene.app.wordsOf(error));
    } finally {
      progress.element.hidden = true;
      go.disabled = false;
    }
  };
  dialog(title, (close) => [
    h("form", { class: "stack", onsubmit: (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      void run(/** @type {HTMLFormElement} */ (event.currentTarget));
    } }, fields, passphrase.elements, progress.element, message, result,
    h("div", { class: "row p-foot" }, go, button(leave, close, { class: "quiet" }))),
  ]);
}

/** @param {string} value */
function pathInput(value) {
  const input = h("input", { type: "text", required: true, maxlength: 4096, pattern: "/.+", autocomplete: "off", spellcheck: "false", placeholder: "/media/…" });
  input.value = value;
  return input;
}

/**
 * @param {Scene} scene
 * @param {string} folder
 * @param {() => Promise<void>} draw
 */
function makeBackup(scene, folder, draw) {
  const path = pathInput(folder);
  passphraseDialog(scene, scene.say("web.parent.backup.now"), scene.say("web.parent.backup.make"), {
    fields: [field(scene.say("web.parent.backup.where"), path, scene.say("web.parent.backup.where.note"))], isNew: true,
    send: async (passphrase, progress) => {
      const made = await scene.once("backup.create", { path: path.value.trim(), passphrase }, progress);
      await draw();
      return scene.say("web.parent.backup.made", { path: made.path, size: size(scene, made.bytes) });
    },
  });
}

/**
 * @param {Scene} scene
 * @param {string} known
 */
function checkBackup(scene, known) {
  const path = pathInput(known);
  passphraseDialog(scene, scene.say("web.parent.backup.check"), scene.say("web.parent.backup.checkNow"), {
    fields: [field(scene.say("web.parent.backup.file"), path)], isNew: false,
    send: async (passphrase, progress) => {
      const found = await scene.once("backup.verify", { path: path.value.trim(), passphrase }, progress);
      if (!found.intact) throw new Error(found.findings.join(" "));
      return scene.say("web.parent.backup.whole", { name: found.name, time: moment(scene, found.madeAt), children: found.childNames.join(", ") });
    },
  });
}

/**
 * @param {Scene} scene
 * @param {import("../kidd.js").BackupPlan} plan
 * @param {() => Promise<void>} draw
 */
function planBackups(scene, plan, draw) {
  const folder = pathInput(plan.folder ?? "");
  let { everyHours = usual.everyHours, keep = usual.keep } = plan;
  passphraseDialog(scene, scene.say("web.parent.backup.plan"), scene.say("web.parent.save"), {
    fields: [
      field(scene.say("web.parent.backup.folder"), folder, scene.say("web.parent.backup.folder.note")),
      h("div", { class: "row field" },
        field(scene.say("web.parent.backup.everyHours"), numberInput(everyHours, (hours) => (everyHours = hours ?? everyHours), { min: 1, max: 672, class: "p-short" })),
        field(scene.say("web.parent.backup.keep"), numberInput(keep, (count) => (keep = count ?? keep), { min: 1, max: 100, class: "p-short" }))),
    ], isNew: true,
    send: async (passphrase) => {
      await scene.once("backup.schedule", { folder: folder.value.trim(), everyHours, keep, passphrase });
      await draw();
      return scene.say("web.parent.backup.planned", { hours: everyHours });
    },
  });
}
