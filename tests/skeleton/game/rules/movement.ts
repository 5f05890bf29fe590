import { type Choice, DONE, type Steps } from "../../../../lib/kernel";
import { type GameStep, type Position, type T, unitsOfSide } from "./position";
import { NORTH, type Rules, sideNames, SOUTH, typeAt } from "./rules";

/** 3.0: each unit of a side may move once an hour. What moves is hidden from the other side. */

/** Code of an option: the unit, and the place it moves to. */
const PLACES = 1000;
export const codeOf = (unit: number, place: number): number => unit * PLACES + place;
export const unitIn = (code: number): number => Math.floor(code / PLACES);
export const placeIn = (code: number): number => code % PLACES;

/** Where a unit can go, nearest first. */
function reachOf(rules: Rules, from: number, movement: number): number[] {
  const reached = [from];
  for (let hexes = 0, begin = 0; hexes < movement; hexes++) {
    const end = reached.length;
    for (; begin < end; begin++)
      for (const next of rules.places[reached[begin]!]!.next) if (!reached.includes(next)) reached.push(next);
  }
  return reached.slice(1);
}

const canMove = (t: T, side: number): number[] =>
  unitsOfSide(t, side).filter((unit) => !t.position.moved[unit]);

const moves = (side: number, title: string): GameStep => ({
  rule: "3.0",
  title,
  secret: true,
  asks: (t) => (canMove(t, side).length > 0 ? 1 << side : 0),
  options(t, _frame, _side, out) {
    for (const unit of canMove(t, side))
      for (const place of reachOf(t.rules, t.position.at[unit]!, typeAt(t.rules, unit).movement))
        out.push(codeOf(unit, place));
    out.push(DONE);
  },
  describe: ({ rules }, _frame, code): Choice =>
    code === DONE
      ? { do: "done" }
      : { do: "move", unit: rules.units[unitIn(code)]!.id, to: rules.places[placeIn(code)]!.id },
  prompt: () => `Which unit of ${sideNames[side]} moves, and where?`,
  explain(t, _frame, { unit, to }) {
    const number = typeof unit === "string" ? t.rules.unitOf[unit] : undefined;
    if (number === undefined || typeof to !== "string") return undefined;
    const { name, movement } = typeAt(t.rules, number);
    return { rule: "3.0", text: `${name} cannot reach ${to}: it moves ${movement} in an hour (3.0).` };
  },
  take(t, _frame, code) {
    if (code === DONE) return t.leave();
    const [unit, place] = [unitIn(code), placeIn(code)];
    const from = t.rules.places[t.position.at[unit]!]!.name;
    t.set(t.position.at, unit, place);
    t.set(t.position.moved, unit, true);
    t.say("3.0", () => `${typeAt(t.rules, unit).name} moves from ${from} to ${t.rules.places[place]!.name}.`);
  },
});

export const movementSteps: Steps<Rules, Position> = {
  "north-moves": moves(NORTH, "The North moves"),
  "south-moves": moves(SOUTH, "The South moves"),
};
