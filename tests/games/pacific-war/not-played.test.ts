/** The whole war is data that nobody can play yet: said in words, nowhere a crash. */
import { describe, expect, it } from "vitest";
import { Book } from "../../../lib/book";
import { check } from "../../../lib/diagnostics";
import { games } from "../../../lib/games";
import { NOT_PLAYED, prepare, start } from "../../../lib/kernel";
import { shipped } from "../../support/shipped";

const unplayed = ["strategic-1941-45"];
const { draft, files, game, ruleset, scenarios } = shipped("pacific-war");

describe.each(unplayed)("%s", (id) => {
  it("is refused in words, with its rule, when somebody wants to begin it", () => {
    const begun = start(ruleset, scenarios[id]!);
    expect(begun.ok ? [] : begun.error).toEqual([
      expect.objectContaining({
        code: NOT_PLAYED,
        rule: "5.1",
        message: expect.stringMatching(/cannot be played yet/),
      }),
    ]);
    expect(prepare(ruleset, scenarios[id]!)).toEqual(begun);
  });

  it("is still set up and checked, with a remark of its own", () => {
    const found = check(files, game).diagnostics.filter(({ file }) => file === `scenarios/${id}.json`);
    expect(found.map(({ code, severity, pointer }) => [code, severity, pointer])).toEqual([
      [NOT_PLAYED, "info", "/class"],
    ]);
  });
});

it("the choice of a scenario to play offers those that are played", () => {
  const book = new Book(games);
  const documents = Object.fromEntries(
    [...draft.documents].map(([path, { value }]) => [path, JSON.stringify(value)]),
  );
  book.take({ game: "pacific-war", documents, playtests: {}, layers: [], errors: [] });
  expect(book.scenarios().map(({ id }) => id)).toEqual([
    "battle-02-coral-sea",
    "campaign-guadalcanal",
    "engagement-01-pearl-harbor",
    "engagement-02-savo-island",
    "engagement-03-first-invasion-of-wake-island",
    "training",
  ]);
  expect(book.playable(unplayed[0]!)).toEqual({ reasons: [expect.objectContaining({ code: NOT_PLAYED })] });
});
