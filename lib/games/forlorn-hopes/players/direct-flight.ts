import { DONE } from "../../../kernel";
import { Move, type MoveData } from "../ch09-air-missions/battle/moves";
import { battleOf } from "../ch09-air-missions/battle/state";
import { frontHex, immelmannFacing, OFF_BOARD, rollHex, turned } from "../board/battle-board";
import { sightOf } from "../board/sight";
import type { ForlornTable } from "../model/position";
import { isFighter } from "../model/units";
import { bestOf, dataOf } from "../../shared/choosing";
import type { Adviser } from "./choosing";
import { bestAttackCode, leadOf, mustAttack } from "./dogfight";
import { type Foe, foesOf } from "./shots";

/**
 * 9.7.8 An impulse in an air battle in the short way, for thousands of battles: attack or fire as soon as that is legal, else the
 * step that brings the unit nearest to where it wants to be. Nothing is looked through.
 */
export const directMove: Adviser = (t, side, frame, codes) => {
  const data = dataOf<MoveData>(frame);
  const me = leadOf(t, data);
  const attacks = codes.filter((code) => code >= Move.attack);
  if (attacks.length > 0) return bestAttackCode(t, attacks);
  const foes = foesOf(t, side);
  const shots = codes.filter((code) => code >= Move.fire && code < Move.attack);
  if (shots.length > 0) return bestOf(shots, (code) => worthOf(foes, code - Move.fire), shots[0]!);
  const steps = codes.filter((code) => code < Move.jettison && code !== DONE);
  const away = awayFrom(t, me, foes);
  return bestOf(steps, (code) => -away(code), codes.includes(DONE) ? DONE : codes[0]!);
};

const worthOf = (foes: readonly Foe[], combatant: number): number =>
  foes.find((each) => each.combatant === combatant)?.worth ?? 0;

/** How far a unit is from its aim after a step, with the level that is between them: less is better, ahead before a turn. */
function awayFrom(t: ForlornTable, me: number, foes: readonly Foe[]): (code: number) => number {
  const { board } = t.rules;
  const sight = sightOf(board);
  const { airUnits, hexes, facings, altitudes, ships, shipHexes } = battleOf(t);
  const [hex, facing, altitude] = [hexes[me]!, facings[me]!, altitudes[me]!];
  const chased = isFighter(t, airUnits[me]!) ? nearestOf(sight, foes, hex) : undefined;
  const isBound = mustAttack(t, me);
  const distance = (at: number): number => {
    if (isBound)
      return ships.length > 0
        ? Math.min(...shipHexes.map((ship) => sight.distance(at, ship)))
        : sight.toTarget(at);
    if (chased) return sight.distance(at, chased.hex);
    return Math.min(...sight.edge.map((edge) => sight.distance(at, edge)));
  };
  return (code) => {
    const [to, heading] = after(t, hex, facing, code);
    // Off the board is home, which is far from any aim.
    if (to === OFF_BOARD) return isBound || chased ? 99 : -1;
    const ahead = frontHex(board, to, heading);
    const level = chased ? Math.abs(chased.altitude - altitude - climbed(code)) : Math.abs(climbed(code));
    return (
      distance(to) +
      0.9 * (ahead === OFF_BOARD ? 9 : distance(ahead)) +
      level +
      (code === Move.ahead ? 0 : 0.1)
    );
  };
}

const nearestOf = (sight: ReturnType<typeof sightOf>, foes: readonly Foe[], hex: number): Foe | undefined =>
  foes.toSorted((a, b) => sight.distance(hex, a.hex) - a.worth - sight.distance(hex, b.hex) + b.worth)[0];

/** A dive of a loaded bomber and a climb take it away from its level. */
const climbed = (code: number): number => (code === Move.climb ? 1 : code === Move.dive ? -1 : 0);

/** The sides of a hex by which a turn changes the facing. */
const turns: Readonly<Record<number, number>> = {
  [Move.left]: -1,
  [Move.right]: 1,
  [Move.left2]: -2,
  [Move.right2]: 2,
};

/** Where a step leads, and where the unit faces then. */
function after(
  { rules: { board } }: ForlornTable,
  hex: number,
  facing: number,
  code: number,
): [number, number] {
  if (code === Move.ahead) return [frontHex(board, hex, facing), facing];
  if (code === Move.rollLeft) return [rollHex(board, hex, facing, -1), facing];
  if (code === Move.rollRight) return [rollHex(board, hex, facing, 1), facing];
  if (code === Move.immelmann) return [frontHex(board, hex, facing), immelmannFacing(facing)];
  return [hex, turned(facing, turns[code] ?? 0)];
}
