import { describe, expect, it } from "vitest";
import type { GameRecords } from "../../../lib/games";
import { DONE } from "../../../lib/kernel";
import { type OpenVariant, recordGame } from "../../../lib/lab/play";
import { Recorder } from "../../../lib/lab/record/recorder";
import type { GameRecord } from "../../../lib/lab/record/types";
import { type Bot, legalCodes } from "../../../lib/playtest";
import { shipped } from "../../support/shipped";
import { endless, tiny } from "../../playtest/tiny";

const records: GameRecords = {
  tracks: [
    { id: "points", title: "Points of red", pointer: "/points/red" },
    { id: "red", title: "Soldiers of red", pointer: "/soldiers/red", spent: true },
    { id: "blue", title: "Soldiers of blue", pointer: "/soldiers/blue", spent: true },
    { id: "elsewhere", title: "Not in this game", pointer: "/ships/blue", spent: true },
  ],
};

/** Red never raids and always bids two; blue raids with everybody and bids nothing. */
const meek: Bot = (game, side) => (game.table.asking(side).step === "raids" ? DONE : 2);
const fierce: Bot = (game, side) =>
  game.table.asking(side).step === "raids" ? legalCodes(game, side).at(-2)! : 0;

const open = (rules: Parameters<typeof tiny>[0]): OpenVariant => ({
  definition: { ...shipped("fire-in-the-sky").game, records },
  ruleset: tiny(rules),
  plan: { scenario: { soldiers: 4 }, options: [], seed: 5, bots: [meek, fierce] },
  players: ["meek", "fierce"],
});

describe("the record of a game whose course is known", () => {
  it("says how it ended, what was asked, and by which rules", () => {
    const { line } = recordGame(open({ turns: 3, hitOn: 7 }), { variant: 2, game: 9 });
    expect(line).toMatchObject({
      variant: 2,
      game: 9,
      ended: "over",
      winner: "red",
      rule: "4",
      score: { lead: 3 },
      turns: [1, 3],
      decisions: 12,
      // Red declined to raid, in each of three turns; each had four soldiers, and could stop.
      asked: { raids: [6, 30, 3], bids: [6, 18, 0] },
      rules: { "1": 2, "2.1.1": 3, "3": 3 },
      lost: {},
      taken: [],
    });
  });

  it("samples tracks at the end of each turn, those that never changed too, and none that is not there", () => {
    const { line } = recordGame(open({ turns: 3, hitOn: 7 }), { variant: 0, game: 0 });
    expect((line as GameRecord).tracks).toEqual({ points: [1, 2, 3], red: [4, 4, 4], blue: [4, 4, 4] });
    expect((line as GameRecord).spent).toEqual({});
  });

  it("adds up the members of a pointer that ends with a star, whatever they were at first", () => {
    const soldiers = { id: "all", title: "Soldiers", pointer: "/soldiers/*", spent: true };
    const opened = open({ turns: 3, hitOn: 1 });
    const variant = { ...opened, definition: { ...opened.definition, records: { tracks: [soldiers] } } };
    const { line } = recordGame(variant, { variant: 0, game: 0 });
    expect(line).toMatchObject({ tracks: { all: [4] }, spent: { all: { raids: 4 } } });
    const quiet = { ...variant, ruleset: tiny({ turns: 3, hitOn: 7 }) };
    expect(recordGame(quiet, { variant: 0, game: 0 }).line).toMatchObject({ tracks: { all: [8, 8, 8] } });
  });

  it("goes as far as the game went, and reports by which step a track fell", () => {
    const { line } = recordGame(open({ turns: 3, hitOn: 1 }), { variant: 0, game: 0 });
    expect(line).toMatchObject({
      winner: "blue",
      turns: [1, 1],
      tracks: { points: [0], red: [0], blue: [4] },
      spent: { red: { raids: 4 } },
    });
  });

  it("counts games that are cut off at the decisions allowed, and holds their tracks as they stand", () => {
    const first: Bot = (game, side) => legalCodes(game, side)[0]!;
    const variant = { ...open({}), ruleset: endless };
    const plan = { ...variant.plan, bots: [first, first], cap: 40 };
    const { line } = recordGame({ ...variant, plan }, { variant: 0, game: 0 });
    expect(line).toMatchObject({
      ended: "cap",
      winner: null,
      rule: null,
      decisions: 40,
      turns: [1, 1],
      tracks: { points: [0], red: [4], blue: [4] },
      asked: { turn: [40, 80, 0] },
    });
  });
});

describe("a recorder", () => {
  const game = () =>
    recordGame(open({ turns: 1, hitOn: 7 }), { variant: 0, game: 0 }, { logged: true }).game!;
  const played = { variant: 0, game: 0, seed: 1, ended: "over", decisions: 4 } as const;

  it("adds losses up by side and type, and takes bases down turn by turn", () => {
    const recorder = new Recorder({
      tracks: [],
      holdings: { pointer: "/bases/*/control", noun: "base", title: "Bases" },
    });
    recorder.lost(1, "tank", 2);
    recorder.lost(0, "gun", 1);
    recorder.lost(1, "tank", 1);
    recorder.changed("/turn", -1, 0, "turn");
    recorder.changed("/bases/rabaul/control", "red", "blue", "land");
    recorder.changed("/bases/rabaul/occupied", "red", "blue", "land");
    recorder.changed("/bases/lae/control", "red", "red", "land");
    recorder.changed("/turn", 0, 1, "turn");
    recorder.changed("/bases/lae/control", "red", "none", "land");
    const record = recorder.record(game(), played);
    expect(record.lost).toEqual({ blue: { tank: 3 }, red: { gun: 1 } });
    expect(record.turns).toEqual([-1, 1]);
    expect(record.taken).toEqual([
      [0, "rabaul", "blue"],
      [1, "lae", "none"],
    ]);
  });

  it("puts rules in the order of the rulebook, however they came", () => {
    const recorder = new Recorder(undefined);
    for (const rule of ["12.3.2.1", "16.0", "9.1", "12.3", "sequence of play", "12.10", "9.1"])
      recorder.logged(rule);
    // What changed the events of other rules counts with them.
    for (const rule of ["9.1", "12.4"]) recorder.acted(rule);
    const { rules } = recorder.record(game(), played);
    expect(Object.entries(rules)).toEqual([
      ["9.1", 3],
      ["12.3", 1],
      ["12.3.2.1", 1],
      ["12.4", 1],
      ["12.10", 1],
      ["16.0", 1],
      ["sequence of play", 1],
    ]);
  });
});
