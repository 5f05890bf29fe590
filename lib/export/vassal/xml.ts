import { escaped } from "../print/markup";

/** Names of elements are those of Java classes, with dots. */
const names = /^[A-Za-z][A-Za-z0-9_.]*$/;

export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Text that is markup already; only `node` makes it. */
export class Node {
  constructor(
    readonly text: string,
    readonly made: typeof seal,
  ) {}
}

const seal: unique symbol = Symbol("node");

export type Child = Node | string;

/** An element of a build file or of its data; children are text unless they are nodes. */
export function node(tag: string, attributes: Attributes = {}, ...children: readonly Child[]): Node {
  let text = `<${checked(tag)}`;
  for (const [name, value] of Object.entries(attributes))
    text += ` ${checked(name)}="${escaped(String(value))}"`;
  const inner = children.map((child) => (child instanceof Node ? child.text : escaped(child))).join("");
  return new Node(inner === "" ? `${text}/>` : `${text}>${inner}</${tag}>`, seal);
}

function checked(name: string): string {
  if (!names.test(name)) throw new RangeError(`No name “${name}”.`);
  return name;
}

/** A whole document, as UTF-8. */
export const xmlBytes = (root: Node): Uint8Array =>
  new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${root.text}\n`);
