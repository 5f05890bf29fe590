/** Kinds of tokens. */
export const token = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  string: 7,
  number: 8,
  keyword: 9,
  /** A run of characters that JSON does not know. */
  word: 10,
  /** White space that JSON does not know. */
  invisible: 11,
  comment: 12,
  end: 13,
} as const;

export type Token = (typeof token)[keyof typeof token];

const keywords = ["true", "false", "null"];

const invisibleRun = /[\u00a0\u1680\u2000-\u200d\u2028\u2029\u202f\u205f\u3000\ufeff\f\v]+/y;
const anyQuote = /['\u2018\u2019\u201c\u201d\u201e`]/;
const quotedRun =
  /['\u2018\u2019\u201c\u201d\u201e`][^'\u2018\u2019\u201c\u201d\u201e`"\r\n]*['\u2018\u2019\u201c\u201d\u201e`]?/y;
/** Words up to what JSON would go on with, so that "some bare words" is one token and not three. */
const bareRun = /[^,:{}[\]"\r\n/]*/y;
const numberRun = /[0-9A-Za-z_.+-]*/y;
const lineComment = /\/\/[^\r\n]*/y;
const colonAhead = /[ \t\r\n]*:/y;

function runLength(run: RegExp, text: string, at: number): number {
  run.lastIndex = at;
  return run.exec(text)?.[0].trimEnd().length ?? 0;
}

/**
 * Cuts a text into tokens, one after the other; takes any text, and every character once. (jsonc-parser's
 * scanner does the same in twice the time; while a designer types, most texts are broken and pass here.)
 */
export class TokenReader {
  kind: Token = token.end;
  at = 0;
  end = 0;
  /** End of the token before this one. */
  previousEnd = 0;
  /** Offset at which the token's line starts, and how many blanks it starts with. */
  lineStart = 0;
  indent = 0;
  /** For a string: its closing quote is missing on its line. */
  unterminated = false;
  /** For a string: it holds nothing but plain characters. For a number: it is a short whole number. */
  plain = false;
  /** Where to go on after a token that was skipped. */
  private resumeAt = 0;

  constructor(readonly text: string) {
    this.startLine(text.charCodeAt(0) === 0xfeff ? 1 : 0);
    this.end = this.lineStart;
  }

  /** Moves on to the next token that is not white space. Comments and invisible characters are tokens. */
  next(): void {
    this.previousEnd = this.end;
    this.skipBlanks();
    const { text, at } = this;
    if (at >= text.length) return this.be(token.end, at);
    switch (text.charCodeAt(at)) {
      case 0x7b:
        return this.be(token.openBrace, at + 1);
      case 0x7d:
        return this.be(token.closeBrace, at + 1);
      case 0x5b:
        return this.be(token.openBracket, at + 1);
      case 0x5d:
        return this.be(token.closeBracket, at + 1);
      case 0x2c:
        return this.be(token.comma, at + 1);
      case 0x3a:
        return this.be(token.colon, at + 1);
      case quote:
        return this.readString();
      case slash:
        return this.readSlash();
      default:
        return this.readRest();
    }
  }

  /** Treats the token as if it were not there: the one before it stays the previous one. */
  skip(): void {
    this.resumeAt = this.end;
    this.end = this.previousEnd;
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

  get isQuotedOddly(): boolean {
    return anyQuote.test(this.text[this.at] ?? "");
  }

  raw(): string {
    return this.text.slice(this.at, this.end);
  }

  /** The decoded text of a string; as it is written where it cannot be decoded. */
  value(): string {
    const inner = this.text.slice(this.at + 1, this.unterminated ? this.end : this.end - 1);
    if (this.plain || !inner.includes("\\")) return inner;
    try {
      return String(JSON.parse(`"${inner}"`));
    } catch {
      return inner; // a broken escape, which is reported on its own
    }
  }

  colonFollows(): boolean {
    colonAhead.lastIndex = this.end;
    return colonAhead.test(this.text);
  }

  /** Length of the string that starts at an offset. */
  stringLength(at: number): number {
    const reader = new TokenReader(this.text);
    reader.at = at;
    reader.readString();
    return reader.length;
  }

  private be(kind: Token, end: number): void {
    this.kind = kind;
    this.end = end;
  }

  private skipBlanks(): void {
    const { text } = this;
    let i = Math.max(this.end, this.resumeAt);
    let newLine = false;
    for (;;) {
      const code = text.charCodeAt(i);
      if (code === 0x0a || code === 0x0d) {
        newLine = true;
        this.lineStart = i + 1;
      } else if (code !== 0x20 && code !== 0x09) break;
      i++;
    }
    if (newLine) this.indent = i - this.lineStart;
    this.at = i;
  }

  private readString(): void {
    const { text } = this;
    const { length } = text;
    this.plain = true;
    this.unterminated = false;
    let i = this.at + 1;
    for (;;) {
      const code = text.charCodeAt(i);
      if (code === quote) return this.be(token.string, i + 1);
      if (i >= length || code === 0x0a || code === 0x0d) break;
      if (code === 0x5c) {
        this.plain = false;
        const next = text.charCodeAt(i + 1);
        i += i + 1 >= length || next === 0x0a || next === 0x0d ? 1 : 2;
        continue;
      }
      if (code < 0x20 || (code >= 0xd800 && code <= 0xdfff)) this.plain = false;
      i++;
    }
    this.plain = false;
    this.unterminated = true;
    this.be(token.string, i);
  }

  private readSlash(): void {
    const { text, at } = this;
    if (text[at + 1] === "/") return this.be(token.comment, at + runLength(lineComment, text, at));
    if (text[at + 1] !== "*") return this.be(token.word, at + 1);
    const close = text.indexOf("*/", at + 2);
    this.be(token.comment, close < 0 ? text.length : close + 2);
    const lastBreak = this.raw().lastIndexOf("\n");
    if (lastBreak >= 0) this.startLine(at + lastBreak + 1);
  }

  private startLine(start: number): void {
    let end = start;
    while (this.text[end] === " " || this.text[end] === "\t") end++;
    this.lineStart = start;
    this.indent = end - start;
  }

  private readRest(): void {
    const { text, at } = this;
    const code = text.charCodeAt(at);
    if (isDigit(code) || (code === 0x2d && isDigit(text.charCodeAt(at + 1)))) return this.readNumber();
    const keyword = keywords.find((word) => text.startsWith(word, at));
    if (keyword !== undefined && !continuesWord(text, at + keyword.length)) {
      return this.be(token.keyword, at + keyword.length);
    }
    invisibleRun.lastIndex = at;
    const blank = invisibleRun.exec(text);
    if (blank !== null) return this.be(token.invisible, at + blank[0].length);
    const run = this.isQuotedOddly ? quotedRun : bareRun;
    this.be(token.word, at + Math.max(runLength(run, text, at), 1));
  }

  private readNumber(): void {
    const { text, at } = this;
    let end = at;
    while (isDigit(text.charCodeAt(end))) end++;
    const digits = end - at;
    this.plain = digits > 0 && digits <= 15 && (digits === 1 || text.charCodeAt(at) !== 0x30);
    if (continuesWord(text, end)) {
      this.plain = false;
      end += runLength(numberRun, text, end);
    }
    this.be(token.number, end);
  }
}

const quote = 0x22;
const slash = 0x2f;

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** True when the character at an offset belongs to the word or number before it. */
function continuesWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (
    isDigit(code) ||
    ((code | 0x20) - 0x61) >>> 0 < 26 ||
    code === 0x2e ||
    code === 0x2b ||
    code === 0x2d ||
    code === 0x5f
  );
}

/** What stands between the quotes of a word in single or typographic quotes. */
export function unquoted(word: string): string {
  if (!anyQuote.test(word[0] ?? "")) return word;
  const inner = word.slice(1);
  return anyQuote.test(inner.at(-1) ?? "") ? inner.slice(0, -1) : inner;
}
