import { createScanner } from "jsonc-parser";

/** Kinds of tokens, as the jsonc scanner numbers them (its own enum is `const` and cannot be imported). */
export const token = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  string: 10,
  number: 11,
  lineComment: 12,
  blockComment: 13,
  lineBreak: 14,
  trivia: 15,
  unknown: 16,
  end: 17,
} as const;

const unterminatedString = 2;

/** White space that JSON does not know, and that nobody sees: it comes with text pasted from elsewhere. */
const invisibleRun = /[\u00a0\u1680\u2000-\u200d\u2028\u2029\u202f\u205f\u3000\ufeff\f\v]+/y;

const anyQuote = /['\u2018\u2019\u201c\u201d\u201e`]/;
const quotedRun =
  /['\u2018\u2019\u201c\u201d\u201e`][^'\u2018\u2019\u201c\u201d\u201e`"\r\n]*['\u2018\u2019\u201c\u201d\u201e`]?/y;
const bareRun = /[^,:{}[\]"\r\n/]*/y;
const numberRun = /[0-9A-Za-z_.+-]*/y;
const colonAhead = /[ \t\r\n]*:/y;

function runLength(run: RegExp, text: string, at: number): number {
  run.lastIndex = at;
  return run.exec(text)?.[0].trimEnd().length ?? 0;
}

/** One token of the text, and where it stands. */
export class TokenReader {
  kind: number = token.end;
  at = 0;
  end = 0;
  /** End of the token before this one. */
  previousEnd = 0;
  /** Offset at which the token's line starts, and how many blanks it starts with. */
  lineStart = 0;
  indent = 0;
  private readonly scanner;

  constructor(readonly text: string) {
    this.scanner = createScanner(text, false);
    const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
    if (start > 0) this.scanner.setPosition(start);
    this.startLine(start);
  }

  /** Moves on to the next token that is not white space. Comments and invisible characters are tokens. */
  next(): void {
    this.previousEnd = this.end;
    for (;;) {
      this.kind = this.scanner.scan();
      this.at = this.scanner.getTokenOffset();
      this.end = Math.min(this.scanner.getPosition(), this.text.length);
      if (this.kind === token.lineBreak) this.startLine(this.end);
      else if (this.kind !== token.trivia) break;
    }
    if (this.kind === token.blockComment) {
      const lastBreak = this.raw().lastIndexOf("\n");
      if (lastBreak >= 0) this.startLine(this.at + lastBreak + 1);
    }
    if (this.kind === token.unknown && this.isInvisible) {
      invisibleRun.lastIndex = this.at;
      this.moveEnd(this.at + (invisibleRun.exec(this.text)?.[0].length ?? 1));
    }
  }

  /** Treats the token as if it were not there: the one before it stays the previous one. */
  skip(): void {
    this.end = this.previousEnd;
  }

  get isInvisible(): boolean {
    invisibleRun.lastIndex = this.at;
    return invisibleRun.test(this.text);
  }

  get isQuotedOddly(): boolean {
    return anyQuote.test(this.text[this.at] ?? "");
  }

  get closes(): boolean {
    return this.kind === token.closeBrace || this.kind === token.closeBracket;
  }

  get opens(): boolean {
    return this.kind === token.openBrace || this.kind === token.openBracket;
  }

  get length(): number {
    return this.end - this.at;
  }

  /** The decoded text of a string. */
  get value(): string {
    return this.scanner.getTokenValue();
  }

  /** True for a string whose closing quote is missing on its line. */
  get unterminated(): boolean {
    return Number(this.scanner.getTokenError()) === unterminatedString;
  }

  raw(): string {
    return this.text.slice(this.at, this.end);
  }

  /** Takes the whole run of bare words, so that "some bare words" is one token and not three. */
  extendWord(): void {
    const run = this.isQuotedOddly ? quotedRun : bareRun;
    this.extendTo(this.at + runLength(run, this.text, this.at));
  }

  /** Takes letters and digits that follow a number at once: "0x1F", "1.5.2", "007". */
  extendNumber(): void {
    this.extendTo(this.end + runLength(numberRun, this.text, this.end));
  }

  colonFollows(): boolean {
    colonAhead.lastIndex = this.end;
    return colonAhead.test(this.text);
  }

  private extendTo(end: number): void {
    if (end > this.end) this.moveEnd(end);
  }

  private moveEnd(end: number): void {
    this.end = end;
    this.scanner.setPosition(end);
  }

  private startLine(start: number): void {
    this.lineStart = start;
    let end = start;
    while (this.text[end] === " " || this.text[end] === "\t") end++;
    this.indent = end - start;
  }
}

/** What stands between the quotes of a word in single or typographic quotes. */
export function unquoted(word: string): string {
  const inner = anyQuote.test(word[0] ?? "") ? word.slice(1) : word;
  return anyQuote.test(inner.at(-1) ?? "") && inner !== word ? inner.slice(0, -1) : inner;
}
