import type { Json } from "../../../kernel";
import { dayText, hourText } from "../model/clock";
import { aboard, fieldsOf } from "../model/decks";
import { planesIn } from "../model/flights";
import { shipsOf } from "../model/forces";
import { formationText, forceText, hexText } from "../model/pieces";
import type { FlatTopTable } from "../model/position";
import type { Report } from "../model/reports";
import { sideIds } from "../model/rules";

/** Totals of a position, for `setup`. */
export const summaryOf = (t: FlatTopTable): Json => ({
  hour: `${hourText(t.position.turn)}, ${dayText(t.rules.firstDay, t.position.turn)}`,
  hours: t.position.lastTurn - t.position.firstTurn + 1,
  clouds: t.position.clouds.length,
  sides: Object.fromEntries(
    sideIds.map((id, side): [string, Json] => {
      const forces = t.position.forces.flatMap((force, n) => (force.side === side ? [shipsOf(t, n)] : []));
      const formed = forces.filter((ships) => ships.length > 0);
      return [
        id,
        {
          points: t.position.points[side]!,
          taskForces: formed.length,
          ships: formed.flat().length,
          planes: fieldsOf(t)[side]!.reduce((sum, field) => sum + aboard(t.position.decks[field]!), 0),
        },
      ];
    }),
  ),
});

/** The position for a terminal; with `side`, as that side sees it. */
export function boardLines(t: FlatTopTable, side?: number): string[] {
  const { position, rules } = t;
  const lines = [
    `${hourText(position.turn)}, ${dayText(rules.firstDay, position.turn)} · Allies ${position.points[0]} · Japan ${position.points[1]}`,
  ];
  for (const [each, id] of sideIds.entries()) {
    if (side !== undefined && each !== side) continue;
    for (const [n, force] of position.forces.entries()) {
      const ships = force.side === each ? shipsOf(t, n) : [];
      if (ships.length > 0)
        lines.push(
          `${id} ${forceText(force)} ${hexText(t, force.hex)}${force.marker ? "" : " (hidden)"}: ${ships.map((ship) => rules.ships[ship]!.name).join(", ")}`,
        );
    }
    for (const formation of position.formations)
      if (formation.side === each && formation.flights.length > 0)
        lines.push(
          `${id} ${formationText(formation)} ${hexText(t, formation.hex)}: ${planesIn(formation)} Air Factors`,
        );
  }
  if (side !== undefined)
    for (const { what, at, subject } of position.known[side]!.contacts) {
      const { hex, isAir, total, base, planesAboard } = what as Report;
      if (base !== undefined) {
        lines.push(`enemy base ${hexText(t, hex)}: ${planesAboard ? "planes" : "no planes"}`);
        continue;
      }
      const when = subject < 0 ? `, last seen ${hourText(at)}` : "";
      lines.push(
        `enemy ${isAir ? "planes" : "ships"} ${hexText(t, hex)}${total === undefined ? "" : `: ${total}`}${when}`,
      );
    }
  return lines;
}
