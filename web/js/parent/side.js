// The parent's side: lets a parent in, and shows the view that the path names.

import { h, svg } from "../core/dom.js";
import { button } from "../core/parts.js";
import { nameIn } from "../core/router.js";
import { Desk } from "./desk.js";
import { Scene } from "./scene.js";
import { showUnlock } from "./unlock.js";

/** @typedef {(scene: Scene, path: string[]) => Promise<void>} Showing */

/**
 * The views, each read when it is first asked for.
 *
 * @type {Record<string, () => Promise<Showing>>}
 */
const views = {
  today: async () => (await import("./today.js")).showToday,
  limits: async () => (await import("./limits.js")).showLimits,
  filters: async () => (await import("./filters.js")).showFilters,
  challenges: async () => (await import("./challenges.js")).showChallenges,
  reports: async () => (await import("./reports.js")).showReports,
  children: async () => (await import("./children.js")).showChildren,
  house: async () => (await import("./house.js")).showHouse,
};

/** @type {Desk | undefined} */
let desk;
/** Shows the present path anew, such as when the parent goes. */
let again = () => {};

/** @type {import("../core/app.js").Shower} */
export async function showParent(app, view, path) {
  if (!desk) {
    desk = new Desk();
    desk.onChange(() => again());
  }
  const mine = desk;
  mine.open();
  await app.speak();
  let over = new AbortController();
  view.signal.addEventListener("abort", () => over.abort());
  const show = async () => {
    over.abort();
    over = new AbortController();
    for (const open of document.querySelectorAll("dialog")) open.close();
    const scene = new Scene(app, mine, view.root, over.signal, view.title);
    try {
      await fill(scene, view, path);
    } catch (error) {
      if (scene.signal.aborted) return;
      scene.log(error);
      // What was there before does not stand for what was asked for.
      const name = nameIn(views, path[0], "today");
      const [, title] = (mine.parent && titles(scene).find(([other]) => other === name)) ?? ["", scene.say("web.toParent")];
      scene.show(title, h("p", { class: "lead", role: "alert" }, app.wordsOf(error)));
    }
  };
  again = () => view.signal.aborted || void show();
  if (!view.signal.aborted) await show();
}

/**
 * @param {Scene} scene
 * @param {import("../core/app.js").View} view
 * @param {string[]} path
 */
async function fill(scene, view, path) {
  document.body.dataset.parent = scene.desk.parent ? "in" : "out";
  if (!scene.desk.parent) {
    view.top(h("a", { class: "button quiet", href: "#/" }, scene.say("web.parent.leave")));
    return showUnlock(scene);
  }
  const name = nameIn(views, path[0], "today");
  view.top(...head(scene, name));
  await (await views[name]())(scene, path.slice(1));
}

/**
 * What each view is called.
 *
 * @param {Scene} scene
 */
const titles = (scene) => [
  ["today", scene.say("web.parent.today")],
  ["limits", scene.say("web.parent.limits")],
  ["filters", scene.say("web.parent.filters")],
  ["challenges", scene.say("web.parent.challenges")],
  ["reports", scene.say("web.parent.reports")],
  ["children", scene.say("web.parent.children")],
  ["house", scene.say("web.parent.house")],
];

/**
 * @param {Scene} scene
 * @param {string} current
 */
function head(scene, current) {
  const nav = h(
    "nav", { class: "p-nav", "aria-label": scene.say("web.parent.views") },
    titles(scene).map(([name, text]) => h("a", { href: `#/parent/${name}`, "aria-current": name === current && "page" }, text)));
  const padlock = svg(
    "svg", { viewBox: "0 0 16 16", width: 16, height: 16, "aria-hidden": "true", fill: "none", stroke: "currentColor", "stroke-width": 2 },
    svg("rect", { x: 2.5, y: 7, width: 11, height: 7.5, rx: 1.5, fill: "currentColor" }), svg("path", { d: "M5 7V4.5a3 3 0 0 1 6 0V7" }));
  const lock = button([padlock, h("span", { class: "p-lock-word" }, scene.say("web.parent.lock"))], () => void scene.desk.lock(), {
    class: "p-lock", title: scene.desk.parent?.name,
  });
  return [nav, lock];
}
