import { maxProblems, syntaxCodes } from "./syntax-codes";
import type { SyntaxCodeName } from "./syntax-codes";
import type { SyntaxProblem } from "./types";

/** What a problem says beyond its code and place. */
export type ProblemDetails = Pick<SyntaxProblem, "hint" | "related" | "fixes">;

/**
 * Collects the problems of one text. Of those that leave the text usable, and of those that do not, at most
 * `maxProblems` are kept, then one that says there are more: doubtful numbers must not hide a reserved key.
 */
export class ProblemList {
  readonly problems: SyntaxProblem[] = [];
  private usable = 0;
  private unusable = 0;

  /** True when looking further is of no use: the text is unusable many times over. */
  get full(): boolean {
    return this.unusable > maxProblems;
  }

  add(
    code: SyntaxCodeName,
    pointer: string,
    offset: number,
    length: number,
    message: string,
    details: ProblemDetails = {},
  ): void {
    const count = syntaxCodes[code].usable ? ++this.usable : ++this.unusable;
    if (count <= maxProblems) {
      const { severity } = syntaxCodes[code];
      this.problems.push({ code, message, ...details, severity, pointer, offset, length });
    } else if (count === maxProblems + 1) {
      const message = `The file has more problems than the first ${maxProblems}.`;
      const { severity } = syntaxCodes["syntax/more"];
      const hint = "Mend these first.";
      this.problems.push({ code: "syntax/more", message, hint, severity, pointer, offset, length: 0 });
    }
  }
}

/** A piece of the text for a message: short, on one line. */
export function excerpt(text: string): string {
  const short = text.length > 40 ? `${text.slice(0, 37)}...` : text;
  return short.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]|\p{Surrogate}/gu, "?");
}
