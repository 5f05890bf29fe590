import type { VariantContext } from "../../../lib/lab/answers";
import { ruleTitle } from "../../../lib/lab/answers/plan-context";
import type { Plan } from "../../../lib/lab/plan";
import type { GameLine, GameRecord } from "../../../lib/lab/record/types";
import { nextWord, seedState } from "../../../lib/kernel";
import { gameSeed } from "../../../lib/playtest";

/** A game of two sides that is not there: one score, a resource, three islands. */
export const context: VariantContext = {
  names: {
    side: (id) => ({ red: "Red", blue: "Blue" })[id] ?? id,
    score: () => "Points",
    step: (id) => ({ sail: "Sailing", fight: "Fighting", refit: "Refitting" })[id] ?? id,
    place: (id) => id.charAt(0).toUpperCase() + id.slice(1),
    type: (id) => ({ DD: "Destroyer", BB: "Battleship" })[id] ?? id,
    turn: (turn: number) => `Turn ${turn}`,
    rule: (number) => ruleTitle({ rules: { "2.0": "Movement", "2.1": "Setting sail" } }, number),
  },
  turnNoun: "turn",
  sides: ["red", "blue"],
  tracks: [
    { id: "points", title: "Points" },
    { id: "oil", title: "Oil", side: "red", spent: true },
  ],
  holdings: { noun: "island", title: "islands" },
  holders: { atoll: "blue", reef: "red", rock: "blue" },
  rules: [
    { rule: "2.1", title: "Sailing", step: "sail" },
    { rule: "3.0", title: "Fighting", step: "fight" },
    { rule: "4.0", title: "Refitting", step: "refit" },
    { rule: "9.1", title: "Typhoons" },
  ],
  leader: ({ points = 0 }) => (points > 0 ? "red" : points < 0 ? "blue" : null),
};

export const record = (given: Partial<GameRecord> = {}): GameRecord => ({
  variant: 0,
  game: 0,
  seed: 1,
  ended: "over",
  winner: "red",
  rule: "16.0",
  score: { points: 3 },
  turns: [1, 3],
  decisions: 10,
  hash: "0",
  tracks: { points: [1, 2, 3], oil: [5, 4, 2] },
  taken: [],
  lost: {},
  spent: {},
  asked: {},
  rules: {},
  ...given,
});

export const variant = (title: string, setting?: Record<string, number>): Plan["variants"][number] => ({
  title,
  game: "islands",
  documents: "{}",
  scenario: "scenarios/war.json",
  options: [],
  layers: ["house"],
  dataHash: `hash of ${title}`,
  ...(setting && { setting }),
});

export const planOf = (given: Partial<Plan> = {}): Plan => ({
  version: 1,
  engine: "0.1.0",
  purpose: "simulate",
  variants: [variant("as it is")],
  players: ["steady", "steady"],
  seed: 1,
  games: 400,
  cap: 1000,
  ...given,
});

/** A made-up war: Red's luck and its bonus in points a turn decide. The luck of a game is the same in every variant. */
export function madeUp(game: number, number = 0, bonus = 0): GameRecord {
  const seed = gameSeed(1, game);
  const words = seedState(seed);
  const chance = () => nextWord(words) / 4294967296;
  const points: number[] = [];
  const oil: number[] = [];
  const taken: GameRecord["taken"] = [];
  const lost = { red: { DD: 0, BB: 0 }, blue: { DD: 0, BB: 0 } };
  const spent = { oil: { sail: 0, fight: 0 } };
  let total = 0;
  let left = 12;
  for (let turn = 1; turn <= 6; turn++) {
    const luck = Math.round((chance() - 0.5) * 8);
    total += luck + (chance() < bonus ? 2 : 0);
    points.push(total);
    const sailing = chance() < 0.5 ? 1 : 2;
    left = Math.max(0, left + 1 - sailing);
    spent.oil.sail += sailing;
    oil.push(left);
    if (luck >= 2) taken.push([turn, chance() < 0.6 ? "atoll" : "rock", "red"]);
    if (luck <= -2) taken.push([turn, chance() < 0.6 ? "reef" : "rock", "blue"]);
    if (luck < 0) lost.red[chance() < 0.7 ? "DD" : "BB"]++;
    if (luck > 0) lost.blue[chance() < 0.7 ? "DD" : "BB"]++;
  }
  return record({
    variant: number,
    game,
    seed,
    winner: total > 0 ? "red" : total < 0 ? "blue" : null,
    score: { points: total },
    turns: [1, 6],
    decisions: 20 + (game % 7),
    tracks: { points, oil },
    taken,
    lost,
    spent,
    asked: { sail: [6, 18, 2], fight: [3, 6, 1] },
    rules: { "2.1.1": 6, "3.2": 3 },
  });
}

/** Lines in an order in which no crew would bring them, but could. */
export function shuffled<T>(lines: readonly T[], seed: number): T[] {
  const words = seedState(seed);
  const all = lines.slice();
  for (let i = all.length - 1; i > 0; i--) {
    const other = nextWord(words) % (i + 1);
    [all[i], all[other]] = [all[other]!, all[i]!];
  }
  return all;
}

/** The games of a comparison: the second variant gives Red a bonus. */
export const comparedLines = (games: number, bonus: number): GameLine[] =>
  Array.from({ length: games }, (_, game) => [madeUp(game), madeUp(game, 1, bonus)]).flat();
