import { describe, expect, it } from "vitest";
import { games } from "../../lib/games";
import { readingOf } from "../../lib/odds";
import { shipped } from "../support/shipped";
import { ask, sourceOf, total } from "./support";

const withOdds = Object.keys(games).filter((id) => games[id]!.battles !== undefined);
const battlesOf = (game: string): [string, string][] =>
  [...shipped(game).draft.documents.keys()]
    .filter((path) => path.startsWith("battles/"))
    .map((path) => [game, path]);

/** An id, where people expect a name. */
const isBare = (title: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(title);

describe("the odds of every shipped battle", () => {
  it.each(withOdds.flatMap(battlesOf))(
    "%s, %s: have names for all that is lost, in whole sentences, with a few dice",
    (game, path) => {
      const { draft, game: definition } = shipped(game);
      const odds = ask(draft.documents.get(path)!.value, { game, samples: 5 });
      expect(total(odds)).toBeCloseTo(1, 10);
      const documents = Object.fromEntries([...draft.documents].map(([file, { value }]) => [file, value]));
      const rules = definition.compile(documents);
      const reading = readingOf(odds, {
        sides: definition.module.sides,
        side: (id) => id.toUpperCase(),
        measure: (way) => sourceOf(game).measureTitle(rules, way),
      });
      const titles = [
        ...reading.words.map(({ title }) => title),
        ...reading.losses.flatMap(({ kinds }) =>
          kinds.flatMap(({ title, types }) => [title, ...types.map((type) => type.title)]),
        ),
      ];
      expect(titles.length).toBeGreaterThan(0);
      expect(titles.filter(isBare)).toEqual([]);
      expect(reading.likeliest.filter(({ text }) => !/^\w/.test(text))).toEqual([]);
    },
  );
});
