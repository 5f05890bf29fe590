import { isCrippled } from "../../../../lib/games/flat-top/board/sailing";
import { aloft } from "../../../../lib/games/flat-top/model/aloft";
import { isNight } from "../../../../lib/games/flat-top/model/clock";
import { fieldsOf, hexOfField, launchOf } from "../../../../lib/games/flat-top/model/decks";
import { formed, shipsOf } from "../../../../lib/games/flat-top/model/forces";
import { type FlatTopTable, type Formation, MoveFlag } from "../../../../lib/games/flat-top/model/position";
import { scenarioOf } from "../../../../lib/games/flat-top/model/scenario";
import { OFF_MAP, sideIds, UNARMED } from "../../../../lib/games/flat-top/model/rules";
import { bestLoad } from "../../../../lib/games/flat-top/players/loads";
import { missionOf } from "../../../../lib/games/flat-top/players/missions";
import {
  contacts,
  enemyBases,
  hexesBetween,
  isFighter,
  nameOf,
  turnsFor,
} from "../../../../lib/games/flat-top/players/sight";
import { weightsOf } from "../../../../lib/games/flat-top/players/weights";
import type { Follies } from "./follies";

/** What a turn shows once planes are on deck or aloft and before ships sail, counted over both sides. */

/** Planes of fewer than this many Air Factors are no strike on ships with guns. */
const FEW = 3;
/** Enemy carriers so near strike this turn or the next. Unit: hexes. */
const NEAR = 16;

const isArmed = ({ flights }: Formation): boolean => flights.some(({ ordnance }) => ordnance !== UNARMED);

const armedIn = ({ flights }: Formation): number =>
  flights.reduce((sum, { ordnance, count }) => (ordnance === UNARMED ? sum : sum + count), 0);

/** `before`: where each Task Force was when this was counted last. */
export function countTurn(t: FlatTopTable, follies: Follies, before: readonly number[]): void {
  for (const side of [0, 1]) {
    launches(t, side, follies);
    ships(t, side, follies, before);
    if (isNight(t.rules, t.position.turn)) continue;
    carriers(t, side, follies);
  }
}

/** Strikes that take off: without the fighters that could go along, or too few to do anything. */
function launches(t: FlatTopTable, side: number, follies: Follies): void {
  for (const field of fieldsOf(t)[side]!) {
    const strikes = aloft(t)
      [side]!.map((n) => t.position.formations[n]!)
      .filter((each) => each.origin === field && each.flags & MoveFlag.onDeck && isArmed(each));
    if (strikes.length === 0) continue;
    const armed = strikes.reduce((sum, each) => sum + armedIn(each), 0);
    follies.launched += armed;
    if (armed < FEW) follies.piecemeal += armed;
    const isEscorted = strikes.some(({ flights }) => flights.some(({ kind }) => isFighter(t, kind)));
    const { ready, readying } = t.position.decks[field]!;
    const idle = [...ready, ...readying].some(
      ({ kind }) => isFighter(t, kind) && couldGo(t, side, field, kind),
    );
    if (!isEscorted && idle) follies.leftEscorts += armed;
  }
}

/** Whether planes of a kind reach something that bombers may have been sent to, and come home. */
function couldGo(t: FlatTopTable, side: number, field: number, kind: number): boolean {
  const { movement, range } = nameOf(t, kind);
  const { chase } = weightsOf(t, side);
  const targets = [
    ...contacts(t, side, 2).map((each) => hexesBetween(t, hexOfField(t, field), each.hex) + chase),
    ...enemyBases(t, side).map((n) => hexesBetween(t, hexOfField(t, field), t.rules.bases[n]!.hex)),
  ];
  return targets.some((away) => 2 * turnsFor(movement, away) <= range - 1);
}

/** Ships that nobody needs where enemy carriers are near, and transports that do not unload where they can. */
function ships(t: FlatTopTable, side: number, follies: Follies, before: readonly number[]): void {
  const threats = contacts(t, side, 4).filter(({ hasCarriers }) => hasCarriers);
  const unloading = scenarioOf(t).sides[sideIds[side]!].unloading.map((id) => t.rules.hexes.of[id]!);
  const { unloadingTypes, unloadingTurns } = t.rules.parameters.anchoring;
  const hasCargo = (ship: number): boolean =>
    unloading.length > 0 &&
    (unloadingTypes as string[]).includes(t.rules.ships[ship]!.type) &&
    t.position.fleet.unloaded[ship]! < unloadingTurns;
  for (const n of formed(t)[side]!) {
    const { hex } = t.position.forces[n]!;
    if (hex === OFF_MAP) continue;
    const all = shipsOf(t, n);
    const isNear = threats.some((each) => hexesBetween(t, hex, each.hex) <= NEAR);
    const cargo = all.filter(hasCargo);
    const guards = formed(t)[side]!.some(
      (other) =>
        t.position.forces[other]!.hex === hex &&
        shipsOf(t, other).some((ship) => t.rules.ships[ship]!.shipClass === "carriers" || hasCargo(ship)),
    );
    const isStill = before[n] === hex;
    if (isNear && isStill && !guards) follies.loitering++;
    if (isNear && isStill && all.some((ship) => isCrippled(t, ship))) follies.damagedStay++;
    if (isStill && unloading.includes(hex))
      follies.idleTransports += cargo.filter((ship) => t.position.fleet.anchored[ship] === 0).length;
  }
}

/** Carriers near which enemy carriers were reported: their patrols, and their bombers. */
function carriers(t: FlatTopTable, side: number, follies: Follies): void {
  const { turn } = t.position;
  for (const field of fieldsOf(t)[side]!) {
    const { ship } = t.rules.fields[field]!;
    const hex = hexOfField(t, field);
    if (ship < 0 || hex === OFF_MAP || t.rules.ships[ship]!.shipClass !== "carriers") continue;
    const near = contacts(t, side, 1).filter(
      (each) => each.hasCarriers && hexesBetween(t, hex, each.hex) <= NEAR,
    );
    if (near.length === 0 || launchOf(t, field).normal <= 0) continue;
    const own = aloft(t)[side]!.map((n) => t.position.formations[n]!);
    const hasPatrol = own.some((each) => each.hex === hex && missionOf(t, each) === "cap");
    const { ready, readying, landed } = t.position.decks[field]!;
    const hasFighters = [...ready, ...readying, ...landed].some(({ kind }) => isFighter(t, kind));
    if (hasPatrol || hasFighters) {
      follies.nearCarriers++;
      if (!hasPatrol) follies.bareDecks++;
    }
    const isSmall = (kind: number): boolean => {
      const plane = nameOf(t, kind);
      const turns = Math.min(...near.map((each) => turnsFor(plane.movement, hexesBetween(t, hex, each.hex))));
      return isFighter(t, kind) || !bestLoad(t, kind, false) || 2 * turns > plane.range - 1;
    };
    const bombers = [...ready, ...readying].reduce(
      (sum, { kind, count }) => (isSmall(kind) ? sum : sum + count),
      0,
    );
    let light = 0;
    while (light < 4 && !isNight(t.rules, turn + light)) light++;
    const strikes = own.some((each) => each.origin === field && isArmed(each));
    if (bombers >= FEW && light >= 4 && !strikes) follies.idleStrikes++;
  }
}
