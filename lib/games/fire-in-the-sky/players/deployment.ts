import { DONE } from "../../../kernel";
import { pieceAt } from "../model/pieces";
import type { Deploying } from "../reasons/deployment";
import { type Adviser, judged } from "./advice";
import type { Outlook } from "./outlook";
import { once } from "./once";
import type { Move } from "./move";
import { movesOf } from "./moves";
import { alikeIn } from "./task-forces";

/** 8.0: which unit deploys next, and where. */

const first = once((outlook) => movesOf(outlook, false));
const last = once((outlook) => movesOf(outlook, true));

const movesNow = (outlook: Outlook, second: boolean): Move[] => (second ? last : first)(outlook);

/** The most important move of each group of indistinguishable units in a place. */
function firstMoves(outlook: Outlook, moves: readonly Move[]): Map<number, Move> {
  const found = new Map<number, Move>();
  for (const move of moves) {
    const key = kindAndPlace(outlook, move.p);
    if (!found.has(key)) found.set(key, move);
  }
  return found;
}

/** A number for all that makes units alike for a deployment. */
function kindAndPlace({ t }: Outlook, p: number): number {
  const { at, flags, steps } = t.position;
  const { types, places } = t.rules;
  return ((steps[p]! * types.length + pieceAt(t, p).type) * places.length + at[p]!) * FLAGS + flags[p]!;
}

/** More than all flags together. */
const FLAGS = 2 ** 16;

const standsAlike = (outlook: Outlook, a: number, b: number): boolean => {
  const { at, flags } = outlook.t.position;
  return at[a] === at[b] && flags[a] === flags[b] && alikeIn(outlook.t, a, b);
};

export const choosing =
  (second: boolean): Adviser =>
  (outlook) => {
    const { pieces } = outlook.t.rules;
    const moves = firstMoves(outlook, movesNow(outlook, second));
    return (code) => {
      if (code === DONE) return judged(0, "Everything is where it is needed.");
      if (code >= pieces.length) return judged(1000, "The unit is brought to full strength.");
      const move = moves.get(kindAndPlace(outlook, code));
      return move ? judged(move.gain, move.why) : judged(-1, "It is in the right place.");
    };
  };

const STAY = -2;

/** A code is (place * 3 + steps) * 2 + way; steps 0 for the whole unit, way 0 by sea. */
export const destination: Adviser<Deploying> = (outlook, frame) => {
  const { unit, second } = frame.data;
  const moves = movesNow(outlook, second).filter(({ p }) => standsAlike(outlook, p, unit));
  return (code) => {
    if (code === STAY) return judged(0, "It stays where it is.");
    const place = Math.floor(code / 6);
    const whole = Math.floor(code / 2) % 3 === 0;
    const bySea = code % 2 === 0;
    const move = whole ? moves.find((each) => each.to === place && each.bySea === bySea) : undefined;
    return move
      ? judged(move.gain, move.why)
      : judged(-1 - 0.001 * pieceAt(outlook.t, unit).transport, "It gains nothing there.");
  };
};
