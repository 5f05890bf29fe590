// @module-tag slow
import { describe, expect, it } from "vitest";
import { assemble, type Json } from "../../lib/documents";
import { commandsOn, gameId, problemsOf, sharedBench, shippedFiles } from "./support";

/** Layers that ask for one another in circles, change what is not there, or change what cannot be changed. */

const bench = sharedBench();

const workspace = (more: Record<string, Json> = {}): string =>
  JSON.stringify({ title: "Mine", game: gameId, layers: ["my-variant"], ...more });
const manifest = (id: string, more: Record<string, Json> = {}): string =>
  JSON.stringify({
    $schema: "../../schemas/common/layer.schema.json",
    id,
    kind: "variant",
    title: "Mine",
    reason: "To see what comes of it.",
    citations: [],
    requires: [],
    conflicts: [],
    default: false,
    ...more,
  });

/** How many were fed before: commands that set up and that compare take turns. */
let fedBefore = 0;

/** Gives the files to the library and to commands. Returns the reported problems, without notes. */
async function fed(files: Record<string, string>): Promise<string[]> {
  const here = bench.get();
  const all = Object.entries(files);
  const problems = problemsOf(files);
  const inLibrary = problems.map((one) => `${one.code} ${one.file} ${one.pointer}`);
  const inTurn = ["setup", "diff"][fedBefore++ % 2];
  const feed = async (at: number): Promise<void> => {
    const next = all[at];
    if (next) return here.during(`mine/${next[0]}`, next[1], () => feed(at + 1));
    const { json } = await here.run("check", "mine");
    for (const { code, file, pointer } of json.diagnostics ?? [])
      if (code !== "ref/unused") expect(inLibrary).toContain(`${code} ${file} ${pointer}`);
    for (const command of commandsOn("mine").filter(([name]) => name === inTurn)) await here.run(...command);
  };
  await feed(0);
  return problems
    .filter(({ severity }) => severity !== "info")
    .map(({ code, file, pointer }) => `${code} ${file}${pointer === "" ? "" : ` ${pointer}`}`);
}

const mine = "layers/my-variant";

describe("circles", () => {
  it("of one", async () => {
    expect(
      await fed({ [`${mine}/layer.json`]: manifest("my-variant", { requires: ["my-variant"] }) }),
    ).toEqual([`layer/cyclic-requires ${mine}/layer.json /requires/0`]);
  });

  it("of two, and of three, reported once each", async () => {
    const files = {
      "sandtable.json": workspace({ layers: ["a", "b", "c", "d", "e"] }),
      "layers/a/layer.json": manifest("a", { requires: ["b"] }),
      "layers/b/layer.json": manifest("b", { requires: ["a"] }),
      "layers/c/layer.json": manifest("c", { requires: ["d"] }),
      "layers/d/layer.json": manifest("d", { requires: ["e", "a"] }),
      "layers/e/layer.json": manifest("e", { requires: ["c"] }),
    };
    const messages = (await fed(files)).filter((each) => each.startsWith("layer/cyclic"));
    expect(messages).toEqual([
      "layer/cyclic-requires layers/a/layer.json /requires/0",
      "layer/cyclic-requires layers/c/layer.json /requires/0",
    ]);
  });

  it("of layers that are off, and that patch one another's documents", async () => {
    const files = {
      "layers/a/layer.json": manifest("a", { requires: ["b"] }),
      "layers/a/parameters.json": '{ "hits": { "hitOn": { "air-strike": 4 } } }',
      "layers/b/layer.json": manifest("b", { requires: ["a"] }),
      "layers/b/parameters.json": '{ "hits": { "hitOn": { "air-strike": 6 } } }',
    };
    expect(await fed(files)).toEqual(["layer/cyclic-requires layers/a/layer.json /requires/0"]);
  });

  it("of conflicts with itself", async () => {
    expect(
      await fed({ [`${mine}/layer.json`]: manifest("my-variant", { conflicts: ["my-variant"] }) }),
    ).toEqual([`layer/idle-conflict ${mine}/layer.json /conflicts/0`]);
  });
});

describe("what cannot be patched", () => {
  it.each([
    ["the layer itself", `${mine}/${mine}/layer.json`],
    ["another layer", `${mine}/layers/errata-2005/tables/combat.json`],
    ["the workspace", `${mine}/sandtable.json`],
    ["a playtest", `${mine}/playtests/example-of-play.json`],
    ["a document that is not there", `${mine}/weather.json`],
    ["a document under a misspelt name", `${mine}/tables/combats.json`],
    ["a scenario that is not there", `${mine}/scenarios/none.json`],
  ])("%s", async (_what, file) => {
    expect(await fed({ [file]: '{ "id": "x" }' })).toEqual([`layer/unknown-document ${file}`]);
  });

  it.each([["[]"], ["null"], ["1"], ['"text"'], ["true"]])("a document by %s", async (text) => {
    expect(await fed({ [`${mine}/bases.json`]: text })).toEqual([`layer/not-a-patch ${mine}/bases.json`]);
  });
});

describe("what is not as the patch takes it to be", () => {
  it("null of what is not there", async () => {
    const patch = '{ "bases": { "singapor": null, "singapore": { "oilfield": null }, "x": { "y": null } } }';
    const messages = await fed({ [`${mine}/bases.json`]: patch });
    expect(messages).toContain(`layer/removes-nothing ${mine}/bases.json /bases/singapor`);
    expect(messages).toContain(`layer/removes-nothing ${mine}/bases.json /bases/singapore/oilfield`);
  });

  it("null of everything", async () => {
    const all = Object.keys(JSON.parse(shippedFiles["parameters.json"]!) as object);
    const patch = JSON.stringify(Object.fromEntries(all.map((key) => [key, null])));
    const messages = await fed({ [`${mine}/parameters.json`]: patch });
    const missing = messages.filter((each) => each.startsWith("schema/missing-member"));
    expect(missing).toEqual([expect.stringMatching(/^schema\/missing-member \S*parameters\.json /)]);
  });

  it("an object where a list stands", async () => {
    const messages = await fed({ [`${mine}/sequence.json`]: '{ "turn": { "0": "late-conquest" } }' });
    expect(messages).toEqual([`layer/replaces-value ${mine}/sequence.json /turn`]);
  });

  it("an object where a number stands", async () => {
    const messages = await fed({
      [`${mine}/parameters.json`]: '{ "hits": { "hitOn": { "air-strike": { "naval": 5 } } } }',
    });
    expect(messages).toEqual([`layer/replaces-value ${mine}/parameters.json /hits/hitOn/air-strike`]);
  });

  it.each([
    ["a list where an object stands", "bases.json", '{ "bases": [] }', "schema/wrong-type", "/bases"],
    [
      "a number where an object stands",
      "bases.json",
      '{ "bases": { "truk": 5 } }',
      "schema/wrong-type",
      "/bases/truk",
    ],
    ["a text where a list stands", "sequence.json", '{ "turn": "end" }', "schema/wrong-type", "/turn"],
  ])("%s", async (_what, file, text, code, pointer) => {
    expect(await fed({ [`${mine}/${file}`]: text })).toContain(`${code} ${mine}/${file} ${pointer}`);
  });
});

describe("a scenario that a layer brings", () => {
  const whole = JSON.parse(shippedFiles["scenarios/short-campaign.json"]!) as Record<string, Json>;
  const file = `${mine}/scenarios/late.json`;

  it("as a whole stands, and can be played", async () => {
    expect(await fed({ [file]: JSON.stringify({ ...whole, id: "late", title: "Late" }) })).toEqual([]);
  });

  it.each([
    ["under another id than its file's", { ...whole, id: "early" }, "layer/unknown-document"],
    ["with an id and nothing else", { id: "late" }, "schema/missing-member"],
    ["that takes its own members away", { ...whole, id: "late", setup: null }, "schema/wrong-type"],
  ] as [string, Json, string][])("%s is reported", async (_what, value, problem) => {
    expect((await fed({ [file]: JSON.stringify(value) })).join("\n")).toContain(problem);
  });

  it("is brought once, though two layers bring it", async () => {
    const files = {
      "sandtable.json": workspace({ layers: ["a", "b"] }),
      "layers/a/layer.json": manifest("a"),
      "layers/a/scenarios/late.json": JSON.stringify({ ...whole, id: "late", title: "Late" }),
      "layers/b/layer.json": manifest("b"),
      "layers/b/scenarios/late.json": JSON.stringify({ ...whole, id: "late", title: "Later" }),
    };
    expect(await fed(files)).toEqual(["layer/conflict layers/b/scenarios/late.json /title"]);
  });
});

describe("the notes of a layer", () => {
  const patch = { [`${mine}/parameters.json`]: '{ "hits": { "hitOn": { "air-strike": 4 } } }' };
  const noting = (was: Json) => fed({ ...patch, [`${mine}/layer.json`]: manifest("my-variant", { was }) });

  it.each([
    ["a list", []],
    ["a text", "5"],
    ["of a document that is a number", { "parameters.json": 5 }],
    ["of what is no document", { "../parameters.json": { "/hits/hitOn/air-strike": 5 } }],
    ["of what is no pointer", { "parameters.json": { "hits/hitOn": 5 } }],
  ] as [string, Json][])("%s are refused where they stand", async (_what, was) => {
    expect(await noting(was)).toEqual([
      expect.stringMatching(/^schema\/[a-z-]+ layers\/my-variant\/layer\.json \/was/),
    ]);
  });

  it.each([
    ["of a document that is not there", { "weather.json": { "/rain": 5 } }],
    ["of a place in a list", { "sequence.json": { "/turn/0": "late-conquest", "/turn/-": null } }],
    ["of names that objects have by themselves", { "parameters.json": { "/hits/constructor": null } }],
  ] as [string, Json][])("%s break nothing", async (_what, was) => {
    expect(await noting(was)).toEqual([]);
  });

  it("are silent while the patch cannot be read, which is reported", async () => {
    const was = { "parameters.json": { "/hits/hitOn/air-strike": 5 } };
    const files = { [`${mine}/layer.json`]: manifest("my-variant", { was }) };
    const messages = problemsOf({
      ...files,
      [`${mine}/parameters.json`]: '{ "hits": { "hitOn": { "air-strike": 4 }, } }',
    });
    expect(messages.map(({ file }) => file)).toEqual([`${mine}/parameters.json`]);
    const gone = problemsOf(files).filter(({ code }) => code.startsWith("layer/"));
    expect(gone.map(({ code }) => code)).toEqual(["layer/stale-was"]);
  });

  it("of a place within what the patch sets find nothing there", async () => {
    const messages = await noting({ "parameters.json": { "/hits/hitOn/air-strike/naval": 5 } });
    expect(messages).toEqual([`layer/base-changed ${mine}/parameters.json /hits/hitOn/air-strike/naval`]);
  });

  it("of another value are reported with the expected and the actual value", async () => {
    const was = { "parameters.json": { "/hits/hitOn/air-strike": 6 } };
    expect(await noting(was)).toEqual([`layer/base-changed ${mine}/parameters.json /hits/hitOn/air-strike`]);
    const [changed] = problemsOf({
      ...patch,
      [`${mine}/layer.json`]: manifest("my-variant", { was }),
    }).filter(({ code }) => code === "layer/base-changed");
    expect(changed!.message).toBe(
      'The layer "my-variant" was made when 6 stood at /hits/hitOn/air-strike, and parameters.json has 5 there now.',
    );
    expect(changed!.fixes?.map(({ title }) => title)).toEqual([
      "It still fits: update the note",
      'Remove the change of "air-strike"',
    ]);
  });
});

describe("the workspace's own lists", () => {
  it.each([
    [
      "a layer that is asked for and left out",
      { without: ["my-variant"] },
      "layer/on-and-off sandtable.json /layers/0",
    ],
    [
      "one that is asked for twice",
      { layers: ["my-variant", "my-variant"] },
      "schema/repeated-item sandtable.json /layers/1",
    ],
    ["one that is not there", { layers: ["mine"] }, "layer/missing sandtable.json /layers/0"],
    ["what is no id", { layers: [7, null, {}] }, "schema/wrong-type sandtable.json /layers/0"],
    ["what is no list", { layers: "my-variant" }, "schema/wrong-type sandtable.json /layers"],
  ] as [string, Record<string, Json>, string][])("%s", async (_what, more, problem) => {
    expect(await fed({ "sandtable.json": workspace(more) })).toContain(problem);
  });

  it("a game whose name is misspelt", async () => {
    const here = bench.get();
    await here.during("mine/sandtable.json", workspace({ game: "fire-in-the-skies" }), async () => {
      const { json } = await here.run("check", "mine");
      expect(json.diagnostics).toMatchObject([
        {
          code: "workspace/unknown-game",
          pointer: "/game",
          message: 'There is no game "fire-in-the-skies": did you mean "fire-in-the-sky"?',
        },
      ]);
      for (const command of commandsOn("mine")) await here.run(...command);
    });
  });

  it("a game that calls itself otherwise", async () => {
    const messages = await fed({ [`${mine}/game.json`]: '{ "id": "my-sky" }' });
    expect(messages).toEqual([`workspace/other-game ${mine}/game.json /id`]);
  });
});

describe("a scenario's own overrides", () => {
  const scenario = (overrides: Json): string =>
    JSON.stringify({
      ...(JSON.parse(shippedFiles["scenarios/short-campaign.json"]!) as Record<string, Json>),
      id: "over",
      title: "Over",
      overrides,
    });

  it.each([
    ["of itself", { "scenarios/over.json": { overrides: null, start: null } }],
    [
      "of itself, in a circle",
      { "scenarios/over.json": { overrides: { "scenarios/over.json": { title: "Again" } } } },
    ],
    ["of another scenario", { "scenarios/short-campaign.json": { id: "x" } }],
    ["of nothing", { "none.json": {} }],
    ["of a layer", { "layers/errata-2005/layer.json": { id: "x" } }],
    ["that are no objects", { "parameters.json": [1] }],
    ["that take all away", { "parameters.json": { hits: null, clock: null } }],
  ] as [string, Json][])("%s", async (_what, overrides) => {
    await fed({ "scenarios/over.json": scenario(overrides) });
    const here = bench.get();
    await here.during("mine/scenarios/over.json", scenario(overrides), async () => {
      await here.run("setup", "mine", "--scenario", "over");
      await here.run("play", "mine", "--scenario", "over", "--script", "empty.json");
    });
  });
});

describe("assembling", () => {
  it("takes layers that ask for themselves, twice, and in any order", () => {
    const files = { "game.json": '{ "defaultLayers": ["a", "a", 1, null] }', "layers/a/layer.json": "{}" };
    const draft = assemble(files, { layers: ["a", "b", "a"], without: ["a", "c"] });
    expect(draft.layers.map(({ id, on }) => `${id} ${on}`)).toEqual(["a false"]);
    expect(draft.missingLayers.map(({ id, from }) => `${id} ${from}`)).toEqual(["b layers", "c without"]);
  });
});
