import { maxWidth, ownOrder, printInline, printValue } from "./print";
import type { Lead } from "./print";
import type { Entry, MemberTable, TextIndex } from "./text-index";
import type { Json } from "./types";

/** How a text is laid out, so that new pieces look like what is there. */
export class TextStyle {
  readonly eol: string;
  private readonly hasLines: boolean;
  /** Blanks after colons and commas, for a text on one line. */
  private readonly airy: boolean;
  private readonly step: string;

  constructor(
    private readonly text: string,
    index: TextIndex,
  ) {
    const firstBreak = text.indexOf("\n");
    this.hasLines = firstBreak >= 0 && firstBreak < text.trimEnd().length;
    this.eol = firstBreak > 0 && text[firstBreak - 1] === "\r" ? "\r\n" : "\n";
    this.airy = this.hasLines || hasAir(text, index);
    this.step = /\n(\t| +)/.exec(text)?.[1] ?? "  ";
  }

  /** The text of a value for an offset. */
  value(value: Json, at: number, oneLine: boolean): string {
    return this.print(value, oneLine || !this.hasLines ? undefined : this.leadAt(at));
  }

  /** The text of a new member (or item, without a key) of an object or list that is not empty. */
  member(key: string | undefined, value: Json, gap: string): string {
    const name = key === undefined ? "" : `${JSON.stringify(key)}:${this.airy ? " " : ""}`;
    const lineBreak = gap.lastIndexOf("\n");
    const indent = gap.slice(lineBreak + 1);
    const lead = { indent, column: indent.length + name.length };
    return name + this.print(value, lineBreak < 0 ? undefined : lead);
  }

  /** The blanks that part two members of an object or list that is not empty. */
  gap(table: MemberTable): string {
    const { entries } = table;
    const last = this.blanksBefore(entries.at(-1));
    if (entries.length > 1 || last.includes("\n")) return this.oneBreak(last);
    return this.airy ? " " : "";
  }

  /** True if the brackets are on one line. */
  isOneLine(table: MemberTable): boolean {
    return !this.text.slice(table.open, table.close).includes("\n");
  }

  /** True when the value, written on one line from an offset on, fits the line. */
  fits(value: Json, at: number): boolean {
    return this.leadAt(at).column + printInline(value).length < maxWidth;
  }

  private print(value: Json, lead: Lead | undefined): string {
    if (!this.airy) return JSON.stringify(value);
    if (lead === undefined) return printInline(value);
    return printValue(value, { order: ownOrder, eol: this.eol, step: this.step }, undefined, lead);
  }

  private leadAt(at: number): Lead {
    const start = this.text.lastIndexOf("\n", at - 1) + 1;
    const indent = /[ \t]*/y;
    indent.lastIndex = start;
    return { indent: indent.exec(this.text)?.[0] ?? "", column: at - start };
  }

  private blanksBefore(entry: Entry | undefined): string {
    if (entry === undefined) return "";
    let start = entry.keyStart;
    while (start > 0 && " \t\r\n".includes(this.text[start - 1] ?? "x")) start--;
    return this.text.slice(start, entry.keyStart);
  }

  /** Several line breaks (an empty line between members) become one. */
  private oneBreak(blanks: string): string {
    const last = blanks.lastIndexOf("\n");
    return last < 0 ? blanks : this.eol + blanks.slice(last + 1);
  }
}

/** True unless the first members of a text on one line show that it is written without blanks. */
function hasAir(text: string, index: TextIndex): boolean {
  const table = index.table(index.root());
  const [first, second] = table?.entries ?? [];
  if (table === undefined || first === undefined) return true;
  if (!table.isArray) return text.slice(first.keyEnd, first.start).includes(" ");
  return second === undefined || text.slice(first.end, second.start).includes(" ");
}
