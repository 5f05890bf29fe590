import { optionActed } from "../model/optional";
import { membersOf, placeName } from "../model/pieces";
import { Box, type T } from "../model/position";
import { combatHits, situation } from "../model/rolls";
import { ALLIES, enemyOf, JAPAN } from "../model/rules";
import { counted } from "../../../words";
import { type BattleBoardData, inBox, type Strike } from "./battle-board";
import { antiAircraftOf, classesOf, forceName, isUpgraded, soleNation } from "./task-forces";

/** 12.3.2.3, 1) Anti-aircraft fire: what a strike meets on its way in. */

/** The Task Force that a strike goes for; nothing when it is the base. */
export const forceOf = (strike: Strike): number | undefined => ("force" in strike ? strike.force : undefined);

/** What of a strike comes through: points of ordinary and of elite pilots, and the units that they may attack. */
export interface Arrival {
  units: number[];
  left: number;
  eliteLeft: number;
}

/** The points leave the Air Point Display and meet the guns, which take those of ordinary pilots first (18.2.3). */
export function comeThrough(t: T, board: BattleBoardData, strike: Strike): Arrival {
  const { by, points, elite } = strike;
  const force = forceOf(strike);
  const units = force === undefined ? unitsAtBase(t, enemyOf(by)) : membersOf(t, force);
  const through = points - antiAircraftHits(t, board, strike, units);
  t.set(board.airPoints, by, board.airPoints[by]! - points);
  t.set(board.eliteAirPoints, by, board.eliteAirPoints[by]! - elite);
  const eliteLeft = Math.min(elite, through);
  return { units, left: through - eliteLeft, eliteLeft };
}

/** What can be struck at a base: aircraft, those that hide or fly elsewhere too, and ships at anchor. */
const unitsAtBase = (t: T, side: number): number[] => [
  ...inBox(t, side, Box.atBase, "air"),
  ...inBox(t, side, Box.atAnchor, "naval"),
];

/** Points that the fire of the target takes away, no more than there are. */
function antiAircraftHits(t: T, board: BattleBoardData, strike: Strike, units: readonly number[]): number {
  const side = enemyOf(strike.by);
  const force = forceOf(strike);
  const dice = force === undefined ? baseFire(t, board.place, side) : antiAircraftOf(t, units);
  if (force !== undefined && isUpgraded(t, units)) optionActed(t, "naval-aa-upgrade");
  const s = situation(t, side, {
    rollerNation: force === undefined ? undefined : soleNation(t, units),
    targetSide: strike.by,
    targetKind: "air",
    targetPlace: force === undefined ? "at-base" : "task-force",
    taskForceClasses: force === undefined ? undefined : classesOf(t, units),
  });
  const name = "Anti-aircraft fire";
  const key = force === undefined ? `${name} of the base` : name;
  const hits = Math.min(strike.points, combatHits(t, "anti-aircraft", dice, s, name, key));
  t.say("12.3.2.3", () => {
    const who = force === undefined ? `The base at ${placeName(t, board.place)}` : forceName(t, force);
    return `${who} stops ${hits} of ${counted(strike.points, "Air Point")}.`;
  });
  return hits;
}

/** The guns of a base serve the side that controls it; Allied ones are silent at the outbreak of war (17.1). */
function baseFire(t: T, place: number, side: number): number {
  if (t.position.control[place] !== side) return 0;
  const { turnOne } = t.rules.parameters;
  if (side === ALLIES && t.position.phasing === JAPAN && t.position.turn === turnOne.turn) {
    return turnOne.alliedBaseAntiAircraft;
  }
  return t.rules.places[place]!.antiAircraft;
}
