import { freeNumber } from "../ch08-air-operations";
import { show } from "../ch07-observation";
import { aloft } from "../model/aloft";
import { fieldsOf, hexOfField } from "../model/decks";
import { emptyFormation } from "../model/empty";
import { join, part, planesIn } from "../model/flights";
import { groupText } from "../model/groups";
import { formationText } from "../model/pieces";
import { type FlatTopTable, type Formation, formationAt, MoveFlag } from "../model/position";

/** 8.11 Reorganization: over a friendly base or plane-carrying ship, Air Formations combine and divide at no cost. */

export type Regrouping = {
  do: "part" | "join";
  /** The group of the Air Formation that is taken up. */
  flight: number;
  /** The Air Formation that is joined; -1 for a new one. */
  to: number;
  count: number;
};

/**
 * What an Air Formation can do here: let planes fly by themselves before it moves, and join another one. Planes join those
 * that have moved as far as they have: neither has, or the others have ended their flight here. `begun`: it has flown, or
 * changed its altitude where it remains (14.15.2).
 */
export function regroupings(t: FlatTopTable, formation: Formation, begun: boolean): Regrouping[] {
  const { side, hex, mode } = formation;
  if (!fieldsOf(t)[side]!.some((field) => hexOfField(t, field) === hex)) return [];
  const all: Regrouping[] = [];
  const mayPart = !begun && freeNumber(t, side) !== undefined;
  const others = aloft(t)[side]!.filter((n) => {
    const other = t.position.formations[n]!;
    if (other === formation || other.hex !== hex) return false;
    return (other.flags & MoveFlag.moved) !== 0 || (!begun && other.mode === mode);
  });
  for (const [flight, group] of formation.flights.entries())
    for (let count = 1; count <= group.count; count++) {
      if (mayPart && count < planesIn(formation)) all.push({ do: "part", flight, to: -1, count });
      for (const to of others) all.push({ do: "join", flight, to, count });
    }
  return all;
}

export function regroup(t: FlatTopTable, from: Formation, { flight: i, to, count }: Regrouping): void {
  const flight = from.flights[i]!;
  const into = to < 0 ? partner(t, from) : t.position.formations[to]!;
  // Planes that are seen stay seen, whomever they join.
  if (from.marker && !into.marker) show(t, into, true);
  const text = groupText(t.rules, { ...flight, count });
  t.say("8.11", () => `${text} leave ${formationText(from)} for ${formationText(into)}.`, [from.side]);
  join(t, into, { ...flight, count });
  part(t, from, flight, count);
}

/** A new Air Formation beside another one. */
function partner(t: FlatTopTable, { side, hex, marker, origin, mode, flags }: Formation): Formation {
  const number = freeNumber(t, side)!;
  const formation: Formation = { ...emptyFormation(side, number), hex, marker, origin, mode, flags };
  t.set(t.position.formations, formationAt(t.rules, side, number), formation);
  return formation;
}
