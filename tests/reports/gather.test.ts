import { describe, expect, it } from "vitest";
import type { GameFile } from "../../lib/play/file";
import { gather, type ReportNames } from "../../lib/reports/gather";
import type { ReadReport } from "../../lib/reports/types";

const names: ReportNames = {
  scenario: (id) => id.toUpperCase(),
  side: (id) => id,
  choice: (_game, choice) => JSON.stringify(choice),
};

const phases = [
  { from: 0, title: "Move", rule: "8.0", part: "Turn 1" },
  { from: 2, title: "Fight", rule: "9.0", part: "Turn 1" },
  { from: 4, title: "Move", rule: "8.0", part: "Turn 2" },
];

function report(file: string, more: Partial<GameFile> = {}, moves: readonly string[] = []): ReadReport {
  const game: GameFile = {
    format: "sandtable-game",
    version: 1,
    game: "g",
    title: "T",
    data: { hash: "0".repeat(16), layers: [] },
    line: {
      opening: { scenario: "small", options: [], dice: { kind: "seeded", seed: 1 } },
      rolled: [],
      choices: moves.map((to) => ({ side: "red", step: "move", choice: { to } })),
    },
    seats: {},
    hidden: false,
    times: [],
    phases,
    notes: [],
    answers: [],
    ...more,
  };
  return { file, game };
}

describe("what games say together", () => {
  it("is where people hesitated, by median, with the longest time to look at", () => {
    const times = (...seconds: number[]) => seconds.map((each, choice) => ({ choice, seconds: each }));
    const { hesitation, phases: lengths } = gather(
      [report("a", { times: times(1, 2, 30, 50, 3) }), report("b", { times: times(4) })],
      names,
    );
    expect(hesitation).toEqual([
      { title: "Fight", rule: "9.0", choices: 2, median: 40, longest: { seconds: 50, file: "a", at: 3 } },
      { title: "Move", rule: "8.0", choices: 4, median: 2.5, longest: { seconds: 4, file: "b", at: 0 } },
    ]);
    // Move was played three times: 3 seconds, 3 seconds in the second turn, and 4 in the other game.
    expect(lengths).toEqual([
      { title: "Fight", rule: "9.0", times: 1, mean: 80 },
      { title: "Move", rule: "8.0", times: 3, mean: 10 / 3 },
    ]);
  });

  it("is which rules were questioned; remarks on typos count for none", () => {
    const about = (id: string) => [{ kind: "rule" as const, id, name: id }];
    const note = (id: string, kind: GameFile["notes"][number]["kind"], rule: string) => ({
      id,
      at: 0,
      kind,
      text: "?",
      about: about(rule),
    });
    const { rules } = gather(
      [
        report("a", {
          notes: [note("1", "question", "8.2"), note("2", "rule-doubt", "8.2"), note("3", "typo", "9.1")],
        }),
        report("b", { notes: [note("1", "comment", "8.2"), note("2", "rule-doubt", "7.1")] }),
      ],
      names,
    );
    expect(rules).toEqual([
      { rule: "8.2", notes: 3, games: 2 },
      { rule: "7.1", notes: 1, games: 1 },
    ]);
  });

  it("is who won, and with which choices, where both of them were tried more than once", () => {
    const won = { winner: "red", text: "Red wins." };
    const lost = { winner: "blue", text: "Blue wins." };
    const { won: games, choices } = gather(
      [
        report("a", { outcome: won }, ["north", "east"]),
        report("b", { outcome: won }, ["north"]),
        report("c", { outcome: lost }, ["south"]),
        report("d", { outcome: lost }, ["south", "south"]),
        report("e", { outcome: { text: "A draw." } }, ["west"]),
        report("f", {}, ["north"]),
      ],
      names,
    );
    expect(games).toEqual([
      {
        scenario: "SMALL",
        games: 6,
        unfinished: 1,
        draws: 1,
        wins: [
          { side: "red", games: 2 },
          { side: "blue", games: 2 },
        ],
      },
    ]);
    expect(choices).toEqual([
      { side: "red", text: '{"to":"north"}', with: { games: 2, wins: 2 }, without: { games: 3, wins: 0 } },
      { side: "red", text: '{"to":"south"}', with: { games: 2, wins: 0 }, without: { games: 3, wins: 2 } },
    ]);
  });

  it("is the mean, the spread and the texts of the answers to each question", () => {
    const number = (value: number) => ({ id: "exciting", question: "How exciting?", number: value });
    const { answers } = gather(
      [
        report("a", { answers: [number(2), { id: "why", question: "Why?", text: "Dice." }] }),
        report("b", { answers: [number(4)] }),
      ],
      names,
    );
    expect(answers).toEqual([
      { id: "exciting", question: "How exciting?", numbers: 2, mean: 3, spread: Math.SQRT2, texts: [] },
      {
        id: "why",
        question: "Why?",
        numbers: 0,
        mean: undefined,
        spread: undefined,
        texts: [{ text: "Dice.", file: "a" }],
      },
    ]);
  });

  it("is nothing of no games", () => {
    expect(gather([], names)).toMatchObject({
      games: 0,
      hesitation: [],
      rules: [],
      won: [],
      choices: [],
      answers: [],
    });
  });
});
