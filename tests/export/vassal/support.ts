import { basename } from "node:path";
import { assemble, type FileMap } from "../../../lib/documents";
import { type ExportSource, exportSource } from "../../../lib/export";
import { vassalFormat } from "../../../lib/export/vassal";
import { printSource, type PrintSource } from "../../../lib/export/print/source";
import { readDirectory, unpackEntries } from "../../../lib/zip";
import { shipped } from "../../support/shipped";
import { makeAll, textOf } from "../support";

/** A module as the engine would find it, read by code of the tests alone. */

export const GAMES = ["fire-in-the-sky", "fire-in-the-sky-2e"] as const;

export function sourceOf(game: string, own: FileMap = {}): ExportSource {
  const { files: base, game: definition } = shipped(game);
  const files = { ...base, ...own };
  return exportSource({
    game,
    definition,
    draft: assemble(files),
    files,
    own: new Set(Object.keys(own)),
    shipped: base,
    version: "0.1.0",
  });
}

const bounds = { files: 1000, fileBytes: 20_000_000, totalBytes: 60_000_000 };
export const unzip = (bytes: Uint8Array): Map<string, Uint8Array> =>
  unpackEntries(bytes, readDirectory(bytes), bounds);

export interface Module {
  name: string;
  bytes: Uint8Array;
  files: Map<string, Uint8Array>;
  tree: Element;
  source: PrintSource;
}

export function moduleOf(source: ExportSource): Module {
  const [file, ...more] = makeAll(vassalFormat, source);
  if (!file || more.length > 0) throw new Error("One file was expected.");
  const files = unzip(file.bytes);
  return {
    name: basename(file.path),
    bytes: file.bytes,
    files,
    tree: parsed(textOf(files.get("buildFile.xml")!)),
    source: printSource(source),
  };
}

const made = new Map<string, Module>();
export function shippedModule(game: string): Module {
  const known = made.get(game) ?? moduleOf(sourceOf(game));
  made.set(game, known);
  return known;
}

export interface Element {
  tag: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const plain = (text: string): string => {
  if (/[<>\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text)) throw new Error(`No text of XML: ${text}`);
  return text.replaceAll(/&([^;&]*);?/g, (whole, name: string) => {
    const letter = whole.endsWith(";") ? entities[name] : undefined;
    if (letter === undefined) throw new Error(`No entity: ${whole}`);
    return letter;
  });
};

/** Reads XML of elements, attributes and text, and nothing else; throws over whatever is out of order. */
export function parsed(xml: string): Element {
  const declared = /^<\?xml version="1\.0" encoding="UTF-8"( standalone="no")?\?>\n/.exec(xml);
  if (!declared) throw new Error("No declaration.");
  const root: Element = { tag: "", attributes: {}, children: [], text: "" };
  const open = [root];
  let at = declared[0].length;
  while (at < xml.length) {
    const next = xml.indexOf("<", at);
    const end = next < 0 ? xml.length : next;
    open.at(-1)!.text += plain(xml.slice(at, end));
    if (next < 0) break;
    const close = xml.indexOf(">", next);
    const inside = xml.slice(next + 1, close);
    at = close + 1;
    if (inside.startsWith("/")) {
      if (open.length < 2 || open.pop()!.tag !== inside.slice(1)) throw new Error(`Not open: ${inside}`);
      continue;
    }
    const match = /^([A-Za-z][\w.-]*)((?: [A-Za-z][\w-]*="[^"]*")*)(\/?)$/.exec(inside);
    if (!match) throw new Error(`No element: <${inside}>`);
    const [, tag, written, isEmpty] = match;
    const element: Element = { tag: tag!, attributes: {}, children: [], text: "" };
    for (const [, name, value] of written!.matchAll(/ ([A-Za-z][\w-]*)="([^"]*)"/g)) {
      if (Object.hasOwn(element.attributes, name!)) throw new Error(`Twice: ${name}`);
      element.attributes[name!] = plain(value!);
    }
    open.at(-1)!.children.push(element);
    if (isEmpty === "") open.push(element);
  }
  const [only, ...more] = root.children;
  if (open.length > 1 || !only || more.length > 0) throw new Error("Not one whole element.");
  return only;
}

/** All elements of a kind, by the end of their names, in the order of the text. */
export function all(element: Element, kind: string): Element[] {
  const inner = element.children.flatMap((child) => all(child, kind));
  return element.tag.split(".").at(-1) === kind ? [element, ...inner] : inner;
}

/** Takes a sequence apart as the engine does: at each separator without a backslash before it. */
export function tokens(text: string, separator: string): string[] {
  const found: string[] = [];
  let token = "";
  for (let i = 0; i < text.length; i++) {
    if (text[i] === separator && text[i - 1] === "\\" && token !== "") token = token.slice(0, -1) + separator;
    else if (text[i] === separator) {
      found.push(token);
      token = "";
    } else token += text[i];
  }
  return [...found, token].map((each) =>
    each.length > 1 && each.startsWith("'") && each.endsWith("'") ? each.slice(1, -1) : each,
  );
}

/** The traits of a piece, from the outermost to the piece itself. */
export function chain(text: string): string[] {
  const [outer, inner] = tokens(text, "\t");
  return inner === undefined ? [outer!] : [outer!, ...chain(inner)];
}

export interface Piece {
  id: string;
  name: string;
  images: string[];
  gpid: string;
  map: string;
  x: number;
  y: number;
  isTurned: boolean;
}

/** The command that makes a piece. */
export function pieceOf(command: string): Piece {
  if (!command.startsWith("+/")) throw new Error(`No piece: ${command}`);
  const [id, type, state, ...more] = tokens(command.slice(2), "/");
  if (state === undefined || more.length > 0) throw new Error(`Not three parts: ${command}`);
  const traits = chain(type!);
  const states = chain(state);
  if (traits.length !== states.length) throw new Error(`Not a state for each trait: ${command}`);
  const [kind, , , image, name, ...rest] = tokens(traits.at(-1)!, ";");
  const [map, x, y, gpid, count] = tokens(states.at(-1)!, ";");
  if (kind !== "piece" || rest.length > 0 || count !== "0") throw new Error(`No basic piece: ${command}`);
  const layer = traits.findIndex((trait) => trait.startsWith("emb2;"));
  const layered = layer < 0 ? [] : tokens(tokens(traits[layer]!, ";")[16]!, ",");
  return {
    id: id!,
    name: name!,
    images: layer < 0 ? [image!] : layered,
    gpid: gpid!,
    map: map!,
    x: Number(x),
    y: Number(y),
    isTurned: layer >= 0 && states[layer] === "2",
  };
}

export interface SavedGame {
  commands: string[];
  pieces: Piece[];
  stacks: { map: string; x: number; y: number; ids: string[] }[];
}

/** The log of a saved game. */
export function savedGame(vsav: Uint8Array): SavedGame {
  const digits = textOf(unzip(vsav).get("savedGame")!);
  const match = /^!VCSK([0-9a-f]{2})((?:[0-9a-f]{2})*)$/.exec(digits);
  if (!match) throw new Error("Not veiled as the engine does it.");
  const key = parseInt(match[1]!, 16);
  const bytes = match[2]!.match(/../g)!.map((byte) => parseInt(byte, 16) ^ key);
  const commands = tokens(textOf(Uint8Array.from(bytes)), "\u001b");
  const parts = commands.filter((each) => each.startsWith("+/"));
  const isStack = (command: string): boolean => tokens(command.slice(2), "/")[1] === "stack";
  return {
    commands,
    pieces: parts.filter((each) => !isStack(each)).map(pieceOf),
    stacks: parts.filter(isStack).map((command) => {
      const [map, x, y, ...ids] = tokens(tokens(command.slice(2), "/")[2]!, ";");
      if (ids.pop() !== "@@-1") throw new Error(`No end of a stack: ${command}`);
      return { map: map!, x: Number(x), y: Number(y), ids };
    }),
  };
}
