import { fail, ok, type Json, type ParsedState, type Result, type SetupProblem } from "../../../kernel";
import { UnknownId } from "../../shared/look-up";
import { parseState } from "../io/print";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import { positionFrom } from "./form";
import { type Problem, positionProblems } from "./problems";

/**
 * The one way in for a printed state, saved by itself or as the position of a scenario: the position and the steps under
 * way, or all that this ruleset cannot read of them, with pointers below `base`. Whether it is sound, and can be played,
 * the kernel finds out.
 */
export function readState(
  rules: Rules,
  printed: Json,
  base = "",
): Result<ParsedState<Position>, SetupProblem[]> {
  try {
    const problems = positionProblems(rules, positionFrom(rules, printed), base);
    return problems.length === 0 ? ok(parseState(rules, printed)) : fail(problems.map(problemOf));
  } catch (error) {
    // A word that no document can have, or not the form of a state: members are missing or of another kind.
    if (!(error instanceof UnknownId || error instanceof TypeError)) throw error;
    const message = error instanceof UnknownId ? error.message : "This is not a saved state of this game.";
    return fail([{ code: "setup/state", severity: "error", message, pointer: base }]);
  }
}

/** The same as it is written, even where play would refuse it; undefined where it cannot be read at all. */
export function stateAsWritten(rules: Rules, printed: Json): ParsedState<Position> | undefined {
  try {
    return parseState(rules, printed);
  } catch (error) {
    if (!(error instanceof UnknownId || error instanceof TypeError)) throw error;
    return undefined;
  }
}

const problemOf = ({ rule = "3.0", ...problem }: Problem): SetupProblem => ({
  code: "setup/fire-in-the-sky",
  severity: "error",
  rule,
  ...problem,
});
