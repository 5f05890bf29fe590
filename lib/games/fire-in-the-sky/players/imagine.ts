import type { Game, RandomState } from "../../../kernel";
import { leftAt, type Sight, sightOf, type SightOfBase } from "../optional/hidden-view";
import { membersOf, pieceAt } from "../model/pieces";
import { Box, Flag, type Position, type T } from "../model/position";
import { JAPAN, type Rules } from "../model/rules";
import { type Crews, type Departure, drawCrews, type Party } from "./imagined-crews";

/**
 * Task Forces under markers (18.1.4) as Japan may imagine them: everybody is put back to the base that he came from, and
 * who sails is drawn from those who stood there. What comes out rests on what Japan sees, and on chance, alone.
 */
export function imagine({ table: t }: Game<Rules, Position>, side: number, random: RandomState): void {
  const sight = side === JAPAN ? sightOf(t) : undefined;
  if (!sight) return;
  const open = new Set(
    t.position.taskForces.flatMap((_force, f) =>
      t.position.hiddenForces.some(({ force }) => force === f) ? [] : membersOf(t, f),
    ),
  );
  // Everything is drawn before anything is moved.
  const spare = spareCounters(t, sight, open);
  const draws: [SightOfBase, Crews][] = [];
  for (const base of sight.bases) {
    const departure = departureOf(t, base, open, spare);
    const crews = drawCrews(t, departure, random);
    // What play does not lead to, as a state written by hand, stays as it is.
    if (!crews) return;
    draws.push([base, crews]);
    takeAway(spare, crews.aboard.flat());
  }
  for (const p of sight.unused) if (!open.has(p)) putAway(t, p);
  for (const { place } of sight.bases)
    for (const p of seenAt(t, place).units) if (!open.has(p)) putAway(t, p);
  for (const [{ place, forces }, { ashore, aboard }] of draws) {
    for (const party of ashore) stand(t, party, place);
    aboard.forEach((crew, f) => crew.forEach((party) => embark(t, party, forces[f]!)));
  }
}

const seenAt = (t: T, place: number) => t.position.seenBases.find((each) => each.place === place)!;

/** By nation, the air counters that are free for all that Japan knows, the smallest first. */
function spareCounters(t: T, { unused }: Sight, open: ReadonlySet<number>): number[][] {
  const isFree = (p: number): boolean =>
    unused.has(p) ? !open.has(p) : t.position.at[p] === t.rules.limbo.available;
  return t.rules.airOf.map((counters) =>
    counters.filter(isFree).sort((a, b) => pieceAt(t, a).maxSteps - pieceAt(t, b).maxSteps || a - b),
  );
}

function takeAway(spare: readonly number[][], parties: readonly Party[]): void {
  const taken = new Set(parties.map(({ p }) => p));
  spare.forEach((counters, n) => counters.splice(0, Infinity, ...spare[n]!.filter((p) => !taken.has(p))));
}

/** All who may be there or at sea, as they were seen; steps that have sailed openly are no longer among them. */
function departureOf(
  t: T,
  { place, forces, airSteps }: SightOfBase,
  open: ReadonlySet<number>,
  spare: readonly number[][],
): Departure {
  const seen = seenAt(t, place);
  const wanted = airSteps.slice();
  const units = seen.units.flatMap((p, i): Party[] => {
    if (open.has(p)) return [];
    const { kind, nation } = pieceAt(t, p);
    const steps = kind === "air" ? Math.min(seen.steps[i]!, wanted[nation]!) : seen.steps[i]!;
    if (kind === "air") wanted[nation]! -= steps;
    return steps > 0 ? [{ p, steps }] : [];
  });
  // The rest of a counter that sailed openly with fewer steps than it had stands on others.
  wanted.forEach((steps, nation) => {
    for (const p of spare[nation]!.splice(0, steps)) units.push({ p, steps: 1 });
  });
  const hidden = forces.map((force) => t.position.hiddenForces.find((each) => each.force === force)!);
  return { units, forces: hidden, left: leftAt(t, place), spare };
}

/** The counter lies with the unused ones. */
function putAway(t: T, p: number): void {
  stand(t, { p, steps: 0 }, t.rules.limbo.available);
}

/** Marks that show who has sailed. */
const SAILED = Flag.operational | Flag.movedOperationally;

function stand(t: T, { p, steps: count }: Party, place: number): void {
  const { at, steps, tf, flags, hits, commit, box } = t.position;
  t.set(at, p, place);
  t.set(steps, p, count);
  t.set(tf, p, -1);
  t.set(flags, p, flags[p]! & ~SAILED);
  t.set(hits, p, 0);
  t.set(commit, p, -1);
  t.set(box, p, Box.none);
}

function embark(t: T, party: Party, force: number): void {
  const { node } = t.position.taskForces[force]!;
  const { tf, flags } = t.position;
  const { p } = party;
  stand(t, party, t.rules.placeOfNode[node]!);
  t.set(tf, p, force);
  t.set(flags, p, flags[p]! | (pieceAt(t, p).kind === "naval" ? Flag.operational : Flag.movedOperationally));
}
