import { memberPointer, openParserFrame } from "./parser-frames";
import type { ParserFrame } from "./parser-frames";
import type { LiteralProblem } from "./literals";
import { ProblemList } from "./problems";
import type { ProblemDetails } from "./problems";
import type { SyntaxCodeName } from "./syntax-codes";
import { TokenReader } from "./tokens";
import type { SyntaxFix } from "./types";

/** Says where problems are: relative to the token at hand, in the member or item being read. */
export class Reporter {
  protected readonly list = new ProblemList();
  protected readonly tokens: TokenReader;
  /** The innermost object or list that is open. */
  protected top: ParserFrame = openParserFrame("document", "", { at: -1, lineStart: -1, indent: -1 });

  constructor(text: string) {
    this.tokens = new TokenReader(text);
  }

  protected report(
    code: SyntaxCodeName,
    offset: number,
    length: number,
    message: string,
    details?: ProblemDetails,
  ): void {
    this.list.add(code, memberPointer(this.top), offset, length, message, details);
  }

  /** A problem of the token at hand. */
  protected here(code: SyntaxCodeName, message: string, details?: ProblemDetails): void {
    this.report(code, this.tokens.at, this.tokens.length, message, details);
  }

  /** A problem that shows at the end of the token before: something is missing there. */
  protected before(code: SyntaxCodeName, message: string, details?: ProblemDetails): void {
    this.report(code, this.tokens.previousEnd - 1, 1, message, details);
  }

  protected unexpected(message: string, details?: ProblemDetails): void {
    this.here("syntax/unexpected-token", message, details);
  }

  protected found(problem: LiteralProblem | undefined): void {
    if (problem === undefined) return;
    this.report(problem.code, problem.offset, problem.length, problem.message, problem.details);
  }

  protected replacement(title: string, text: string): SyntaxFix {
    return { title, edits: [{ offset: this.tokens.at, length: this.tokens.length, text }] };
  }

  protected insertion(title: string, text: string): SyntaxFix {
    return { title, edits: [{ offset: this.tokens.previousEnd, length: 0, text }] };
  }
}
