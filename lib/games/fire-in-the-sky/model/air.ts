import { flag as setFlag, has, moveTo, pieceAt, setSteps, toPool, unflag } from "./pieces";
import { Flag, type T } from "./position";

/**
 * Air counters are change: two steps on the front, one on the back, broken down and combined at will
 * within the counter mix (2.1.1.2). Two one-step counters that share everything are combined at once,
 * which costs nothing: they can be broken down again whenever a counter is free. Those that their owner has
 * broken down on purpose stay apart until he combines them.
 */

/** A free counter of the nation, one that can hold `steps`; the smallest that will do. */
function freeCounter(t: T, nation: number, steps: number): number {
  const { pieces, limbo, airOf } = t.rules;
  const { at } = t.position;
  let found = -1;
  for (const p of airOf[nation]!) {
    if (at[p] !== limbo.available || pieces[p]!.maxSteps < steps) continue;
    if (found < 0 || pieces[p]!.maxSteps < pieces[found]!.maxSteps) found = p;
  }
  return found;
}

/** Whether the nation has a free counter at all, whatever it can hold. */
function hasFreeCounter(t: T, nation: number): boolean {
  const { limbo, airOf } = t.rules;
  const { at } = t.position;
  for (const p of airOf[nation]!) if (at[p] === limbo.available) return true;
  return false;
}

const likeEachOther = (t: T, a: number, b: number): boolean => {
  const { at, flags, tf, commit, box, due } = t.position;
  return (
    at[a] === at[b] &&
    flags[a] === flags[b] &&
    tf[a] === tf[b] &&
    commit[a] === commit[b] &&
    box[a] === box[b] &&
    (at[a] !== t.rules.limbo.track || due[a] === due[b])
  );
};

/** Combine one-step counters of a nation at a place wherever they share everything. */
export function combineAir(t: T, place: number): void {
  const { pieces, limbo, airOf } = t.rules;
  const { at, steps } = t.position;
  if (place === limbo.available || place === limbo.removed) return;
  for (const counters of airOf) {
    for (const a of counters) {
      if (at[a] !== place || steps[a] !== 1 || pieces[a]!.maxSteps < 2 || has(t, a, Flag.apart)) continue;
      for (const b of counters) {
        if (b === a || at[b] !== place || steps[b] !== 1 || !likeEachOther(t, a, b)) continue;
        setSteps(t, a, 2);
        toPool(t, b);
        break;
      }
    }
  }
  // When all are in use, small counters that stand together are better changed for one that holds both.
  for (let nation = 0; nation < airOf.length; nation++) {
    if (!hasFreeCounter(t, nation)) freeSmall(t, nation);
  }
}

/** The same at every place: after marks are taken off that kept counters apart (8.1, 11.0). */
export function combineAllAir(t: T): void {
  const places = new Set<number>();
  const { at, steps } = t.position;
  for (const counters of t.rules.airOf) {
    for (const p of counters) if (steps[p] === 1) places.add(at[p]!);
  }
  for (const place of places) combineAir(t, place);
}

/** Break a counter down: the new counter has one step and shares everything. -1 when none is free. */
export function breakDown(t: T, p: number): number {
  const piece = pieceAt(t, p);
  if (piece.kind !== "air" || t.position.steps[p]! < 2) return -1;
  const free = freeCounter(t, piece.nation, 1);
  if (free < 0) return -1;
  const { position } = t;
  setSteps(t, p, position.steps[p]! - 1);
  setSteps(t, free, 1);
  moveTo(t, free, position.at[p]!);
  t.set(position.flags, free, position.flags[p]!);
  t.set(position.tf, free, position.tf[p]!);
  t.set(position.commit, free, position.commit[p]!);
  t.set(position.box, free, position.box[p]!);
  t.set(position.due, free, position.due[p]!);
  return free;
}

/** Break a unit down where it stands, so that each step is a unit of its own from now on (2.1.1.2). */
export function keepApart(t: T, p: number): void {
  const part = breakDown(t, p);
  setFlag(t, p, Flag.apart);
  setFlag(t, part, Flag.apart);
}

/** Combine the steps again that were kept apart and stand with this one (2.1.1.2). */
export function bringTogether(t: T, p: number): void {
  const place = t.position.at[p]!;
  const all = t.rules.airOf[pieceAt(t, p).nation]!.filter(
    (other) => other === p || likeEachOther(t, other, p),
  );
  for (const each of all) unflag(t, each, Flag.apart);
  combineAir(t, place);
}

export const canBreakDown = (t: T, p: number): boolean =>
  pieceAt(t, p).kind === "air" && t.position.steps[p]! > 1 && hasFreeCounter(t, pieceAt(t, p).nation);

/** Where one step of a unit is to join another: the place, and the commitment or the turn that it shares. */
export interface Company {
  readonly place: number;
  readonly commit?: number;
  readonly due?: number;
}

/**
 * A lone step that one step of the unit could join, so that no further counter is needed (2.1.1.2); -1 when
 * there is none. Steps that are or may still become Naval Aviation keep to themselves.
 */
function loneStep(t: T, p: number, { place, commit = -1, due = 0 }: Company): number {
  const { position } = t;
  if (pieceAt(t, p).kind !== "air" || position.steps[p]! < 2) return -1;
  for (const lone of t.rules.airOf[pieceAt(t, p).nation]!) {
    if (position.at[lone] !== place || position.steps[lone] !== 1 || position.tf[lone] !== -1) continue;
    if (position.commit[lone] === commit && position.due[lone] === due && !has(t, lone, SPECIAL)) return lone;
  }
  return -1;
}

const SPECIAL = Flag.eligible | Flag.training | Flag.hiding;

/** One step of the unit may go there alone: a counter is free, or a lone step takes it up. */
export const canPart = (t: T, p: number, company: Company): boolean =>
  canBreakDown(t, p) || loneStep(t, p, company) >= 0;

/**
 * One step of the unit joins the lone step there; marks of either now hold for the pair. Returns the counter
 * of the pair: a small one changes places with the unit's own.
 */
export function joinLoneStep(t: T, p: number, company: Company): number {
  const { position } = t;
  const lone = loneStep(t, p, company);
  const marks = position.flags[p]!;
  const fits = pieceAt(t, lone).maxSteps > 1;
  if (!fits) changePlaces(t, p, lone);
  const [pair, rest] = fits ? [lone, p] : [p, lone];
  setSteps(t, pair, 2);
  setSteps(t, rest, 1);
  setFlag(t, pair, marks);
  unflag(t, pair, Flag.apart);
  return pair;
}

function changePlaces(t: T, a: number, b: number): void {
  const { at, flags, tf, commit, box, due, hits } = t.position;
  const [from, to] = [at[a]!, at[b]!];
  for (const list of [flags, tf, commit, box, due, hits]) {
    const mark = list[a]!;
    t.set(list, a, list[b]!);
    t.set(list, b, mark);
  }
  moveTo(t, a, to);
  moveTo(t, b, from);
}

/** One step of the unit goes to a place; returns the counter that it stands on there. */
export function sendStep(t: T, p: number, place: number): number {
  const part = breakDown(t, p);
  if (part < 0) return joinLoneStep(t, p, { place });
  moveTo(t, part, place);
  return part;
}

/**
 * Put air steps of a nation at a place, as arrivals do: on a one-step counter that stands there, or on
 * free counters; on the track they are due on that turn. Returns how many were forfeited for want of counters
 * (2.1, 7.1).
 */
export function addAirSteps(t: T, nation: number, place: number, count: number, bits = 0, due = 0): number {
  const company: Arrivals = { nation, place, bits, due };
  let left = count;
  while (left > 0) {
    if (left >= 2) {
      const pair = freePair(t, nation);
      if (pair >= 0) {
        stand(t, pair, 2, company);
        left -= 2;
        continue;
      }
    }
    const single = singleAt(t, company, 2);
    const free = single < 0 ? freeCounter(t, nation, 1) : -1;
    if (single >= 0) setSteps(t, single, 2);
    else if (free >= 0) stand(t, free, 1, company);
    else if (!joinSmall(t, company)) {
      if (!freeSmall(t, nation) && !endApart(t, company)) return left;
      continue;
    }
    left -= 1;
  }
  return 0;
}

/** Steps that come to a place: their nation, their marks, and on the track the turn in which they are due. */
interface Arrivals {
  readonly nation: number;
  readonly place: number;
  readonly bits: number;
  readonly due: number;
}

function stand(t: T, p: number, steps: number, { place, bits, due }: Arrivals): void {
  setSteps(t, p, steps);
  setFlag(t, p, bits);
  moveTo(t, p, place);
  t.set(t.position.due, p, due);
}

/** Lone steps on counters that hold so many at most, but for those that wait for a choice of their place. */
const loneSteps = (t: T, nation: number, maxSteps: number): number[] =>
  t.rules.airOf[nation]!.filter(
    (p) =>
      t.position.steps[p] === 1 &&
      pieceAt(t, p).maxSteps === maxSteps &&
      t.position.at[p] !== t.rules.limbo.arriving,
  );

/** No counter is free: one step more joins a small one there, which changes places with a lone step's big one. */
function joinSmall(t: T, company: Arrivals): boolean {
  const small = singleAt(t, company, 1);
  const [big] = small < 0 ? [] : loneSteps(t, company.nation, 2);
  if (big === undefined) return false;
  changePlaces(t, small, big);
  setSteps(t, big, 2);
  return true;
}

/** No counter is free: of two small ones that stand together one does, when the other is changed so for a big one. */
function freeSmall(t: T, nation: number): boolean {
  const small = loneSteps(t, nation, 1);
  const [big] = small.length > 1 ? loneSteps(t, nation, 2) : [];
  if (big === undefined) return false;
  for (const a of small) {
    const b = small.find((other) => other > a && likeEachOther(t, a, other) && !has(t, a, Flag.apart));
    if (b === undefined) continue;
    toPool(t, b);
    changePlaces(t, a, big);
    setSteps(t, big, 2);
    return true;
  }
  return false;
}

/**
 * Steps are broken down at will, not to the loss of others: where no counter is left, one that its owner keeps apart can
 * be combined again (2.1.1.2). First where the arrival goes, which may join it. False when nothing is kept apart.
 */
function endApart(t: T, { nation, place }: Arrivals): boolean {
  const apart = t.rules.airOf[nation]!.filter((p) => t.position.steps[p] === 1 && has(t, p, Flag.apart));
  const withAnother = (p: number): boolean =>
    apart.some((other) => other !== p && likeEachOther(t, other, p));
  const found = apart.find((p) => t.position.at[p] === place) ?? apart.find(withAnother);
  if (found === undefined) return false;
  bringTogether(t, found);
  return true;
}

/**
 * A free counter for two steps. When only one-step counters are left, a lone step in play that stands on a
 * bigger counter changes to one of them: counters are change (2.1.1.2), so nothing is forfeited for it.
 */
function freePair(t: T, nation: number): number {
  const free = freeCounter(t, nation, 2);
  const small = free < 0 ? freeCounter(t, nation, 1) : -1;
  if (small < 0) return free;
  const { pieces, limbo } = t.rules;
  const { at, steps } = t.position;
  for (let p = 0; p < pieces.length; p++) {
    const { kind, nation: owner, maxSteps } = pieces[p]!;
    if (kind !== "air" || owner !== nation || maxSteps < 2 || steps[p] !== 1) continue;
    if (at[p] === limbo.available || at[p] === limbo.removed) continue;
    takePlaceOf(t, small, p);
    return p;
  }
  return -1;
}

/** A free counter stands from now on where another stood, which becomes free. */
function takePlaceOf(t: T, free: number, p: number): void {
  const { position } = t;
  setSteps(t, free, position.steps[p]!);
  t.set(position.due, free, position.due[p]!);
  moveTo(t, free, position.at[p]!);
  for (const list of [position.flags, position.tf, position.commit, position.box, position.hits])
    t.set(list, free, list[p]!);
  toPool(t, p);
}

/** A lone step that shares everything with a new arrival, on a counter that holds so many at most. */
function singleAt(t: T, { nation, place, bits, due: turn }: Arrivals, maxSteps: number): number {
  const { at, steps, tf, flags, commit, due } = t.position;
  for (const p of t.rules.airOf[nation]!) {
    if (pieceAt(t, p).maxSteps !== maxSteps || at[p] !== place || steps[p] !== 1 || due[p] !== turn) continue;
    if (tf[p] === -1 && flags[p] === bits && commit[p] === -1) return p;
  }
  return -1;
}

/** Whether an air unit stands at a base, flying (not carried in a task force: 9.2.2). */
export const isFlying = (t: T, p: number): boolean =>
  t.position.steps[p]! > 0 && t.position.tf[p] === -1 && !has(t, p, Flag.hiding);

/** Use one air step of a place up; false when there is none. */
export function loseOneStepAt(t: T, place: number): boolean {
  const { pieces } = t.rules;
  for (let p = 0; p < pieces.length; p++) {
    if (pieces[p]!.kind !== "air" || t.position.at[p] !== place) continue;
    if (t.position.steps[p] === 1) {
      toPool(t, p);
      return true;
    }
  }
  for (let p = 0; p < pieces.length; p++) {
    if (pieces[p]!.kind === "air" && t.position.at[p] === place && t.position.steps[p]! > 1) {
      setSteps(t, p, t.position.steps[p]! - 1);
      return true;
    }
  }
  return false;
}
