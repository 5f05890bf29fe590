import { isNumberLike, numberProblem, stringProblem } from "./literals";
import { excerpt } from "./problems";
import { Reporter } from "./reporter";
import { token, unquoted } from "./tokens";

/** Constants of other languages, and what JSON writes for them. */
const constants = new Map([
  ["true", "true"],
  ["false", "false"],
  ["null", "null"],
  ["none", "null"],
  ["nil", "null"],
  ["undefined", "null"],
]);

/** Checks strings, numbers and words, and reports what is wrong with them. */
export class LiteralReader extends Reporter {
  /** Set when nothing that follows would be worth reporting. */
  protected stopped = false;

  protected literal(): void {
    const { tokens } = this;
    if (tokens.kind === token.string) {
      if (this.stringToken()) this.top.lenient = true;
    } else if (tokens.kind === token.number) {
      if (!tokens.plain) this.found(numberProblem(tokens.raw(), tokens.at));
    } else if (tokens.kind === token.word) {
      this.unknownWord();
    }
  }

  /** Checks a string; true when it was not closed on its line (and so may have eaten what follows). */
  protected stringToken(): boolean {
    const { tokens } = this;
    if (tokens.unterminated) {
      this.here("syntax/invalid-string", "A closing double quote is missing on this line.", {
        hint: "A line break inside a text is written \\n.",
      });
      return true;
    }
    if (!tokens.plain) this.found(stringProblem(tokens.raw(), tokens.value(), tokens.at));
    return false;
  }

  private unknownWord(): void {
    const { tokens } = this;
    const word = tokens.raw();
    if (isNumberLike(word)) return this.found(numberProblem(word, tokens.at));
    const meant = constants.get(word.toLowerCase());
    if (meant !== undefined) {
      return this.unexpected(`${excerpt(word)} is written ${meant} in JSON.`, {
        fixes: [this.replacement(`Write ${meant}`, meant)],
      });
    }
    const details = {
      hint: "Put the text in double quotes.",
      fixes: [this.replacement("Put it into double quotes", JSON.stringify(unquoted(word)))],
    };
    if (tokens.isQuotedOddly)
      this.here("syntax/invalid-string", "These are not the quotes of JSON.", details);
    else this.unexpected(`${excerpt(word)} is not a value.`, details);
    if (this.top.kind === "document") this.stopped = true;
  }
}
