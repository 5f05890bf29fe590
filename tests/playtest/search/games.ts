import type { GameDefinition } from "../../../lib/games";
import type { Frame, Json, Step } from "../../../lib/kernel";
import type { Thoughtful } from "../../../lib/playtest/search";
import { tiny } from "../../kernel/tiny/support";

/** Small games of which one knows how they are played best. */

/** What a search is given of a small game that has no player of its own. */
export const bare = (more: Partial<Thoughtful> = {}): Pick<GameDefinition, "id"> & Thoughtful => ({
  id: "tiny",
  ...more,
});

interface Stones {
  left: number;
}

/** In turn each takes one, two or three stones; who takes the last one wins. A multiple of four is lost. */
const pile: Step<null, Stones> = {
  rule: "1",
  title: "Take stones",
  asks: (_t, frame) => 1 << (frame.data.side as number),
  options(t, _frame, _side, out) {
    for (let n = 1; n <= Math.min(3, t.position.left); n++) out.push(n);
  },
  take(t, frame, code, side) {
    t.set(t.position, "left", t.position.left - code);
    t.set(frame.data, "side", 1 - side);
    if (t.position.left === 0) t.end({ winner: t.module.sides[side]!, rule: "1", text: "The last stone." });
  },
};

export const stones = tiny<Stones>({
  id: "stones",
  sides: ["first", "second"],
  steps: { pile },
  position: () => ({ left: 10 }),
  first: { step: "pile", data: { side: 0 } },
  score: ({ left }) => left,
});

interface Coin {
  /** The hand that holds the coin, known to the hider alone. */
  hand: number;
}

/** One side hides a coin in one of four hands, with its eyes on the guesser; the other guesses, and wins if it is right. */
const guess: Step<null, Coin> = {
  rule: "1",
  title: "Guess",
  asks: () => 2,
  options: (_t, _frame: Frame, _side, out) => void out.push(0, 1, 2, 3),
  take(t, _frame, code) {
    const winner = t.module.sides[code === t.position.hand ? 1 : 0]!;
    t.end({ winner, rule: "1", text: "Open hands." });
  },
};

export const coin = tiny<Coin>({
  id: "coin",
  sides: ["hider", "guesser"],
  steps: { guess },
  position: () => ({ hand: 0 }),
  first: { step: "guess" },
  score: () => 0,
  seen: ({ hand }, side): Json => (side === 0 ? { hand } : {}),
});

interface Dice {
  safe: boolean;
}

/** A sure gain, or a throw that needs a six: the first is better on the whole. */
const wager: Step<null, Dice> = {
  rule: "1",
  title: "Wager",
  asks: () => 1,
  options: (_t, _frame, _side, out) => void out.push(0, 1),
  take(t, _frame, code) {
    const won = code === 1 || t.roll({ name: "Wager", dice: 1, sides: 6 })[0] === 6;
    t.end({ winner: t.module.sides[won ? 0 : 1]!, rule: "1", text: "Done." });
  },
};

export const wagers = tiny<Dice>({
  id: "wagers",
  sides: ["player", "bank"],
  steps: { wager },
  position: () => ({ safe: true }),
  first: { step: "wager" },
  score: () => 0,
});
