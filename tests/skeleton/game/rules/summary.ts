import type { Json } from "../../../../lib/kernel";
import { type T, unitsOfSide } from "./position";
import { sideIds, typeAt } from "./rules";
import { hourTitle } from "./time";

/** The position for a terminal: the hour, the score, and who is where. With `side`, as that side sees it. */
export function boardLines(t: T, side?: number): string[] {
  const { rules, position } = t;
  const [north, south] = position.points;
  const at = new Map<string, string[]>();
  const note = (place: string, text: string): void => void at.set(place, [...(at.get(place) ?? []), text]);
  sideIds.forEach((_id, each) => {
    if (side !== undefined && each !== side) return;
    for (const unit of unitsOfSide(t, each))
      note(rules.places[position.at[unit]!]!.name, rules.units[unit]!.id);
  });
  if (side !== undefined)
    for (const { what, subject } of position.known[side]!.contacts)
      note(
        what.at,
        `${rules.types[rules.typeOf[what.type]!]!.name}${subject < 0 ? " (last seen here)" : ""}`,
      );
  return [
    `${hourTitle(position.firstHour, position.turn)} · North ${north} · South ${south}`,
    ...[...at].map(([place, names]) => `${place.padEnd(10)} ${names.join(", ")}`),
  ];
}

/** Totals of a position. */
export const summaryOf = (t: T): Json => ({
  turn: t.position.turn,
  points: { north: t.position.points[0]!, south: t.position.points[1]! },
  sides: Object.fromEntries(
    sideIds.map((id, side): [string, Json] => {
      const units = unitsOfSide(t, side).map((unit) => typeAt(t.rules, unit));
      const count = (board: string): number => units.filter((type) => type.board === board).length;
      return [id, { ships: count("map"), aircraft: count("sky") }];
    }),
  ),
});
