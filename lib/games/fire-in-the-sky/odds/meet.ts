import { fail, fork, type Game, ok, type Result, type SetupProblem } from "../../../kernel";
import type { Battle } from "../../battle-types";
import type { BattlesData } from "../ch12-combat/battles";
import { placeName } from "../model/pieces";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import { boardFrame } from "./board-frame";
import { battlePlace } from "./follow";

/** The battle that waits in a game in play, or is being fought there. The game itself is left as it is. */
export function meetBattle(
  game: Game<Rules, Position>,
  place?: string,
): Result<Battle<Rules, Position>, SetupProblem[]> {
  const own = fork(game);
  const { table } = own;
  if (boardFrame(table) < 0) {
    const refused = chooseBattle(own, place);
    if (refused) return fail([refused]);
  } else if (place !== undefined && table.rules.placeOf[place] !== battlePlace(table)) {
    const at = placeName(table, battlePlace(table));
    return fail([problem(`The battle in progress is at ${at}, not at “${place}”.`)]);
  }
  const { turn } = table.position;
  return ok({
    game: own,
    title: `${placeName(table, battlePlace(table))}, Turn ${turn}`,
    policies: table.module.sides.map(() => undefined),
  });
}

/** The battles that wait, or the one that is being fought. */
export function waitingBattles({ table }: Game<Rules, Position>): { id: string; title: string }[] {
  const { frames } = table.state;
  const top = frames.at(-1);
  const isFought = boardFrame(table) >= 0;
  if (!isFought && top?.step !== "battles") return [];
  const places = isFought ? [battlePlace(table)] : table.top<BattlesData>().data.openPlaces;
  return places.map((place) => ({ id: table.rules.places[place]!.id, title: placeName(table, place) }));
}

/** Puts the game where one battle waits and no other. */
function chooseBattle({ table }: Game<Rules, Position>, place: string | undefined): SetupProblem | undefined {
  if (table.state.frames.at(-1)?.step !== "battles")
    return problem(
      "This position has no battle to be fought.",
      "Save the game in the Combat Phase, when the Phasing Player chooses the next battle.",
    );
  const { data } = table.top<BattlesData>();
  const open = data.openPlaces;
  const ids = open.map((each) => table.rules.places[each]!.id);
  const chosen = place ?? (open.length === 1 ? ids[0] : undefined);
  if (chosen === undefined)
    return problem(`${open.length} battles can be fought in this position.`, waiting(ids));
  if (!ids.includes(chosen)) return problem(`There is no battle to be fought at “${chosen}”.`, waiting(ids));
  table.set(data, "openPlaces", [table.rules.placeOf[chosen]!]);
  return undefined;
}

const waiting = (ids: readonly string[]): string => `Choose one with --place: ${ids.join(", ")}.`;

const problem = (message: string, hint?: string): SetupProblem => ({
  code: "setup/fire-in-the-sky",
  severity: "error",
  message,
  rule: "12.3",
  pointer: "/position/frames",
  ...(hint !== undefined && { hint }),
});
