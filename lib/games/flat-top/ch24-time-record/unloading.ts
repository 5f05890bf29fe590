import { losePlanes, score } from "../model/losses";
import { hexText, sideDoes } from "../model/pieces";
import type { FlatTopTable } from "../model/position";
import { OFF_MAP, sideIds } from "../model/rules";
import { scenarioOf, type Terms } from "../model/scenario";

/** 12.7.4: the hex in which a transport has been at anchor since an earlier turn; OFF_MAP for any other ship. */
export function harbourOf({ rules, position }: FlatTopTable, ship: number): number {
  const { fleet, forces, turn } = position;
  const force = fleet.force[ship]!;
  const types: readonly string[] = rules.parameters.anchoring.unloadingTypes;
  if (force < 0 || !types.includes(rules.ships[ship]!.type)) return OFF_MAP;
  return fleet.anchored[ship] === 0 || fleet.anchored[ship] === turn ? OFF_MAP : forces[force]!.hex;
}

/**
 * 12.7.4, 25.5: transports that have been at anchor since an earlier turn unload in the hexes of the scenario, those aside
 * that have passed troops on this turn.
 */
export function unload(t: FlatTopTable, busy: readonly number[]): void {
  const scenario = scenarioOf(t);
  const { fleet } = t.position;
  const { unloadingTurns } = t.rules.parameters.anchoring;
  for (const [ship, { type, side, name }] of t.rules.ships.entries()) {
    const hex = harbourOf(t, ship);
    if (hex === OFF_MAP || fleet.unloaded[ship]! >= unloadingTurns || busy.includes(ship)) continue;
    if (!scenario.sides[sideIds[side]!].unloading.includes(hexText(t, hex))) continue;
    if (isTaken(t, scenario, side, hex)) continue;
    t.set(fleet.unloaded, ship, fleet.unloaded[ship]! + 1);
    score(t, side, t.rules.victoryPoints.unloading[type] ?? 0, "25.5", () => `${name} unloading`);
    capture(t, scenario, side, hex);
  }
}

/** Rules of scenarios: whether the enemy of a side has taken the base that unloading in a hex serves. */
const isTaken = (
  { rules, position }: FlatTopTable,
  { captures }: Terms,
  side: number,
  hex: number,
): boolean =>
  captures.some(
    ({ base, by, hexes }) =>
      sideIds.indexOf(by) !== side &&
      hexes.includes(rules.hexes.ids[hex]!) &&
      position.bases.owner[rules.baseOf[base] ?? -1] === sideIds.indexOf(by),
  );

/** Rules of scenarios: bases that are taken by unloading. */
function capture(t: FlatTopTable, scenario: Terms, side: number, hex: number): void {
  const { bases } = t.position;
  for (const { base: id, by, hexes, turns, points } of scenario.captures) {
    const base = t.rules.baseOf[id];
    if (base === undefined || sideIds.indexOf(by) !== side || !hexes.includes(hexText(t, hex))) continue;
    if (bases.owner[base] === side || bases.owner[base]! < 0) continue;
    t.set(bases.unloaded, base, bases.unloaded[base]! + 1);
    if (bases.unloaded[base]! < turns) continue;
    const { name, field } = t.rules.bases[base]!;
    const deck = t.position.decks[field]!;
    for (const box of ["ready", "readying", "dispersed", "landed"] as const) {
      for (const group of deck[box]) losePlanes(t, group);
      if (deck[box].length > 0) t.set(deck, box, []);
    }
    t.set(deck, "movedToReady", []);
    t.set(deck, "movedToReadying", []);
    t.set(bases.owner, base, side);
    t.say("26", () => `${sideDoes(side, "takes")} ${name}.`);
    score(t, side, points, "26", () => name);
  }
}
