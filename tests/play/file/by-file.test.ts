import { describe, expect, it } from "vitest";
import { answerTo } from "../../../components/play/answers";
import { TableReporter } from "../../../components/play/table-reporter";
import { hash } from "../../../lib/kernel";
import { type Order, Sitting } from "../../../lib/play";
import type { GameFile } from "../../../lib/play/file";
import { shipped } from "../../support/shipped";
import { edited, fed, finish, newsOf, opening, seated } from "../support";

const facts = { title: "Oil lasts", layers: [] };

/** Somebody sits down at a window of their own, to begin a game or with nothing on the table. */
const begun = (side: string, more: Partial<Extract<Order, { do: "begin" }>> = {}): Sitting =>
  seated({ byFile: side, ...more });

function alone(news = fed()): Sitting {
  const sitting = new Sitting();
  sitting.onUpdate(news);
  return sitting;
}

/** Choose for the own side, the last option or the first one each time, until the other one plays. */
function playTurn(sitting: Sitting, which: -1 | 0 = -1): void {
  const { session, seating } = sitting;
  const game = session!.game!;
  const side = seating.byFile!.side;
  const index = game.ruleset.module.sides.indexOf(side);
  for (let i = 0; i < 400 && sitting.turn === side; i++) {
    const at = (new TableReporter().news(sitting)?.shown ?? { at: -1 }).at;
    const codes = game.table.codes(index);
    sitting.obey({ do: "choose", at, side, choice: game.table.describe(codes.at(which)!, index) });
    expect(sitting.refused).toBeUndefined();
  }
  expect(sitting.turn).not.toBe(side);
}

function saved(sitting: Sitting): GameFile {
  const file = answerTo(sitting, { of: "turn-file", facts }) as GameFile;
  sitting.obey({ do: "file-saved" });
  return file;
}

function open(sitting: Sitting, file: unknown): string {
  const source = typeof file === "string" ? file : JSON.stringify(file);
  sitting.obey({ do: "open-file", name: "turn.json", source });
  finish(sitting);
  return sitting.refused?.message ?? "";
}

/** A game that went to and fro: one side's file, the other's answer, and the two windows. */
function exchanged() {
  const first = begun("japan");
  const other = alone();
  playTurn(first);
  const one = saved(first);
  expect(open(other, one)).toBe("");
  playTurn(other);
  const two = saved(other);
  return { first, other, one, two };
}

describe("a game by file", () => {
  it("goes to and fro: each window is of one side, both come to the same position, and the turn is named", () => {
    const { first, other, one, two } = exchanged();
    expect(one.turn).toEqual({ side: "allies", number: 1 });
    expect(two.turn).toEqual({ side: "japan", number: 2 });
    expect(other.seating).toMatchObject({ hidden: true, eyes: "allies", byFile: { side: "allies" } });
    expect(open(first, two)).toBe("");
    expect(first.turn).toBe("japan");
    expect(hash(first.session!.game!)).toBe(hash(other.session!.game!));
    playTurn(first);
    const three = saved(first);
    expect(three.turn).toEqual({ side: "allies", number: 3 });
    expect(open(other, three)).toBe("");
    expect(other.session!.at).toBe(three.line.choices.length);
  });

  it("says whose turn it is, and writes no file while it is the own one", () => {
    const first = begun("japan");
    const news = () => new TableReporter().news(first)?.byFile;
    expect(news()).toEqual({ side: "japan", turn: "japan", opened: 0, isSaved: false });
    expect(() => answerTo(first, { of: "turn-file", facts })).toThrow("not the other player’s turn");
    playTurn(first);
    expect(news()).toEqual({ side: "japan", turn: "allies", opened: 0, isSaved: false });
    saved(first);
    expect(news()).toMatchObject({ turn: "allies", isSaved: true });
    first.obey({ do: "go", moment: 0 });
    expect(news()).toMatchObject({ turn: undefined });
    // Of the side that plays second, it is the other one's turn at once.
    const second = begun("allies");
    expect(second.turn).toBe("japan");
    expect(saved(second).turn).toEqual({ side: "japan", number: 1 });
  });

  it("is not played for the other side, by bots, or at the other seat", () => {
    const first = begun("japan");
    playTurn(first);
    const { at } = first.session!;
    const game = first.session!.game!;
    const choice = game.table.describe(game.table.codes(1)[0]!, 1);
    first.obey({ do: "choose", at, side: "allies", choice });
    first.obey({ do: "bot", span: "turn" });
    first.obey({ do: "seats", seats: {}, hidden: false });
    first.obey({ do: "look", side: "allies" });
    finish(first);
    expect(first.session!.at).toBe(at);
    expect(first.seating).toMatchObject({ hidden: true, eyes: "japan" });
  });

  it("keeps what the other side has: nothing else is chosen in its place", () => {
    const { first, two } = exchanged();
    open(first, two);
    const { length } = first.session!.moments;
    first.obey({ do: "go", moment: 0 });
    const { side, choice } = first.session!.moments[0]!;
    first.obey({ do: "choose", at: 0, side, choice });
    expect(first.refused?.message).toContain("both players have");
    expect(first.session!.moments).toHaveLength(length);
  });

  it("keeps the notes of both, and each player's answers to the designer at home", () => {
    const first = begun("japan");
    const note = (text: string) => ({ at: 0, kind: "comment" as const, text, about: [] });
    first.obey({ do: "answers", answers: [{ id: "fun", question: "Fun?", number: 3 }] });
    first.obey({ do: "note", note: note("Japan's own.") });
    playTurn(first);
    const other = alone();
    const one = saved(first);
    expect(one.answers).toEqual([]);
    open(other, one);
    expect(new TableReporter().news(other)?.notes).toEqual([]);
    other.obey({ do: "note", note: note("The Allies' own.") });
    playTurn(other);
    const two = saved(other);
    first.obey({ do: "note", note: note("Japan's second.") });
    expect(open(first, two)).toBe("");
    expect(first.papers.notes.map(({ text }) => text).sort()).toEqual([
      "Japan's own.",
      "Japan's second.",
      "The Allies' own.",
    ]);
    expect(new Set(first.papers.notes.map(({ id }) => id)).size).toBe(3);
    expect(first.papers.answers).toHaveLength(1);
  });

  it("is continued from the store, at the same side", () => {
    const { first, two } = exchanged();
    const { line, session, seating } = first;
    const again = alone();
    const { seats, hidden, byFile } = seating;
    again.obey({ do: "resume", line: line!, at: session!.at, seats, hidden, byFile: byFile! });
    finish(again);
    expect(again.turn).toBe("allies");
    expect(open(again, two)).toBe("");
    expect(again.turn).toBe("japan");
  });
});

describe("a game by file in which both sides choose in secret at the same time", () => {
  const news = newsOf("flat-top", shipped("flat-top").files);
  const start = { opening: opening({ scenario: "training" }) };
  const first = (which: -1 | 0): { sitting: Sitting; file: GameFile } => {
    const sitting = seated({ byFile: "allied", ...start }, news);
    expect(sitting.asked).toEqual(["allied", "japanese"]);
    playTurn(sitting, which);
    return { sitting, file: saved(sitting) };
  };
  const shown = (sitting: Sitting): string => JSON.stringify(new TableReporter().news(sitting));

  it("shows who opens the file the same, whatever the other chose, though the file holds it", () => {
    const one = first(-1);
    const two = first(0);
    expect(one.file.line.choices).not.toEqual(two.file.line.choices);
    expect(one.file.turn).toEqual({ side: "japanese", number: 1 });
    const other = alone(news);
    const another = alone(news);
    expect([open(other, one.file), open(another, two.file)]).toEqual(["", ""]);
    expect(shown(other)).toBe(shown(another));
    // Both go on to where they choose together again, and there the second file is written.
    playTurn(other);
    const back = saved(other);
    expect(open(one.sitting, back)).toBe("");
    expect(one.sitting.turn).toBe("allied");
    // What was answered to other choices does not fit.
    expect(open(two.sitting, back)).toContain("from what was played here");
  });
});

describe("a file of a turn is refused", () => {
  const { first, other, one, two } = exchanged();
  const held = first.session!.moments.length;
  const of = (file: GameFile, change: (copy: GameFile) => void): GameFile => {
    const copy = structuredClone(file);
    change(copy);
    return copy;
  };
  /** It is refused with these words, and the game is as it was. */
  function refused(sitting: Sitting, file: unknown, words: string): void {
    const { session } = sitting;
    expect(open(sitting, file)).toContain(words);
    expect(sitting.session).toBe(session);
  }

  it("of another game", () => {
    refused(
      first,
      of(two, (copy) => (copy.game = "flat-top")),
      "It is a game of “flat-top”",
    );
    refused(alone(), { ...one, game: "flat-top" }, "this is “fire-in-the-sky”");
  });

  it("of another version of the data", () => {
    const change = edited("parameters.json", '"submarine-vs-merchants": 5', '"submarine-vs-merchants": 4');
    refused(alone(fed(change)), one, "It was played with other data");
    refused(first, { ...two, data: { ...two.data, hash: "0".repeat(16) } }, "Both players need the same");
  });

  it("of another game of the same data", () => {
    const elsewhere = begun("japan", { opening: opening({ dice: { kind: "seeded", seed: 8 } }) });
    playTurn(elsewhere);
    refused(other, saved(elsewhere), "It belongs to another game");
    refused(seated(), one, "Another game is on the table");
  });

  it("out of turn", () => {
    refused(first, one, "It was written for Allies, and you play Japan");
    refused(other, one, "It is older than the game here, and was opened already");
    expect(open(first, { ...two, turn: undefined })).toContain("names no side whose turn it is");
  });

  it("that is older, where its own player went on", () => {
    const { first: japan, two: answer } = exchanged();
    open(japan, answer);
    playTurn(japan);
    refused(japan, answer, "It is older");
  });

  it("that does not continue what was played here", () => {
    const changed = of(two, ({ line }) => {
      line.choices[0]!.choice = { do: "something" };
    });
    refused(first, changed, "from what was played here");
    const invented = of(two, ({ line }) => {
      line.choices[held]!.side = "japan";
    });
    refused(first, invented, "It has choices of Japan that were not made here");
  });

  it("whose replay breaks, or leads elsewhere", () => {
    const last = two.line.choices.length - 1;
    const broken = of(two, ({ line }) => {
      line.choices[last]!.choice = { do: "something" };
    });
    refused(first, broken, "do not lead to the position");
    refused(
      first,
      of(two, ({ line }) => line.choices.pop()),
      "do not lead to the position",
    );
    refused(first, { ...two, state: "0".repeat(16) }, "do not lead to the position");
    const odd = of(one, ({ line }) => {
      line.opening.begin = { turn: 99, step: "constructor" };
    });
    expect(open(alone(), odd)).toMatch(/is not opened/);
  });

  it("that is hostile: not JSON, not a game file, or out of bounds", () => {
    refused(first, "{", "is not opened");
    refused(first, "[".repeat(100_000), "is not opened");
    refused(first, { format: "sandtable-bundle" }, "It is not a game file");
    refused(first, { ...two, turn: { side: "japan", number: 0 } }, "/turn/number");
    refused(first, { ...two, turn: { side: "../japan", number: 2 } }, "/turn/side");
    refused(first, { ...two, extra: 1 }, "extra");
    refused(first, " ".repeat(9 * 1024 * 1024), "larger than");
    // And the right one is still opened.
    expect(open(first, two)).toBe("");
  });
});
