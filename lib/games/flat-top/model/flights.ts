import { leaveMarker } from "./markers";
import { emptyFormation } from "./empty";
import type { FlatTopTable, Flight, Formation } from "./position";
import { formationAt, MoveFlag } from "./position";

/** Planes in the air: joining, parting and ending Air Formations. */

/** Whether two groups in the air are one: their Air Factors do not differ in anything. */
const isOne = (a: Flight, b: Flight): boolean =>
  a.kind === b.kind &&
  a.ordnance === b.ordnance &&
  a.due === b.due &&
  a.bomber === b.bomber &&
  a.high === b.high &&
  a.paid === b.paid &&
  a.fought === b.fought &&
  a.strike === b.strike;

/** Puts Air Factors into an Air Formation. */
export function join(t: FlatTopTable, formation: Formation, flight: Flight): void {
  if (flight.count <= 0) return;
  const there = formation.flights.find((each) => isOne(each, flight));
  if (there) t.set(there, "count", there.count + flight.count);
  else t.push(formation.flights, { ...flight });
}

/** Takes Air Factors out of a group of an Air Formation; an Air Formation without planes is gone. */
export function part(t: FlatTopTable, formation: Formation, flight: Flight, count: number): void {
  if (flight.count > count) t.set(flight, "count", flight.count - count);
  else t.removeAt(formation.flights, formation.flights.indexOf(flight));
  if (formation.flights.length === 0) disband(t, formation);
}

/** Air Formations that have been formed on these ships and not taken off yet (8.5.1). */
export const onDeckOf = ({ rules, position }: FlatTopTable, ships: readonly number[]): Formation[] => {
  const fields = ships.map((ship) => rules.ships[ship]!.field);
  return position.formations.filter(
    ({ flags, flights, origin }) => flags & MoveFlag.onDeck && flights.length > 0 && fields.includes(origin),
  );
};

/** The box of an Air Formation is empty again (8.5.2); whoever uses its number next has fought nobody (14.13.6). */
export function disband(t: FlatTopTable, formation: Formation): void {
  leaveMarker(t, formation);
  const { side, number } = formation;
  const n = formationAt(t.rules, side, number);
  t.set(t.position.formations, n, emptyFormation(side, number));
  for (const list of ["fought", "foughtLast"] as const)
    if (t.position[list].some((pair) => pair.includes(n)))
      t.set(
        t.position,
        list,
        t.position[list].filter((pair) => !pair.includes(n)),
      );
}

/** Changes so many Air Factors of a group, or all: what is then alike becomes one. */
export function change(
  t: FlatTopTable,
  formation: Formation,
  flight: Flight,
  to: Partial<Flight>,
  count: number = flight.count,
): void {
  if (count < flight.count) t.set(flight, "count", flight.count - count);
  else t.removeAt(formation.flights, formation.flights.indexOf(flight));
  join(t, formation, { ...flight, ...to, count });
}

/** 14.4: the Movement Factor of an Air Formation is that of its slowest planes. */
export const movementOfFormation = ({ rules }: FlatTopTable, { flights }: Formation): number =>
  Math.min(...flights.map(({ kind }) => rules.planes[rules.kinds[kind]!.plane]!.movement));

export const planesIn = ({ flights }: Formation): number =>
  flights.reduce((sum, { count }) => sum + count, 0);

/** 8.12: what an unarmed Air Factor is for. */
export type Role = "interceptor" | "escort" | "bomber" | "passive";

/** The role of a group in its Air Formation (8.12.1 to 8.12.5). */
export function roleOf({ rules }: FlatTopTable, { flights }: Formation, flight: Flight): Role {
  if (flight.bomber) return "bomber";
  const plane = rules.planes[rules.kinds[flight.kind]!.plane]!;
  const withBombers = flights.some(({ bomber }) => bomber);
  if (plane.escorts && withBombers) return "escort";
  return plane.intercepts && !withBombers ? "interceptor" : "passive";
}
