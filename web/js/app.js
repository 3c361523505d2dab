// The page: connects, and shows the child's side or the parent's side by the address. Of each side only what is shown is read.

import { App } from "./core/app.js";
import { showConnection } from "./core/bar.js";
import { byId } from "./core/dom.js";
import { applyLooks } from "./core/looks.js";
import { route } from "./core/router.js";
import { style } from "./core/styles.js";
import { Words } from "./words.js";

/** Milliseconds from one look to the next while nothing can be done here. */
const lookEvery = 3000;

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
  "": async (app, view, path) => (await side("child", import("./child/who.js"))).showFirst(app, view, path),
  who: async (app, view, path) => (await side("child", import("./child/who.js"))).showWho(app, view, path),
  child: async (app, view, path) => (await side("child", import("./child/side.js"))).showChild(app, view, path),
  parent: async (app, view, path) => (await side("parent", import("./parent/side.js"))).showParent(app, view, path),
});
showConnection(app);
app.connection.open();
void show();
void untilOpen();

/** Goes on by itself once the household is set up, or unsealed. */
async function untilOpen() {
  let before = "";
  for (;;) {
    const { state } = await app.connection.ask("household.status", {});
    if (before && state !== before) void show();
    if (state !== "notSetUp" && state !== "sealed") return;
    before = state;
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
  }
}

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
