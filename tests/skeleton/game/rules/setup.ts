import { nothingKnown } from "../../../../lib/games/shared/known";
import {
  fail,
  type Json,
  ok,
  type Result,
  type SetupProblem,
  type SetupResult,
  type StartOptions,
} from "../../../../lib/kernel";
import { counted } from "../../../../lib/words";
import type { ScenarioDocument } from "./documents";
import { AWAY, type Position } from "./position";
import type { Rules } from "./rules";
import { takenUp } from "./saved";

/** 7.0: a scenario becomes a position, or a list of what is wrong with it. */
export function setup(
  rules: Rules,
  scenario: Json,
  { options }: StartOptions,
): Result<SetupResult<Position>, SetupProblem[]> {
  const { title, start, setup: places, position: saved } = scenario as unknown as ScenarioDocument;
  if (saved !== undefined) return takenUp(rules, saved, { scenario: title, options: [...options] });
  const position: Position = {
    turn: start.turn,
    firstHour: rules.firstHour,
    options: [...options],
    scenario: title,
    at: rules.units.map(() => AWAY),
    steps: rules.units.map(() => 0),
    moved: rules.units.map(() => false),
    known: [nothingKnown(), nothingKnown()],
    points: [0, 0],
  };
  const problems: SetupProblem[] = [];
  const problem = (pointer: string, message: string): void =>
    void problems.push({ code: "setup/skeleton", severity: "error", rule: "7.0", pointer, message });
  if (start.turn > rules.hours)
    problem(
      "/start/turn",
      `The game lasts ${counted(rules.hours, "hour")}, so it cannot begin in hour ${start.turn}.`,
    );
  for (const [id, counts] of Object.entries(places)) {
    const place = rules.placeOf[id];
    if (place === undefined) {
      problem(`/setup/${id}`, `There is no place “${id}” on the boards.`);
      continue;
    }
    for (const [typeId, count] of Object.entries(counts)) {
      const pointer = `/setup/${id}/${typeId}`;
      const type = rules.types[rules.typeOf[typeId] ?? -1];
      if (!type) problem(pointer, `There is no unit type “${typeId}”.`);
      else if (type.board !== rules.places[place]!.board)
        problem(pointer, `${type.name} is of the other board.`);
      else if (!placed(rules, position, rules.typeOf[typeId]!, place, count))
        problem(pointer, `There are not enough counters for ${counted(count, type.name)} here.`);
    }
  }
  if (problems.length > 0) return fail(problems);
  return ok({ position, problems, first: { step: "game", data: {} } });
}

/** Takes free counters of a type; false where there are too few. */
function placed(rules: Rules, position: Position, type: number, place: number, count: number): boolean {
  const free = rules.units.flatMap((unit, i) => (unit.type === type && position.at[i] === AWAY ? [i] : []));
  for (const unit of free.slice(0, count)) {
    position.at[unit] = place;
    position.steps[unit] = rules.types[type]!.steps;
  }
  return free.length >= count;
}
