import { describe, expect, it } from "vitest";
import { type Generator, GENERATOR, hash, start } from "../../lib/kernel";
import {
  bots,
  generatorOf,
  player,
  playOut,
  readScript,
  runScript,
  type Script,
  scriptOf,
} from "../../lib/playtest";
import { tiny } from "./tiny";

const from = { scenario: { soldiers: 3 }, options: [] };
const play = (script: Partial<Script>) => runScript(tiny(), { choices: [], ...script }, from);
const raid = { side: "red", choice: { soldiers: 2 } };
const pass = { side: "blue", choice: { do: "done" } };

describe("runScript", () => {
  it("plays with the given dice and compares what is expected", () => {
    const run = play({
      dice: [5, 1],
      choices: [raid, pass],
      expect: [
        { after: 0, pointer: "/soldiers", equals: { blue: 3, red: 3 } },
        { after: 1, pointer: "/soldiers/blue", equals: 2 },
        { after: 2, pointer: "/turn", equals: 1 },
      ],
    });
    expect(run.error).toBeUndefined();
    expect(run.played).toBe(2);
    expect(run.events.map((e) => e.text)).toContain("red raids with 2: 1 hit.");
  });

  it.each<{ what: string; script: Partial<Script>; error: object }>([
    {
      what: "an illegal choice, with the nearest legal ones",
      script: { dice: [], choices: [{ side: "red", choice: { do: "raid", soldiers: 9 } }] },
      error: { index: 0, code: "illegal", rule: "2.1" },
    },
    {
      what: "an ambiguous choice",
      script: { dice: [], choices: [{ side: "red", choice: { do: "raid" } }] },
      error: { index: 0, code: "ambiguous" },
    },
    {
      what: "the wrong side",
      script: { dice: [], choices: [{ side: "blue", choice: { do: "done" } }] },
      error: { index: 0, code: "not-your-decision" },
    },
    {
      what: "a choice meant for a step that does not ask",
      script: { dice: [], choices: [{ ...raid, step: "elsewhere" }] },
      error: { index: 0, code: "other-step", nearest: [] },
    },
    {
      what: "a choice meant for a step when the game is over",
      script: {
        dice: [6, 6, 6],
        choices: [
          { side: "red", choice: { soldiers: 3 } },
          { ...pass, step: "x" },
        ],
      },
      error: { index: 1, code: "other-step", message: expect.stringContaining("the game is over") as string },
    },
    {
      what: "too few dice",
      script: { dice: [5], choices: [raid] },
      error: { index: 0, code: "dice" },
    },
    {
      what: "dice left over",
      script: { dice: [5, 1, 6], choices: [raid] },
      error: {
        index: 1,
        code: "dice-left-over",
        message:
          '1 of the 3 given dice was never rolled (from die 3 on). Take them out of "dice", or add the choices that roll them.',
      },
    },
    {
      what: "a value that is otherwise",
      script: { dice: [5, 1], choices: [raid], expect: [{ after: 1, pointer: "/soldiers/blue", equals: 3 }] },
      error: {
        index: 0,
        code: "expectation",
        expectation: 0,
        message: "After choice 1, /soldiers/blue is 2; 3 was expected.",
      },
    },
    {
      what: "a value that is not there",
      script: { expect: [{ after: 0, pointer: "/soldier", equals: 3 }] },
      error: {
        index: -1,
        code: "expectation",
        message: "At the start, there is nothing at /soldier; 3 was expected.",
      },
    },
    {
      what: "an expectation after the last choice",
      script: { choices: [pass].slice(1), expect: [{ after: 4, pointer: "/turn", equals: 1 }] },
      error: { index: 0, code: "expectation", expectation: 0 },
    },
  ])("reports $what", ({ script, error }) => {
    expect(play(script).error).toMatchObject(error);
  });

  it("offers legal options near the refused one, and keeps the state", () => {
    const run = play({ seed: 3, choices: [{ side: "red", choice: { do: "raid", soldiers: 9 } }] });
    expect(run.error!.nearest[0]).toMatchObject({ do: "raid" });
    expect(hash(run.game!)).toBe(hash(play({ seed: 3 }).game!));
  });

  it("reports a scenario that cannot be set up", () => {
    const run = runScript(tiny(), { choices: [] }, { scenario: { soldiers: 0 }, options: [] });
    expect(run.error).toMatchObject({ index: -1, code: "setup", message: "A camp needs a soldier." });
    expect(run.game).toBeUndefined();
  });

  it("refuses choices after the end", () => {
    const run = play({ dice: [6, 6, 6], choices: [{ side: "red", choice: { soldiers: 3 } }, pass] });
    expect(run.error).toMatchObject({ index: 1, code: "game-over" });
  });
});

describe("generatorOf", () => {
  const blueAfter = (seed: number, generator: Generator): number =>
    play({ seed, generator, choices: [raid] }).game!.state.position.soldiers[1]!;
  const seed = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((each) => blueAfter(each, 1) !== blueAfter(each, GENERATOR))!;
  /** A script of this seed that holds when so many soldiers are left. */
  const expecting = (equals: number): Script => ({
    seed,
    choices: [raid],
    expect: [{ after: 1, pointer: "/soldiers/blue", equals }],
  });
  const [old, now] = [blueAfter(seed, 1), blueAfter(seed, GENERATOR)];

  it.each<{ what: string; script: Script; generator: Generator; holds: boolean }>([
    { what: "the newest, by which it holds", script: expecting(now), generator: GENERATOR, holds: true },
    {
      what: "the newest, if it holds by both",
      script: { ...expecting(now), expect: [] },
      generator: GENERATOR,
      holds: true,
    },
    { what: "the first, if it holds by that alone", script: expecting(old), generator: 1, holds: true },
    { what: "the newest, if it holds by none", script: expecting(9), generator: GENERATOR, holds: false },
    {
      what: "the one that it names, even if it does not hold by that",
      script: { ...expecting(old), generator: GENERATOR },
      generator: GENERATOR,
      holds: false,
    },
    {
      what: "the first, if it names that",
      script: { ...expecting(now), generator: 1 },
      generator: 1,
      holds: false,
    },
  ])("plays a script with a seed by $what", ({ script, generator, holds }) => {
    expect(generatorOf(tiny(), script, from)).toBe(generator);
    const run = play(script);
    expect(run.error === undefined).toBe(holds);
    expect(run.game!.state.position.soldiers[1]).toBe(generator === 1 ? old : now);
  });
});

describe("scriptOf", () => {
  it("replays a game of bots to the same state", () => {
    const started = start(tiny(), from.scenario, { seed: 11 });
    if (!started.ok) throw new Error("the tiny scenario stands");
    const players = [player(bots.random!.play, 1), player(bots.random!.play, 2)];
    expect(playOut(started.value, players).ended).toBe("over");
    const script = scriptOf(started.value, { seed: 11 });
    expect(script.choices.length).toBeGreaterThan(3);
    const run = runScript(tiny(), JSON.parse(JSON.stringify(script)) as Script, from);
    expect(run.error).toBeUndefined();
    expect(hash(run.game!)).toBe(hash(started.value));
  });

  it("keeps only the dice that were rolled", () => {
    const run = play({ dice: [1, 2, 3, 4], choices: [raid] });
    expect(scriptOf(run.game!, { dice: [1, 2, 3, 4] })).toEqual({
      dice: [1, 2],
      choices: [{ side: "red", choice: { do: "raid", camp: "blue", soldiers: 2 } }],
    });
  });
});

describe("playOut", () => {
  it("stops where it is asked to", () => {
    const started = start(tiny(), from.scenario, { seed: 2 });
    if (!started.ok) throw new Error("the tiny scenario stands");
    const game = started.value;
    const players = [player(bots.random!.play, 1), player(bots.random!.play, 2)];
    const played = playOut(game, players, { until: (g) => g.table.top().step === "bids" });
    expect(played.ended).toBe("until");
    expect(game.table.top().step).toBe("bids");
    expect(game.made.every((made) => made.choice !== undefined)).toBe(true);
  });
});

describe("readScript", () => {
  it.each([
    [[], "A script is an object with the member “choices”."],
    [{}, "“choices” must be a list."],
    [{ choices: [], seed: 1, dice: [1] }, "A script has either “seed” or “dice”, not both."],
    [{ choices: [], seed: -1 }, "“seed” must be a whole number from 0 to 4294967295."],
    [{ choices: [], seed: 4294967296 }, "“seed” must be a whole number from 0 to 4294967295."],
    [{ choices: [], expects: [] }, "It has “expects”; did you mean “expect”?"],
    [{ choices: [], dice: [1.5] }, "“dice” must be a list of whole numbers."],
    [{ choices: [{ side: "red" }] }, 'Choice 1 must look like { "side": "…", "choice": { … } }.'],
    [{ choices: [{ side: "red", choice: {}, step: 1 }] }, "In choice 1, “step” must be the id of a step."],
    [{ choices: [], options: "x" }, "“options” must be a list of ids."],
    [{ choices: [], game: 4 }, "“game” must be a text."],
    [
      { choices: [], expect: [{ after: 0, pointer: "x", equals: 1 }] },
      'Expectation 1 must look like { "after": 0, "pointer": "/…", "equals": … }.',
    ],
  ])("refuses %j", (json, error) => {
    expect(readScript(json)).toEqual({ ok: false, error });
  });

  it("accepts a playtest document with members of its own", () => {
    const document = { title: "A raid", dice: [1], choices: [raid], sources: {} };
    expect(readScript(document)).toEqual({ ok: true, value: document });
  });
});
