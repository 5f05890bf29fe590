import { DONE } from "../../../kernel";
import type { StrikeData } from "../ch12-combat/air-strikes";
import { type BattleBoardData, boardOf, inBox, landCombatPossible } from "../ch12-combat/battle-board";
import type { FireData } from "../ch12-combat/surface-fire";
import { facing, nextMatching, roundOf } from "../ch12-combat/surface-round";
import type { Naming } from "../ch12-combat/targets";
import { forcesIn } from "../ch12-combat/task-forces";
import { membersOf, pieceAt, strengthOf } from "../model/pieces";
import { Box, type T } from "../model/position";
import { enemyOf } from "../model/rules";

/** What distinguishes one deliberate policy from another. */
export interface Habits {
  /** Air Points go for carriers before anything else. */
  carriersFirst: boolean;
  /** Neither a surface combat nor a land combat against the odds. */
  cautious: boolean;
}

type Chooser = (
  t: T,
  board: BattleBoardData,
  side: number,
  codes: readonly number[],
  habits: Habits,
) => number;

/** The option that these habits take. Where a step is not known, the first one. */
export function chosenBy(habits: Habits, t: T, side: number, codes: readonly number[]): number {
  const board = boardOf(t);
  const choose = choosers[t.top().step];
  return board && choose ? choose(t, board, side, codes, habits) : codes[0]!;
}

const most = (codes: readonly number[]): number => Math.max(...codes);
const within = (wanted: number, codes: readonly number[]): number =>
  Math.min(most(codes), Math.max(Math.min(...codes), wanted));
/** The first thing that can be done; done only when there is nothing else. */
const something = (codes: readonly number[]): number => codes.find((code) => code !== DONE) ?? DONE;

const choosers: Readonly<Record<string, Chooser>> = {
  "kamikaze-declaration": (_t, _board, _side, codes) => codes[0]!,
  "battle-preparation": (_t, _board, _side, codes) => most(codes),
  "hybrid-placement": (_t, _board, _side, codes) => codes[0]!,
  "target-determination": shareOfTarget,
  "air-strike": shareOfUnit,
  "sea-commitment": (_t, _board, _side, codes) => (codes.length > 2 ? codes[1]! : something(codes)),
  "surface-groups": bestMatch,
  "surface-withdrawal": withdraws,
  "surface-fire": bestTarget,
  "amphibious-round": (_t, _board, _side, codes) => something(codes),
  "landing-stacking": (_t, _board, _side, codes) => something(codes),
  "replacement-round": (_t, _board, _side, codes) => something(codes),
  "land-combat-round": attacks,
  "battle-administration": (_t, _board, _side, codes) => something(codes),
};

// ---- in the air -------------------------------------------------------------------------------------

const BASE = -1;

/** The base first, then the enemy's Task Forces: as the Target Determination Round asks for them. */
function shareOfTarget(
  t: T,
  board: BattleBoardData,
  side: number,
  codes: readonly number[],
  { carriersFirst }: Habits,
): number {
  const forces = board.split ? [] : forcesIn(t, board.place, enemyOf(side));
  const withCarriers = forces.filter((force) => carriersOf(t, membersOf(t, force)) > 0);
  const worthOf = (target: number): number => {
    if (carriersFirst && withCarriers.length > 0) return withCarriers.includes(target) ? 1 : 0;
    return target === BASE ? worthOfBase(t, side) : membersOf(t, target).length;
  };
  const asked = t.top<Naming>().data.target;
  const targets = isBaseAsked(t, side) ? [BASE, ...forces] : forces;
  const worths = targets.slice(asked).map(worthOf);
  const total = worths.reduce((sum, worth) => sum + worth, 0);
  return total === 0 ? most(codes) : within(Math.ceil((most(codes) * worths[0]!) / total), codes);
}

const carriersOf = (t: T, units: readonly number[]): number =>
  units.filter((p) => pieceAt(t, p).carrier).length;

const targetsAtBase = (t: T, side: number): number[] => [
  ...inBox(t, enemyOf(side), Box.atBase, "air"),
  ...inBox(t, enemyOf(side), Box.atAnchor),
];

const isBaseAsked = (t: T, side: number): boolean =>
  targetsAtBase(t, side).length > 0 || landCombatPossible(t);

/** Air steps and ships there; troops of both sides, whom the points may support, count as many as they are strong. */
function worthOfBase(t: T, side: number): number {
  const struck = targetsAtBase(t, side).reduce(
    (sum, p) => sum + (pieceAt(t, p).kind === "air" ? t.position.steps[p]! : 1),
    0,
  );
  if (!landCombatPossible(t)) return struck;
  return struck + inBox(t, enemyOf(side), Box.atBase, "land").reduce((sum, p) => sum + strengthOf(t, p), 0);
}

/** Asked before the units of a base: points that are kept to support the troops. */
const SUPPORT = -1;

/** Points are spread over the units: each of several hits on one ship counts for less than a hit on each. */
function shareOfUnit(
  t: T,
  _board: BattleBoardData,
  _side: number,
  codes: readonly number[],
  { carriersFirst }: Habits,
): number {
  const { next, targetUnits, left, eliteLeft, elite } = t.top<StrikeData>().data;
  if (next === SUPPORT) return most(codes);
  const toCome = targetUnits.slice(next);
  const carriers = carriersFirst ? carriersOf(t, toCome) : 0;
  if (carriers > 0 && !pieceAt(t, toCome[0]!).carrier) return Math.min(...codes);
  return within(Math.ceil((elite ? eliteLeft : left) / (carriers || toCome.length)), codes);
}

// ---- at sea -----------------------------------------------------------------------------------------

/** The chance that one ship hits another; half a hit counts for its part of one. */
function chanceToHit(t: T, firer: number, target: number): number {
  const cell = t.rules.surface[pieceAt(t, firer).firepower]?.[pieceAt(t, target).defense];
  if (!cell) return 0;
  const { dieSides } = t.rules.parameters.hits;
  const chance = Math.min(1, Math.max(0, (dieSides - cell.need + 1) / dieSides));
  return cell.half ? chance / t.rules.parameters.surfaceCombat.halfHitsPerHit : chance;
}

/** The first of those with the greatest worth. */
function best(codes: readonly number[], worth: (code: number) => number): number {
  let found = codes[0]!;
  let greatest = -Infinity;
  for (const code of codes) {
    const here = worth(code);
    if (here <= greatest) continue;
    found = code;
    greatest = here;
  }
  return found;
}

/** The pair in which the side that asks has most over the other. */
function bestMatch(t: T, board: BattleBoardData, side: number, codes: readonly number[]): number {
  const { ship } = nextMatching(t, board, roundOf(t))!;
  return best(codes, (code) => {
    const [own, enemy] = pieceAt(t, code).side === side ? [code, ship] : [ship, code];
    return chanceToHit(t, own, enemy) - chanceToHit(t, enemy, own);
  });
}

function bestTarget(t: T, _board: BattleBoardData, _side: number, codes: readonly number[]): number {
  const { shipUnits, next } = t.top<FireData>().data;
  return best(codes, (target) => chanceToHit(t, shipUnits[next]!, target));
}

const STAY = 0;
const WITHDRAW = 1;

/**
 * Hits that the ships of a side are likely to score on those they face. Ships that can only score half hits score
 * none, unless enough of them, or another ship, fire at the same enemy.
 */
function likelyHits(t: T, side: number): number {
  const round = roundOf(t);
  const aimed = new Map<number, number[]>();
  for (const p of inBox(t, side, Box.seaControl)) {
    const faced = facing(round, p);
    if (faced.length === 0) continue;
    const target = best(faced, (enemy) => chanceToHit(t, p, enemy));
    aimed.set(target, [...(aimed.get(target) ?? []), p]);
  }
  const { halfHitsPerHit } = t.rules.parameters.surfaceCombat;
  let hits = 0;
  for (const [target, firers] of aimed) {
    const able = firers.filter((p) => chanceToHit(t, p, target) > 0);
    if (able.length < halfHitsPerHit && able.every((p) => isHalf(t, p, target))) continue;
    for (const p of able) hits += chanceToHit(t, p, target);
  }
  return hits;
}

const isHalf = (t: T, firer: number, target: number): boolean =>
  t.rules.surface[pieceAt(t, firer).firepower]![pieceAt(t, target).defense]!.half;

function withdraws(
  t: T,
  _board: BattleBoardData,
  side: number,
  _codes: readonly number[],
  { cautious }: Habits,
): number {
  const own = likelyHits(t, side);
  if (own === 0) return WITHDRAW;
  return cautious && likelyHits(t, enemyOf(side)) >= 2 * own ? WITHDRAW : STAY;
}

// ---- on land ----------------------------------------------------------------------------------------

const DECLINE = 0;
const ATTACK = 1;

/** The defender needs as many hits as the attacker; his aircraft are sure of theirs (12.3.4.5, 13.4). */
function attacks(
  t: T,
  board: BattleBoardData,
  side: number,
  _codes: readonly number[],
  { cautious }: Habits,
): number {
  if (!cautious) return ATTACK;
  const { dieSides, hitOn } = t.rules.parameters.hits;
  const hits = (each: number): number => {
    let strength = 0;
    for (const p of inBox(t, each, Box.atBase, "land")) strength += strengthOf(t, p);
    return (strength * (dieSides - hitOn["land-combat"] + 1)) / dieSides + board.groundHits[each]!;
  };
  let aircraft = 0;
  for (const p of inBox(t, enemyOf(side), Box.atBase, "air")) aircraft += t.position.steps[p]!;
  return hits(side) > hits(enemyOf(side)) + aircraft * t.rules.parameters.landCombat.hitsPerAirStep
    ? ATTACK
    : DECLINE;
}
