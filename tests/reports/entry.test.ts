import { describe, expect, it } from "vitest";
import { Book, type DocumentUpdate } from "../../lib/book";
import { games } from "../../lib/games";
import { type GameFile, gameFileOf } from "../../lib/play/file";
import { entryOf, playtestOfNote, replayed } from "../../lib/reports/entry";
import { bot, edited, fed, seated } from "../play/support";

function played(): GameFile {
  const sitting = seated();
  for (let i = 0; i < 2; i++) bot(sitting, "part");
  const { at } = sitting.session!;
  sitting.obey({ do: "note", note: { at, kind: "comment", text: "Slow.", about: [] } });
  const { session, seating, papers } = sitting;
  return gameFileOf(session!, {
    title: "Mine",
    layers: [{ id: "errata", version: "1.2" }],
    seats: seating.seats,
    hidden: false,
    papers: papers.data,
  });
}

function bookOf(news: DocumentUpdate): Book {
  const book = new Book(games);
  book.take(news);
  return book;
}

describe("a game of a player", () => {
  const game = played();
  const { length } = game.line.choices;

  it("replays to the same position by the same data, and is listed with names", () => {
    const book = bookOf(fed());
    const { replay } = replayed(book, game);
    expect(replay).toEqual({ isPresent: true, goes: "same", holds: length });
    expect(entryOf(book, { file: "reports/a.json", game }, replay)).toMatchObject({
      title: "Mine",
      layers: "errata 1.2",
      players: "Japan: person, Allies: person",
      choices: length,
      outcome: undefined,
      notes: [{ text: "Slow.", at: length }],
    });
  });

  it("is one of older data after an edit, and holds where the edit does not matter", () => {
    const news = fed(edited("parameters.json", '"submarine-vs-merchants": 5', '"submarine-vs-merchants": 4'));
    expect(replayed(bookOf(news), game).replay).toMatchObject({
      isPresent: false,
      goes: "same",
      holds: length,
    });
  });

  it("says how far it holds where a choice cannot be made any more", () => {
    const other: GameFile = structuredClone(game);
    other.line.choices[5]!.choice = { do: "nothing-of-the-kind" };
    const { replay } = replayed(bookOf(fed()), other);
    expect(replay).toMatchObject({ goes: "breaks", holds: 5 });
    expect(replay.message).toBeTruthy();
    const news = fed();
    delete news.documents["scenarios/short-campaign.json"];
    expect(replayed(bookOf(news), game).replay).toMatchObject({ goes: "unplayable", holds: 0 });
  });

  it("becomes a playtest up to a note, if it holds so far", () => {
    const book = bookOf(fed());
    const playtest = playtestOfNote(book, game, 3, "Slow.");
    const sections = playtest["sections"] as { moves: { choices: unknown[] }[] }[];
    const made = sections.flatMap(({ moves }) => moves.flatMap(({ choices }) => choices));
    expect(playtest).toMatchObject({ title: "Slow.", scenario: "short-campaign", seed: 7 });
    expect(made).toEqual(game.line.choices.slice(0, 3).map(({ choice }) => choice));
    const other: GameFile = structuredClone(game);
    other.line.choices[2]!.choice = { do: "nothing-of-the-kind" };
    expect(() => playtestOfNote(book, other, 3, "Slow.")).toThrow(/holds for 2 choices only/);
  });
});
