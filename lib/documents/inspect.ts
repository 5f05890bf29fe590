import { memberPointer, openParserFrame } from "./parser-frames";
import type { ParserFrame } from "./parser-frames";
import { LiteralReader } from "./literal-reader";
import { isUnsafeKey } from "./pointer";
import { excerpt } from "./problems";
import { maxDepth } from "./syntax-codes";
import { token, unquoted } from "./tokens";
import type { SyntaxProblem } from "./types";

/**
 * The slow, careful reading of a text: finds every problem with its place, and continues after each. It has its own
 * stack instead of recursing and takes each token once, so it ends on any text.
 */
export function inspect(text: string): SyntaxProblem[] {
  return new Inspector(text).run();
}

class Inspector extends LiteralReader {
  private readonly outer: ParserFrame[] = [];
  /** The first opening bracket whose closing one has another indentation: the likely culprit. */
  private suspect: ParserFrame | undefined;

  run(): SyntaxProblem[] {
    while (!this.stopped && !this.list.full) {
      this.tokens.next();
      if (this.tokens.kind === token.end) {
        this.atEnd();
        break;
      }
      if (!this.takeNoise()) this.take();
    }
    return this.list.problems;
  }

  /** Comments and invisible characters: reported, and then as if they were not there. */
  private takeNoise(): boolean {
    const { tokens } = this;
    if (tokens.kind === token.comment) {
      this.report("syntax/comment", tokens.at, tokens.length, "JSON has no comments.", {
        hint: 'Put the remark into a "note" of "sources", or take it out.',
        fixes: [this.replacement("Take the comment out", "")],
      });
    } else if (tokens.kind === token.invisible) {
      const code = tokens.raw().charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
      this.unexpected(`There is an invisible character (U+${code}) here.`, {
        hint: "Only plain spaces, tabs and line breaks stand between values.",
        fixes: [this.replacement("Put a space in its place", " ")],
      });
    } else return false;
    tokens.skip();
    return true;
  }

  private take(): void {
    switch (this.top.expect) {
      case "value":
      case "value-or-end":
        return this.takeValue();
      case "key":
      case "key-or-end":
        return this.takeKey();
      case "colon":
        return this.takeColon();
      case "separator":
        return this.takeSeparator();
      case "done":
        return this.takeTail();
    }
  }

  private takeValue(): void {
    const { top, tokens } = this;
    if (tokens.opens) return this.push();
    if (tokens.closes) {
      if (top.kind === "object")
        this.before("syntax/unexpected-token", "A value is missing after the colon.");
      else if (top.commaAt >= 0 && top.expect === "value" && tokens.kind === token.closeBracket)
        this.trailingComma();
      return this.close();
    }
    if (tokens.kind === token.comma) {
      this.unexpected("A value is missing before this comma.");
      if (top.kind !== "document") this.afterComma();
      return;
    }
    if (tokens.kind === token.colon) return this.unexpected("A colon is not allowed here.");
    this.literal();
    this.valueDone();
  }

  private takeKey(): void {
    const { top, tokens } = this;
    if (tokens.closes) {
      if (top.expect === "key" && tokens.kind === token.closeBrace) this.trailingComma();
      return this.close();
    }
    if (tokens.opens) {
      this.unexpected("A member of an object starts with its key in double quotes.");
      return this.push();
    }
    if (tokens.kind === token.comma) {
      this.unexpected("A member is missing before this comma.");
      return this.afterComma();
    }
    if (tokens.kind === token.colon) {
      this.unexpected("A key is missing before this colon.");
      top.expect = "value";
      return;
    }
    if (tokens.kind === token.string) return this.stringKey();
    this.bareKey();
  }

  private stringKey(): void {
    const { top, tokens } = this;
    const key = tokens.value();
    top.key = key;
    if (this.stringToken()) {
      top.expect = "separator";
      top.lenient = true;
      return;
    }
    top.expect = "colon";
    if (isUnsafeKey(key)) {
      const message = `"${key}" is reserved by JavaScript and cannot be a key.`;
      this.here("syntax/proto-key", message, { hint: "Choose another name." });
    }
    const first = top.keys.get(key);
    if (first === undefined) {
      top.keys.set(key, tokens.at);
      return;
    }
    this.here(
      "syntax/duplicate-key",
      `"${excerpt(key)}" occurs twice in this object; only the last one counts.`,
      {
        hint: "Rename one of the two, or take one out.",
        related: [{ message: "The first one is here.", offset: first, length: tokens.stringLength(first) }],
      },
    );
  }

  private bareKey(): void {
    const name = unquoted(this.tokens.raw());
    const written = JSON.stringify(name);
    this.top.key = name;
    this.unexpected(`A key must be in double quotes: ${excerpt(written)}.`, {
      fixes: [this.replacement("Put it into double quotes", written)],
    });
    this.top.expect = "colon";
  }

  private takeColon(): void {
    const { top, tokens } = this;
    if (tokens.kind === token.colon) {
      top.expect = "value";
      return;
    }
    const name = `"${excerpt(top.key ?? "")}"`;
    const nextKey = tokens.kind === token.string && tokens.colonFollows();
    if (nextKey || tokens.closes || tokens.kind === token.comma) {
      this.before("syntax/missing-colon", `${name} has no value: a colon and a value are missing.`);
      top.expect = "separator";
      top.lenient = nextKey;
    } else {
      this.before("syntax/missing-colon", `A colon is missing after ${name}.`, {
        fixes: [this.insertion("Add the colon", ":")],
      });
      top.expect = "value";
    }
    this.take();
  }

  private takeSeparator(): void {
    const { top, tokens } = this;
    if (tokens.kind === token.comma) return this.afterComma();
    if (tokens.closes) return this.close();
    if (tokens.kind === token.colon) {
      this.unexpected(
        top.kind === "array"
          ? "A list has no keys; perhaps braces { } were meant instead of brackets [ ]."
          : "A second colon cannot follow a value.",
      );
      top.expect = "value";
      top.commaAt = -1;
      return;
    }
    const startsMember = top.kind === "array" || tokens.kind === token.string || tokens.kind === token.word;
    if (!startsMember && !top.lenient) {
      this.unexpected("A value has been given already; this is one too many.");
      // Brackets are entered all the same, so that the closing ones still find their match.
      return tokens.opens ? this.push() : undefined;
    }
    if (!top.lenient) {
      const what = top.kind === "array" ? "items of the list" : "members";
      this.before("syntax/missing-comma", `A comma is missing between two ${what}.`, {
        fixes: [this.insertion("Add the comma", ",")],
      });
    }
    this.afterComma();
    this.take();
  }

  private takeTail(): void {
    this.unexpected(
      this.tokens.closes
        ? `This ${this.tokens.raw()} closes nothing: there is one too many.`
        : "The document has ended; nothing can follow it.",
    );
    this.stopped = true;
  }

  private afterComma(): void {
    const { top } = this;
    top.lenient = false;
    top.commaAt = this.tokens.at;
    top.index++;
    top.expect = top.kind === "object" ? "key" : "value";
  }

  private valueDone(): void {
    this.top.expect = this.top.kind === "document" ? "done" : "separator";
  }

  private push(): void {
    if (this.outer.length >= maxDepth) {
      this.here("syntax/too-deep", `Objects and lists are nested more than ${maxDepth} deep here.`, {
        hint: "A file as deep as this cannot be saved safely.",
      });
      this.stopped = true;
      return;
    }
    const pointer = memberPointer(this.top);
    this.valueDone();
    this.outer.push(this.top);
    this.top = openParserFrame(
      this.tokens.kind === token.openBrace ? "object" : "array",
      pointer,
      this.tokens,
    );
  }

  private pop(): void {
    this.top = this.outer.pop() ?? this.top;
  }

  /** Handles a closing bracket, also one that does not fit the innermost opening one. */
  private close(): void {
    const { top } = this;
    const wanted = this.tokens.kind === token.closeBrace ? "object" : "array";
    if (top.kind === "document") return this.unexpected(`This ${this.tokens.raw()} closes nothing.`);
    if (top.kind === wanted) {
      if (this.suspect === undefined && !this.alignedWith(top)) this.suspect = top;
      return this.pop();
    }
    const match = this.outer.findLast((frame) => frame.kind === wanted);
    if (match === undefined || (this.alignedWith(top) && !this.alignedWith(match))) {
      // The wrong bracket was typed, rather than the right one forgotten.
      const [open, right] = top.kind === "object" ? ["{", "}"] : ["[", "]"];
      this.unexpected(`${this.tokens.raw()} cannot close what ${open} opened.`, {
        fixes: [this.replacement(`Write ${right}`, right)],
      });
      return this.pop();
    }
    this.unclosed(top);
    while (this.top !== match) this.pop();
    this.pop();
  }

  /** A closing bracket fits an opening one on its own line, or at the same indentation. */
  private alignedWith(opened: ParserFrame): boolean {
    const { at, lineStart, indent } = this.tokens;
    return lineStart === opened.lineStart || (at === lineStart + indent && indent === opened.indent);
  }

  private unclosed(opened: ParserFrame): void {
    const [open, right, what] = opened.kind === "object" ? ["{", "}", "object"] : ["[", "]", "list"];
    this.list.add("syntax/unclosed", opened.pointer, opened.open, 1, `This ${open} is never closed.`, {
      hint: `Add ${right} where the ${what} ends.`,
    });
  }

  private atEnd(): void {
    if (this.top.kind !== "document") return this.unclosed(this.suspect ?? this.top);
    const nothingElse = this.list.problems.every((problem) => problem.code === "syntax/comment");
    if (this.top.expect === "value" && nothingElse) {
      this.report("syntax/empty", 0, this.tokens.text.length, "The file is empty.", {
        hint: "A document holds at least {}.",
      });
    }
  }

  private trailingComma(): void {
    const { commaAt, kind } = this.top;
    const message = `No comma follows the last ${kind === "object" ? "member" : "item"}.`;
    const edits = [{ offset: commaAt, length: 1, text: "" }];
    this.report("syntax/trailing-comma", commaAt, 1, message, {
      fixes: [{ title: "Take the comma out", edits }],
    });
  }
}
