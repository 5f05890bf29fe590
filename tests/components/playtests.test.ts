import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Feed } from "../../components/desk/feed";
import { Desk } from "../../components/desk/world";
import { PlaytestMark } from "../../components/playtests/playtest-mark";
import { failing, markOf, shortSummary, summary, resultText, wordOf } from "../../components/playtests/words";
import type { PlaytestState } from "../../components/workbench/types";
import "../../lib/games";
import { get, locate } from "../../lib/documents";
import type { DocumentUpdate } from "../../lib/book";
import { type PlaytestResult, PlaytestRounds } from "../../lib/playtest";
import { openGame } from "../../lib/workspace";

const shipped = openGame("fire-in-the-sky").files;
const of = (name: string): string => `playtests/${name}.json`;
const example = of("example-of-play");
const costs = "layers/mine/tables/transport-costs.json";
const layer = JSON.stringify({
  id: "mine",
  kind: "variant",
  title: "Mine",
  reason: "To see what comes of it.",
  citations: [],
  requires: [],
  conflicts: [],
  default: false,
});
const manifest = JSON.stringify({
  title: "Mine",
  game: "fire-in-the-sky",
  layers: ["mine"],
  without: [],
  suppress: [],
});
const small = (more: object = {}): string =>
  JSON.stringify({ title: "Small", scenario: "short-campaign", dice: [], choices: [], ...more });

/** A workspace whose playtests are run round after round, as in the studio. */
class Rounds {
  readonly desk = new Desk();
  readonly rounds = new PlaytestRounds();
  /** What the last news have made due, and taken away. */
  due: string[] = [];
  gone: string[] = [];
  private readonly feed: Feed;

  /** `only`: the playtests that there are. */
  constructor(only?: readonly string[]) {
    const files = Object.entries(shipped).filter(
      ([path]) => !only || !path.startsWith("playtests/") || only.includes(path),
    );
    const port = { postMessage: (update: DocumentUpdate) => Object.assign(this, this.rounds.take(update)) };
    this.feed = new Feed(port as unknown as MessagePort);
    this.desk.open("fire-in-the-sky", Object.fromEntries(files), {
      "sandtable.json": manifest,
      "layers/mine/layer.json": layer,
    });
    this.send();
  }

  write(path: string, text: string | null): void {
    this.desk.write(path, text);
    this.send();
  }

  send(): void {
    this.feed.send(this.desk.game?.id, this.desk.draft, this.desk.files, this.desk.report());
  }

  run(): PlaytestResult[] {
    const results: PlaytestResult[] = [];
    for (let [path] = this.rounds.due; path !== undefined; [path] = this.rounds.due) {
      results.push(this.rounds.run(path));
    }
    return results;
  }
}

describe("the shipped playtests on the shipped documents", () => {
  it("are green, and stay so until something changes", () => {
    const all = new Rounds();
    // Six of the plain game, and one of each of the six variants, which are off.
    expect(all.due).toHaveLength(12);
    const isVariant = (path: string): boolean => path.startsWith("playtests/variant-");
    const results = all.run();
    expect(results.map(({ path, state, failure }) => [path, state, failure])).toEqual(
      all.due.map((path) => [path, isVariant(path) ? "grey" : "green", undefined]),
    );
    const plain = results.filter(({ path }) => !isVariant(path));
    expect(plain.every(({ played, of: choices }) => played === choices && choices > 20)).toBe(true);
    all.send();
    expect(all.due).toEqual([]);
    // Again as wished: the short ones first.
    expect(all.rounds.again()).toHaveLength(12);
    expect(all.rounds.due.at(-1)).toBe(of("short-campaign"));
  });
});

describe("a changed number", () => {
  it("turns a playtest red where it is first felt, and green again when it is changed back", () => {
    const one = new Rounds([example]);
    expect(one.run().map(({ state }) => state)).toEqual(["green"]);
    one.write(costs, '{ "seaDeployment": { "naval": 0.5 } }');
    expect(one.due).toEqual([example]);
    const [red] = one.run();
    expect(red!.state).toBe("red");
    const { pointer, message, index } = red!.failure!;
    const { value } = one.desk.draft.files.get(example)!;
    // Twelve choices are made before the first ship is deployed by sea.
    expect([index, get(value, `${pointer}/after`)]).toEqual([11, 12]);
    expect(get(value, `${pointer}/pointer`)).toBe("/tracks/transport/japan");
    expect(message).toBe("After choice 12, /tracks/transport/japan is 29.5; 29 was expected.");
    const { file, range } = locate(one.desk.draft, example, pointer);
    expect(file).toBe(example);
    expect(one.desk.files[example]!.split("\n")[range.start.line]).toContain('"after": 12');
    one.write(costs, "{}");
    expect(one.run().map(({ state }) => state)).toEqual(["green"]);
  });

  it("that is wrong makes it grey, with the problem", () => {
    const one = new Rounds([example]);
    one.write(costs, '{ "seaDeployment": { "naval": "much" } }');
    const [grey] = one.run();
    expect(grey!.state).toBe("grey");
    expect(grey!.reason).toContain(`The documents have errors. ${costs}: `);
  });
});

describe("what is run again", () => {
  const mine = of("mine");
  const begin = (text = small()): Rounds => {
    const some = new Rounds([]);
    some.write(mine, text);
    some.run();
    return some;
  };

  it("is a playtest whose own text was changed, and no other", () => {
    const some = begin();
    some.write(of("other"), small());
    expect(some.due).toEqual([of("other")]);
    some.run();
    some.write(mine, small({ title: "Renamed" }));
    expect(some.due).toEqual([mine]);
    expect(some.run()[0]!.title).toBe("Renamed");
  });

  it("is nothing when files change that no scenario is played by", () => {
    const some = begin();
    some.write("sandtable.json", manifest.replace('"Mine"', '"Ours"'));
    expect(some.due).toEqual([]);
    some.write("layers/mine/layer.json", layer.replace("To see", "Only to see"));
    expect(some.due).toEqual([]);
  });

  it("is what starts from a scenario that was changed, and not what starts from another", () => {
    const some = begin();
    some.write(of("campaign"), small({ scenario: "campaign" }));
    some.run();
    some.write("layers/mine/scenarios/campaign.json", '{ "title": "The long one" }');
    expect(some.due).toEqual([of("campaign")]);
  });

  it("is everything when a table changes, those that failed first", () => {
    const some = begin();
    some.write(of("a"), small({ seed: 1, dice: undefined }));
    some.write(of("z"), small({ dice: [6] }));
    expect(some.run().map(({ path, state }) => [path, state])).toContainEqual([of("z"), "red"]);
    some.write(costs, '{ "merchantAswDie": 0.25 }');
    expect(some.due[0]).toBe(of("z"));
    expect([...some.due].sort()).toEqual([of("a"), mine, of("z")]);
  });

  it("is what names its layers when others are on", () => {
    const some = begin(small({ layers: ["errata-2005", "mine"] }));
    some.write("sandtable.json", manifest.replace('["mine"]', "[]"));
    expect(some.due).toEqual([mine]);
    expect(some.run()[0]).toMatchObject({ state: "grey" });
  });

  it("leaves out what was deleted", () => {
    const some = begin();
    some.write(mine, null);
    expect([some.due, some.gone]).toEqual([[], [mine]]);
  });
});

describe("results of playtests in words", () => {
  const result = (state: PlaytestResult["state"], more: Partial<PlaytestResult> = {}): PlaytestState => ({
    running: false,
    result: { path: "", title: "", state, ms: 35.2, played: 120, of: 120, ...more },
  });
  const red = result("red", {
    played: 40,
    failure: {
      code: "illegal",
      message: "It is full.",
      index: 40,
      section: "Malaya",
      pointer: "/choices/40",
    },
  });
  const green = result("green");
  const running: PlaytestState = { running: true, result: red.result! };

  it("are counts", () => {
    expect([summary({}), shortSummary({})]).toEqual([undefined, undefined]);
    expect(summary({ a: green })).toBe("1 playtest passes");
    expect(summary({ a: green, b: green })).toBe("2 playtests pass");
    expect(summary({ a: green, b: red })).toBe("1 of 2 playtests fails");
    expect(summary({ a: red, b: red, c: result("grey") })).toBe("2 of 3 playtests fail");
    expect(summary({ a: green, b: result("grey") })).toBe("1 of 2 playtests pass, 1 not run");
    expect(summary({ a: green, b: running })).toBe("Running 1 of 2 playtests …");
    expect(shortSummary({ a: green, b: red })).toBe("1 of 2 pass");
  });

  it("are shown for shipped ones that differ because of a change, which are not failures", () => {
    const differs = result("differs", { failure: red.result!.failure! });
    expect(summary({ a: green, b: differs })).toBe("1 shipped playtest differs because of your change");
    expect(summary({ a: differs, b: differs })).toBe("2 shipped playtests differ because of your change");
    expect(summary({ a: differs, b: red, c: green })).toBe(
      "1 of 3 playtests fails, 1 shipped playtest differs because of your change",
    );
    expect(resultText(differs.result!)).toBe(
      "Differs at choice 41 of 120, section “Malaya”, because of your change: It is full.",
    );
    // Those that fail come first.
    expect(failing({ a: differs, b: red, c: green })).toEqual(["b", "a"]);
  });

  it("is where one fails, that it passes, or why it was not run", () => {
    expect(resultText(red.result!)).toBe("Fails at choice 41 of 120, section “Malaya”: It is full.");
    expect(resultText(green.result!)).toBe("Passes: 120 choices, 35 ms");
    expect(resultText(result("grey", { reason: "It names no scenario." }).result!)).toBe(
      "Not run: It names no scenario.",
    );
    const failure = {
      code: "expectation" as const,
      message: "After choice 3, it rains.",
      index: 2,
      pointer: "",
    };
    expect(resultText(result("red", { failure }).result!)).toBe("Fails: After choice 3, it rains.");
  });

  it("are those that failed when they were last run", () => {
    expect(failing({ c: red, b: green, a: running })).toEqual(["a", "c"]);
  });

  it("is a mark with a shape and a word of its own", () => {
    const marks = [green, red, result("differs"), result("grey"), running].map(markOf);
    expect(marks).toEqual(["green", "red", "differs", "grey", "running"]);
    const drawn = marks.map((mark) => renderToStaticMarkup(createElement(PlaytestMark, { mark })));
    drawn.forEach((mark, i) => expect(mark).toContain(`aria-label="${wordOf[marks[i]!]}"`));
    const shapes = drawn.map((mark) =>
      /<svg.*<\/svg>/.exec(mark)![0].replace(/(class|width|height)="[^"]*"/g, ""),
    );
    expect(new Set(shapes).size).toBe(5);
  });
});
