// The house: how kidd is, backups, printed codes, the parents and the family's settings, and who did what.

import { h } from "../core/dom.js";
import { button, card, dialog } from "../core/parts.js";
import { nameIn } from "../core/router.js";
import { moment } from "./format.js";
import { buttons } from "./giving.js";
import { backupAge, isOld } from "./notices.js";
import { facts } from "./parts.js";

/** @typedef {import("./scene.js").Scene} Scene */

/**
 * The parts of the house, each read when it is first asked for.
 *
 * @type {Record<string, (scene: Scene) => Promise<Array<HTMLElement | false>>>}
 */
const rooms = {
  state: overview,
  backups: async (scene) => (await import("./backups.js")).backups(scene),
  codes: async (scene) => (await import("./codes.js")).codes(scene),
  family: async (scene) => (await import("./family.js")).family(scene),
  audit: async (scene) => (await import("./audit.js")).audit(scene),
};

/**
 * @param {Scene} scene
 * @param {string[]} path
 */
export async function showHouse(scene, [wanted]) {
  const room = nameIn(rooms, wanted, "state");
  const titles = [
    ["state", scene.say("web.parent.state")], ["backups", scene.say("web.parent.backups")], ["codes", scene.say("web.parent.codes")],
    ["family", scene.say("web.parent.family")], ["audit", scene.say("web.parent.audit")],
  ];
  const tabs = h("nav", { class: "p-tabs", "aria-label": scene.say("web.parent.house") }, titles.map(([name, title]) =>
    h("a", { href: `#/parent/house/${name}`, "aria-current": name === room && "page" }, title)));
  scene.show(scene.say("web.parent.house"), tabs, ...(await rooms[room](scene)));
}

/** @param {Scene} scene */
async function overview(scene) {
  const [status, daemon, household] = await Promise.all([scene.ask("household.status", {}), scene.ask("daemon.info", {}), scene.ask("household.get", {})]);
  const isTrusted = daemon.clock === "trusted";
  return [
    card(scene.say("web.parent.state"), {}, facts([
      [scene.say("web.parent.family"), household.name],
      [scene.say("web.parent.state"), status.say],
      [scene.say("web.parent.backup"), h("span", { class: `chip ${isOld(status.backup) ? "time" : "good"}` }, backupAge(scene, status.backup, daemon.now))],
      [scene.say("web.parent.clock"), isTrusted ? moment(scene, daemon.now) : scene.say("web.parent.clock.untrusted")],
      [scene.say("web.parent.version"), daemon.version],
    ]), !isTrusted && button(scene.say("web.parent.clock.confirm"), () => confirmClock(scene, household.zone), { class: "primary" })),
  ];
}

/**
 * Shows the time of this device, and says it to kidd: the machine's clock has to show the same, however far back it goes.
 *
 * @param {Scene} scene
 * @param {string} timeZone The household's.
 */
function confirmClock(scene, timeZone) {
  const time = new Intl.DateTimeFormat(scene.tag, { dateStyle: "full", timeStyle: "short", timeZone }).format();
  dialog(scene.say("web.parent.clock"), (close) => [
    h("p", {}, scene.say("web.parent.clock.really", { time })),
    buttons(scene, close, scene.say("web.parent.clock.confirm"), async () => {
      await scene.change("time.confirmClock", { now: new Date().toISOString() });
      await showHouse(scene, []);
    }),
  ]);
}
