import type { JsonObject } from "../../../kernel";
import { membersOf, pieceAt } from "../model/pieces";
import type { SeenBase, T } from "../model/position";
import { ALLIES, enemyOf, type Piece, type Rules } from "../model/rules";

/**
 * What Japan sees of bases that Allied Task Forces leave in secret (18.1.4).
 *
 * Of such a base it knows what stood there before, by type; which Task Forces came out of it, and of the open
 * ones who sails in them; and the two facts that its own moves turn on, whether a unit and whether aircraft
 * are left there (10.1, 2.1.1.2). Everything printed for it is made of these alone. Units of the base appear
 * under no id, since of counters that look alike the id itself would show which one stayed behind.
 */
export interface Sight {
  /** Pieces that are not shown by themselves. */
  hidden: ReadonlySet<number>;
  /** Counters broken off in secret, which still lie with the unused ones for all that Japan knows. */
  unused: ReadonlySet<number>;
  bases: readonly SightOfBase[];
  /** Task Forces of which something else is shown than their members, by number. */
  forces: ReadonlyMap<number, JsonObject>;
}

export interface SightOfBase {
  place: number;
  /** Hidden Task Forces that came from there. */
  forces: readonly number[];
  /** Units that are either there or in one of these, but for the aircraft. */
  units: readonly number[];
  /** The same for air steps, by nation. */
  airSteps: readonly number[];
}

/** A counter broken off in secret, as Japan sees it. */
export const unusedPiece = ({ places, limbo }: Rules): JsonObject => ({
  at: places[limbo.available]!.id,
  steps: 0,
});

/** Undefined while nothing is hidden. */
export function sightOf(t: T): Sight | undefined {
  const { seenBases, hiddenForces, taskForces } = t.position;
  if (seenBases.length === 0) return undefined;
  const hidden = new Set<number>();
  const unused = new Set<number>();
  const forces = new Map<number, JsonObject>();
  const underMarkers = new Set(hiddenForces.map(({ force }) => force));
  for (const { force, nation, hexes } of hiddenForces)
    forces.set(force, { marker: t.rules.nations[nation]!.id, hexes });
  const bases = seenBases.map((seen): SightOfBase => {
    const known = new Set(seen.units);
    for (const p of seen.units) hidden.add(p);
    for (const p of brokenOff(t, seen)) unused.add(p);
    const airSteps = airStepsOf(t, seen.units, (p) => seen.steps[seen.units.indexOf(p)]!);
    const fromHere = taskForces.flatMap(({ side, origin }, f) =>
      side === ALLIES && origin === seen.place && f >= seen.since ? [f] : [],
    );
    for (const force of fromHere) {
      if (underMarkers.has(force)) continue;
      const members = membersOf(t, force);
      const steps = airStepsOf(t, members, (p) => t.position.steps[p]!);
      steps.forEach((gone, nation) => (airSteps[nation]! -= gone));
      for (const p of members) known.delete(p);
      forces.set(force, composition(t, members, steps));
    }
    return {
      place: seen.place,
      forces: fromHere.filter((force) => underMarkers.has(force)),
      units: [...known].filter((p) => pieceAt(t, p).kind !== "air"),
      airSteps,
    };
  });
  return { hidden, unused, bases, forces };
}

/** Air counters that were free when the base was seen, and have since taken a step of its aircraft. */
function brokenOff({ rules, position }: T, { place, units, since }: SeenBase): number[] {
  return rules.piecesOfSide[ALLIES]!.filter((p) => {
    if (rules.pieces[p]!.kind !== "air" || units.includes(p)) return false;
    const force = position.tf[p]!;
    return force === -1
      ? position.at[p] === place
      : force >= since && position.taskForces[force]!.origin === place;
  });
}

function airStepsOf(t: T, units: readonly number[], stepsOf: (p: number) => number): number[] {
  const steps = t.rules.nations.map(() => 0);
  for (const p of units) {
    const { kind, nation } = pieceAt(t, p);
    if (kind === "air") steps[nation]! += stepsOf(p);
  }
  return steps;
}

/** Units by type, as set-ups write them; replacements markers by their values. */
function composition(t: T, units: readonly number[], airSteps: readonly number[]): JsonObject {
  const counts: { units: Record<string, number>; reduced: Record<string, number> } = {
    units: {},
    reduced: {},
  };
  const replacements: Record<string, number[]> = {};
  for (const p of units) {
    const { kind, id, nation, maxSteps } = pieceAt(t, p);
    const steps = t.position.steps[p]!;
    if (kind === "air") continue;
    if (kind === "replacements") (replacements[t.rules.nations[nation]!.id] ??= []).push(steps);
    else {
      const list = kind === "land" && steps < maxSteps ? counts.reduced : counts.units;
      list[id] = (list[id] ?? 0) + 1;
    }
  }
  // In the order of their numbers: the order of the counters would show which of two alike is gone.
  for (const values of Object.values(replacements)) values.sort((a, b) => a - b);
  const air = t.rules.nations.flatMap(({ id }, n) => (airSteps[n]! > 0 ? [[id, airSteps[n]!] as const] : []));
  const all = { ...counts, airSteps: Object.fromEntries(air), replacements };
  return Object.fromEntries(Object.entries(all).filter(([, some]) => Object.keys(some).length > 0));
}

/** A base of the list above, printed. */
export function printSight(t: T, { place, forces, units, airSteps }: SightOfBase): JsonObject {
  const left = leftAt(t, place);
  return {
    base: t.rules.places[place]!.id,
    taskForces: [...forces],
    ...(left && { unitsLeft: left.units, aircraftLeft: left.aircraft }),
    ...composition(t, units, airSteps),
  };
}

/** The two facts that Japan's own moves turn on (10.1, 2.1.1.2). */
export interface Left {
  /** Whether anybody but replacements is still at the base. */
  units: boolean;
  aircraft: boolean;
}

/** Undefined for an off-map box: nothing of Japan's can come there, so it need not know who is left. */
export function leftAt(t: T, place: number): Left | undefined {
  if (t.rules.places[place]!.kind !== "base") return undefined;
  const { at, tf } = t.position;
  const there = t.rules.piecesOfSide[ALLIES]!.filter((p) => at[p] === place && tf[p] === -1);
  return leftOf(there.map((p) => pieceAt(t, p).kind));
}

/** The same of units of these kinds. */
export const leftOf = (kinds: readonly Piece["kind"][]): Left => ({
  units: kinds.some((kind) => kind !== "replacements"),
  aircraft: kinds.includes("air"),
});

/** What a frame says of a Task Force that is being formed in secret is not for the enemy. */
export function veilFrame(t: T, step: string, data: JsonObject): JsonObject {
  const mover = data.reaction ? enemyOf(t.position.phasing) : t.position.phasing;
  if ((step !== "form-task-force" && step !== "sail-task-force") || mover !== ALLIES) return data;
  const shown = { ...data };
  delete shown.units;
  delete shown.marker;
  return shown;
}
