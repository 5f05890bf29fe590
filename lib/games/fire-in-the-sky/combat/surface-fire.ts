import type { Steps } from "../../../kernel";
import { hitShip, type NavalHit } from "../damage";
import { pieceAt, pieceName } from "../pieces";
import { Box, type Position, type T } from "../position";
import { enemyOf, NOBODY, type Rules } from "../rules";
import { distinct, unitChoice } from "./alike";
import { actsFirst, battleStep, inBox } from "./board";
import { faceAlike, facing, type Round, roundOf } from "./surface-round";

/**
 * 12.3.3.2, 3) Fire. All fire is simultaneous: every ship names its target before any die is rolled (the
 * side without Air Superiority first), and Damage Checks come when all ships have fired.
 */

/** Data: ships in the order in which they are asked, `next` the one to ask; and who fires at whom so far. */
type Data = { next: number; shipUnits: number[]; firerUnits: number[]; targetUnits: number[] };

const fire = battleStep<Data>({
  rule: "12.3.3.2",
  title: "Surface fire",
  enter(t, board, data) {
    const first = actsFirst(t, board);
    t.set(data, "next", 0);
    t.set(data, "shipUnits", [
      ...inBox(t, first, Box.seaControl),
      ...inBox(t, enemyOf(first), Box.seaControl),
    ]);
    t.set(data, "firerUnits", []);
    t.set(data, "targetUnits", []);
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
  prompt: (t, _board, data) => `Which enemy does ${pieceName(t, data.shipUnits[data.next]!)} fire at?`,
  take(t, _board, data, code) {
    t.push(data.firerUnits, data.shipUnits[data.next]!);
    t.push(data.targetUnits, code);
    t.set(data, "next", data.next + 1);
  },
  proceed(t, _board, data) {
    // A ship that may not fire, or has nobody to fire at, is passed over.
    if (data.next < data.shipUnits.length) return t.set(data, "next", data.next + 1);
    openFire(t, data);
    t.leave();
  },
});

/** Enemies matched with the ship; when they withdraw, only those slower than the ship (12.3.3.2, 2). */
function mayFireAt(t: T, round: Round, ship: number): number[] {
  const { side, movement } = pieceAt(t, ship);
  if (round.withdrawn[side]) return [];
  const faced = facing(round, ship);
  return round.withdrawn[enemyOf(side)] ? faced.filter((p) => pieceAt(t, p).movement < movement) : faced;
}

/** As many ships of the same kinds have aimed at the one as at the other. */
function aimedAlike(t: T, data: Data, a: number, b: number): boolean {
  const types = (p: number) =>
    data.firerUnits
      .filter((_ship, i) => data.targetUnits[i] === p)
      .map((ship) => pieceAt(t, ship).type)
      .sort((x, y) => x - y)
      .join();
  return types(a) === types(b);
}

/** One die a ship; then the hits on each target, whole ones and pairs of half ones. */
function openFire(t: T, data: Data): void {
  const scored = new Map<number, Score>();
  data.firerUnits.forEach((firer, i) => {
    const target = data.targetUnits[i]!;
    const score = scored.get(target) ?? { whole: [], half: [] };
    scored.set(target, score);
    shoot(t, firer, target, score);
  });
  for (const target of data.shipUnits) {
    const score = scored.get(target);
    if (score) hitShip(t, target, hitsOf(t, target, score));
  }
}

/** Firepower of the ships that scored hits and half hits. */
interface Score {
  whole: number[];
  half: number[];
}

/** One die against the number of the Surface Combat Table; its modifiers are none. */
function shoot(t: T, firer: number, target: number, score: Score): void {
  const { firepower, side } = pieceAt(t, firer);
  const cell = t.rules.surface[firepower]?.[pieceAt(t, target).defense];
  if (!cell) return;
  const name = t.logging ? `${pieceName(t, firer)} fires at ${pieceName(t, target)}` : "Surface fire";
  const { dieSides: sides } = t.rules.parameters.hits;
  const hit = t.hits({ name, side, dice: 1, sides, need: cell.need }) > 0;
  if (hit) (cell.half ? score.half : score.whole).push(firepower);
  const result = hit ? (cell.half ? "scores half a hit on" : "hits") : "misses";
  t.say("12.3.3.2", () => `${pieceName(t, firer)} ${result} ${pieceName(t, target)}.`);
}

/**
 * Two half hits make one; a lone one does nothing and is gone with the round. The check for a hit made of
 * two halves uses the greater Firepower of the two ships that scored them.
 */
function hitsOf(t: T, target: number, { whole, half }: Score): NavalHit[] {
  const by = enemyOf(pieceAt(t, target).side);
  const hits: NavalHit[] = whole.map((firepower) => ({ attack: "surface", by, firepower }));
  for (let i = 0; i + 1 < half.length; i += 2) {
    hits.push({ attack: "surface", by, firepower: Math.max(half[i]!, half[i + 1]!) });
  }
  return hits;
}

export const surfaceFireSteps: Steps<Rules, Position> = { "surface-fire": fire };
