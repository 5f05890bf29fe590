import { seedState } from "./random";
import { rootScope } from "./streams";
import { type Chance, fail, type Generator, ok, type Result, type Scope } from "./types";

/** The generator of games that begin now. */
export const GENERATOR: Generator = 2;

export interface ChanceStart {
  seed?: number;
  dice?: readonly number[];
  /** The one by which a game was recorded; the newest by default. */
  generator?: Generator;
}

export function newChance({ seed = 1, dice, generator = GENERATOR }: ChanceStart): Chance {
  if (dice) return { kind: "listed", dice: dice.slice(), next: 0 };
  if (generator === 1) return { kind: "seeded", state: seedState(seed) };
  return { kind: "seeded", generator, scopes: [rootScope(seed)] };
}

/** A copy of the dice of a printed state, or why a game with so many frames cannot continue with them. */
export function readChance(json: unknown, frames: number): Result<Chance, { message: string; hint: string }> {
  const chance = (json ?? {}) as Chance;
  if (chance.kind === "listed") {
    if (Array.isArray(chance.dice) && isWord(chance.next)) return ok(structuredClone(chance));
  } else if (chance.kind === "seeded") {
    const { generator } = chance as { generator?: unknown };
    if (generator === undefined && "state" in chance && areWords(chance.state, 4))
      return ok(structuredClone(chance));
    if (generator !== undefined && generator !== GENERATOR)
      return fail({
        message:
          `The dice of this position were made by version ${JSON.stringify(generator)} of the generator; ` +
          `this program has versions 1 and ${GENERATOR}.`,
        hint: "Open it with the version of the program that saved it, or a newer one.",
      });
    if ("scopes" in chance && areScopes(chance.scopes, frames)) return ok(structuredClone(chance));
  }
  return fail({
    message: "The position does not contain the state of its dice, so the game cannot continue from it.",
    hint: "A position as one side sees it leaves this out. Save the whole position instead.",
  });
}

const isWord = (n: unknown): boolean => Number.isInteger(n) && (n as number) >>> 0 === n;

const areWords = (list: unknown, length: number): boolean =>
  Array.isArray(list) && list.length === length && list.every(isWord);

/** One for the whole game, and then those of frames on the stack, from the bottom to the top. */
function areScopes(list: unknown, frames: number): boolean {
  if (!Array.isArray(list) || list.length === 0) return false;
  return list.every((scope: Partial<Scope> | null, i) => {
    if (typeof scope?.name !== "string" || !areWords(scope.key, 2)) return false;
    if (!areCounts(scope.rolled) || !areCounts(scope.entered)) return false;
    const { depth } = scope;
    if (i === 0) return depth === -1;
    const below = (list[i - 1] as Scope).depth;
    return Number.isInteger(depth) && depth! > below && depth! < frames;
  });
}

const areCounts = (counts: unknown): boolean =>
  counts !== null &&
  typeof counts === "object" &&
  !Array.isArray(counts) &&
  Object.values(counts).every((n) => isWord(n) && n > 0);
