import { describe, expect, it } from "vitest";
import { CompileError, type GameDefinition, games } from "../../lib/games";
import { EngineError, type Json } from "../../lib/kernel";
import { Book, type DocumentUpdate } from "../../lib/book";
import { runPlaytest } from "../../lib/playtest";
import { get } from "../../lib/documents";
import { tiny } from "./tiny";

/** What comes of a playtest on the documents of a book, and where in its own text it first differs. */

const path = "playtests/raids.json";
const raid = { side: "red", choice: { soldiers: 2 } };
const pass = { side: "blue", choice: { do: "done" } };
const { module, rules } = tiny();

/** A book of the tiny game with one scenario. */
function bookWith(
  playtest: Json | string,
  news: Partial<DocumentUpdate> = {},
  game: Partial<GameDefinition> = {},
): Book {
  const book = new Book(games);
  book.take({
    game: undefined,
    documents: {
      "scenarios/skirmish.json": '{"soldiers":3,"recommendedOptions":["fog"]}',
      "scenarios/empty.json": '{"soldiers":0}',
      "options.json": '{"options":{"fog":{"title":"Fog"}}}',
    },
    playtests: { [path]: typeof playtest === "string" ? playtest : JSON.stringify(playtest) },
    layers: ["errata"],
    errors: [],
    ...news,
  });
  const [definition] = Object.values(games);
  book.game = {
    ...definition!,
    id: "tiny",
    module,
    compile: () => rules,
    ...game,
  } as unknown as GameDefinition;
  return book;
}

const run = (
  playtest: { [name: string]: Json },
  news?: Partial<DocumentUpdate>,
  game?: Partial<GameDefinition>,
) => runPlaytest(bookWith({ scenario: "skirmish", ...playtest }, news, game), path);

describe("a playtest that holds", () => {
  it("is green, with its title and how much was played", () => {
    const result = run({ title: "Two raids", dice: [5, 1], choices: [raid, pass] });
    expect(result).toMatchObject({ path, title: "Two raids", state: "green", played: 2, of: 2 });
    expect(result.ms).toBeGreaterThanOrEqual(0);
    expect(result.failure).toBeUndefined();
  });

  it("is called like its file when it has no title", () => {
    expect(run({ dice: [], choices: [] }).title).toBe("raids");
  });

  it("is played with the optional rules that its scenario recommends, or with its own", () => {
    const seen: (readonly string[])[] = [];
    const setup: typeof module.setup = (own, scenario, options) => {
      seen.push(options.options);
      return module.setup(own, scenario, options);
    };
    const watching = { module: { ...module, setup } as unknown as GameDefinition["module"] };
    run({ choices: [] }, {}, watching);
    run({ choices: [], options: [] }, {}, watching);
    expect(seen).toEqual([["fog"], []]);
  });
});

const sections: Json = [
  { title: "Dawn", side: "red", moves: [{ choices: [raid.choice] }] },
  {
    title: "Dusk",
    side: "blue",
    moves: [
      { choices: [pass.choice] },
      { side: "red", step: "bids", choices: [{ points: 1 }] },
      { side: "blue", choices: [{ points: 0 }], expect: [{ pointer: "/points/red", equals: 1 }] },
      // In the second round blue has two soldiers, not five.
      { times: 2, side: "red", choices: [{ soldiers: 1 }, { side: "blue", do: "none" }] },
    ],
    expect: [{ pointer: "/turn", equals: 9 }],
  },
];

describe("a playtest that fails", () => {
  it.each<[string, { [name: string]: Json }, object]>([
    ["a choice in the list", { dice: [5, 1], choices: [raid, raid] }, { index: 1, pointer: "/choices/1" }],
    [
      "a choice that the rules do not allow",
      { dice: [], choices: [{ side: "red", choice: { soldiers: 9 } }] },
      { index: 0, code: "illegal", rule: "2.1", pointer: "/choices/0" },
    ],
    [
      "a choice of a repeated move in a section",
      { seed: 1, sections },
      { index: 5, section: "Dusk", pointer: "/sections/1/moves/3/choices/1" },
    ],
    [
      "a choice behind others that stand by themselves",
      {
        dice: [5, 1],
        choices: [raid],
        sections: [{ title: "Dusk", side: "blue", moves: [{ choices: [pass.choice, { do: "jump" }] }] }],
      },
      { index: 2, pointer: "/sections/0/moves/0/choices/1" },
    ],
    [
      "the second round of a move",
      {
        dice: [1, 1],
        sections: [{ title: "Dawn", side: "red", moves: [{ times: 2, choices: [{ soldiers: 2 }] }] }],
      },
      { index: 1, code: "not-your-decision", pointer: "/sections/0/moves/0/choices/0" },
    ],
    [
      "an expectation in the list",
      {
        dice: [5, 1],
        choices: [raid],
        expect: [
          { after: 0, pointer: "/turn", equals: 1 },
          { after: 1, pointer: "/soldiers/blue", equals: 3 },
        ],
      },
      { index: 0, code: "expectation", expectation: 1, pointer: "/expect/1" },
    ],
    [
      "an expectation of a move, behind one in the list",
      {
        dice: [5, 1],
        choices: [],
        expect: [{ after: 0, pointer: "/turn", equals: 1 }],
        sections: [
          {
            title: "Dawn",
            side: "red",
            moves: [
              {
                choices: [raid.choice],
                expect: [
                  { pointer: "/turn", equals: 1 },
                  { pointer: "/turn", equals: 2 },
                ],
              },
            ],
          },
        ],
      },
      { expectation: 2, section: "Dawn", pointer: "/sections/0/moves/0/expect/1" },
    ],
    [
      "an expectation of a section",
      {
        dice: [5, 1],
        sections: [
          {
            title: "Dawn",
            side: "red",
            moves: [{ choices: [raid.choice], expect: [{ pointer: "/turn", equals: 1 }] }],
            expect: [{ pointer: "/turn", equals: 2 }],
          },
        ],
      },
      { expectation: 1, pointer: "/sections/0/expect/0" },
    ],
    [
      "dice that are left over",
      { dice: [5, 1, 6], choices: [raid] },
      { code: "dice-left-over", pointer: "/dice" },
    ],
    ["dice that run out", { dice: [5], choices: [raid] }, { code: "dice", index: 0, pointer: "/choices/0" }],
    [
      "a scenario that cannot be set up",
      { scenario: "empty", choices: [] },
      { code: "setup", pointer: "/scenario" },
    ],
  ])("points at %s", (_what, playtest, failure) => {
    const result = run(playtest);
    expect(result.state).toBe("red");
    expect(result.failure).toMatchObject(failure);
    expect(result.failure!.message).not.toBe("");
    expect(get({ scenario: "skirmish", ...playtest }, result.failure!.pointer)).toBeDefined();
  });

  it("reports rules that could not go on, and how far play came", () => {
    const broken = {
      ...module,
      steps: {
        ...module.steps,
        bids: {
          ...module.steps.bids!,
          take: () => {
            throw new EngineError("Nobody has a purse.");
          },
        },
      },
    };
    const bid = { side: "red", choice: { points: 1 } };
    const playtest = { dice: [5, 1], choices: [raid, pass, bid] };
    const result = run(playtest, {}, { module: broken as unknown as GameDefinition["module"] });
    expect(result).toMatchObject({ state: "red", played: 2, of: 3 });
    expect(result.failure).toMatchObject({
      code: "rules",
      index: 2,
      pointer: "/choices/2",
      message: "The rules failed: Nobody has a purse.",
    });
  });
});

describe("a playtest that cannot be tried", () => {
  const reasonOf = (...args: Parameters<typeof run>) => {
    const result = run(...args);
    expect(result).toMatchObject({ state: "grey", played: 0 });
    return result.reason;
  };
  const error = (file: string) => ({ file, code: "x", message: "It is not right." });

  it.each<[string, Parameters<typeof run>, RegExp]>([
    [
      "errors in the documents",
      [{ choices: [] }, { errors: [error("units.json"), error("map.json")] }],
      /^The documents have errors\. units\.json: It is not right\. \(and 1 more\)$/,
    ],
    [
      "errors in its scenario",
      [{ choices: [] }, { errors: [error("scenarios/skirmish.json")] }],
      /scenarios\/skirmish\.json/,
    ],
    ["other layers", [{ choices: [], layers: ["mine"] }], /with the layer mine, but errata is on\.$/],
    ["no layers", [{ choices: [], layers: [] }], /with no layer on, but errata is on\.$/],
    [
      "no scenario",
      [{ choices: [], scenario: "gone" }],
      /^There is no scenario “gone”\. Known are “skirmish”, “empty”\.$/,
    ],
    ["a scenario file", [{ choices: [], scenario: "../mine.json" }], /starts from the file \.\.\/mine\.json/],
    ["another game", [{ choices: [], game: "chess" }], /playtest of “chess”, not of “tiny”/],
    ["an optional rule that is gone", [{ choices: [], options: ["rain"] }], /no optional rule “rain”/],
    ["what is no list of choices", [{ choices: 3 }], /“choices” must be a list/],
  ])("says that it is for %s", (_what, args, reason) => {
    expect(reasonOf(...args)).toMatch(reason);
  });

  it("says where its JSON is broken", () => {
    const result = runPlaytest(bookWith('{\n  "choices": [,\n}'), path);
    expect(result).toMatchObject({ state: "grey", title: "raids" });
    expect(result.reason).toMatch(/^Line 2:\d+ is not JSON: ./);
  });

  it("says which document the rules cannot be made of", () => {
    const compile = (): never => {
      throw new CompileError("A map needs places.", "map.json", "");
    };
    expect(reasonOf({ choices: [] }, {}, { compile })).toContain("map.json: A map needs places.");
  });

  it("is not held up by errors in another scenario or in itself", () => {
    const errors = [error("scenarios/empty.json"), error(path)];
    expect(run({ dice: [], choices: [] }, { errors }).state).toBe("green");
  });

  it("is played when just its layers are on", () => {
    expect(run({ dice: [], choices: [], layers: ["errata"] }).state).toBe("green");
  });
});
