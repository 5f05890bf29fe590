import { type Choice, DONE, type Step } from "../../../kernel";
import { hostsOf, type Installation, roomOn, siteOf } from "../model/air";
import { distance } from "../model/distance";
import { isLinked } from "../model/links";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, type Hexes, NOWHERE, type Rules } from "../model/rules";
import { sideText } from "../model/text";
import { airClass, nameOfHex } from "../model/units";

/** 23.2.2, 23.4.B: air units fly from one friendly Air Installation to another, not within 2 hexes of Linked enemy aircraft. */
export type ContactAir = {
  side: number;
  /** Complete moves of each air unit. */
  moves: number;
  /** By side: the unit that is named and has still to be sent, which the enemy does not know; -1 for none. */
  secret: number[];
};

const named = ({ side, secret }: ContactAir): number => secret[side]!;

const hexOf = ({ position }: PacificTable, n: number): number => siteOf(position, position.airUnits[n]!);

/** Air Installations within its range, other than the one where it is; a ship with room for all of it (2.3.2.2). */
export function destinations(t: PacificTable, n: number): Installation[] {
  const unit = t.position.airUnits[n]!;
  const { range } = airClass(t.rules, unit);
  const from = hexOf(t, n);
  return hostsOf(t, n).filter(({ hex, ship }) => {
    if (ship === unit.ship && hex === from) return false;
    return distance(t.rules.hexes, from, hex) <= range && (ship < 0 || roomOn(t, ship, [n]) >= unit.steps);
  });
}

function candidates(t: PacificTable, { side, moves }: Pick<ContactAir, "side" | "moves">): number[] {
  const found: number[] = [];
  for (const [n, unit] of t.position.airUnits.entries())
    if (
      unit.activated &&
      unit.steps > 0 &&
      unit.contactMoves < moves &&
      airClass(t.rules, unit).side === side &&
      hexOf(t, n) >= 0 &&
      destinations(t, n).length > 0
    )
      found.push(n);
  return found;
}

/** Whether a side has air units that could fly in a Contact Phase. */
export const hasContactFlights = (t: PacificTable, side: number): boolean =>
  candidates(t, { side, moves: t.rules.parameters.air.contactMoves }).length > 0;

export const contactAir: Step<Rules, Position, ContactAir> = {
  rule: "23.4",
  title: "Contact: air movement",
  // What flies where the enemy does not see: aircraft are in Forces (2.5.11).
  secret: true,
  asks: (_t, { data }) => 1 << data.side,
  options(t, { data }, _side, out) {
    if (named(data) >= 0) for (const n of destinations(t, named(data)).keys()) out.push(n);
    else out.push(...candidates(t, data), DONE);
  },
  describe(t, { data }, code): Choice {
    if (code === DONE) return { do: "done" };
    if (named(data) < 0) return { fly: t.position.airUnits[code]!.id };
    const { hex, ship } = destinations(t, named(data))[code]!;
    return ship < 0 ? { to: t.rules.hexes.ids[hex]! } : { to: t.rules.ships[ship]!.id };
  },
  prompt: (t, { data }) =>
    named(data) < 0 ? "Move which air unit?" : `Where does ${t.position.airUnits[named(data)]!.name} fly?`,
  why: (_t, { data }) => (named(data) < 0 ? "23.4" : "23.2.2"),
  take(t, { data }, code) {
    if (code === DONE) return t.leave();
    const n = named(data);
    if (n < 0) return t.set(data.secret, data.side, code);
    const to = destinations(t, n)[code]!;
    t.set(data.secret, data.side, -1);
    fly(t, n, to);
  },
};

function fly(t: PacificTable, n: number, { hex, ship }: Installation): void {
  const unit = t.position.airUnits[n]!;
  const { range, side } = airClass(t.rules, unit);
  t.set(unit, "contactMoves", unit.contactMoves + 1);
  if (!isWayClear(t, hexOf(t, n), hex, range, side)) {
    t.reveal();
    t.say("23.2.2", () => `${unit.name} comes near enemy aircraft and turns back.`, [side]);
    // Who is near has to be said, not which of the hidden units it is (2.5.11).
    t.say("23.2.2", () => `Aircraft of ${sideText(side)} come near and turn back.`, [enemyOf(side)]);
    return;
  }
  t.change(`/airUnits/${unit.id}/hex`, t.rules.hexes.ids[unit.hex]!, t.rules.hexes.ids[hex]!);
  t.set(unit, "hex", hex);
  t.set(unit, "ship", ship);
  t.say("23.4", () => `${unit.name} flies to ${nameOfHex(t.rules, hex)}.`, [side]);
}

/** Whether there is a way within range of which no hex, but for the first, is near Linked enemy aircraft. */
function isWayClear(t: PacificTable, from: number, to: number, range: number, side: number): boolean {
  const { contactDistance } = t.rules.parameters.air;
  const { hexes } = t.rules;
  const other = enemyOf(side);
  const enemy = t.position.airUnits.flatMap((unit, n) => {
    const at = unit.steps > 0 && airClass(t.rules, unit).side === other ? hexOf(t, n) : NOWHERE;
    return at >= 0 && isLinked(t, at, other) ? [at] : [];
  });
  const isClear = (hex: number): boolean => enemy.every((at) => distance(hexes, at, hex) > contactDistance);
  return isClear(to) && stepsBetween(hexes, from, to, range, isClear);
}

function stepsBetween(
  hexes: Hexes,
  from: number,
  to: number,
  range: number,
  isClear: (hex: number) => boolean,
): boolean {
  const seen = new Set([from]);
  let edge = [from];
  for (let steps = 0; steps < range && edge.length > 0; steps++) {
    const beyond: number[] = [];
    for (const hex of edge)
      for (let direction = 0; direction < 6; direction++) {
        const next = hexes.next[hex * 6 + direction]!;
        // Of the ways only those count that can still get there.
        if (
          next === NOWHERE ||
          seen.has(next) ||
          distance(hexes, next, to) > range - steps - 1 ||
          !isClear(next)
        )
          continue;
        if (next === to) return true;
        seen.add(next);
        beyond.push(next);
      }
    edge = beyond;
  }
  return false;
}
