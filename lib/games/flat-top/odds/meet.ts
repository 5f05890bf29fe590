import { fail, fork, type Game, ok, type Result, type SetupProblem } from "../../../kernel";
import type { Battle } from "../../battle-types";
import { openBattles } from "../ch15-combat";
import { hourText } from "../model/clock";
import { hexText } from "../model/pieces";
import type { FlatTopTable, Position } from "../model/position";
import type { Rules } from "../model/rules";

/** Where among the frames the battle in progress is; -1 for none. */
const battleAt = ({ state }: FlatTopTable): number => state.frames.findIndex(({ step }) => step === "battle");

/** The hexes in which the side that is asked can fight, or the one in which there is a battle. */
function places(t: FlatTopTable): readonly number[] {
  const at = battleAt(t);
  if (at >= 0) return [t.state.frames[at]!.data.hex as number];
  return t.state.frames.at(-1)?.step === "combat" ? openBattles(t) : [];
}

/** The battle that waits in a game in play, or is being fought there. The game itself is left as it is. */
export function meetBattle(
  game: Game<Rules, Position>,
  place?: string,
): Result<Battle<Rules, Position>, SetupProblem[]> {
  const own = fork(game);
  const { table } = own;
  const open = places(table);
  const ids = open.map((hex) => hexText(table, hex));
  const chosen = place ?? (ids.length === 1 ? ids[0] : undefined);
  if (ids.length === 0)
    return fail([
      problem(
        "This position has no battle to be fought.",
        "Save the game in the Combat Phase, when a side chooses where it fights.",
      ),
    ]);
  const waiting = `Choose one with --place: ${ids.join(", ")}.`;
  if (chosen === undefined)
    return fail([problem(`${ids.length} battles can be fought in this position.`, waiting)]);
  const n = ids.indexOf(chosen);
  if (n < 0) return fail([problem(`There is no battle to be fought at “${chosen}”.`, waiting)]);
  const { frames } = table.state;
  const at = battleAt(table);
  if (at >= 0) frames.splice(0, at);
  else frames.splice(0, frames.length, { step: "battle", data: { hex: open[n]!, i: 0 } });
  own.forget();
  return ok({
    game: own,
    title: `${ids[n]!}, ${hourText(table.position.turn)}`,
    policies: table.module.sides.map(() => undefined),
  });
}

/** The battles that wait, or the one that is being fought. */
export const waitingBattles = ({ table }: Game<Rules, Position>): { id: string; title: string }[] =>
  places(table).map((hex) => ({ id: hexText(table, hex), title: hexText(table, hex) }));

const problem = (message: string, hint: string): SetupProblem => ({
  code: "setup/flat-top",
  severity: "error",
  message,
  rule: "15",
  pointer: "/position/frames",
  hint,
});
