/**
 * Markup that is safe to write down. Documents are untrusted: whatever is not made here is text, and text is escaped.
 * Names of elements and attributes come from the pages alone; those that could run something or fetch something from
 * elsewhere cannot be written at all.
 */
export class Markup {
  constructor(
    readonly text: string,
    /** Only this file makes it. */
    readonly made: typeof seal,
  ) {}
}

const seal: unique symbol = Symbol("markup");

export type Child = Markup | string | number | undefined | false | readonly Child[];
export type Attributes = Readonly<Record<string, string | number | undefined | false>>;

const names = /^[a-z][a-zA-Z0-9-]*$/;
/** Elements that hold nothing. */
const empty = new Set(["meta", "br", "col"]);
const forbidden = new Set(["script", "style", "iframe", "object", "embed", "link", "base", "form"]);
/** SVG writes these as they are; every other name of two words gets a hyphen. */
const asTheyAre = new Set(["viewBox", "preserveAspectRatio", "clipPathUnits", "patternUnits"]);

/** Letters that HTML forbids, and those that turn the reading direction about. */
const unprintable =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;

export const escaped = (text: string): string =>
  text
    .replaceAll(unprintable, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");

/** An element; its children are text unless they are markup. */
export function element(tag: string, attributes: Attributes = {}, ...children: readonly Child[]): Markup {
  if (!names.test(tag) || forbidden.has(tag.toLowerCase())) throw new RangeError(`No element <${tag}>.`);
  let text = `<${tag}`;
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    text += ` ${attributeName(name)}="${escaped(checked(name, String(value)))}"`;
  }
  text += ">";
  if (!empty.has(tag)) text += `${inner(children)}</${tag}>`;
  return new Markup(text, seal);
}

/** Several pieces one after the other. */
export const pieces = (...children: readonly Child[]): Markup => new Markup(inner(children), seal);

/** A whole page: its contents are markup already; the style sheet is our own. */
export function wholePage(title: string, styles: string, body: Markup): string {
  if (styles.includes("<")) throw new RangeError("A style sheet holds no markup.");
  // Nothing may run in a page and nothing may be fetched, whatever somebody wrote into a document.
  const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
  return [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${escaped(title)}</title>`,
    `<style>\n${styles.trim()}\n</style>`,
    "</head>",
    `<body>\n${body.text}\n</body>`,
    "</html>",
    "",
  ].join("\n");
}

function inner(children: readonly Child[]): string {
  let text = "";
  for (const child of children) {
    if (child === undefined || child === false) continue;
    if (child instanceof Markup) text += child.text;
    else if (typeof child === "object") text += inner(child);
    else text += escaped(String(child));
  }
  return text;
}

function attributeName(name: string): string {
  if (!names.test(name) || /^on/i.test(name)) throw new RangeError(`No attribute “${name}”.`);
  return asTheyAre.has(name) ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Links lead to files beside this one, or to a place in it. */
function checked(name: string, value: string): string {
  if (name === "href" && !/^(#[\w-]+|[\w-]+(\.[\w-]+)*\.html)$/.test(value))
    throw new RangeError(`No link to “${value}”.`);
  if ((name === "src" || name === "style") && !/^[a-z-]+:[\d.]+mm(;[a-z-]+:[\d.]+mm)*$/.test(value))
    throw new RangeError(`No ${name} “${value}”.`);
  return value;
}
