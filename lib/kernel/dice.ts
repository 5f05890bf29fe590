import type { Journal } from "./journal";
import { below, type RandomState } from "./random";
import { DiceError, type DiceWanted, type ListedChance, type SequenceChance } from "./types";

/** A request for dice: what for, how many, and the face from which one counts. */
export interface RollRequest {
  name: string;
  /**
   * What the dice are for, where the name says it otherwise (in full only where somebody reads the log). Rolls of one
   * key, side and scope take their dice from one stream. Equal in games with and without a log, and in games of
   * rulesets that differ a little: an id, never a number that the ruleset gave.
   */
  key?: string;
  side?: number;
  dice: number;
  sides: number;
  /** The lowest face (default 1); 0 for the ten-sided dice that are read from 0 to 9. */
  low?: number;
  /** Least face that is a hit; above the highest no face is. Clamp nothing: `low` or less means every face. */
  need?: number;
  /**
   * What a face of a die comes to, where several come to the same: when chance is enumerated they are one way for it to
   * fall. Equal for two faces only if play goes on alike after both.
   */
  comesTo?: (face: number) => number | string;
  /** Names of the modifiers in `need`, asked for only when somebody reads the log. */
  modifiers?: () => string[];
}

/** Supplies outcomes when chance is enumerated instead of rolled. */
export interface ChanceScript {
  faces(request: RollRequest): number[];
  hits(request: RollRequest): number;
}

/** Generated faces, in order. */
export function rollFaces(words: RandomState, { dice, sides, low = 1 }: RollRequest): number[] {
  const faces: number[] = [];
  for (let i = 0; i < dice; i++) faces.push(below(words, sides) + low);
  return faces;
}

/** Faces from the list, in order. Throws `DiceError` when it does not fit. */
export function nextFaces(chance: ListedChance, journal: Journal, request: RollRequest): number[] {
  const { low = 1, sides } = request;
  const high = low + sides - 1;
  const faces: number[] = [];
  for (let i = 0; i < request.dice; i++) {
    const face = chance.dice[chance.next + i];
    if (face === undefined) {
      throw new DiceError(
        `${request.name} needs ${request.dice} dice, but only ${i} of the given dice remain ` +
          `(${chance.dice.length} were given). Add the missing results to "dice".`,
        wantedDice(request, i),
      );
    }
    if (!Number.isInteger(face) || face < low || face > high) {
      throw new DiceError(
        `Die ${chance.next + i + 1} shows ${face}; ${request.name} rolls dice from ${low} to ${high}.`,
      );
    }
    faces.push(face);
  }
  journal.set(chance, "next", chance.next + request.dice);
  return faces;
}

function wantedDice({ name, dice, low = 1, sides, need, modifiers }: RollRequest, given: number): DiceWanted {
  const why = modifiers?.() ?? [];
  return {
    name,
    dice: dice - given,
    low,
    high: low + sides - 1,
    ...(need !== undefined && { need }),
    ...(why.length > 0 && { modifiers: why }),
  };
}

/** Hits among generated dice, drawn just as `rollFaces` draws them but without a list of faces. */
export function countHits(
  words: RandomState,
  { dice, sides, low = 1, need }: RollRequest & { need: number },
): number {
  let hits = 0;
  for (let i = 0; i < dice; i++) if (below(words, sides) + low >= need) hits++;
  return hits;
}

/** The words of the one sequence: a copy that undo can take back, or in bulk play the words themselves. */
export function sequenceWords(chance: SequenceChance, journal: Journal): RandomState {
  if (!journal.recording) return chance.state;
  const words = chance.state.slice() as RandomState;
  journal.set(chance, "state", words);
  return words;
}
