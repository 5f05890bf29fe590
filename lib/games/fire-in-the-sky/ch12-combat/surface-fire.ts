import type { Steps } from "../../../kernel";
import { hitShip, type NavalHit } from "../ch13-damage";
import { optionActed } from "../model/optional";
import { pieceAt, pieceName } from "../model/pieces";
import { Box, type Position, type T } from "../model/position";
import { unitNamed } from "../reasons/common";
import { whyNotAmong } from "../reasons/combat";
import { enemyOf, NOBODY, optionIsOn, type Rules } from "../model/rules";
import { isExpress } from "../optional/tokyo-express";
import { distinct, unitChoice } from "./alike";
import { actsFirst, battleStep, type BattleBoardData, inBox } from "./battle-board";
import { faceAlike, facing, type Round, roundOf } from "./surface-round";

/**
 * 12.3.3.2, 3) Fire. All fire is simultaneous: every ship names its target before any die is rolled (the
 * side without Air Superiority first), and Damage Checks come when all ships have fired. Where the Tokyo
 * Express takes part there are two volleys: its ships', checks included, and that of all who are left (18.2.2).
 */

const EXPRESS = 0;
const ALL_OTHERS = 1;

/**
 * Data: `volley`; its ships in the order in which they are asked, `next` the one to ask; and who fires at whom
 * so far. `halfUnits` took half hits in the first volley, from ships of the Firepower in `halves`: one entry a half hit.
 */
export type FireData = {
  volley: number;
  next: number;
  shipUnits: number[];
  firerUnits: number[];
  targetUnits: number[];
  halfUnits: number[];
  halves: number[];
};

/** Ships in the fight, those of the side without Air Superiority first. */
function shipsInLine(t: T, board: BattleBoardData): number[] {
  const first = actsFirst(t, board);
  return [...inBox(t, first, Box.seaControl), ...inBox(t, enemyOf(first), Box.seaControl)];
}

function beginVolley(t: T, board: BattleBoardData, data: FireData, volley: number): void {
  const first = volley === EXPRESS;
  t.set(data, "volley", volley);
  t.set(data, "next", 0);
  t.set(
    data,
    "shipUnits",
    shipsInLine(t, board).filter((p) => isExpress(t, p) === first),
  );
  t.set(data, "firerUnits", []);
  t.set(data, "targetUnits", []);
}

const fire = battleStep<FireData>({
  rule: "12.3.3.2",
  title: "Surface fire",
  enter(t, board, data) {
    t.set(data, "halfUnits", []);
    t.set(data, "halves", []);
    const express = shipsInLine(t, board).some((p) => isExpress(t, p));
    beginVolley(t, board, data, express ? EXPRESS : ALL_OTHERS);
  },
  asks(t, _board, data) {
    const ship = data.shipUnits[data.next];
    if (ship === undefined || mayFireAt(t, roundOf(t), ship).length === 0) return NOBODY;
    return pieceAt(t, ship).side;
  },
  options(t, _board, data, out) {
    const round = roundOf(t);
    const targets = mayFireAt(t, round, data.shipUnits[data.next]!);
    out.push(
      ...distinct(
        t,
        targets,
        (table, a, b) => faceAlike(table, round, a, b) && aimedAlike(table, data, a, b),
      ),
    );
  },
  describe: (t, _board, data, code) => ({
    ...unitChoice(t, data.shipUnits[data.next]!),
    target: pieceAt(t, code).pieceId,
    targetType: pieceAt(t, code).id,
  }),
  explain(t, _board, data, choice) {
    const ship = data.shipUnits[data.next]!;
    const { side } = pieceAt(t, ship);
    const rule = "12.3.3.2";
    const firer = unitNamed(t, choice, "unit");
    if (firer !== undefined && firer !== ship)
      return { rule, text: `${pieceName(t, ship)} fires now: ships fire one after another.` };
    const open = mayFireAt(t, roundOf(t), ship);
    const pursuit = roundOf(t).withdrawn[enemyOf(side)] ? " and slower than it" : "";
    const what = `an enemy ship that ${pieceName(t, ship)} is matched with${pursuit}`;
    return whyNotAmong(t, choice, { side: enemyOf(side), rule, open, what, members: ["target"] });
  },
  prompt: (t, _board, data) => `Which enemy does ${pieceName(t, data.shipUnits[data.next]!)} fire at?`,
  take(t, _board, data, code) {
    t.push(data.firerUnits, data.shipUnits[data.next]!);
    t.push(data.targetUnits, code);
    t.set(data, "next", data.next + 1);
  },
  proceed(t, board, data) {
    // A ship that may not fire, or has nobody to fire at, is passed over.
    if (data.next < data.shipUnits.length) return t.set(data, "next", data.next + 1);
    // Enumerated target by target: all fire is simultaneous, so their order changes no chance.
    if (!t.script) openFire(t, board, data);
    else if (data.targetUnits.length > 0) return openFireOn(t, data, data.targetUnits[0]!);
    if (data.volley === EXPRESS) beginVolley(t, board, data, ALL_OTHERS);
    else t.leave();
  },
});

/**
 * Enemies matched with the ship and still there; when they withdraw, only those slower than the ship
 * (12.3.3.2, 2).
 */
function mayFireAt(t: T, round: Round, ship: number): number[] {
  const { side, movement } = pieceAt(t, ship);
  if (round.withdrawn[side]) return [];
  const faced = facing(round, ship).filter((p) => t.position.box[p] === Box.seaControl);
  return round.withdrawn[enemyOf(side)] ? faced.filter((p) => pieceAt(t, p).movement < movement) : faced;
}

/** The same numbers, in any order. */
const alike = (a: readonly number[], b: readonly number[]): boolean =>
  a.toSorted((x, y) => x - y).join() === b.toSorted((x, y) => x - y).join();

/** As many ships of the same kinds have aimed at the one as at the other, and the same half hits lie on both. */
function aimedAlike(t: T, data: FireData, a: number, b: number): boolean {
  const types = (p: number) =>
    data.firerUnits.filter((_ship, i) => data.targetUnits[i] === p).map((ship) => pieceAt(t, ship).type);
  return alike(types(a), types(b)) && alike(halvesOn(data, a), halvesOn(data, b));
}

/**
 * One die a ship; then the hits on each target, whole ones and those that half ones make. Half hits of the first
 * volley that make none wait for the second: such markers are taken off at the end of the round.
 */
function openFire(t: T, board: BattleBoardData, data: FireData): void {
  const scored = new Map<number, Score>();
  for (const p of data.halfUnits) scored.set(p, { whole: [], half: halvesOn(data, p) });
  data.firerUnits.forEach((firer, i) => {
    const target = data.targetUnits[i]!;
    const score = scored.get(target) ?? { whole: [], half: [] };
    scored.set(target, score);
    shoot(t, firer, target, score);
  });
  const halfUnits: number[] = [];
  const halves: number[] = [];
  for (const target of shipsInLine(t, board)) {
    const score = scored.get(target);
    for (const half of score ? strike(t, target, score) : []) {
      halfUnits.push(target);
      halves.push(half);
    }
  }
  t.set(data, "halfUnits", halfUnits);
  t.set(data, "halves", halves);
}

/** The same for one target alone, after which those who fired at it are done. */
function openFireOn(t: T, data: FireData, target: number): void {
  const score: Score = { whole: [], half: halvesOn(data, target) };
  data.firerUnits.forEach((firer, i) => {
    if (data.targetUnits[i] === target) shoot(t, firer, target, score);
  });
  const half = strike(t, target, score);
  t.set(
    data,
    "firerUnits",
    data.firerUnits.filter((_firer, i) => data.targetUnits[i] !== target),
  );
  t.set(
    data,
    "targetUnits",
    data.targetUnits.filter((each) => each !== target),
  );
  const halves = data.halves.filter((_half, i) => data.halfUnits[i] !== target);
  const halfUnits = data.halfUnits.filter((each) => each !== target);
  t.set(data, "halves", [...halves, ...half]);
  t.set(data, "halfUnits", [...halfUnits, ...half.map(() => target)]);
}

/** Firepower of the ships whose half hits lie on a target. */
const halvesOn = (data: FireData, target: number): number[] =>
  data.halves.filter((_half, i) => data.halfUnits[i] === target);

/** The Damage Checks of a target; where there are none, the Firepower behind each half hit that lies on it. */
function strike(t: T, target: number, score: Score): number[] {
  const hits = hitsOf(t, target, score);
  if (hits.length === 0) return score.half;
  hitShip(t, target, hits);
  return [];
}

/** Firepower of the ships that scored hits and half hits. */
interface Score {
  whole: number[];
  half: number[];
}

/** Printed, or that of the torpedoes in the first rounds of a step (18.2.1). */
function firepowerOf(t: T, firer: number): number {
  const { firepower, side, shipClass } = pieceAt(t, firer);
  const { longLance } = t.rules.parameters;
  const torpedoes =
    side === longLance.side &&
    longLance.classes.includes(shipClass!) &&
    roundOf(t).number <= longLance.rounds &&
    optionIsOn(t.rules, t.position.options, "long-lance");
  return torpedoes ? longLance.firepower : firepower;
}

/** One die against the number of the Surface Combat Table; its modifiers are none. */
function shoot(t: T, firer: number, target: number, score: Score): void {
  const { side, pieceId } = pieceAt(t, firer);
  const firepower = firepowerOf(t, firer);
  if (firepower !== pieceAt(t, firer).firepower) optionActed(t, "long-lance");
  const cell = t.rules.surface[firepower]?.[pieceAt(t, target).defense];
  if (!cell) return;
  const name = t.logging ? `${pieceName(t, firer)} fires at ${pieceName(t, target)}` : "Surface fire";
  const { dieSides: sides } = t.rules.parameters.hits;
  const key = `Surface fire of ${pieceId}`;
  const hit = t.hits({ name, key, side, dice: 1, sides, need: cell.need }) > 0;
  if (hit) (cell.half ? score.half : score.whole).push(firepower);
  const result = hit ? (cell.half ? "scores half a hit on" : "hits") : "misses";
  t.say("12.3.3.2", () => `${pieceName(t, firer)} ${result} ${pieceName(t, target)}.`);
}

/**
 * So many half hits make one; what is left over does nothing and is gone with the round. The check for a hit made of
 * half hits uses the greatest Firepower of the ships that scored them.
 */
function hitsOf(t: T, target: number, { whole, half }: Score): NavalHit[] {
  const by = enemyOf(pieceAt(t, target).side);
  const hits: NavalHit[] = whole.map((firepower) => ({ attack: "surface", by, firepower }));
  const { halfHitsPerHit: size } = t.rules.parameters.surfaceCombat;
  for (let i = 0; i + size <= half.length; i += size) {
    hits.push({ attack: "surface", by, firepower: Math.max(...half.slice(i, i + size)) });
  }
  return hits;
}

export const surfaceFireSteps: Steps<Rules, Position> = { "surface-fire": fire };
