// The page: connects, and shows the child's side or the parent's side by the address. Of each side only what is shown is read.

import { App } from "./core/app.js";
import { showConnection } from "./core/bar.js";
import { byId, h } from "./core/dom.js";
import { applyLooks } from "./core/looks.js";
import { route } from "./core/router.js";
import { Words } from "./words.js";

/**
 * Styles that are there or on their way.
 *
 * @type {Map<"child" | "parent", Promise<unknown>>}
 */
const styles = new Map();

applyLooks();
const app = new App(await Words.load(navigator.languages));
document.documentElement.lang = app.words.tag;
const skip = byId("skip");
skip.textContent = app.say("web.skip");
skip.hidden = false;
skip.addEventListener("click", (event) => {
  event.preventDefault();
  byId("page").focus();
});

const show = route(app, {
  "": async (app, view, path) => (await read("child", import("./child/who.js"))).showFirst(app, view, path),
  who: async (app, view, path) => (await read("child", import("./child/who.js"))).showWho(app, view, path),
  child: async (app, view, path) => (await read("child", import("./child/side.js"))).showChild(app, view, path),
  parent: async (app, view, path) => (await read("parent", import("./parent/side.js"))).showParent(app, view, path),
});
showConnection(app);
app.connection.open();
void show();

/**
 * A side's script, once its style is there too.
 *
 * @template T
 * @param {"child" | "parent"} side
 * @param {Promise<T>} script
 * @returns {Promise<T>}
 */
async function read(side, script) {
  if (!styles.has(side)) {
    const link = h("link", { rel: "stylesheet", href: new URL(`../${side}.css`, import.meta.url).href });
    styles.set(side, new Promise((resolve) => link.addEventListener("load", resolve)));
    document.head.append(link);
  }
  return (await Promise.all([script, styles.get(side)]))[0];
}
