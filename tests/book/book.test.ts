import { describe, expect, it } from "vitest";
import { games } from "../../lib/games";
import { Book, type DocumentUpdate, wholeUpdate } from "../../lib/book";
import { child, type Json } from "../../lib/documents";
import { shipped } from "../support/shipped";

const id = "short-campaign";
const path = `scenarios/${id}.json`;

/** A book of the shipped game that has been played from. */
function opened(): Book {
  const { draft } = shipped("fire-in-the-sky");
  const book = new Book(games);
  book.take(wholeUpdate("fire-in-the-sky", draft, []));
  return book;
}

function playable(book: Book) {
  const found = book.playable(id);
  if ("reasons" in found) return expect.fail(found.reasons[0]?.message ?? "no reason");
  return found;
}

/** News of one document: another text, or none any more. */
const news = (file: string, value: Json | null): DocumentUpdate => ({
  game: "fire-in-the-sky",
  documents: { [file]: value === null ? null : JSON.stringify(value) },
  playtests: {},
  layers: [],
  errors: [],
});

const withOil = (scenario: Json, oil: number): Json => {
  const { tracks, ...rest } = scenario as { tracks: Record<string, Json> };
  return { ...rest, tracks: { ...tracks, oil } };
};

const oilOf = (documents: Readonly<Record<string, Json>>): unknown =>
  child(child(documents[path], "tracks"), "oil");

describe("what is played from a book", () => {
  it("is a scenario as it is now, among the documents too, by the rules that there were", () => {
    const book = opened();
    const before = playable(book);
    expect(oilOf(before.documents)).toBe(12);
    book.take(news(path, withOil(before.scenario, 16)));
    const after = playable(book);
    expect(oilOf({ [path]: after.scenario })).toBe(16);
    expect(oilOf(after.documents)).toBe(16);
    expect(after.ruleset.rules).toBe(before.ruleset.rules);
    // Who holds the documents of before, holds them as they were.
    expect(oilOf(before.documents)).toBe(12);
  });

  it("no longer has a battle that was removed", () => {
    const book = opened();
    expect(playable(book).documents).toHaveProperty(["battles/java-sea.json"]);
    book.take(news("battles/java-sea.json", null));
    expect(playable(book).documents).not.toHaveProperty(["battles/java-sea.json"]);
  });

  it("is played by other rules after any other document has changed", () => {
    const book = opened();
    const before = playable(book);
    const parameters = before.documents["parameters.json"] as Record<string, Json>;
    // The same text again makes no other rules.
    book.take(news("parameters.json", parameters));
    expect(playable(book).ruleset.rules).toBe(before.ruleset.rules);
    book.take(news("parameters.json", { ...parameters, $comment: "another text" }));
    expect(playable(book).ruleset.rules).not.toBe(before.ruleset.rules);
  });
});
