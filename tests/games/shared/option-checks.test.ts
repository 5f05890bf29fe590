import { describe, expect, it } from "vitest";
import type { Json } from "../../../lib/documents";
import { optionLinksCheck } from "../../../lib/games/shared/checks/option-links";
import { optionMarks, optionNumbersCheck } from "../../../lib/games/shared/checks/option-numbers";
import { recommendedOptionsCheck } from "../../../lib/games/shared/checks/recommended-options";
import { scenarioIdCheck } from "../../../lib/games/shared/checks/scenario-id";
import { problemsOf } from "./problems";

const game = { game: "straits", rule: "9.0" };
const option = <T extends object>(more = {} as T) => ({ favours: "neither", ...more });

const documents = (options: Record<string, object>, scenario: object = {}) => ({
  "game.json": { sides: { north: {}, south: {} } },
  "options.json": { options } as unknown as Json,
  "scenarios/dawn.json": { id: "dawn", ...scenario } as unknown as Json,
});

describe("links between optional rules", () => {
  const check = optionLinksCheck({ ...game, sides: ["pirates"] });

  it("are sound where an option requires and advises what it can be played with", () => {
    const options = {
      fog: option({ favours: "north" }),
      night: option({ requires: ["fog"], advises: ["fog"] }),
    };
    expect(problemsOf(check, documents(options))).toEqual([]);
  });

  it("contradict each other directly or by way of others", () => {
    const options = {
      fog: option({ conflicts: ["sun"] }),
      sun: option({ advises: ["fog"] }),
      haze: option({ requires: ["fog", "sun"] }),
      night: option({ conflicts: ["night"], requires: ["night"] }),
    };
    expect(problemsOf(check, documents(options))).toEqual([
      "warning options.json#/options/sun/advises/0: “sun” advises “fog”, but the two exclude each other.",
      "error options.json#/options/haze/requires: “haze” requires both “fog” and “sun”, and these exclude each other.",
      "warning options.json#/options/night/requires/0: “night” requires itself, which has no effect.",
      "error options.json#/options/night/conflicts/0: “night” excludes itself, so it can never be on.",
    ]);
  });

  it("favour a side of game.json, or one that the rules know", () => {
    const options = { fog: option({ favours: "pirates" }), sun: option({ favours: "east" }) };
    const [one, ...more] = check.run(documents(options));
    expect(one).toMatchObject({
      pointer: "/options/sun/favours",
      hint: "Use “pirates”, “north”, “south”, “neither”.",
    });
    expect(more).toEqual([]);
  });
});

describe("numbers of optional rules", () => {
  it("are shared by readings that exclude each other alone; house rules have none", () => {
    const options = {
      fog: option({ rule: "9.1" }),
      mist: option({ rule: "9.1", conflicts: ["fog"] }),
      haze: option({ rule: "9.1", conflicts: ["mist"] }),
      one: option({ rule: "house rule" }),
      two: option({ rule: "house rule" }),
    };
    expect(problemsOf(optionNumbersCheck(game), documents(options))).toEqual([
      "warning options.json#/options/haze/rule: “haze” has the rule number 9.1, and so has “fog”.",
    ]);
    expect([...optionMarks(options)]).toEqual(["fog", "9.1", "mist", "haze", "one", "two"]);
  });
});

describe("scenarios", () => {
  it("recommend options that can be played together", () => {
    const options = {
      fog: option(),
      night: option({ requires: ["fog"] }),
      sun: option({ conflicts: ["night"] }),
    };
    const check = recommendedOptionsCheck(game);
    expect(problemsOf(check, documents(options, { recommendedOptions: ["fog", "night"] }))).toEqual([]);
    expect(problemsOf(check, documents(options, { recommendedOptions: ["night", "sun"] }))).toEqual([
      "error scenarios/dawn.json#/recommendedOptions/0: “night” requires “fog”, which the scenario does not recommend.",
      "error scenarios/dawn.json#/recommendedOptions/1: “sun” and “night” exclude each other.",
    ]);
  });

  it("have the name of their file as their id", () => {
    const check = scenarioIdCheck(game);
    expect(problemsOf(check, documents({}))).toEqual([]);
    expect(check.run(documents({}, { id: "dusk" }))).toMatchObject([
      {
        document: "scenarios/dawn.json",
        pointer: "/id",
        message: "The id of the scenario is “dusk”, but its file is dawn.json.",
        fixes: [{ value: "dawn" }],
      },
    ]);
  });
});
