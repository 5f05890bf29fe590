import { below, type Game, type RandomState } from "../../../kernel";
import { sightOf, type SightOfBase } from "../hidden-view";
import { membersOf, pieceAt } from "../pieces";
import { Box, Flag, type Position, type T } from "../position";
import { JAPAN, type Rules } from "../rules";

/**
 * Task Forces under markers (18.1.4) as Japan may imagine them: everybody is put back to the base that he came from, and
 * who sails is drawn from those who stood there. What comes out rests on what Japan sees, and on chance, alone.
 */
export function imagine({ table: t }: Game<Rules, Position>, side: number, random: RandomState): void {
  const sight = side === JAPAN ? sightOf(t) : undefined;
  if (!sight) return;
  // All that Japan sees is taken down before anything is moved.
  const left = sight.bases.map(({ place }) => whoIsLeft(t, place));
  const open = new Set(
    t.position.taskForces.flatMap((_force, f) =>
      t.position.hiddenForces.some(({ force }) => force === f) ? [] : membersOf(t, f),
    ),
  );
  for (const p of sight.unused) if (!open.has(p)) putAway(t, p);
  sight.bases.forEach((base, i) => {
    const ashore = putBack(t, base, open);
    draw(t, base, ashore, left[i]!, random);
  });
}

/** The two facts that Japan's own moves turn on. */
interface Left {
  units: boolean;
  aircraft: boolean;
}

function whoIsLeft(t: T, place: number): Left {
  const here = t.rules.piecesOfSide[1 - JAPAN]!.filter(
    (p) => t.position.at[p] === place && t.position.tf[p] === -1,
  );
  return {
    units: here.some((p) => pieceAt(t, p).kind !== "replacements"),
    aircraft: here.some((p) => pieceAt(t, p).kind === "air"),
  };
}

/** A counter that was broken off in secret lies with the unused ones again. */
function putAway(t: T, p: number): void {
  stand(t, p, t.rules.limbo.available);
  t.set(t.position.steps, p, 0);
}

/** All who may be there or at sea stand at the base, as they were seen; returns them. */
function putBack(t: T, { place, airSteps }: SightOfBase, open: ReadonlySet<number>): number[] {
  const seen = t.position.seenBases.find((each) => each.place === place)!;
  const ashore = seen.units.filter((p) => !open.has(p));
  const wanted = airSteps.slice();
  seen.units.forEach((p, i) => {
    if (open.has(p)) return;
    stand(t, p, place);
    const { kind, nation } = pieceAt(t, p);
    // Steps that have sailed openly are no longer there.
    const steps = kind === "air" ? Math.min(seen.steps[i]!, wanted[nation]!) : seen.steps[i]!;
    if (kind === "air") wanted[nation]! -= steps;
    if (steps === 0) putAway(t, p);
    else t.set(t.position.steps, p, steps);
  });
  return ashore.filter((p) => t.position.steps[p]! > 0);
}

/** Marks that tell who has sailed. */
const SAILED = Flag.operational | Flag.movedOperationally;

function stand(t: T, p: number, place: number): void {
  const { at, tf, flags, hits, commit, box } = t.position;
  t.set(at, p, place);
  t.set(tf, p, -1);
  t.set(flags, p, flags[p]! & ~SAILED);
  t.set(hits, p, 0);
  t.set(commit, p, -1);
  t.set(box, p, Box.none);
}

/** Who sails in the hidden Task Forces of a base: each at least with one unit, and with as many ships as it may have. */
function draw(
  t: T,
  { forces }: SightOfBase,
  ashore: readonly number[],
  left: Left,
  random: RandomState,
): void {
  if (forces.length === 0) return;
  const pool = shuffled(ashore, random);
  const { ships, passengers } = t.rules.parameters.taskForce;
  // Somebody stays where Japan sees somebody stay.
  const kept = left.units ? 1 : 0;
  forces.forEach((force, i) => {
    const { hexes } = t.position.hiddenForces.find((each) => each.force === force)!;
    const isAble = (p: number): boolean => pieceAt(t, p).kind === "naval" && pieceAt(t, p).movement >= hexes;
    const spare = (): number => pool.length - kept - (forces.length - 1 - i);
    const first = pool.find(isAble) ?? pool.find((p) => pieceAt(t, p).kind !== "replacements") ?? pool[0];
    if (first !== undefined) embark(t, pool, first, force);
    const wanted = below(random, ships);
    for (let n = 0; n < wanted && spare() > 0; n++) {
      const ship = pool.find(isAble);
      if (ship !== undefined) embark(t, pool, ship, force);
    }
    const troops = pool.find((p) => pieceAt(t, p).kind === "land");
    if (passengers > 0 && troops !== undefined && spare() > 0 && below(random, 2) === 1)
      embark(t, pool, troops, force);
  });
  // Nobody stays where Japan sees nobody, and no aircraft where it sees none.
  for (const p of pool.slice()) {
    const { kind } = pieceAt(t, p);
    const mustGo = kind === "air" ? !left.aircraft : !left.units && kind !== "replacements";
    if (mustGo) embark(t, pool, p, forces[below(random, forces.length)]!);
  }
}

function embark(t: T, pool: number[], p: number, force: number): void {
  pool.splice(pool.indexOf(p), 1);
  const { node } = t.position.taskForces[force]!;
  const { at, tf, flags } = t.position;
  t.set(at, p, t.rules.placeOfNode[node]!);
  t.set(tf, p, force);
  t.set(flags, p, flags[p]! | (pieceAt(t, p).kind === "naval" ? Flag.operational : Flag.movedOperationally));
}

/** In an order that says nothing of who was where. */
function shuffled(units: readonly number[], random: RandomState): number[] {
  const order = [...units].sort((a, b) => a - b);
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
