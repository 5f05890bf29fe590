import { fail, fork, type Game, ok, type Result, type SetupProblem } from "../../../kernel";
import type { Battle } from "../../battle-types";
import { siteText } from "../model/pieces";
import type { ForlornTable, Position } from "../model/position";
import { type Rules, sideIds } from "../model/rules";

/** Steps that are a battle by themselves, the outermost first. */
const battleSteps = ["air-battle", "naval-battle", "ground-attack"];

/** Where among the frames the battle is that is being fought; -1 for none. */
const battleAt = ({ state }: ForlornTable): number =>
  state.frames.findIndex(({ step }) => battleSteps.includes(step));

const siteOf = (t: ForlornTable, at: number): number => t.state.frames[at]!.data.site as number;

/** The battle that is being fought in a game in play, if any. */
export function waitingBattles({ table }: Game<Rules, Position>): { id: string; title: string }[] {
  const at = battleAt(table);
  return at < 0 ? [] : [{ id: idOf(table, at), title: siteText(table, siteOf(table, at)) }];
}

const idOf = (t: ForlornTable, at: number): string => t.rules.hexes.ids[siteOf(t, at)] ?? "battle";

/** The battle that is being fought, by itself. The game is left as it is. */
export function meetBattle(
  game: Game<Rules, Position>,
  place?: string,
): Result<Battle<Rules, Position>, SetupProblem[]> {
  const own = fork(game);
  const { table } = own;
  const at = battleAt(table);
  if (at < 0)
    return fail([
      problem(
        "No battle is fought in this position.",
        "Save the game in an air battle, a naval combat or an attack.",
      ),
    ]);
  const id = idOf(table, at);
  if (place !== undefined && place !== id)
    return fail([problem(`There is no battle at “${place}”.`, `The battle is at ${id}.`)]);
  table.state.frames.splice(0, at);
  own.forget();
  const title = `${siteText(table, siteOf(table, 0))}, week ${table.position.turn}`;
  return ok({ game: own, title, policies: sideIds.map(() => undefined) });
}

const problem = (message: string, hint: string): SetupProblem => ({
  code: "setup/forlorn-hopes",
  severity: "error",
  message,
  rule: "8.0",
  pointer: "/position/frames",
  hint,
});
