import { maxProblems, syntaxCodes } from "./syntax-codes";
import type { SyntaxCodeName } from "./syntax-codes";
import type { SyntaxProblem } from "./types";

/** What a problem says beyond its code and place. */
export type ProblemDetails = Pick<SyntaxProblem, "hint" | "related" | "fixes">;

/** Collects the problems of one text; at most `maxProblems`, then one that says there are more. */
export class ProblemList {
  readonly problems: SyntaxProblem[] = [];

  get full(): boolean {
    return this.problems.length > maxProblems;
  }

  add(
    code: SyntaxCodeName,
    pointer: string,
    offset: number,
    length: number,
    message: string,
    details: ProblemDetails = {},
  ): void {
    if (this.full) return;
    if (this.problems.length === maxProblems) {
      this.push("syntax/more", pointer, offset, 0, `The file has more problems than these ${maxProblems}.`, {
        hint: "Mend these first.",
      });
      return;
    }
    this.push(code, pointer, offset, length, message, details);
  }

  private push(
    code: SyntaxCodeName,
    pointer: string,
    offset: number,
    length: number,
    message: string,
    details: ProblemDetails,
  ): void {
    this.problems.push({
      code,
      message,
      ...details,
      severity: syntaxCodes[code].severity,
      pointer,
      offset,
      length,
    });
  }
}

/** A piece of the text for a message: short, on one line. */
export function excerpt(text: string): string {
  const short = text.length > 40 ? `${text.slice(0, 37)}...` : text;
  // eslint-disable-next-line no-control-regex -- control characters would garble the message
  return short.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]|\p{Surrogate}/gu, "?");
}
