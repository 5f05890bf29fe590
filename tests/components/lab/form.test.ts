import { describe, expect, it } from "vitest";
import { type LabForm, readForm } from "../../../components/lab/form";
import {
  LEAST_GAMES,
  measuresOf,
  optionsOn,
  playerOf,
  read,
  SWITCHED,
  switchedIn,
  valuesOf,
} from "../../../components/lab/read-form";
import { LEAST_GAMES as LOOKED_FROM } from "../../../lib/lab/statistics";
import { ROBUSTNESS_GAMES } from "../../../lib/lab/usual";
import type { LabLobby } from "../../../components/lab/protocol";

const lobby: LabLobby = {
  scenario: "small",
  title: "Small",
  trouble: undefined,
  sides: [
    { id: "red", name: "Red" },
    { id: "blue", name: "Blue" },
  ],
  players: [
    { id: "random", title: "Random", summary: "", budget: false },
    { id: "steady", title: "Steady", summary: "", budget: false },
    { id: "search", title: "Search", summary: "", budget: true },
  ],
  scores: [{ id: "points", title: "Points" }],
  options: [
    { id: "fog", title: "Fog", rule: "9.1" },
    { id: "mud", title: "Mud", rule: undefined },
  ],
  recommended: ["mud"],
  parameters: [
    { place: "parameters.json#/a", title: "A", value: 1 },
    { place: "parameters.json#/b", title: "B", value: 2 },
  ],
};
const first = readForm(null);
const form = (change: Partial<LabForm>): LabForm => ({ ...first, ...change });

describe("the form of the lab", () => {
  it("asks for something that can be played before anybody has touched it", () => {
    const { wrongs, players, games, variants } = read(first, lobby);
    expect(wrongs).toEqual({});
    expect([players, games, variants]).toEqual([["steady", "steady"], 200, 1]);
  });

  it("takes an available player for one that no longer exists", () => {
    const gone = form({ players: { red: { id: "clever", budget: "7" } } });
    expect(playerOf(gone, "red", lobby.players)).toEqual({ id: "steady", budget: "" });
    const [random] = lobby.players;
    expect(playerOf(gone, "red", [random!])).toEqual({ id: "random", budget: "" });
  });

  it("gives a budget only to players that take one, and reports a budget that is not valid", () => {
    const players = { red: { id: "search", budget: "400" }, blue: { id: "random", budget: "400" } };
    expect(read(form({ players }), lobby).players).toEqual(["search:400", "random"]);
    const bad = { red: { id: "search", budget: "much" } };
    expect(read(form({ players: bad }), lobby).wrongs.players).toMatch(/whole number/);
  });

  it.each([
    ["games", { games: "0" }],
    ["games", { games: "many" }],
    ["games", { games: "1e9" }],
    ["seed", { seed: "-1" }],
    ["seed", { seed: "4294967296" }],
    ["least", { question: "compare", least: String(LEAST_GAMES - 1) }],
    ["robustness", { question: "compare", robustness: "some" }],
    ["within", { question: "compare", within: "0" }],
    ["within", { question: "compare", within: "three" }],
    ["question", { question: "compare", against: "options" }],
    ["question", { question: "compare", against: "options", switched: ["gone"] }],
    ["question", { question: "sensitivity", places: [] }],
  ] as const)("shows at the field %s what is wrong with %j", (field, change) => {
    const { wrongs } = read(form(change), lobby);
    expect(Object.keys(wrongs)).toEqual([field]);
    expect(wrongs[field]).toMatch(/\.$/);
  });

  it("asks other players of a comparison alone, as many pairs as are typed or usual, and no more than are played", () => {
    const pairs = (change: Partial<LabForm>) =>
      read(form({ question: "compare", ...change }), lobby).robustness;
    expect(pairs({})).toBe(ROBUSTNESS_GAMES);
    expect(pairs({ robustness: "0" })).toBe(0);
    expect(pairs({ robustness: "50", games: "30" })).toBe(30);
    const random = { red: { id: "random", budget: "" }, blue: { id: "random", budget: "" } };
    expect(pairs({ players: random })).toBe(0);
    expect(pairs({ question: "play" })).toBe(0);
    expect(LEAST_GAMES).toBe(LOOKED_FROM);
  });

  it("stops a comparison by the chosen figure, and nothing else", () => {
    const measure = measuresOf(lobby).at(-1)!.id;
    const compare = form({ question: "compare", measure, least: "50" });
    expect(read(compare, lobby).stop).toEqual({ measure: { score: "points" }, least: 50 });
    expect(read({ ...compare, measure: "gone" }, lobby).stop).toEqual({
      measure: { wins: "red" },
      least: 50,
    });
    expect(read({ ...compare, stops: false }, lobby).stop).toBeUndefined();
    expect(read({ ...compare, question: "play" }, lobby).stop).toBeUndefined();
  });

  it("stops also when the figure is known well enough, a share in games of a hundred", () => {
    const compare = form({ question: "compare", within: " 2.5 ", least: "50" });
    expect(read(compare, lobby).stop).toEqual({ measure: { wins: "red" }, least: 50, within: 0.025 });
    expect(read({ ...compare, measure: "score/points" }, lobby).stop?.within).toBe(2.5);
    expect(read({ ...compare, stops: false, within: "none" }, lobby).wrongs).toEqual({});
  });

  it("plays with the recommended optional rules, until others are chosen that there are", () => {
    expect([...optionsOn(first, lobby)]).toEqual(["mud"]);
    expect([...optionsOn(form({ options: [] }), lobby)]).toEqual([]);
    expect([...optionsOn(form({ options: ["gone", "fog"] }), lobby)]).toEqual(["fog"]);
    const compare = form({ question: "compare", against: SWITCHED, switched: ["mud", "gone", "fog"] });
    expect(switchedIn(compare, lobby)).toEqual(["fog", "mud"]);
    expect(read(compare, lobby).wrongs).toEqual({});
  });

  it("counts the variants, and refuses more than are played", () => {
    const sweep = (to: string, more: LabForm["numbers"] = []): LabForm =>
      form({ question: "sweep", numbers: [{ place: "p#/a", from: "1", to, step: "1" }, ...more] });
    expect(read(sweep("5"), lobby).variants).toBe(5);
    const other = { place: "p#/b", from: "0", to: "1", step: "0.5" };
    expect(read(sweep("5", [other]), lobby).variants).toBe(15);
    expect(read(sweep("150", [other]), lobby).wrongs.question).toMatch(/450 variants/);
    expect(read(form({ question: "sensitivity" }), lobby).variants).toBe(5);
    expect(read({ ...sweep("100"), games: "90000" }, lobby).wrongs.games).toMatch(/9,000,000 games/);
  });

  it("reads a bid, which needs two layers", () => {
    const bid = (...ids: string[]): LabForm => form({ question: "balance", evenBy: "bid", bid: ids });
    expect(read(bid("a", "b"), lobby)).toMatchObject({ wrongs: {}, variants: 3, search: { within: 2 } });
    expect(read(bid("a"), lobby).wrongs.question).toBe("A bid needs at least two layers.");
    expect(read(bid(), lobby).wrongs.question).toBe("A bid needs at least two layers.");
  });

  it("reads what a search looks for", () => {
    const even = (change: Partial<LabForm> = {}): LabForm =>
      form({
        question: "balance",
        games: "90000",
        numbers: [{ place: "p#/a", from: "0", to: "20", step: "0.5" }],
        ...change,
      });
    const [first, second] = lobby.sides;
    expect(read(even(), lobby)).toMatchObject({
      wrongs: {},
      search: { side: first!.id, share: 0.5, within: 2 },
    });
    expect(read(even({ evenSide: second!.id, evenShare: "40", evenWithin: "2" }), lobby).search).toEqual({
      side: second!.id,
      share: 0.4,
      within: 4,
    });
    expect(read(even({ evenShare: "100" }), lobby).wrongs).toHaveProperty("share");
    expect(read(even({ evenWithin: "0.1" }), lobby).wrongs.width).toContain("at least 0.5");
    const few = [{ place: "p#/a", from: "1", to: "2", step: "1" }];
    expect(read(even({ numbers: few }), lobby).wrongs.question).toContain("at least three values");
  });
});

describe("the values of a sweep", () => {
  const fields = { place: "p#/a", from: "0", to: "0.3", step: "0.1" };

  it("are what was meant, without the dust of calculating", () => {
    expect(valuesOf(fields)).toEqual({ place: "p#/a", values: [0, 0.1, 0.2, 0.3] });
    expect(valuesOf({ ...fields, from: "-2", to: "3", step: "2" })).toMatchObject({ values: [-2, 0, 2] });
    expect(valuesOf({ ...fields, to: "0" })).toMatchObject({ values: [0] });
  });

  it.each([
    [{ place: " " }, /number to vary/],
    [{ from: "" }, /must be numbers/],
    [{ to: "x" }, /must be numbers/],
    [{ step: "0" }, /above 0/],
    [{ step: "-1" }, /above 0/],
    [{ from: "1", to: "0" }, /not be less/],
    [{ to: "1e9" }, /maximum/],
  ])("are refused in words: %j", (change, words) => {
    expect(valuesOf({ ...fields, ...change })).toMatchObject({
      wrong: expect.stringMatching(words) as string,
    });
  });
});

describe("what was remembered of the form", () => {
  it("comes back as it was", () => {
    const kept = form({ question: "sweep", games: "40", places: ["p#/a"], stops: false, within: "3" });
    Object.assign(kept, { options: ["fog"], switched: ["mud"] });
    expect(readForm(JSON.stringify(kept))).toEqual(kept);
  });

  it.each(["", "[", "null", "7", '{"games":5,"players":null,"numbers":{}}'])(
    "is left alone where it is none: %j",
    (text) => {
      const found = readForm(text);
      expect(found.games).toBe(first.games);
      expect(found.numbers).toEqual(first.numbers);
      expect(() => read(found, lobby)).not.toThrow();
    },
  );
});
