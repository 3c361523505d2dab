// Who did what, the newest first, page by page; and whether nothing of it was altered.

import { h, put } from "../core/dom.js";
import { button, card } from "../core/parts.js";
import { moment } from "./format.js";
import { field, menu } from "./parts.js";

/** @typedef {import("./scene.js").Scene} Scene */

const areas = /** @type {const} */ (["time", "rules", "children", "access", "household", "content", "challenges", "clock", "daemon"]);
const pageLength = 30;

/** @param {Scene} scene */
export async function audit(scene) {
  const { children } = await scene.ask("child.list", {});
  let child = "";
  let area = /** @type {"" | (typeof areas)[number]} */ ("");
  /** @type {number | undefined} */
  let next;
  const list = h("ol", { class: "p-audit", role: "list", "aria-live": "polite" });
  const older = button(scene.say("web.parent.older"), () => void scene.attempt(() => load(false)));
  const verdict = h("p", { class: "p-verdict", role: "status" });
  /** @param {boolean} isFirst */
  const load = async (isFirst) => {
    const page = await scene.ask("audit.list", {
      limit: pageLength, ...(child ? { child } : {}), ...(area ? { areas: [area] } : {}), ...(isFirst || next === undefined ? {} : { before: next }),
    });
    if (isFirst) put(list);
    list.append(...page.entries.map((entry) => auditEntry(scene, entry)));
    next = page.next;
    older.hidden = next === undefined;
    if (list.childElementCount === 0) put(list, h("li", {}, scene.say("web.parent.audit.none")));
  };
  const again = () => void scene.attempt(() => load(true));
  await load(true);
  return [card(
    scene.say("web.parent.audit"), {},
    h("div", { class: "row p-end" },
      field(scene.say("web.parent.child"), menu([["", scene.say("web.parent.all")], ...children.map((each) => /** @type {const} */ ([each.child, each.name]))], child, (chosen) => { child = chosen; again(); })),
      field(scene.say("web.parent.area"), menu([["", scene.say("web.parent.all")], ...areas.map((each) => /** @type {const} */ ([each, scene.say("web.parent.area." + each)]))], area, (chosen) => { area = chosen; again(); })),
      button(scene.say("web.parent.verify"), () => void scene.attempt(async () => {
        const { intact, say } = await scene.ask("audit.verify", {});
        put(verdict, h("span", { class: `chip ${intact ? "good" : "stop"}` }, say));
      }))),
    verdict, list, older)];
}

/**
 * @param {Scene} scene
 * @param {import("../kidd.js").AuditEntry} entry
 */
export function auditEntry(scene, entry) {
  return h(
    "li", {}, h("time", { datetime: entry.at }, moment(scene, entry.at)),
    // What a child does begins with its name.
    h("span", {}, entry.role !== "child" && [h("strong", {}, entry.who ?? scene.say("web.parent.role." + entry.role)), " · "], entry.say));
}
