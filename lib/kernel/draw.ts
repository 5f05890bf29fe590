import { countHits, nextFaces, rollFaces, type RollRequest, sequenceWords } from "./dice";
import type { Journal } from "./journal";
import type { RandomState } from "./random";
import { rollWords } from "./streams";
import type { Roll, SequenceChance, State, StreamChance } from "./types";

/** What a table has of chance: its dice, and the journal in which it is written that they were drawn. */
interface Source {
  readonly state: State<unknown>;
  readonly journal: Journal;
  readonly module: { readonly sides: readonly string[] };
}

/** The faces of a roll: those that were given, or those of the generator. */
export function drawFaces(t: Source, request: RollRequest): number[] {
  const { chance } = t.state;
  if (chance.kind === "listed") return nextFaces(chance, t.journal, request);
  return rollFaces(words(t, chance, request), request);
}

/** How many dice of a roll are hits, where nobody asks for their faces. */
export function drawHits(t: Source, request: RollRequest & { need: number }): number {
  const { chance } = t.state;
  if (chance.kind !== "listed") return countHits(words(t, chance, request), request);
  return hitsAmong(drawFaces(t, request), request.need);
}

export function hitsAmong(faces: readonly number[], need: number): number {
  let hits = 0;
  for (const face of faces) if (face >= need) hits++;
  return hits;
}

/** The generator's words for a roll. */
function words(
  { journal, module }: Source,
  chance: SequenceChance | StreamChance,
  { name, key = name, side }: RollRequest,
): RandomState {
  if (!chance.generator) return sequenceWords(chance, journal);
  const purpose = side === undefined ? key : `${module.sides[side]}: ${key}`;
  return rollWords(chance, journal, purpose);
}

/** A roll as the diary has it. */
export function rollOf(
  { module }: Source,
  { name, side, need, modifiers }: RollRequest,
  faces: number[],
  hits: number | undefined,
): Roll {
  const roll: Roll = { name, faces };
  if (side !== undefined) roll.side = module.sides[side];
  if (need !== undefined) roll.need = need;
  if (hits !== undefined) roll.hits = hits;
  const reasons = modifiers?.();
  if (reasons && reasons.length > 0) roll.modifiers = reasons;
  return roll;
}
