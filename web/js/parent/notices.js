// What the house needs: backups, the clock, damage, PINs that were reset.

import { h } from "../core/dom.js";
import { linkButton } from "../core/parts.js";
import { length, moment } from "./format.js";

/** @typedef {import("./scene.js").Scene} Scene */

const oldBackupHours = 7 * 24;

/**
 * How old the last backup is.
 *
 * @param {Scene} scene
 * @param {import("../kidd.js").BackupStatus | undefined} backup
 */
export function backupAge(scene, backup) {
  if (!backup || backup.ageHours === undefined) return scene.say("web.parent.backup.never");
  const days = Math.floor(backup.ageHours / 24);
  const age = days > 0 ? scene.say("unit.days", { count: days }) : length(scene, backup.ageHours * 3600);
  return scene.say("web.parent.backup.age", { age });
}

/**
 * Whether a parent should do something about backups.
 *
 * @param {import("../kidd.js").BackupStatus | undefined} backup
 */
export const isOld = (backup) => !backup || backup.say !== undefined || (backup.ageHours ?? Infinity) > oldBackupHours;

/** @param {Scene} scene */
export async function notices(scene) {
  const [status, daemon] = [await scene.ask("household.status", {}), await scene.ask("daemon.info", {})];
  const texts = scene.desk.pinResets.map((reset) =>
    scene.say("web.parent.pinReset", { name: reset.parentName, time: moment(scene, reset.at) }));
  if (status.state !== "open") texts.push(status.say);
  if (daemon.clock !== "trusted") texts.push(scene.say("web.parent.clock.untrusted"));
  if (isOld(status.backup)) texts.push(status.backup?.say ?? backupAge(scene, status.backup));
  return texts.map((text) =>
    h("div", { class: "p-notice", role: "note" }, h("p", {}, text), linkButton(scene.say("web.parent.look"), "/parent/house", { class: "quiet" })));
}
