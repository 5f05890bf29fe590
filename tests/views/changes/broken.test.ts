import { expect, it } from "vitest";
import { assemble, isObject, type Json } from "../../../lib/documents";
import { games } from "../../../lib/games";
import { changeGroups, ChangeDescriber } from "../../../lib/views/changes";
import type { ViewWorld } from "../../../lib/views/world";
import { openGame } from "../../../lib/workspace";

const GAME = "fire-in-the-sky";
const { files } = openGame(GAME);
const base: ViewWorld = { draft: assemble(files), game: games[GAME] };

/** Values where others are expected, as during typing. */
const junk: readonly Json[] = [null, true, -1, 1e300, "", "no such thing", [], [{}], {}, { x: { y: [] } }];

/** Whole numbers that depend on a seed alone. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A copy in which a value somewhere is another, or gone. */
function spoilt(value: Json, next: (below: number) => number): Json {
  if (!isObject(value) || Object.keys(value).length === 0 || next(5) === 0) return junk[next(junk.length)]!;
  const keys = Object.keys(value);
  const key = keys[next(keys.length)]!;
  if (next(12) === 0) return Object.fromEntries(Object.entries(value).filter(([each]) => each !== key));
  return { ...value, [key]: spoilt(value[key]!, next) };
}

const paths = Object.keys(files).filter((path) => !/^(layers|playtests)\//.test(path));

it.each(paths)("%s may be broken on either side", (path) => {
  const next = numbers(path.length * 7919);
  for (let i = 0; i < 12; i++) {
    const text = JSON.stringify(spoilt(JSON.parse(files[path]!) as Json, next));
    const broken: ViewWorld = { draft: assemble({ ...files, [path]: text }), game: games[GAME] };
    for (const [a, b] of [
      [base, broken],
      [broken, base],
    ] as const) {
      const sentences = new ChangeDescriber().sentences(a, b);
      expect(changeGroups(sentences).reduce((sum, { count }) => sum + count, 0)).toBe(sentences.length);
    }
  }
});
