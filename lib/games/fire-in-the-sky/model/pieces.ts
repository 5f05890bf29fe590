import { Flag, Box, type T } from "./position";
import { JAPAN, type Piece, QUARTERS, type ShipClass } from "./rules";

/** Everything that happens to a counter goes through this file, so that the log can record it. */

export const pieceAt = (t: T, p: number): Piece => t.rules.pieces[p]!;
/** A ship of one of these classes. */
export const isOfClass = ({ shipClass }: Pick<Piece, "shipClass">, classes: readonly ShipClass[]): boolean =>
  shipClass !== null && classes.includes(shipClass);
export const has = (t: T, p: number, flag: number): boolean => (t.position.flags[p]! & flag) !== 0;

/** The hex a piece is in; a holding box counts as the hex that it belongs to (2.2.6, 7.1.1). */
export const hexOf = (t: T, p: number): number => t.rules.places[t.position.at[p]!]!.within;

/** On the map: in a hex, an off-map box or a holding box that counts as a hex. */
export function onMap(t: T, p: number): boolean {
  const { limbo, convoyEscort } = t.rules;
  const at = t.position.at[p]!;
  return (
    at !== limbo.available &&
    at !== limbo.track &&
    at !== limbo.removed &&
    at !== limbo.arriving &&
    at !== convoyEscort
  );
}

export const placeName = (t: T, place: number): string => t.rules.places[place]!.name;

/** A side in running text: "Japan", "the Allies". */
export const sideText = (side: number): string => (side === JAPAN ? "Japan" : "the Allies");

/** "DD", "CV (Akagi, Kaga)", "2 air steps": a counter as people name it; of an air unit, so many steps. */
export function pieceName(t: T, p: number, some = 0): string {
  const piece = pieceAt(t, p);
  const steps = some || t.position.steps[p]!;
  switch (piece.kind) {
    case "air":
      return `${steps} air step${steps === 1 ? "" : "s"}`;
    case "replacements":
      return `a replacements marker of ${steps}`;
    case "land":
      return steps < piece.maxSteps ? `${piece.name} (reduced)` : piece.name;
    case "naval":
      return piece.name;
  }
}

const placeId = (t: T, place: number): string => t.rules.places[place]!.id;

export function moveTo(t: T, p: number, place: number): void {
  const { position } = t;
  const from = position.at[p]!;
  if (from === place) return;
  if (t.logging) t.change(`/units/${pieceAt(t, p).pieceId}/at`, placeId(t, from), placeId(t, place));
  t.set(position.at, p, place);
  if (from === t.rules.limbo.track) t.set(position.due, p, 0);
}

export function setSteps(t: T, p: number, steps: number): void {
  const { position } = t;
  if (t.logging) t.change(`/units/${pieceAt(t, p).pieceId}/steps`, position.steps[p]!, steps);
  t.set(position.steps, p, steps);
}

export function flag(t: T, p: number, bits: number): void {
  t.set(t.position.flags, p, t.position.flags[p]! | bits);
}

export function unflag(t: T, p: number, bits: number): void {
  t.set(t.position.flags, p, t.position.flags[p]! & ~bits);
}

/** Take a piece off whatever it is part of: task force, battle, commitment, marks of this turn. */
function detach(t: T, p: number): void {
  const { position } = t;
  const force = position.tf[p]!;
  t.set(position.tf, p, -1);
  t.set(position.box, p, Box.none);
  t.set(position.commit, p, -1);
  t.set(position.hits, p, 0);
  t.set(position.flags, p, position.flags[p]! & (Flag.needsPlanes | Flag.elite));
  if (force >= 0 && !position.tf.includes(force)) t.set(position.taskForces[force]!, "side", -1);
}

/**
 * The turn of the k-th Reinforcement Phase of a side from now, the next one counted as 1 (13.1 example).
 * Japan's comes first in a turn: in the Japanese player turn the Allied one of the same turn is still ahead.
 */
export function turnOfReinforcement(t: T, side: number, k: number): number {
  const { turn, phasing } = t.position;
  return side !== JAPAN && phasing === JAPAN ? turn + k - 1 : turn + k;
}

/** Put a unit on the Turn Record Track, k of its own Reinforcement Phases away. */
export function toTrack(t: T, p: number, phases: number): void {
  const due = turnOfReinforcement(t, pieceAt(t, p).side, phases);
  detach(t, p);
  t.set(t.position.due, p, due);
  moveTo(t, p, t.rules.limbo.track);
  if (t.logging) t.change(`/units/${pieceAt(t, p).pieceId}/due`, 0, due);
}

/** Back to the counters that may still arrive (2.1.1.2, 13.1). */
export function toPool(t: T, p: number): void {
  detach(t, p);
  setSteps(t, p, 0);
  t.set(t.position.flags, p, 0);
  moveTo(t, p, t.rules.limbo.available);
}

/** Out of the game for good. */
export function toRemoved(t: T, p: number): void {
  detach(t, p);
  setSteps(t, p, 0);
  t.set(t.position.flags, p, 0);
  moveTo(t, p, t.rules.limbo.removed);
}

// ---- task forces ------------------------------------------------------------------------------------

/** Form a task force of these pieces in a sea node (9.4); ships turn to their operational side. */
export function formTaskForce(
  t: T,
  side: number,
  members: readonly number[],
  origin: number,
  node: number,
): number {
  const { position } = t;
  const force = position.taskForces.length;
  t.push(position.taskForces, { side, node, origin, attacks: 0 });
  const place = t.rules.placeOfNode[node]!;
  for (const p of members) {
    t.set(position.tf, p, force);
    t.set(position.commit, p, -1);
    flag(t, p, pieceAt(t, p).kind === "naval" ? Flag.operational : Flag.movedOperationally);
    moveTo(t, p, place);
  }
  return force;
}

export function membersOf(t: T, force: number): number[] {
  const { tf } = t.position;
  const members: number[] = [];
  for (let p = 0; p < tf.length; p++) if (tf[p] === force) members.push(p);
  return members;
}

/** A passenger comes ashore, or a ship leaves its task force for the port. */
export function leaveTaskForce(t: T, p: number): void {
  const force = t.position.tf[p]!;
  if (force < 0) return;
  t.set(t.position.tf, p, -1);
  if (!t.position.tf.includes(force)) t.set(t.position.taskForces[force]!, "side", -1);
}

// ---- strengths and losses ---------------------------------------------------------------------------

export type Loss = "sunk" | "damaged" | "landSteps" | "airSteps" | "replacements" | "merchantmen";

/** For whoever keeps an account of losses: so many steps of a counter, or the counter itself. */
export function noteLoss(t: T, loss: Loss, p: number, steps = 1): void {
  if (loss !== "damaged") loseSteps(t, p, steps);
  if (!t.position.losses) return;
  const { side, kind, nation, id } = pieceAt(t, p);
  const sort = kind === "naval" || kind === "land" ? id : t.rules.nations[nation]!.id;
  addLoss(t, `${loss}/${t.module.sides[side]!}/${sort}`, steps);
}

/** Air steps of a nation are all alike, whatever counters they stand on (2.1.1.2). */
function loseSteps(t: T, p: number, steps: number): void {
  if (steps === 0) return;
  const { side, kind, nation, id } = pieceAt(t, p);
  t.lose(side, kind === "air" ? airType(t.rules.nations[nation]!.id) : id, steps);
}

/** What the air steps of a nation are called among the types of counters. */
export const airType = (nation: string): string => `${nation}-air`;

/** All of a counter is lost that goes back to the pool: its steps, or one marker (7.4). */
export function losePiece(t: T, p: number): void {
  const { kind } = pieceAt(t, p);
  if (kind === "air") noteLoss(t, "airSteps", p, t.position.steps[p]!);
  else if (kind === "replacements") noteLoss(t, "replacements", p);
  toPool(t, p);
}

/** The same of what is no counter. */
export function addLoss(t: T, what: string, count: number): void {
  const { losses } = t.position;
  if (losses) t.set(losses, what, (losses[what] ?? 0) + count);
}

/** Combat Strength of a land unit as it stands (2.1.1.3). */
export function strengthOf(t: T, p: number): number {
  const piece = pieceAt(t, p);
  if (piece.kind !== "land") return 0;
  const steps = t.position.steps[p]!;
  if (steps === 0) return 0;
  return steps >= piece.maxSteps ? piece.strength : piece.reduced;
}

/** Transport rating in quarters: air by its steps, a marker by its value (2.1.1.2, 7.4). */
export function transportOf(t: T, p: number): number {
  const piece = pieceAt(t, p);
  if (piece.kind === "air") return piece.transport * t.position.steps[p]!;
  if (piece.kind === "replacements") return QUARTERS * t.position.steps[p]!;
  return piece.transport;
}

/** A counter that is lost though nobody sank it: its nation has nowhere to mend it, or is gone (13.1, 17.4). */
export function leaveForGood(t: T, p: number): void {
  loseSteps(t, p, t.position.steps[p]!);
  toRemoved(t, p);
}

/** A land unit is wiped out: back two Reinforcement Phases later, at full strength (13.2, 13.4). */
export function eliminateLand(t: T, p: number): void {
  const piece = pieceAt(t, p);
  if (t.rules.parameters.damage.brokenForever[piece.nation]) {
    toRemoved(t, p);
    return;
  }
  toTrack(t, p, t.rules.parameters.delays.eliminatedLand);
  setSteps(t, p, piece.maxSteps);
}

/** One step loss: flips a full unit, eliminates a reduced one. Returns true when it is eliminated. */
export function loseLandStep(t: T, p: number): boolean {
  noteLoss(t, "landSteps", p);
  const left = t.position.steps[p]! - 1;
  if (left > 0) {
    setSteps(t, p, left);
    return false;
  }
  eliminateLand(t, p);
  return true;
}

/** One air step goes; the counter returns to the pool with the last one. */
export function loseAirStep(t: T, p: number): void {
  noteLoss(t, "airSteps", p);
  giveAirStepUp(t, p);
}

/** The same of one that is not lost, but given up. */
export function giveAirStepUp(t: T, p: number): void {
  const left = t.position.steps[p]! - 1;
  if (left > 0) setSteps(t, p, left);
  else toPool(t, p);
}

/** Sink a ship: some classes leave the game, the rest may be used for later arrivals (13.1, 17.4). */
export function sinkShip(t: T, p: number): void {
  noteLoss(t, "sunk", p);
  const piece = pieceAt(t, p);
  if (t.rules.parameters.damage.sunkForever[piece.nation]!.includes(piece.shipClass!)) toRemoved(t, p);
  else toPool(t, p);
}

/** A damaged ship goes to the track, two of its Reinforcement Phases for each hit (13.1). */
export function damageShip(t: T, p: number, hits: number): void {
  noteLoss(t, "damaged", p);
  const piece = pieceAt(t, p);
  const { damage } = t.rules.parameters;
  if (damage.brokenForever[piece.nation]) {
    leaveForGood(t, p);
    return;
  }
  toTrack(t, p, damage.phasesPerHit * hits);
  if (piece.carrier && piece.side === JAPAN) flag(t, p, Flag.needsPlanes);
}
