import { fail, ok, type ParsedState, type Result, type SetupProblem } from "../../kernel";
import { UnknownId } from "./look-up";

/**
 * What `read` makes of a printed state, or the problem that kept it from that: an id that the ruleset lacks, a word that
 * means nothing, or text that is no state at all.
 */
export function readPrinted<P>(read: () => ParsedState<P>): Result<ParsedState<P>, SetupProblem[]> {
  try {
    return ok(read());
  } catch (error) {
    if (!(error instanceof UnknownId || error instanceof RangeError || error instanceof TypeError))
      throw error;
    // All three are errors alike to the compiler, so the message is taken before they are distinguished.
    const { message: said } = error;
    const message = error instanceof TypeError ? "This is not a saved state of this game." : said;
    return fail([{ code: "setup/state", severity: "error", message }]);
  }
}
