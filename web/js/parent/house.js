// The house: backups, the daemon, and who did what.

import { h, put } from "../core/dom.js";
import { button, card } from "../core/parts.js";
import { moment } from "./format.js";
import { backupAge, isOld } from "./notices.js";
import { facts, field, menu } from "./parts.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../kidd.js").AuditEntry} AuditEntry */

const pageLength = 30;

/** @param {Scene} scene */
export async function showHouse(scene) {
  const [status, daemon, backups, household, { children }] = await Promise.all([
    scene.ask("household.status", {}), scene.ask("daemon.info", {}), scene.ask("backup.list", {}), scene.ask("household.get", {}), scene.ask("child.list", {}),
  ]);
  const { plan, lastBackup } = backups;
  scene.show(
    scene.say("web.parent.house"),
    h("div", { class: "p-columns" },
      card(
        scene.say("web.parent.backup"), {},
        h("p", {}, h("span", { class: `chip ${isOld(status.backup) ? "time" : "good"}` }, backupAge(scene, status.backup))),
        (backups.say ?? status.backup?.say) && h("p", { class: "p-notice" }, backups.say ?? status.backup?.say),
        lastBackup && h("p", { class: "note p-path" }, `${moment(scene, lastBackup.madeAt)} · ${lastBackup.path}`),
        h("p", {}, plan.active && plan.everyHours ? scene.say("web.parent.backup.planned", { hours: plan.everyHours }) : scene.say("web.parent.backup.unplanned", { command: "kidctl backup schedule" }))),
      card(scene.say("web.parent.state"), {}, facts([
        [scene.say("web.parent.family"), household.name],
        [scene.say("web.parent.state"), status.say],
        [scene.say("web.parent.clock"), daemon.clock === "trusted" ? `${moment(scene, daemon.now)}` : scene.say("web.parent.clock.untrusted")],
        [scene.say("web.parent.zone"), household.zone],
        [scene.say("web.parent.version"), daemon.version],
      ]))),
    audit(scene, children));
  if (daemon.clock !== "trusted") scene.root.querySelector(".p-columns")?.after(confirmClock(scene));
}

/** @param {Scene} scene */
function confirmClock(scene) {
  return h("p", {}, button(scene.say("web.parent.clock.confirm"), () => void scene.attempt(async () => {
    await scene.change("time.confirmClock", {});
    await showHouse(scene);
  }), { class: "primary" }));
}

const areas = /** @type {const} */ (["time", "rules", "children", "access", "household", "content", "challenges", "clock", "daemon"]);

/**
 * Who did what, the newest first, page by page.
 *
 * @param {Scene} scene
 * @param {import("../kidd.js").ChildName[]} children
 */
function audit(scene, children) {
  let child = "";
  let area = /** @type {"" | (typeof areas)[number]} */ ("");
  /** @type {number | undefined} */
  let next;
  const list = h("ol", { class: "p-audit", role: "list", "aria-live": "polite" });
  const older = button(scene.say("web.parent.older"), () => void load(false));
  /** @param {boolean} isFirst */
  const load = (isFirst) => scene.attempt(async () => {
    const page = await scene.ask("audit.list", {
      limit: pageLength, ...(child ? { child } : {}), ...(area ? { areas: [area] } : {}), ...(isFirst || next === undefined ? {} : { before: next }),
    });
    if (isFirst) put(list);
    list.append(...page.entries.map((entry) => auditEntry(scene, entry)));
    next = page.next;
    older.hidden = next === undefined;
    if (list.childElementCount === 0) put(list, h("li", {}, scene.say("web.parent.audit.none")));
  });
  void load(true);
  return card(
    scene.say("web.parent.audit"), {},
    h("div", { class: "row p-end" },
      field(scene.say("web.parent.child"), menu([["", scene.say("web.parent.all")], ...children.map((each) => /** @type {const} */ ([each.child, each.name]))], child, (chosen) => { child = chosen; void load(true); })),
      field(scene.say("web.parent.area"), menu([["", scene.say("web.parent.all")], ...areas.map((each) => /** @type {const} */ ([each, scene.say("web.parent.area." + each)]))], area, (chosen) => { area = chosen; void load(true); })),
      button(scene.say("web.parent.verify"), () => void scene.attempt(async () => {
        const { say } = await scene.ask("audit.verify", {});
        scene.app.tell(say);
      }))),
    list, older);
}

/**
 * @param {Scene} scene
 * @param {AuditEntry} entry
 */
function auditEntry(scene, entry) {
  return h(
    "li", {}, h("time", { datetime: entry.at }, moment(scene, entry.at)),
    h("span", {}, h("strong", {}, entry.who ?? entry.role), ` ${entry.say}`));
}
