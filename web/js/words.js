// What the page says, in the languages of kidd: texts with places for values, as the folder `words` has them.
//
// The form is a small part of ICU's MessageFormat: {name}, {count, plural, =0 {…} one {…} other {…}} with # for the
// number, {count, spell} and {day, capital}.

/** @typedef {{ tag: string, groupMark: string, texts: Record<string, string> }} WordFile */

export class Words {
  /** @type {WordFile} */
  #file;
  /** @type {Intl.PluralRules} */
  #plurals;
  /** @type {Set<string>} */
  #sides = new Set();

  /** @param {WordFile} file */
  constructor(file) {
    this.#file = file;
    this.#plurals = new Intl.PluralRules(file.tag);
  }

  /** The language's tag, such as `de`. */
  get tag() {
    return this.#file.tag;
  }

  /**
   * The words of the first of some languages that kidd speaks, else English.
   *
   * @param {readonly string[]} tags
   * @returns {Promise<Words>}
   */
  static async load(tags) {
    for (const tag of [...tags.flatMap((tag) => [tag, tag.split("-")[0]]), "en"]) {
      if (!/^[a-z]{2,3}(-[A-Z]{2})?$/.test(tag)) continue;
      const reply = await fetch(`/words/${tag}.json`);
      if (reply.ok) return new Words(await reply.json());
    }
    throw new Error("there are no words");
  }

  /**
   * Takes in the words of a side.
   *
   * @param {"child" | "parent"} side
   */
  async learn(side) {
    if (this.#sides.has(side)) return;
    const reply = await fetch(`/words/${this.tag}.${side}.json`);
    if (!reply.ok) throw new Error(`there are no words for ${side}`);
    Object.assign(this.#file.texts, (await reply.json()).texts);
    this.#sides.add(side);
  }

  /**
   * Whether there is a text with a key.
   *
   * @param {string} key
   */
  has(key) {
    return key in this.#file.texts;
  }

  /**
   * The text with a key; the key itself where there is none.
   *
   * @param {string} key
   * @param {Record<string, string | number>} [values]
   * @returns {string}
   */
  say(key, values = {}) {
    const text = this.#file.texts[key];
    if (text === undefined) {
      console.error(`there is no text ${key}`);
      return key;
    }
    return this.#fill(text, values);
  }

  /**
   * @param {string} text
   * @param {Record<string, string | number>} values
   * @param {number} [number] What # stands for.
   * @returns {string}
   */
  #fill(text, values, number) {
    let out = "";
    for (let at = 0; at < text.length; ) {
      if (text[at] === "{") {
        const end = closing(text, at);
        out += this.#value(text.slice(at + 1, end), values);
        at = end + 1;
      } else {
        out += text[at] === "#" && number !== undefined ? this.#number(number) : text[at];
        at += 1;
      }
    }
    return out;
  }

  /**
   * @param {string} place What stands between the braces.
   * @param {Record<string, string | number>} values
   * @returns {string}
   */
  #value(place, values) {
    const [, name = "", style = "", rest = ""] = /^\s*([^,\s]+)\s*(?:,\s*(\w+)\s*,?)?([\s\S]*)$/.exec(place) ?? [];
    const value = values[name];
    if (value === undefined) throw new Error(`a value for ${name} is missing`);
    if (style === "plural") return this.#plural(Number(value), rest, values);
    if (style === "spell" && this.#file.texts[`number.${value}`]) return this.#file.texts[`number.${value}`];
    const text = typeof value === "number" ? this.#number(value) : value;
    return style === "capital" ? text.slice(0, 1).toLocaleUpperCase(this.tag) + text.slice(1) : text;
  }

  /**
   * @param {number} count
   * @param {string} forms
   * @param {Record<string, string | number>} values
   * @returns {string}
   */
  #plural(count, forms, values) {
    /** @type {Record<string, string>} */
    const found = {};
    for (let at = forms.indexOf("{"); at >= 0; at = forms.indexOf("{")) {
      const end = closing(forms, at);
      found[forms.slice(0, at).trim()] = forms.slice(at + 1, end);
      forms = forms.slice(end + 1);
    }
    return this.#fill(found[`=${count}`] ?? found[this.#plurals.select(count)] ?? found.other ?? "", values, count);
  }

  /**
   * @param {number} number
   * @returns {string}
   */
  #number(number) {
    return String(number).replace(/\B(?=(\d{3})+$)/g, this.#file.groupMark);
  }
}

/** The words of the browser's languages; `index.html` begins with this script, so that they are on their way at once. */
export const browserWords = Words.load(navigator.languages);

/**
 * The place of the brace that closes the one at a place.
 *
 * @param {string} text
 * @param {number} start
 * @returns {number}
 */
function closing(text, start) {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`a } is missing: ${text}`);
}
