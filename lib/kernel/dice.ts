import type { Journal } from "./journal";
import { below, type RandomState } from "./random";
import { type Chance, DiceError, type DiceWanted } from "./types";

/** A request for dice: what for, how many, and the face from which one counts. */
export interface RollRequest {
  name: string;
  side?: number;
  dice: number;
  sides: number;
  /** The lowest face (default 1); 0 for the ten-sided dice that are read from 0 to 9. */
  low?: number;
  /** Least face that is a hit; above the highest no face is. Clamp nothing: `low` or less means every face. */
  need?: number;
  /** Names of the modifiers in `need`, asked for only when somebody reads the log. */
  modifiers?: () => string[];
}

/** Supplies outcomes when chance is enumerated instead of rolled. */
export interface ChanceScript {
  faces(request: RollRequest): number[];
  hits(request: RollRequest): number;
}

/** Faces in order, generated or from the list. Throws `DiceError` when the list does not fit. */
export function drawFaces(chance: Chance, journal: Journal, request: RollRequest): number[] {
  const { low = 1, sides } = request;
  const high = low + sides - 1;
  const faces: number[] = [];
  if (chance.kind === "seeded") {
    const words = workingWords(chance, journal);
    for (let i = 0; i < request.dice; i++) faces.push(below(words, sides) + low);
    return faces;
  }
  for (let i = 0; i < request.dice; i++) {
    const face = chance.dice[chance.next + i];
    if (face === undefined) {
      throw new DiceError(
        `${request.name} needs ${request.dice} dice, but only ${i} of the given dice are left ` +
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

/** Hits among generated dice, drawn just as `drawFaces` draws them but without a list of faces. */
export function countHits(
  chance: Extract<Chance, { kind: "seeded" }>,
  journal: Journal,
  request: RollRequest & { need: number },
): number {
  const { low = 1, need, sides } = request;
  const words = workingWords(chance, journal);
  let hits = 0;
  for (let i = 0; i < request.dice; i++) if (below(words, sides) + low >= need) hits++;
  return hits;
}

/** The generator's words: a copy that undo can take back, or in bulk play the words themselves. */
function workingWords(chance: Extract<Chance, { kind: "seeded" }>, journal: Journal): RandomState {
  if (!journal.recording) return chance.state;
  const words = chance.state.slice() as RandomState;
  journal.set(chance, "state", words);
  return words;
}
