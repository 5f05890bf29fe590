import type { CounterFace, HeldCounter } from "../../../counter-types";
import type { Rules } from "../../model/rules";
import { rankOf, shortNumber } from "../faces";
import { faceOfType, replacementsFace } from "./faces";
import { type Composition, forceTitle, frameOf, idsOf, nameOfPlace, type Seen, type SeenUnit } from "./seen";

/** Pieces as counters in piles: indistinguishable ones lie together. */

/** The printed state with what frames say of single pieces. */
export interface PieceContext {
  rules: Rules;
  seen: Seen;
  /** Members of a Task Force that is being formed in port (9.4). */
  forming: ReadonlySet<string>;
  unsupplied: ReadonlySet<string>;
  /** Came ashore against the enemy (18.1.6). */
  storming: ReadonlySet<string>;
  /** Half a hit lies on them (12.3.3.2). */
  halfHit: ReadonlySet<string>;
  /** Ships whose place of arrival is rolled for (17.1). */
  expected: ReadonlySet<string>;
}

export function pieceContext(rules: Rules, seen: Seen): PieceContext {
  const set = (step: string, member: string): Set<string> =>
    new Set(idsOf(frameOf(seen, step)?.data[member]));
  return {
    rules,
    seen,
    forming: new Set([...set("form-task-force", "units"), ...set("sail-task-force", "units")]),
    unsupplied: set("battle-board", "outOfSupplyUnits"),
    storming: set("battle-board", "stormUnits"),
    halfHit: set("surface-fire", "halfUnits"),
    expected: new Set(seen.special.reactionForce?.units),
  };
}

/** Piles of these pieces. `inBox`: on the Battle Board, where aircraft of another base are told by that base. */
export function pilesOf(table: PieceContext, ids: readonly string[], inBox = false): HeldCounter[] {
  const piles = new Map<string, { pile: HeldCounter; order: number }>();
  for (const same of inOneState(table, ids)) {
    const id = same[0]!;
    const pile = counterOf(table, id, inBox);
    pile.count = same.length;
    pile.pieces = same;
    if (pile.steps !== undefined) pile.steps *= same.length;
    // States may differ in what is not shown.
    const key = keyOf(pile, table.seen.units[id]!.steps);
    const known = piles.get(key)?.pile;
    if (!known) {
      piles.set(key, { pile, order: orderOf(table, id, pile.face) });
      continue;
    }
    known.count += pile.count;
    known.pieces!.push(...same);
    if (pile.steps !== undefined) known.steps = (known.steps ?? 0) + pile.steps;
  }
  return [...piles.values()].sort((a, b) => a.order - b.order).map(({ pile }) => pile);
}

/** Hundreds of pieces are in a few states: only one of each is looked at closely. */
function inOneState(table: PieceContext, ids: readonly string[]): Iterable<string[]> {
  const { rules, seen, forming, unsupplied, storming, halfHit, expected } = table;
  const marked = [forming, unsupplied, storming, halfHit, expected].filter(({ size }) => size > 0);
  const states = new Map<string, string[]>();
  for (const id of ids) {
    const { at, steps, flags, taskForce, hits, committed } = seen.units[id]!;
    let key = `${rules.pieces[rules.pieceOf[id]!]!.type} ${steps}`;
    if (taskForce !== undefined || hits !== undefined || committed !== undefined)
      key += ` ${taskForce} ${hits} ${committed} ${at}`;
    if (flags) key += ` ${flags.join()} ${at}`;
    for (const set of marked) key += set.has(id) ? " 1" : " 0";
    const state = states.get(key);
    if (state) state.push(id);
    else states.set(key, [id]);
  }
  return states.values();
}

/** Who sails together lies together, above those who stay. */
function orderOf({ seen, forming }: PieceContext, id: string, face: CounterFace): number {
  const force = seen.units[id]!.taskForce ?? seen.taskForces.length + (forming.has(id) ? 0 : 1);
  return force * 4 + rankOf(face);
}

/** What is shown of one piece of a pile. */
const keyOf = (pile: HeldCounter, steps: number): string => {
  const { face, group, note, reduced, damaged, committed, moved, unsupplied } = pile;
  return [face.type, steps, group, note, reduced, damaged, committed, moved, unsupplied].join("|");
};

function counterOf(table: PieceContext, id: string, inBox: boolean): HeldCounter {
  const { rules, seen, unsupplied } = table;
  const unit = seen.units[id]!;
  const piece = rules.pieces[rules.pieceOf[id]!]!;
  const { kind, type, maxSteps } = piece;
  const group = groupOf(table, id, unit, inBox);
  const note = noteOf(table, id, unit);
  return {
    pointer: id,
    face: kind === "replacements" ? replacementsFace(rules, type, unit.steps) : faceOfType(rules, type),
    count: 1,
    pieces: [id],
    ...(kind === "air" && unit.steps > 0 && { steps: unit.steps }),
    ...(kind === "land" && unit.steps > 0 && unit.steps < maxSteps && { reduced: true }),
    ...((unit.hits ?? 0) > 0 && { damaged: true }),
    ...(unit.committed !== undefined && !(inBox && unit.box === "longRange") && { committed: true }),
    // Where all have come to fight, nobody looks for who has moved.
    ...(!inBox && unit.flags?.some((flag) => movedFlags.has(flag)) && { moved: true }),
    ...(unsupplied.has(id) && { unsupplied: true }),
    ...(group !== undefined && { group }),
    ...(note !== "" && { note }),
  };
}

type FlagName = NonNullable<SeenUnit["flags"]>[number];

const movedFlags: ReadonlySet<FlagName> = new Set<FlagName>([
  "movedOperationally",
  "operational",
  "seaDeployed",
  "oneHexDeployed",
  "deployed",
]);

function groupOf(
  { rules, seen, forming, expected }: PieceContext,
  id: string,
  unit: SeenUnit,
  inBox: boolean,
): string | undefined {
  if (unit.taskForce !== undefined) return forceTitle(rules, seen, unit.taskForce);
  if (forming.has(id)) return "In the new Task Force";
  if (inBox && unit.box === "longRange") return `From ${nameOfPlace(rules, unit.at)}`;
  if (unit.committed !== undefined) return `Committed to ${nameOfPlace(rules, unit.committed)}`;
  if (expected.has(id)) return `Reaction Force of turn ${seen.special.reactionForce!.turn}`;
  return undefined;
}

const flagNotes: readonly (readonly [FlagName, string])[] = [
  ["lostStepAtSea", "lost a step at sea, cannot land"],
  ["needsPlanes", "needs planes"],
  ["hiding", "hidden as Naval Aviation"],
  ["eligible", "may become Naval Aviation"],
  ["training", "in training for Naval Aviation"],
  ["elite", "elite pilots"],
  ["unpacking", "unpacking, no Air ZOC yet"],
  ["withdrawn", "removed for conversion"],
  ["apart", "broken down"],
];

function noteOf({ storming, halfHit }: PieceContext, id: string, { flags = [], hits = 0 }: SeenUnit): string {
  const notes = flagNotes.flatMap(([flag, words]) => (flags.includes(flag) ? [words] : []));
  if (storming.has(id)) notes.unshift("landed under fire");
  const all = hits + (halfHit.has(id) ? 0.5 : 0);
  if (all > 0) notes.unshift(`${shortNumber(all)} ${all > 1 ? "hits" : "hit"}`);
  return notes.join(", ");
}

/** Units that are listed by type alone. `entry` makes their keys. */
export function compositionOf(
  rules: Rules,
  { units = {}, reduced = {}, airSteps = {}, replacements = {} }: Composition,
  entry: string,
  groupFor: (kind: "air" | "other") => string | undefined,
): HeldCounter[] {
  const found: HeldCounter[] = [];
  const add = (key: string, face: CounterFace, count: number, more: Partial<HeldCounter> = {}): void => {
    const group = groupFor(face.kind === "air" ? "air" : "other");
    found.push({ pointer: `${entry}/${key}`, face, count, ...more, ...(group !== undefined && { group }) });
  };
  for (const [type, count] of Object.entries(units))
    add(`units/${type}`, faceOfType(rules, rules.typeOf[type]!), count);
  for (const [type, count] of Object.entries(reduced))
    add(`reduced/${type}`, faceOfType(rules, rules.typeOf[type]!), count, { reduced: true });
  for (const [nation, steps] of Object.entries(airSteps)) {
    const air = rules.airOf[rules.nations.findIndex(({ id }) => id === nation)]?.[0];
    if (steps <= 0 || air === undefined) continue;
    const { type, maxSteps } = rules.pieces[air]!;
    add(`airSteps/${nation}`, faceOfType(rules, type), Math.ceil(steps / maxSteps), { steps });
  }
  for (const [nation, values] of Object.entries(replacements)) {
    const type = rules.typeOf[`${nation}-replacements`];
    if (type === undefined) continue;
    values.forEach((value, i) => add(`replacements/${nation}/${i}`, replacementsFace(rules, type, value), 1));
  }
  return found.sort((a, b) => rankOf(a.face) - rankOf(b.face));
}
