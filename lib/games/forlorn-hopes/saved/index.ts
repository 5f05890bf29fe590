import type { ForlornHopesScenario } from "../../../documents/generated/types";
import type { Json, Result, SetupProblem, SetupResult, StartOptions } from "../../../kernel";
import { savedPosition, type SavedScenario, takeUp } from "../../shared/saved-position";
import type { SavedAs } from "../../types";
import { parseState } from "../io/parse";
import { printState } from "../io/print";
import type { ForlornTable, Position } from "../model/position";
import type { Rules } from "../model/rules";
import { termsIn } from "../model/scenario";

/** A game in play as a scenario from which it goes on. */

export function scenarioOf(t: ForlornTable, as: SavedAs): Json {
  const { position } = t;
  return savedPosition(t.state, as, {
    ...position,
    printed: printState(t),
    left: ["game", "scenario", "options", "terms", "chance", "outcome"],
    origin: {},
    since: `turn ${position.turn}`,
    source: `, turn ${position.turn}`,
  });
}

export const takeUpPosition = (
  rules: Rules,
  document: SavedScenario,
  { options }: StartOptions,
): Result<SetupResult<Position>, SetupProblem[]> =>
  takeUp(document, {
    code: "setup/forlorn-hopes",
    rule: "17.0",
    options,
    terms: termsIn(document as unknown as ForlornHopesScenario),
    read: (printed) => parseState(rules, printed),
  });
