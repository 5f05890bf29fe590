import type { SetupProblem } from "../../../kernel";
import type { Found } from "../../found";
import type { CodeEntry } from "../../registry-types";

/** The code under which a game's engine refuses a set-up; each game has one. */
const setupCode = (game: string): string => `setup/${game}`;

const mend = "Change the scenario, or the unit, base or limit that the message names.";
/** The same of a battle that was set up by hand. */
export const mendBattle = "Change the battle, or the unit, base or limit that the message names.";

/** What the code of a game means. */
export const refusedEntry = (game: string): CodeEntry => ({
  code: setupCode(game),
  severity: "error",
  title: "The engine cannot set up the scenario or battle.",
  explain:
    "The document is valid by itself, but the position that it describes breaks a rule, or play cannot start from it.",
  mend,
  example: "Rabaul holds 10 air steps; its capacity is 8.",
});

/** A problem of the set-up, at its place in the scenario. */
export const refused = (game: string, problem: SetupProblem, scenario: string): Found =>
  found(game, problem, scenario, mend);

/** The same at its place in a battle. */
export const refusedBattle = (game: string, problem: SetupProblem, battle: string): Found =>
  found(game, problem, battle, mendBattle);

function found(game: string, problem: SetupProblem, document: string, hint: string): Found {
  return {
    code: problem.code.startsWith("setup/") ? problem.code : setupCode(game),
    severity: problem.severity,
    place: { document, pointer: problem.pointer ?? "" },
    message: problem.message,
    hint: problem.hint ?? hint,
    ...(problem.rule !== undefined && { rule: problem.rule }),
  };
}
