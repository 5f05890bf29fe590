import type { ChanceScript, RollRequest } from "./dice";
import { EngineError } from "./types";

/** What a roll came to: the faces in order, or how many of them were hits. */
export type RollResult = number | number[];

/** One way a roll can fall. */
export interface Branch {
  probability: number;
  result: RollResult;
}

/**
 * Thrown to stop play at the first roll whose result is not fixed yet; the kernel catches it. It is thrown by the
 * thousand and is no error, so it brings no stack.
 */
export class Undecided {
  constructor(
    readonly request: RollRequest,
    readonly branches: readonly Branch[],
  ) {}
}

/** More ways than this for one roll of faces is not enumeration but a mistake. */
const MOST_WAYS = 1_000_000;

/** Gives the rolls these results, in order, and stops at the first one after them. */
export function scripted(fixed: readonly RollResult[]): ChanceScript {
  let next = 0;
  const result = (request: RollRequest, branchesOf: (request: RollRequest) => Branch[]): RollResult => {
    const known = fixed[next];
    if (known !== undefined) {
      next++;
      return typeof known === "number" ? known : known.slice();
    }
    throw new Undecided(request, branchesOf(request));
  };
  return {
    faces: (request) => result(request, faceBranches) as number[],
    hits(request) {
      // Dice that cannot hit, or cannot miss, decide nothing.
      const p = chanceOfHit(request);
      if (p === 0) return 0;
      return p === 1 ? request.dice : (result(request, hitBranches) as number);
    },
  };
}

/** Of one die. */
const chanceOfHit = ({ sides, low = 1, need = low + sides }: RollRequest): number =>
  Math.min(1, Math.max(0, (sides - need + low) / sides));

/** The binomial distribution of hits. */
function hitBranches(request: RollRequest): Branch[] {
  const { dice } = request;
  const p = chanceOfHit(request);
  const branches = [];
  let ways = 1;
  for (let hits = 0; hits <= dice; hits++) {
    branches.push({ probability: ways * p ** hits * (1 - p) ** (dice - hits), result: hits });
    ways = (ways * (dice - hits)) / (hits + 1);
  }
  return branches;
}

function faceBranches(request: RollRequest): Branch[] {
  const { dice, name } = request;
  const faces = facesThatDiffer(request);
  const ways = faces.length ** dice;
  if (ways > MOST_WAYS) throw new EngineError(`${name} has ${ways} possible results, too many to list.`);
  const branches = [];
  for (let way = 0; way < ways; way++) {
    const result: number[] = [];
    let probability = 1;
    for (let i = 0, rest = way; i < dice; i++, rest = Math.floor(rest / faces.length)) {
      const { face, share } = faces[rest % faces.length]!;
      result.push(face);
      probability *= share;
    }
    branches.push({ probability, result });
  }
  return branches;
}

/** The faces of one die, with how likely each is: one for all that come to the same. */
function facesThatDiffer({ sides, low = 1, comesTo }: RollRequest): { face: number; share: number }[] {
  const counts = new Map<number | string, { face: number; count: number }>();
  for (let face = low; face < low + sides; face++) {
    const what = comesTo ? comesTo(face) : face;
    const there = counts.get(what);
    if (there) there.count++;
    else counts.set(what, { face, count: 1 });
  }
  return [...counts.values()].map(({ face, count }) => ({ face, share: count / sides }));
}
