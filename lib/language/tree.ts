import { isUnsafeKey, type Json, type JsonObject, joinPointer, maxDepth, maxValues } from "../documents";
import { token, TokenReader, unquoted } from "../documents/tokens";

export type NodeKind = "object" | "array" | "string" | "number" | "keyword" | "word" | "missing";

/** A value of a text that may be broken, with its key. */
export interface Node {
  kind: NodeKind;
  parent: Node | undefined;
  /** Own key, or position in a list. */
  key: string;
  /** Equal if there is no key. */
  keyStart: number;
  keyEnd: number;
  /** Offset behind the colon; -1 when it is missing. */
  colon: number;
  start: number;
  end: number;
  /** Of an object or list: the bracket that closes it is there. */
  closed: boolean;
  /** Of a value that is neither object nor list; undefined when it cannot be read. */
  value: Json | undefined;
  children: Node[];
}

/** Longer texts are not worked on while they are typed. */
const longestTree = 8_000_000;

/**
 * Reads a text tolerantly: a missing comma, colon, bracket or quotation mark, which is normal while a text is being
 * typed, spoils only its own place. Undefined if there is nothing to read.
 */
export function readTree(text: string): Node | undefined {
  return text.length > longestTree ? undefined : new TreeReader(text).read();
}

class TreeReader {
  private readonly reader: TokenReader;
  private root: Node | undefined;
  private top: Node | undefined;
  /** A member whose key has been read and whose value has not. */
  private pending: Node | undefined;
  private depth = 0;
  private count = 0;

  constructor(private readonly text: string) {
    this.reader = new TokenReader(text);
  }

  read(): Node | undefined {
    const { reader } = this;
    for (reader.next(); reader.kind !== token.end; reader.next()) {
      if (reader.kind === token.comment || reader.kind === token.invisible) reader.skip();
      else this.take();
      if ((this.root && !this.top) || this.depth > maxDepth || this.count > maxValues) break;
    }
    for (let open = this.top; open; open = open.parent) open.end = this.text.length;
    return this.root;
  }

  private take(): void {
    const { reader } = this;
    switch (reader.kind) {
      case token.openBrace:
        return this.open("object");
      case token.openBracket:
        return this.open("array");
      case token.closeBrace:
        return this.close("object");
      case token.closeBracket:
        return this.close("array");
      case token.comma:
        this.pending = undefined;
        return;
      case token.colon:
        if (this.pending && this.pending.colon < 0) {
          this.pending.colon = reader.end;
          this.pending.start = this.pending.end = reader.end;
        }
        return;
      default:
        return this.scalar();
    }
  }

  private open(kind: "object" | "array"): void {
    const node = this.place(kind, this.reader.at, this.reader.end);
    this.pending = undefined;
    this.top = node;
    this.depth++;
  }

  private close(kind: "object" | "array"): void {
    this.pending = undefined;
    let fit = this.top;
    while (fit && fit.kind !== kind) fit = fit.parent;
    if (!fit) return;
    for (let open = this.top; open !== fit; open = open?.parent) {
      if (open) open.end = this.reader.at;
      this.depth--;
    }
    fit.end = this.reader.end;
    fit.closed = true;
    this.depth--;
    this.top = fit.parent;
  }

  private scalar(): void {
    const { reader } = this;
    this.mendString();
    const isKey = reader.kind === token.string && reader.colonFollows();
    // A list that was never closed, and the next member of the object that holds it.
    if (isKey && this.top?.kind === "array" && this.top.parent?.kind === "object") {
      this.top.end = reader.previousEnd;
      this.top = this.top.parent;
      this.depth--;
    }
    if (this.top?.kind === "object" && (isKey || !this.pending)) return this.startMember();
    const node = this.place(this.kindHere(), reader.at, reader.end);
    node.value = this.valueHere();
    this.pending = undefined;
  }

  /** A string that swallowed what follows it, because its own closing quotation mark is missing, ends earlier. */
  private mendString(): void {
    const { reader, text } = this;
    if (reader.kind !== token.string) return;
    if (reader.unterminated) {
      const raw = reader.raw();
      reader.end = reader.at + Math.max(1, raw.replace(/[}\],\s]+$/, "").length);
    } else if (isLetter(text.charCodeAt(reader.end))) {
      plainRun.lastIndex = reader.at + 1;
      reader.end = reader.at + 1 + (plainRun.exec(text)?.[0].length ?? 0);
      reader.unterminated = true;
    }
  }

  private startMember(): void {
    const { reader } = this;
    const key = String(reader.kind === token.string ? reader.value() : unquoted(reader.raw()));
    const node = this.add("missing", key, reader.end, reader.end);
    node.keyStart = reader.at;
    node.keyEnd = reader.end;
    this.pending = node;
  }

  private place(kind: NodeKind, start: number, end: number): Node {
    if (this.pending) {
      this.pending.kind = kind;
      this.pending.start = start;
      this.pending.end = end;
      return this.pending;
    }
    return this.add(kind, this.top?.kind === "array" ? String(this.top.children.length) : "", start, end);
  }

  private add(kind: NodeKind, key: string, start: number, end: number): Node {
    const node: Node = {
      kind,
      parent: this.top,
      key,
      keyStart: start,
      keyEnd: start,
      colon: -1,
      start,
      end,
      closed: false,
      value: undefined,
      children: [],
    };
    this.top?.children.push(node);
    this.root ??= node;
    this.count++;
    return node;
  }

  private kindHere(): NodeKind {
    const { kind } = this.reader;
    if (kind === token.string) return "string";
    if (kind === token.number) return "number";
    return kind === token.keyword ? "keyword" : "word";
  }

  private valueHere(): Json | undefined {
    const { reader } = this;
    if (reader.kind === token.string) return reader.value();
    const raw = reader.raw();
    if (reader.kind === token.keyword) return raw === "null" ? null : raw === "true";
    const number = reader.kind === token.number ? Number(raw) : NaN;
    return Number.isFinite(number) ? number : undefined;
  }
}

/** A letter or digit right behind a closing quotation mark: that mark opened the next string. */
const isLetter = (code: number): boolean =>
  (code >= 48 && code <= 57) || ((code | 32) >= 97 && (code | 32) <= 122) || code === 36 || code === 95;

const plainRun = /[\w-]*/y;

/** The value as far as it can be read; members without one are left out, and so are keys that no document may hold. */
export function valueOf(node: Node): Json | undefined {
  if (node.kind === "array") return node.children.map((each) => valueOf(each) ?? null);
  if (node.kind !== "object") return node.value;
  const value: JsonObject = {};
  for (const each of node.children) {
    const below = isUnsafeKey(each.key) ? undefined : valueOf(each);
    if (below !== undefined) value[each.key] = below;
  }
  return value;
}

/** Where the value is in its text. */
export function pointerOf(node: Node): string {
  const keys: string[] = [];
  for (let each = node; each.parent; each = each.parent) keys.push(each.key);
  return joinPointer("", ...keys.reverse());
}

/** The value at the end of a way of keys; of equal keys the last. */
export function nodeAt(root: Node, keys: readonly string[]): Node | undefined {
  let node: Node | undefined = root;
  for (const key of keys) node = node?.children.findLast((each) => each.key === key);
  return node;
}

/** The member or item whose text, key included, holds the offset, its ends included. */
export function childAt(holder: Node, offset: number): Node | undefined {
  const { children } = holder;
  let low = 0;
  let high = children.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const each = children[middle]!;
    if (offset < each.keyStart) high = middle - 1;
    else if (offset > each.end) low = middle + 1;
    else return each;
  }
  return undefined;
}

/** True when the offset is between the brackets of an object or list. */
export function holds(node: Node, offset: number): boolean {
  if (node.kind !== "object" && node.kind !== "array") return false;
  return offset > node.start && (node.closed ? offset < node.end : offset <= node.end);
}
