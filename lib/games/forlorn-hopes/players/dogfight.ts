import { DONE } from "../../../kernel";
import { attackModes } from "../ch09-air-missions/attack-modes";
import { costsOf } from "../ch09-air-missions/battle/movement";
import { attackOfCode, Move, type MoveData } from "../ch09-air-missions/battle/moves";
import { attackCost } from "../ch09-air-missions/battle/target-attacks";
import { battleOf, isMarked, isOfMission } from "../ch09-air-missions/battle/state";
import { frontHex, immelmannFacing, OFF_BOARD, rollHex, turned } from "../board/battle-board";
import { sightOf } from "../board/sight";
import { altitudeIds, BattleFlag, HIGH, LOW } from "../model/battle";
import type { Target } from "../model/attacks";
import type { ForlornTable } from "../model/position";
import { isFighter } from "../model/units";
import { bestOf, dataOf } from "../../shared/choosing";
import type { Adviser } from "./choosing";
import { type Foe, foesOf, shotWorth } from "./shots";
import { gainOf } from "./strikes";

/**
 * 9.7.8 An impulse in an air battle: all ways in which the points can be spent are looked through, and the first step of the best
 * one is taken. A fighter looks for the shot that hurts most and a place on the tail of somebody; a bomber flies to the target,
 * attacks, and leaves.
 */

/** Where the unit is in what it thinks through. */
interface Flight {
  hex: number;
  facing: number;
  altitude: number;
  points: number;
  straight: number;
  turned: boolean;
  climbed: number;
  dived: number;
  bends: number;
  rolls: number;
  fired: boolean;
  attacked: boolean;
}

interface Thought {
  value: number;
  code: number;
}

/** In place of the code of an attack, which is looked up among those that are legal. */
const ATTACK = -9;

/** What leaving the board is worth to a unit that has nothing left to do there, and costs one that has. */
const HOME = 0.6;
const DESERTED = -2;
/** What an attack on the target is worth beyond its gain: it must be made at all (9.8). */
const MISSION = 1.5;

interface Mind {
  t: ForlornTable;
  me: number;
  loaded: boolean;
  isFighter: boolean;
  group: number;
  foes: readonly Foe[];
  shots: Map<number, number>;
  /** By altitude and straight hexes what an attack brings, over a T hex or over the hex of a ship. */
  attacks: readonly {
    mode: string;
    altitude: number;
    gain: number;
    hexes: readonly number[];
    straight: number;
  }[];
  isLeaving: boolean;
  known: Map<number, Thought>;
}

export const battleMove: Adviser = (t, side, frame, codes) => {
  const data = dataOf<MoveData>(frame);
  const me = leadOf(t, data);
  const attacks = codes.filter((code) => code >= Move.attack);
  const mind = rememberedMind(t, side, data);
  if (data.movers.length > 1 && attacks.length > 0) return bestAttackCode(t, attacks);
  const battle = battleOf(t);
  const thought = think(mind, {
    hex: battle.hexes[me]!,
    facing: battle.facings[me]!,
    altitude: battle.altitudes[me]!,
    points: data.points,
    straight: Math.min(3, battle.straight[me]!),
    turned: data.turned,
    climbed: data.climbed,
    dived: data.dived,
    bends: data.bends,
    rolls: data.rolls,
    fired: data.fired,
    attacked: false,
  });
  if (thought.code === ATTACK && attacks.length > 0) return bestAttackCode(t, attacks);
  if (codes.includes(thought.code)) return thought.code;
  if (attacks.length > 0) return bestAttackCode(t, attacks);
  return codes.includes(DONE) ? DONE : codes.includes(Move.ahead) ? Move.ahead : codes[0]!;
};

/** Of a formation, whoever still has to attack says where it flies. */
export const leadOf = (t: ForlornTable, { movers }: MoveData): number =>
  movers.find((each) => mustAttack(t, each)) ?? movers[0]!;

export const mustAttack = (t: ForlornTable, each: number): boolean =>
  isMarked(battleOf(t), each, BattleFlag.loaded) && !isMarked(battleOf(t), each, BattleFlag.attacked);

export function bestAttackCode(t: ForlornTable, codes: readonly number[]): number {
  const { airUnits, altitudes, target, ships } = battleOf(t);
  return bestOf(
    codes,
    (code) => {
      const { combatant, mode, ship } = attackOfCode(t, code);
      const aim: Target = ship < 0 ? target! : { kind: "naval", ship: ships[ship]! };
      return gainOf(t, airUnits[combatant]!, aim, { mode, altitude: altitudeIds[altitudes[combatant]!]! });
    },
    codes[0]!,
  );
}

/** What was thought at a table in the impulse in play: as long as nobody else moves and no die falls, it holds. */
const minds = new WeakMap<object, { sign: string; mind: Mind }>();

function rememberedMind(t: ForlornTable, side: number, data: MoveData): Mind {
  const { airUnits, hexes, facings, altitudes, marks, surprise, round, impulse } = battleOf(t);
  const others = airUnits.map((unit, n) =>
    data.movers.includes(n)
      ? [marks[n], t.position.air.flags[unit]]
      : [hexes[n], facings[n], altitudes[n], marks[n], t.position.air.flags[unit]],
  );
  const sign = JSON.stringify([
    data.movers,
    data.loaded,
    surprise,
    round,
    impulse,
    t.position.turn,
    t.position.missions,
    others,
  ]);
  const before = minds.get(t);
  if (before?.sign === sign) return before.mind;
  const mind = mindOf(t, side, data);
  minds.set(t, { sign, mind });
  return mind;
}

function mindOf(t: ForlornTable, side: number, data: MoveData): Mind {
  const battle = battleOf(t);
  const me = leadOf(t, data);
  const unit = battle.airUnits[me]!;
  const fighter = isFighter(t, unit);
  const foes = foesOf(t, side);
  const mission = isOfMission(t, me);
  const bombersLeft = battle.airUnits.some(
    (each, n) =>
      !isMarked(battle, n, BattleFlag.out) &&
      isOfMission(t, n) &&
      !isFighter(t, each) &&
      isMarked(battle, n, BattleFlag.loaded),
  );
  const isSpent = !fighter && !mustAttack(t, me);
  const isDown = (t.position.air.flags[unit]! & 1) !== 0;
  const isOutgunned = fighter && isDown && foes.some(({ isFighter: each }) => each);
  return {
    t,
    me,
    loaded: data.loaded,
    isFighter: fighter,
    group: data.movers.length,
    foes,
    shots: new Map(),
    attacks: mission ? attacksFor(t, me) : [],
    isLeaving: isSpent || isOutgunned || (mission && fighter && !bombersLeft && foes.length === 0),
    known: new Map(),
  };
}

/** What the unit may still attack, each with the hexes over which and the altitude at which it may. */
function attacksFor(t: ForlornTable, me: number): Mind["attacks"] {
  const battle = battleOf(t);
  const { target, airUnits, ships, shipHexes } = battle;
  if (target === null || isMarked(battle, me, BattleFlag.attacked)) return [];
  const unit = airUnits[me]!;
  if (!isMarked(battle, me, BattleFlag.loaded) && isMarked(battle, me, BattleFlag.jettisoned)) return [];
  const armed = {
    torpedo: isMarked(battle, me, BattleFlag.torpedo),
    hasFought: isMarked(battle, me, BattleFlag.engaged),
  };
  const aims: { aim: Target; hexes: readonly number[] }[] =
    target.kind === "naval"
      ? ships.flatMap((ship, n) =>
          shipHexes[n] === OFF_BOARD
            ? []
            : [{ aim: { kind: "naval", ship } as Target, hexes: [shipHexes[n]!] }],
        )
      : [{ aim: target, hexes: t.rules.board.targetHexes }];
  return aims.flatMap(({ aim, hexes }) =>
    attackModes(t, unit, aim, armed).map(({ mode, altitude }) => ({
      mode,
      altitude: altitudeIds.indexOf(altitude),
      gain: mode === "drop" ? 2 : gainOf(t, unit, aim, { mode, altitude }),
      hexes,
      straight: mode === "drop" ? 3 : (t.rules.bombingModes[mode]?.straightHexes ?? 0),
    })),
  );
}

/** The best that can still be made of an impulse. */
function think(mind: Mind, at: Flight): Thought {
  const key = keyOf(at);
  const before = mind.known.get(key);
  if (before) return before;
  const { t, me, loaded, group } = mind;
  const { board, airMovement } = t.rules;
  const costs = costsOf(t, me, loaded);
  let best: Thought = { value: -Infinity, code: DONE };
  const offer = (code: number, gain: number, next: Partial<Flight>): void => {
    const value = gain + think(mind, { ...at, ...next }).value;
    if (value > best.value + 1e-9) best = { value, code };
  };
  if (at.points === 0) best = { value: endOf(mind, at), code: DONE };
  const worth = at.attacked ? undefined : attackHere(mind, at);
  if (worth && attackCost(t, worth.mode) <= at.points)
    offer(ATTACK, worth.gain + (mind.isFighter ? 0 : MISSION), {
      points: at.points - attackCost(t, worth.mode),
      attacked: true,
      turned: false,
    });
  if (at.points > 0) {
    const front = frontHex(board, at.hex, at.facing);
    if (front === OFF_BOARD) {
      const value = mind.isLeaving || (at.attacked && !mind.isFighter) ? HOME : DESERTED;
      if (value > best.value) best = { value, code: Move.ahead };
    } else
      offer(Move.ahead, 0, {
        hex: front,
        points: at.points - airMovement.actions.forward,
        turned: false,
        straight: Math.min(3, at.straight + 1),
      });
    const bend = (code: number, cost: number | null, next: Partial<Flight>): void => {
      if (cost !== null && cost <= at.points)
        offer(code, 0, { points: at.points - cost, turned: true, bends: 1, straight: 0, ...next });
    };
    if (!at.turned && at.dived < 2) {
      bend(Move.left, costs.turnOneSide, { facing: turned(at.facing, -1) });
      bend(Move.right, costs.turnOneSide, { facing: turned(at.facing, 1) });
      bend(Move.left2, costs.turnTwoSides, { facing: turned(at.facing, -2) });
      bend(Move.right2, costs.turnTwoSides, { facing: turned(at.facing, 2) });
      if (group === 1) {
        for (const [code, way] of [
          [Move.rollLeft, -1],
          [Move.rollRight, 1],
        ] as const) {
          const hex = rollHex(board, at.hex, at.facing, way);
          if (hex !== OFF_BOARD) bend(code, costs.roll, { hex, rolls: 1 });
        }
        if (front !== OFF_BOARD)
          bend(Move.immelmann, costs.immelmann, { hex: front, facing: immelmannFacing(at.facing) });
      }
    }
    const top = costs.highRounds === 0 || mind.isFighter ? HIGH - 1 : HIGH;
    if (at.altitude < top && at.dived === 0 && at.climbed < costs.climbLevels && !(group > 1 && loaded))
      if (costs.climb !== null && costs.climb <= at.points)
        offer(Move.climb, 0, {
          altitude: at.altitude + 1,
          points: at.points - costs.climb,
          climbed: at.climbed + 1,
          turned: false,
          straight: 0,
        });
    if (mind.isFighter && !at.fired && group === 1)
      for (const foe of mind.foes) {
        const value = shotWorth(mind, at, foe);
        if (value > 0)
          offer(Move.fire + foe.combatant, value, {
            points: at.points - airMovement.actions.fire,
            fired: true,
            turned: false,
          });
      }
  }
  if (at.altitude > LOW && at.climbed === 0 && at.dived === 0 && costs.dive !== null)
    offer(Move.dive, 0, {
      altitude: at.altitude - 1,
      points: at.points + costs.dive,
      dived: 1,
      turned: false,
      straight: 0,
    });
  mind.known.set(key, best);
  return best;
}

const keyOf = (at: Flight): number => {
  let key = at.hex * 6 + at.facing;
  key = key * 3 + at.altitude;
  key = key * 16 + at.points;
  key = key * 4 + at.straight;
  key = key * 3 + at.climbed;
  key = key * 3 + at.dived;
  return (
    key * 32 +
    (at.turned ? 1 : 0) +
    (at.fired ? 2 : 0) +
    (at.attacked ? 4 : 0) +
    (at.rolls > 0 ? 8 : 0) +
    (at.bends > 0 ? 16 : 0)
  );
};

function attackHere({ attacks }: Mind, at: Flight): { gain: number; mode: string } | undefined {
  let best: { gain: number; mode: string } | undefined;
  for (const each of attacks)
    if (each.altitude === at.altitude && at.straight >= each.straight && each.hexes.includes(at.hex))
      if (!best || each.gain > best.gain) best = each;
  return best;
}

/** What it is worth to end the impulse so. */
function endOf(mind: Mind, at: Flight): number {
  const { t, attacks, foes } = mind;
  const sight = sightOf(t.rules.board);
  if (mind.isLeaving || (at.attacked && !mind.isFighter))
    return -0.1 * Math.min(...sight.edge.map((hex) => sight.distance(at.hex, hex)));
  if (attacks.length > 0 && !at.attacked && !mind.isFighter) {
    let nearest = Infinity;
    for (const { hexes, altitude, gain } of attacks)
      for (const hex of hexes) {
        const way = sight.distance(at.hex, hex) + turnsTo(t, at, hex);
        nearest = Math.min(nearest, way * 0.4 + Math.abs(altitude - at.altitude) * 0.3 - gain * 0.1);
      }
    return -nearest;
  }
  // A fighter: on the tail of somebody, and not before the guns of another.
  let value = -0.02 * sight.toTarget(at.hex);
  let chance = 0;
  for (const foe of foes) {
    const away = sight.distance(at.hex, foe.hex);
    const zone = sight.zone(foe.hex, foe.facing, at.hex);
    const isBehind = zone === 2 ? 0.3 : 0;
    const level = foe.altitude === at.altitude ? 0.2 : 0;
    const sees = sight.zone(at.hex, at.facing, foe.hex) === 0 ? 0.2 : 0;
    chance = Math.max(chance, foe.worth * (0.7 - 0.08 * away + (away <= 5 ? isBehind + level + sees : 0)));
    if (foe.isFighter && away > 0 && away <= 4 && level > 0 && zone === 0) value -= 0.25 - 0.04 * away;
  }
  return value + chance;
}

/** Turns that bring the nose towards a hex, in sixths. */
function turnsTo(t: ForlornTable, { hex, facing }: Flight, to: number): number {
  const { board } = t.rules;
  const sight = sightOf(board);
  if (hex === to) return 0;
  let [best, way] = [Infinity, 0];
  for (let sides = 0; sides <= 3; sides++)
    for (const sign of [1, -1]) {
      const next = frontHex(board, hex, turned(facing, sides * sign));
      if (next === OFF_BOARD) continue;
      const left = sight.distance(next, to);
      if (left < best) [best, way] = [left, sides];
    }
  return way;
}
