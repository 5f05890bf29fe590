import { type Game, seedState, type Weighted } from "../../../kernel";
import type { BattlePolicy } from "../../battle-types";
import { anyLegal, firstLegal } from "../../shared/baselines";
import type { PacificTable, Position } from "../model/position";
import type { Rules } from "../model/rules";
import { answer } from "../players/steady";

type Policy = BattlePolicy<Rules, Position>;
type Choices = (t: PacificTable, side: number, codes: readonly number[]) => readonly number[];

export const DEFAULT_POLICY = "determined";

/** Rules of thumb that leave nothing to chance: the generator is the same each time. */
const thumb =
  (among: Choices): Policy["decide"] =>
  ({ table }: Game<Rules, Position>, side, codes): readonly Weighted[] => [
    { code: answer(table, side, among(table, side, codes), seedState(1)), probability: 1 },
  ];

/** Steps in which a side may leave a battle, or come after the enemy (29.2.4, 29.2.5, 31.2, 31.3). */
const leaving: readonly string[] = ["naval-bids", "naval-withdrawal", "ground-retreat", "ground-pursuit"];

const isLeaving = (t: PacificTable, side: number, code: number): boolean => {
  const choice = t.describe(code, side);
  if (t.asking(side).step === "ground-pursuit") return choice.do === "stay";
  return choice["bid"] === "withdraw" || choice.do === "withdraw" || choice.do === "retreat";
};

/** Those options by which a side leaves the battle, or those by which it does not; all where that leaves none. */
const only =
  (leaves: boolean): Choices =>
  (t, side, codes) => {
    if (!leaving.includes(t.asking(side).step)) return codes;
    const found = codes.filter((code) => isLeaving(t, side, code) === leaves);
    return found.length > 0 ? found : codes;
  };

/** How a side makes the choices inside a battle. */
export const policies: Readonly<Record<string, Policy>> = {
  determined: {
    title: "Determined",
    description:
      "The rules of thumb of the player steady, but nobody leaves a battle by choice: ships do not withdraw, troops stay while they " +
      "may, and come after those who retreat.",
    decide: thumb(only(false)),
  },
  cautious: {
    title: "Cautious",
    description:
      "The rules of thumb of the player steady, but ships withdraw and troops retreat as soon as they may, and nobody pursues.",
    decide: thumb(only(true)),
  },
  steady: {
    title: "Steady",
    description:
      "The rules of thumb of the player steady: the strongest fighter flies CAP, a good one that strikes poorly is the Escort; each " +
      "unit strikes where its hits count most, carriers before others; ships fire where a hit counts most and withdraw when the " +
      "enemy's fire is much stronger; the best troops lead, the poorest lose their steps.",
    decide: thumb((_t, _side, codes) => codes),
  },
  "first-legal": firstLegal,
  random: anyLegal,
};
