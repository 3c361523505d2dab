// The page: connects, and shows the child's side or the parent's side by the address. Of each side only what is shown is read.

import { Connection } from "./connection.js";
import { App } from "./core/app.js";
import { showConnection } from "./core/bar.js";
import { byId } from "./core/dom.js";
import { applyLooks } from "./core/looks.js";
import { route } from "./core/router.js";
import { style } from "./core/styles.js";
import { browserWords } from "./words.js";

applyLooks();
const connection = new Connection();
connection.open();
const app = new App(connection, await browserWords);
document.documentElement.lang = app.words.tag;
const skip = byId("skip");
skip.textContent = app.say("web.skip");
skip.hidden = false;
skip.addEventListener("click", (event) => {
  event.preventDefault();
  byId("page").focus();
});

const show = route(app, {
  "": async (app, view, path) => (await import("./child/who.js")).showFirst(app, view, path),
  who: async (app, view, path) => (await import("./child/who.js")).showWho(app, view, path),
  child: async (app, view, path) => (await side("child", import("./child/side.js"))).showChild(app, view, path),
  parent: async (app, view, path) => (await side("parent", import("./parent/side.js"))).showParent(app, view, path),
});
showConnection(app);
void show();

/**
 * A side's script, once its style is there too.
 *
 * @template T
 * @param {"child" | "parent"} name
 * @param {Promise<T>} script
 * @returns {Promise<T>}
 */
async function side(name, script) {
  return (await Promise.all([script, style(`${name}.css`)]))[0];
}
