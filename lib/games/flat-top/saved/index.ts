import type { FlatTopScenario } from "../../../documents/generated/types";
import type { Json, JsonObject, Result, SetupProblem, SetupResult, StartOptions } from "../../../kernel";
import { savedPosition, type SavedScenario, takeUp } from "../../shared/saved-position";
import type { SavedAs } from "../../types";
import { parseState } from "../io/parse";
import { printState } from "../io/print";
import { dayText, hourText } from "../model/clock";
import type { FlatTopTable, Position } from "../model/position";
import type { Rules } from "../model/rules";
import { termsIn } from "../model/scenario";

/** A game in play as a scenario from which it goes on. */

export function scenarioOf(t: FlatTopTable, as: SavedAs): Json {
  const { position, rules } = t;
  const moment = `${hourText(position.turn)}, ${dayText(rules.firstDay, position.turn)}`;
  return savedPosition(t.state, as, {
    ...position,
    printed: printState(t),
    left: ["game", "scenario", "options", "terms", "hour", "chance", "outcome"],
    origin: position.terms as unknown as JsonObject,
    since: `this moment: ${moment}`,
    source: `: ${moment}`,
  });
}

export function takeUpPosition(
  rules: Rules,
  document: SavedScenario,
  { options }: StartOptions,
): Result<SetupResult<Position>, SetupProblem[]> {
  const { position } = document as unknown as Required<Pick<FlatTopScenario, "position">>;
  const message = "The outermost step of a game is “game”.";
  return takeUp(document, {
    code: "setup/flat-top",
    rule: "24",
    options,
    terms: termsIn(document as unknown as FlatTopScenario),
    read: (printed) => parseState(rules, printed),
    more:
      position.frames[0]?.step === "game" ? [] : [{ message, rule: "5", pointer: "/position/frames/0/step" }],
  });
}
