// The page: connects, and shows the child's side or the parent's side by the address.

import { showChild } from "./child/side.js";
import { showFirst, showWho } from "./child/who.js";
import { App } from "./core/app.js";
import { showConnection } from "./core/bar.js";
import { byId } from "./core/dom.js";
import { applyLooks } from "./core/looks.js";
import { route } from "./core/router.js";
import { style } from "./core/styles.js";
import { Words } from "./words.js";

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
  "": showFirst,
  who: showWho,
  child: showChild,
  parent: async (app, view, path) => {
    const [side] = await Promise.all([import("./parent/side.js"), style("parent.css")]);
    return side.showParent(app, view, path);
  },
});
showConnection(app);
app.connection.open();
void show();
