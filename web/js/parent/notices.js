// What the house needs: backups, the clock, damage, PINs that were reset or guessed.

import { h } from "../core/dom.js";
import { lengthOfMinutes } from "../core/lengths.js";
import { button, linkButton } from "../core/parts.js";
import { onVoices, voiceFor } from "../core/voices.js";
import { moment } from "./format.js";

/** @typedef {import("./scene.js").Scene} Scene */

const oldBackupHours = 7 * 24;
/** Where a browser keeps that it was told of missing voices. */
const voicesTold = "kidd-voices-told";

/**
 * How old the last backup is.
 *
 * @param {Scene} scene
 * @param {import("../kidd.js").BackupStatus | undefined} backup
 * @param {string} now
 */
export function backupAge(scene, backup, now) {
  if (!backup?.madeAt) return backup?.say ?? scene.say("web.parent.backup.never");
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(backup.madeAt)) / 60_000));
  const days = Math.floor(minutes / 1440);
  const age = days > 0 ? scene.say("unit.days", { count: days }) : lengthOfMinutes(scene, minutes);
  return scene.say("web.parent.backup.age", { age });
}

/**
 * Whether a parent should do something about backups.
 *
 * @param {import("../kidd.js").BackupStatus | undefined} backup
 */
export const isOld = (backup) => !backup || backup.say !== undefined || (backup.ageHours ?? Infinity) > oldBackupHours;

/**
 * What has to be seen first, and what can wait below the children.
 *
 * @param {Scene} scene
 */
export async function notices(scene) {
  const [status, daemon] = await Promise.all([scene.ask("household.status", {}), scene.ask("daemon.info", {})]);
  const first = scene.desk.pinResets.map((reset) =>
    notice(scene, scene.say("web.parent.pinReset", { name: reset.parentName, time: moment(scene, reset.at) }), "family"));
  for (const wrong of scene.desk.wrongEntries) {
    first.push(notice(scene, scene.say("web.parent.wrongEntries", { what: wrong.say, time: moment(scene, wrong.lastAt) }), "audit"));
  }
  if (status.state !== "open") first.push(notice(scene, status.say, "state"));
  if (daemon.clock !== "trusted") first.push(notice(scene, scene.say("web.parent.clock.untrusted"), "state"));
  const later = isOld(status.backup) ? [notice(scene, status.backup?.say ?? backupAge(scene, status.backup, daemon.now), "backups")] : [];
  const unheard = await voices(scene);
  return { first, later: unheard ? [...later, unheard] : later };
}

/**
 * For whose language this browser has no voice, and what helps; told until a parent has read it, in each browser.
 *
 * @param {Scene} scene
 */
async function voices(scene) {
  if (localStorage.getItem(voicesTold)) return undefined;
  const { children } = await scene.ask("child.list", {});
  const profiles = (await Promise.all(children.map(({ child }) => scene.ask("child.get", { child })))).map(({ profile }) => profile);
  const listeners = profiles.filter(({ offersNarration, accessibility }) => offersNarration && !accessibility.mute);
  const text = h("p");
  const made = h("div", { class: "p-notice", role: "note" }, text, button(scene.say("web.parent.voices.read"), () => {
    localStorage.setItem(voicesTold, "yes");
    made.remove();
  }, { class: "quiet" }));
  onVoices(() => {
    const names = listeners.filter(({ locale }) => !voiceFor(locale ?? scene.tag)).map(({ name }) => name);
    made.hidden = names.length === 0;
    text.textContent = names.length ? scene.say("web.parent.voices.none", { names: new Intl.ListFormat(scene.tag).format(names) }) : "";
  }, scene.signal);
  return made;
}

/**
 * @param {Scene} scene
 * @param {string} text
 * @param {string} room Where something can be done about it.
 */
function notice(scene, text, room) {
  return h("div", { class: "p-notice", role: "note" }, h("p", {}, text), linkButton(scene.say("web.parent.look"), `/parent/house/${room}`, { class: "quiet", "aria-label": `${scene.say("web.parent.look")}: ${text}` }));
}
