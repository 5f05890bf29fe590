import type { PacificWarScenario } from "../../../documents/generated/types";
import type { Json, JsonObject, Result, SetupProblem, SetupResult, StartOptions } from "../../../kernel";
import { savedPosition, type SavedScenario, takeUp } from "../../shared/saved-position";
import type { SavedAs } from "../../types";
import { parseState } from "../io/parse";
import { printState } from "../io/print";
import { momentText } from "../model/moment";
import type { PacificTable, Position } from "../model/position";
import type { Rules } from "../model/rules";
import { termsIn } from "../model/scenario";

/** A game in play as a scenario from which it goes on. */

export function scenarioOf(t: PacificTable, as: SavedAs): Json {
  const { position } = t;
  const moment = momentText({ ...position, frames: t.state.frames }, t.module.steps);
  return savedPosition(t.state, as, {
    ...position,
    printed: printState(t),
    left: ["game", "scenario", "options", "terms", "chance", "outcome"],
    origin: position.terms as unknown as JsonObject,
    since: `this moment: ${moment}`,
    source: `: ${moment}`,
  });
}

export const takeUpPosition = (
  rules: Rules,
  document: SavedScenario,
  { options }: StartOptions,
): Result<SetupResult<Position>, SetupProblem[]> =>
  takeUp(document, {
    code: "setup/pacific-war",
    rule: "34.0",
    options,
    terms: termsIn(rules, document as unknown as PacificWarScenario),
    read: (printed) => parseState(rules, printed),
  });
