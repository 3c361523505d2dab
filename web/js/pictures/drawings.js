// The drawings of things, from kidd: each is asked for once, and then kept as long as the page is open.

import { h, svg } from "../core/dom.js";

/** @typedef {import("../connection.js").Connection} Connection */

export class Drawings {
  #connection;
  #child;
  /** @type {Map<string, Promise<string | undefined>>} */
  #urls = new Map();

  /**
   * @param {Connection} connection
   * @param {string} child Who looks at them.
   */
  constructor(connection, child) {
    this.#connection = connection;
    this.#child = child;
  }

  /**
   * The address of a file of a pack, or of the program; undefined where there is none.
   *
   * @param {string} name
   * @param {string} [pack] Looked into first.
   * @returns {Promise<string | undefined>}
   */
  url(name, pack) {
    const key = `${pack ?? ""}/${name}`;
    const known = this.#urls.get(key);
    if (known) return known;
    const asked = this.#ask(name, pack);
    this.#urls.set(key, asked);
    return asked;
  }

  /**
   * @param {string} name
   * @param {string} [pack]
   * @returns {Promise<string | undefined>}
   */
  async #ask(name, pack) {
    try {
      const params = pack ? { child: this.#child, name, pack } : { child: this.#child, name };
      const asset = await this.#connection.ask("pack.asset", params);
      return `data:${asset.mediaType};base64,${asset.data ?? ""}`;
    } catch {
      return pack ? this.url(name) : undefined;
    }
  }

  /**
   * A drawing as an image; where there is none, its first letter.
   *
   * @param {string} name
   * @param {{ alt?: string, pack?: string, class?: string, letter?: string }} [look]
   */
  image(name, look = {}) {
    const image = h("img", { alt: look.alt ?? "", class: look.class ?? "thing", draggable: "false" });
    void this.url(name, look.pack).then((url) => {
      if (url) image.src = url;
      else {
        const props = look.alt ? { role: "img", "aria-label": look.alt } : { "aria-hidden": "true" };
        image.replaceWith(h("span", { class: `${look.class ?? "thing"} letter`, ...props }, look.letter ?? name.slice(0, 1)));
      }
    });
    return image;
  }

  /**
   * A drawing within an SVG.
   *
   * @param {string} name
   * @param {number} x
   * @param {number} y
   * @param {number} size
   */
  place(name, x, y, size) {
    const image = svg("image", { x, y, width: size, height: size });
    void this.url(name).then((url) => {
      if (url) return image.setAttribute("href", url);
      const middle = { x: x + size / 2, y: y + size / 2, "text-anchor": "middle", "dominant-baseline": "central" };
      image.replaceWith(svg("g", {},
        svg("circle", { cx: x + size / 2, cy: y + size / 2, r: size * 0.4, class: "p-soft" }),
        svg("text", { ...middle, class: "p-text", "font-size": size * 0.4 }, name.slice(0, 1))));
    });
    return image;
  }
}
