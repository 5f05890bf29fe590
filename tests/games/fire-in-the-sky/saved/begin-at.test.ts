import { describe, expect, it } from "vitest";
import type { FireInTheSkyScenario } from "../../../../lib/documents/generated/types";
import { fireInTheSky } from "../../../../lib/games/fire-in-the-sky";
import { DiceError, type Game, type Json, start, view } from "../../../../lib/kernel";
import { recommended, shipped, startScenario } from "../../../support/shipped";

const { ruleset, scenarios } = shipped("fire-in-the-sky");
const short = scenarios["short-campaign"]!;
const rules = ruleset.rules as never;
const withoutChoices = { ...(short as object), choices: {} } as unknown as Json;

describe("a scenario begins elsewhere", () => {
  it("offers every turn of the clock and every phase of both player turns, by their names", () => {
    const { turns, phases } = fireInTheSky.startsAt(rules, short)!;
    expect([turns[0], turns.at(-1)]).toEqual([1, 16]);
    expect(phases).toHaveLength(20);
    expect(phases[0]).toEqual({ side: "japan", step: "transport", title: "Transport Phase", rule: "5.0" });
    expect(phases.at(-1)).toMatchObject({ side: "allies", step: "end", title: "End Phase", rule: "15.0" });
  });

  it("can be played from each of them", () => {
    for (const { side, step } of fireInTheSky.startsAt(rules, short)!.phases) {
      const document = fireInTheSky.beginAt(withoutChoices, { turn: 5, side, step });
      const begun = start(ruleset, document, { seed: 1, options: recommended(document) });
      if (!begun.ok) expect.fail(JSON.stringify(begun.error));
      expect(view(begun.value)).toMatchObject({ firstTurn: 5 });
    }
  });

  it("changes nothing but the beginning, and no document in place", () => {
    const before = JSON.stringify(short);
    const moved = fireInTheSky.beginAt(short, { turn: 7, side: "allies", step: "end" });
    expect(moved).toEqual({ ...(short as object), start: { turn: 7, side: "allies", step: "end" } });
    expect(Object.keys(moved as object)).toEqual(Object.keys(short as object));
    expect(JSON.stringify(short)).toBe(before);
  });

  it("is not offered for a saved position, which is in a phase already", () => {
    const game = startScenario("fire-in-the-sky", "short-campaign", { seed: 1 });
    const saved = fireInTheSky.scenarioOf(game.table as never, { id: "saved", title: "Saved" });
    expect(fireInTheSky.startsAt(rules, saved)).toBeUndefined();
    expect(fireInTheSky.beginAt(saved, { turn: 3, side: "japan", step: "end" })).toBe(saved);
  });
});

/** The short campaign, changed and set up. */
function setUp(change: (scenario: FireInTheSkyScenario) => void) {
  const document = structuredClone(withoutChoices) as unknown as FireInTheSkyScenario;
  change(document);
  return start(ruleset, document as unknown as Json, { dice: [], options: recommended(short) });
}

function stateOf(change: (scenario: FireInTheSkyScenario) => void): Json {
  const begun = setUp(change);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return view(begun.value as Game);
}

describe("special states of a set-up", () => {
  it("come into play as they are said", () => {
    const special = {
      firstTurn: 1,
      conquered: ["manila"],
      returnPortLost: true,
      indiaEntered: 2,
      indiaEnteredBefore: 1,
      europeanFleetArrived: true,
      kamikaze: true,
      rangerCalled: true,
      reactionDeployments: 2,
    };
    const { firstTurn, ...rest } = special;
    expect(stateOf((scenario) => void (scenario.special = special))).toMatchObject({
      firstTurn,
      special: rest,
    });
  });

  it("follow from the set-up where it says nothing", () => {
    const state = stateOf((scenario) => void (scenario.control.manila = "japan"));
    expect(state).toMatchObject({
      firstTurn: 2,
      special: {
        conquered: expect.arrayContaining(["manila"]) as string[],
        kamikaze: false,
        rangerCalled: false,
      },
    });
  });

  it("carriers may stand at a base without their planes", () => {
    const bare = { units: { "j-cv-akagi-kaga": 1 }, withoutPlanes: { "j-cv-akagi-kaga": 1 } };
    expect(stateOf((scenario) => void (scenario.setup.kure = bare))).toMatchObject({
      units: { "j-cv-akagi-kaga": { at: "kure", flags: ["needsPlanes"] } },
    });
  });

  it.each([
    [
      { withoutPlanes: { "j-cv-akagi-kaga": 1 }, units: { "j-dd": 1 } },
      "j-cv-akagi-kaga",
      "0 are placed here",
    ],
    [{ withoutPlanes: { "j-dd": 1 }, units: { "j-dd": 1 } }, "j-dd", "is not a Japanese carrier"],
  ])("are refused where there is no such carrier: %j", (entry, type, words) => {
    const begun = setUp((scenario) => void (scenario.setup.kure = entry as never));
    if (begun.ok) expect.fail("It was set up.");
    expect(begun.error).toMatchObject([
      { pointer: `/setup/kure/withoutPlanes/${type}`, message: expect.stringContaining(words) as string },
    ]);
  });

  it("names bases of the late-conquest rule only", () => {
    const begun = setUp((scenario) => void (scenario.special = { conquered: ["wake"] }));
    expect(begun).toMatchObject({ ok: false, error: [{ pointer: "/special/conquered/0", rule: "16.0" }] });
  });

  it("rolls no die at the start of the short campaign", () => {
    expect(() => setUp(() => undefined)).not.toThrow(DiceError);
  });
});
