import { parsedKnown, printedKnown, shownContacts } from "../../../../lib/games/shared/known";
import {
  EngineError,
  fail,
  type Frame,
  type Json,
  ok,
  type ParsedState,
  type Result,
  type SetupProblem,
} from "../../../../lib/kernel";
import { AWAY, type Position, SUNK, type T } from "./position";
import { type Rules, sideIds, typeAt } from "./rules";

/** The state with ids, and back. A side sees its own units, what it knows of the enemy, and what was sunk. */

interface PrintedUnit {
  at: string;
  steps: number;
  moved?: true;
}

export interface Printed {
  turn: number;
  firstHour: number;
  scenario: string;
  options: string[];
  units: Record<string, PrintedUnit>;
  /** Of everything: what each side knows. Of a side: its contacts. */
  known?: { north: Json; south: Json };
  contacts?: ReturnType<typeof shownContacts>;
  points: { north: number; south: number };
  frames: Frame[];
}

export function printState({ rules, position, state }: T, side?: number): Json {
  const units = rules.units.flatMap(({ id }, unit): [string, PrintedUnit][] => {
    const at = position.at[unit]!;
    const isOwn = side === undefined || typeAt(rules, unit).side === side;
    if (at === AWAY || !(isOwn || at === SUNK)) return [];
    const moved = position.moved[unit]! && { moved: true as const };
    return [
      [id, { at: at === SUNK ? "sunk" : rules.places[at]!.id, steps: position.steps[unit]!, ...moved }],
    ];
  });
  const [north, south] = position.known.map((known) => printedKnown(known, (unit) => rules.units[unit]!.id));
  const printed: Printed = {
    turn: position.turn,
    firstHour: position.firstHour,
    scenario: position.scenario,
    options: position.options,
    units: Object.fromEntries(units),
    ...(side === undefined
      ? { known: { north: north!, south: south! } }
      : { contacts: shownContacts(position.known[side]!) }),
    points: { north: position.points[0]!, south: position.points[1]! },
    frames: state.frames,
  };
  return { ...printed, chance: state.chance, outcome: state.outcome } as unknown as Json;
}

export function parseState(rules: Rules, printed: Json): Result<ParsedState<Position>, SetupProblem[]> {
  const { turn, scenario, options, units, known, points, frames } = printed as unknown as Printed;
  const position: Position = {
    turn,
    firstHour: rules.firstHour,
    scenario,
    options: [...options],
    at: rules.units.map(() => AWAY),
    steps: rules.units.map(() => 0),
    moved: rules.units.map(() => false),
    known: [],
    points: [points.north, points.south],
  };
  const problem = (pointer: string, message: string) =>
    fail([{ code: "state/skeleton", severity: "error" as const, pointer, message }]);
  for (const [id, { at, steps, moved }] of Object.entries(units)) {
    const unit = rules.unitOf[id];
    const place = at === "sunk" ? SUNK : rules.placeOf[at];
    if (unit === undefined) return problem(`/units/${id}`, `There is no unit “${id}”.`);
    if (place === undefined) return problem(`/units/${id}/at`, `There is no place “${at}”.`);
    position.at[unit] = place;
    position.steps[unit] = steps;
    position.moved[unit] = moved === true;
  }
  for (const side of sideIds) {
    try {
      const read = parsedKnown(known?.[side], (id) => rules.unitOf[id]);
      position.known.push(read as Position["known"][number]);
    } catch (error) {
      if (error instanceof EngineError) return problem(`/known/${side}`, error.message);
      throw error;
    }
  }
  return ok({ position, frames: structuredClone(frames) });
}
