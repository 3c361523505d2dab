// Who am I? The children of the family, and the way to the parent's side.

import { h, put } from "../core/dom.js";
import { linkButton, waiting } from "../core/parts.js";

/** @type {import("../core/app.js").Shower} */
export async function showWho(app, view) {
  await app.speak();
  put(view.root, waiting(app.say("web.connecting")));
  const status = await app.connection.ask("household.status", {});
  if (view.signal.aborted) return;
  view.title(status.name ?? "kidd");
  const title = h("h1", {}, app.say("web.child.who"));
  const parent = h("p", { class: "to-parent" }, linkButton(app.say("web.parent.enter"), "/parent", { class: "quiet" }));
  if (status.state !== "open") return put(view.root, title, h("p", { class: "lead" }, status.say), parent);
  const { children } = await app.connection.ask("child.list", {});
  if (view.signal.aborted) return;
  const cards = children.map((child) => h("li", {}, h("a", { class: "who-card", href: `#/child/${child.child}` }, child.name)));
  put(view.root, title, h("ul", { class: "who", role: "list" }, cards), parent);
}
