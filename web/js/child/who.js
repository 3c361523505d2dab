// Who am I? The children that this account may act for, and the way to the parent's side. An account of one child goes
// straight in.

import { Refusal } from "../connection.js";
import { h, put } from "../core/dom.js";
import { linkButton, waiting } from "../core/parts.js";
import { avatar } from "./avatar.js";
import { leaveSitting } from "./presence.js";

/** @typedef {import("../core/app.js").Shower} Shower */

/**
 * The first view: an account of one child goes straight in.
 *
 * @type {Shower}
 */
export const showFirst = (app, view) => show(app, view, true);

/** @type {Shower} */
export const showWho = (app, view) => show(app, view, false);

/**
 * @param {import("../core/app.js").App} app
 * @param {import("../core/app.js").View} view
 * @param {boolean} goesIn
 */
async function show(app, view, goesIn) {
  leaveSitting();
  await app.speak();
  put(view.root, waiting(app.say("web.connecting")));
  const listing = app.connection.ask("child.list", {});
  listing.catch(() => {}); // There is a list only where the household is open.
  const status = await app.connection.ask("household.status", {});
  if (view.signal.aborted) return;
  view.title(status.name ?? "kidd");
  const title = h("h1", {}, app.say("web.who"));
  const parent = h("p", { class: "to-parent" }, linkButton(app.say("web.toParent"), "/parent", { class: "quiet" }));
  if (status.state !== "open") return put(view.root, h("h1", {}, status.name ?? "kidd"), h("p", { class: "lead" }, status.say), parent);
  const { children } = await listing;
  const found = await Promise.all(children.map((child) => profile(app, child.child)));
  if (view.signal.aborted) return;
  const mine = found.flatMap((child) => (child ? [child] : []));
  const [only] = mine;
  if (goesIn && only && mine.length === 1 && only.uids.length > 0) return app.go(`/child/${only.child}`, { replace: true });
  if (!only) return put(view.root, title, h("p", { class: "lead" }, app.say(children.length ? "web.notYours" : "web.nobody")), parent);
  put(view.root, title, h("ul", { class: "who", role: "list" }, mine.map((child) => h("li", {},
    h("a", { class: "who-card", href: `#/child/${encodeURIComponent(child.child)}` },
      avatar(child.child, child.name, child.avatar, async () => new (await import("../pictures/drawings.js")).Drawings(app.connection, child.child)), h("span", {}, child.name))))), parent);
}

/**
 * The profile of a child that this account may act for.
 *
 * @param {import("../core/app.js").App} app
 * @param {string} child
 */
async function profile(app, child) {
  try {
    return (await app.connection.ask("child.get", { child })).profile;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
