import { describe, expect, it } from "vitest";
import {
  below,
  choose,
  fork,
  hash,
  keyWithin,
  nextWord,
  redo,
  resume,
  undo,
  view,
  wordsOf,
} from "../../lib/kernel";
import { keyOfSeed } from "../../lib/kernel/streams";
import { begin, must } from "./tiny/support";
import { type Campaign, campaign } from "./tiny/campaign";

const M = 0xffffffffn;

/** The finisher, once more in whole numbers without any 32-bit tricks. */
function mix(word: bigint): bigint {
  let t = word ^ (word >> 16n);
  t = (t * 0x21f0aaadn) & M;
  t ^= t >> 15n;
  t = (t * 0x735a2d97n) & M;
  return t ^ (t >> 15n);
}

/** The keys and the beginning of a stream, written down a second time. */
function reference(seed: number, path: readonly [string, number][]): bigint[] {
  let a = mix(BigInt(seed) & M);
  let b = mix((BigInt(seed) >> 32n) ^ 0x9e3779b9n);
  for (const [name, n] of path) {
    for (const unit of name) {
      const code = BigInt(unit.charCodeAt(0));
      a = ((a ^ code) * 0x01000193n) & M;
      b = (((((b << 13n) | (b >> 19n)) & M) ^ code) * 0x85ebca6bn) & M;
    }
    a = mix(a ^ (((BigInt(n) & M) * 0x9e3779b9n) & M));
    b = mix((b + a) & M);
    a = mix((a + b) & M);
    b = mix(b ^ a);
  }
  return [a, b, mix((a + 0x9e3779b9n) & M), mix((b + 0x9e3779b9n) & M)];
}

const wordsAt = (seed: number, path: readonly [string, number][]) =>
  wordsOf(path.reduce((key, [name, n]) => keyWithin(key, name, n), keyOfSeed(seed)));

describe("the words of a stream", () => {
  const path: [string, number][] = [
    ["turn 3", -1],
    ["japanese-player-turn", -1],
    ["battle at truk", -2],
    ["japan: Air-to-air combat", 1],
  ];

  it.each([
    [1, [], [2261973619, 1684164658, 4114278092, 3385628684]],
    [1941, path, [937150640, 2765296877, 642542542, 3555656847]],
    [2 ** 53 - 1, path.slice(0, 2), [3814086964, 3013125595, 1353454635, 1377869816]],
  ])("of seed %d are known, and stay the same on every machine", (seed, way, words) => {
    expect(wordsAt(seed, way as [string, number][])).toEqual(words);
    expect(reference(seed, way as [string, number][]).map(Number)).toEqual(words);
  });

  it("differ for seeds, names and numbers that differ in the least", () => {
    const keys = new Set<string>();
    let made = 0;
    for (const seed of [0, 1, 2, 2 ** 32, 2 ** 32 + 1, 2 ** 53 - 1])
      for (const name of ["", "a", "b", "ab", "ba", "turn 1", "turn 11"])
        for (const n of [-2, -1, 0, 1, 2]) {
          keys.add(keyWithin(keyOfSeed(seed), name, n).join());
          made++;
        }
    expect(keys.size).toBe(made);
  });
});

/** Sum of squared deviations over the expected number, for counts that should all be alike. */
function chiSquare(counts: ArrayLike<number>): number {
  const all = Array.from(counts);
  const mean = all.reduce((sum, n) => sum + n, 0) / all.length;
  return all.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0);
}

/** About five standard deviations over the mean: a sound generator comes there once in millions of trials. */
const most = (freedom: number) => freedom + 5 * Math.sqrt(2 * freedom);

describe("the dice of many streams", () => {
  const STREAMS = 20_000;
  const key = keyOfSeed(7);
  const streams = Array.from({ length: STREAMS }, (_none, i) => {
    // Names and numbers as games have them: near one another in every way.
    const scope = keyWithin(keyWithin(key, `turn ${i % 16}`, -1), `battle at ${Math.floor(i / 64) % 64}`, -1);
    const words = wordsOf(keyWithin(scope, "japan: fire", (Math.floor(i / 16) % 4) | ((i >> 12) << 2)));
    return Array.from({ length: 12 }, () => below(words, 6));
  });

  it("are uniform for every die of a stream", () => {
    for (let place = 0; place < 12; place++) {
      const counts = new Uint32Array(6);
      for (const dice of streams) counts[dice[place]!]!++;
      expect(chiSquare(counts), `die ${place + 1}`).toBeLessThan(most(5));
    }
  });

  it("do not hang on the die before them", () => {
    const counts = new Uint32Array(36);
    for (const dice of streams)
      for (let i = 0; i + 1 < dice.length; i += 2) counts[6 * dice[i]! + dice[i + 1]!]!++;
    expect(chiSquare(counts)).toBeLessThan(most(35));
  });

  it("do not hang on the dice of the next stream, nor on those of the same name one scope on", () => {
    for (const apart of [1, 16, 64]) {
      const counts = new Uint32Array(36);
      for (let i = 0; i + apart < STREAMS; i++)
        for (const place of [0, 1]) counts[6 * streams[i]![place]! + streams[i + apart]![place]!]!++;
      expect(chiSquare(counts), `${apart} apart`).toBeLessThan(most(35));
    }
  });

  it("have even bits in their first words, which are all that a single die takes", () => {
    for (let bit = 0; bit < 32; bit++) {
      const counts = new Uint32Array(2);
      for (let i = 0; i < STREAMS; i++) {
        const word = nextWord(wordsOf(keyWithin(key, "fire", i)));
        counts[(word >>> bit) & 1]!++;
      }
      expect(chiSquare(counts), `bit ${bit}`).toBeLessThan(most(1));
    }
  });
});

const rolls = (game: { state: { position: Campaign } }) => game.state.position.rolls;

describe("games of one seed", () => {
  const begun = (scenario: object = {}, more: object = {}) =>
    begin(campaign(), { seed: 5, ...more }, scenario);
  const play = (game: ReturnType<typeof begun>, ...choices: object[]) => {
    for (const choice of choices) must(choose(game, "a", choice as never));
    return game;
  };
  const patrol = { do: "patrol" };
  const next = { do: "next" };
  const at = (place: string) => ({ battle: place });

  it("roll the same for the same purpose, whatever else was rolled before", () => {
    const one = play(begun(), at("truk"), next, at("rabaul"));
    const other = play(begun(), patrol, patrol, at("guam"), at("truk"), next, patrol, at("rabaul"));
    for (const purpose of ["turn 1, truk", "turn 2, rabaul"])
      expect(rolls(other)[purpose]).toEqual(rolls(one)[purpose]);
  });

  it("roll the same first dice, however many are thrown", () => {
    const few = play(begun({ dice: 3 }), at("truk"));
    const many = play(begun({ dice: 8 }), at("truk"));
    const [some, more] = [rolls(few)["turn 1, truk"]!, rolls(many)["turn 1, truk"]!];
    expect(more[0]!.slice(0, 3)).toEqual(some[0]);
    expect(more[1]!.slice(0, 3)).toEqual(some[1]);
  });

  it("never roll the dice of one battle for another at the same place, in the same turn or a later one", () => {
    const game = play(begun({ dice: 12 }), at("truk"), at("truk"), next, at("truk"), next, at("truk"));
    const fought = Object.values(rolls(game)).flat();
    expect(fought).toHaveLength(8);
    expect(new Set(fought.map((faces) => faces.join())).size).toBe(8);
  });

  it("roll the same with a log and in bulk, and after saving and restoring in the middle of a battle", () => {
    const choices = [at("truk"), patrol, next, at("truk"), at("guam")];
    const loud = play(begun(), ...choices);
    const quiet = play(begun({}, { bulk: true }), ...choices);
    expect(hash(quiet)).toBe(hash(loud));
    const saved = play(begun({ asks: true }), at("truk"));
    expect(saved.state.frames.map(({ step }) => step)).toEqual(["turn", "battle"]);
    const again = must(resume(campaign(), JSON.parse(JSON.stringify(view(saved)))));
    const copy = fork(saved);
    for (const game of [saved, again, copy]) play(game, { do: "fight" }, at("truk"));
    expect(hash(again)).toBe(hash(saved));
    expect(hash(copy)).toBe(hash(saved));
  });

  it("roll the same again after undo and redo, which leave no trace", () => {
    const game = play(begun(), at("truk"), patrol);
    const before = hash(game);
    play(game, next, at("guam"));
    const after = hash(game);
    undo(game);
    undo(game);
    expect(hash(game)).toBe(before);
    redo(game);
    redo(game);
    expect(hash(game)).toBe(after);
  });

  it("keep no more of the dice than the scopes in play need", () => {
    const game = begun();
    const size = () => JSON.stringify(game.state.chance).length;
    play(game, at("truk"), next);
    const small = size();
    for (let turn = 0; turn < 20; turn++) play(game, at("truk"), at("guam"), patrol, next);
    expect(size()).toBeLessThan(small + 20 * 20);
    expect((game.state.chance as { scopes: { name: string }[] }).scopes.map(({ name }) => name)).toEqual([
      "",
      "turn 22",
    ]);
  });

  it("take the dice of a list in order, whatever they are for", () => {
    const game = begin(campaign(), { dice: [1, 2, 3, 4, 5, 6, 1] }, { dice: 3 });
    play(game, patrol, at("truk"));
    expect(rolls(game)).toEqual({
      "turn 1, patrol": [[1]],
      "turn 1, truk": [
        [2, 3, 4],
        [5, 6, 1],
      ],
    });
  });
});

describe("the state names its generator", () => {
  it("and a game can be begun with the first one", () => {
    expect(begin(campaign(), { seed: 5 }).state.chance).toMatchObject({ kind: "seeded", generator: 2 });
    expect(begin(campaign(), { seed: 5, generator: 1 }).state.chance).toEqual({
      kind: "seeded",
      state: expect.any(Array) as number[],
    });
  });

  it("and a state of a later one is refused", () => {
    const saved = view(begin(campaign(), { seed: 5 })) as { chance: object };
    const later = { ...saved, chance: { ...saved.chance, generator: 3 } };
    expect(resume(campaign(), later as never)).toMatchObject({
      ok: false,
      error: [
        {
          code: "state/chance",
          message:
            "The dice of this position were made by version 3 of the generator; this program has versions 1 and 2.",
        },
      ],
    });
  });

  it.each([
    ["no scope", []],
    [
      "a scope for no frame",
      [
        { name: "", depth: -1 },
        { name: "turn 1", depth: 9 },
      ],
    ],
    [
      "a scope within itself",
      [
        { name: "", depth: -1 },
        { name: "turn 1", depth: -1 },
      ],
    ],
    ["a count below zero", [{ name: "", depth: -1, rolled: { fire: -1 } }]],
    ["a key that is none", [{ name: "", depth: -1, key: [1, 2, 3] }]],
  ])("and one with %s is refused", (_what, scopes) => {
    const saved = view(begin(campaign(), { seed: 5 })) as { chance: object };
    const whole = scopes.map((scope) => ({ key: [1, 2], rolled: {}, entered: {}, ...scope }));
    const broken = { ...saved, chance: { ...saved.chance, scopes: whole } };
    expect(resume(campaign(), broken as never)).toMatchObject({
      ok: false,
      error: [{ code: "state/chance" }],
    });
  });
});
