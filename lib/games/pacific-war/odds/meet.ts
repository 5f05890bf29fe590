import { fail, fork, type Frame, type Game, ok, type Result, type SetupProblem } from "../../../kernel";
import { MISSION } from "../ch28-air-missions/mission";
import { navalBattleAt, placesOfBattle } from "../ch29-naval-combat";
import { groundBattleIn } from "../ch31-ground-combat/phase";
import type { PacificTable, Position } from "../model/position";
import { type Rules, sideIds } from "../model/rules";
import { type Passage, shoreOf } from "../model/sea";
import { nameOfHex } from "../model/units";
import { battleAt, hexOfBattle, type PacificBattle } from "./battle";

/** A battle in a game in play, as the frames with which it is played by itself. */
interface Met {
  id: string;
  title: string;
  frames: Frame[];
}

/** The battle that is being fought, or those of which the Operation player chooses the next. */
function battlesIn(t: PacificTable): Met[] {
  const { frames } = t.state;
  const at = battleAt(t);
  const frame = frames[at];
  if (frame) {
    // A mission asks the phase that it belongs to.
    const first = frame.step === MISSION ? at - 1 : at;
    return [{ ...named(t, { hex: hexOfBattle(frame), half: 0 }), frames: frames.slice(first) }];
  }
  const { step, data } = frames.at(-1) ?? { step: "", data: {} };
  if (step === "naval-battles")
    return placesOfBattle(t, data.done as Passage[]).map((place) => ({
      ...named(t, place),
      frames: [{ step: "naval-battle", data: navalBattleAt(t, place) }],
    }));
  if (step === "ground-combat")
    return (data.hexes as number[]).map((hex) => ({
      ...named(t, { hex, half: 0 }),
      frames: [{ step: "ground-battle", data: groundBattleIn(t, hex) }],
    }));
  return [];
}

/** Of a hex with two shores the second has an id of its own. */
function named({ rules }: PacificTable, place: Passage): { id: string; title: string } {
  const { shore } = shoreOf(rules, place);
  const [id, title] = [rules.hexes.ids[place.hex]!, nameOfHex(rules, place.hex)];
  return place.half === 0 || shore === undefined
    ? { id, title }
    : { id: `${id}-${shore}`, title: `${title}, ${shore}` };
}

/** The battles that wait, or the one that is being fought. */
export const waitingBattles = ({ table }: Game<Rules, Position>): { id: string; title: string }[] =>
  battlesIn(table).map(({ id, title }) => ({ id, title }));

/** Such a battle by itself. The game is left as it is. */
export function meetBattle(
  game: Game<Rules, Position>,
  place?: string,
): Result<PacificBattle, SetupProblem[]> {
  const own = fork(game);
  const { table } = own;
  const met = battlesIn(table);
  const ids = met.map(({ id }) => id);
  if (met.length === 0)
    return fail([
      problem(
        "No battle is fought in this position.",
        "Save the game in an air mission, a naval battle, a bombardment or a ground combat.",
      ),
    ]);
  const waiting = `Choose one with --place: ${ids.join(", ")}.`;
  if (place === undefined && met.length > 1)
    return fail([problem(`${met.length} battles can be fought in this position.`, waiting)]);
  const chosen = place === undefined ? met[0] : met.find(({ id }) => id === place);
  if (!chosen) return fail([problem(`There is no battle at “${place!}”.`, waiting)]);
  table.state.frames.splice(0, table.state.frames.length, ...chosen.frames);
  own.forget();
  return ok({
    game: own,
    title: `${chosen.title}, Battle Cycle ${table.position.cycle}`,
    policies: sideIds.map(() => undefined),
  });
}

const problem = (message: string, hint: string): SetupProblem => ({
  code: "setup/pacific-war",
  severity: "error",
  message,
  rule: "5.2",
  pointer: "/position/frames",
  hint,
});
