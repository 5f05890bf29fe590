import { describe, expect, it } from "vitest";
import { fireInTheSkyModule } from "../../../lib/games/fire-in-the-sky/module";
import { Flag } from "../../../lib/games/fire-in-the-sky/model/position";
import { invariants } from "../../../lib/games/fire-in-the-sky/invariants";
import { type Json, type SetupProblem, start } from "../../../lib/kernel";
import { shippedRules } from "./helpers";
import { campaign, countAt, oilOf, passTo, stepsAt, transportOf } from "./chapters/table-top";

type Members = { [member: string]: Json };

/** What is wrong with the Short Campaign after these changes. */
function problems(changes: Members): SetupProblem[] {
  const rules = shippedRules();
  const scenario = { ...(rules.scenarios["short-campaign"] as Members), ...changes };
  const started = start({ module: fireInTheSkyModule, rules }, scenario);
  return started.ok ? [] : started.error;
}

const printed = (): Members => shippedRules().scenarios["short-campaign"] as Members;
const setup = (changes: Members): Members => ({ setup: { ...(printed().setup as Members), ...changes } });

describe("3.0, 19.0 the Short Campaign", () => {
  const play = campaign();

  it("has the markers of its set-up", () => {
    expect(play.position).toMatchObject({ turn: 2, firstTurn: 2, vp: 5, phasing: 0, submarine: [8, 8] });
    expect([play.merchantmen, oilOf(play)]).toEqual([30, 12]);
    expect(["japan", "us", "britain", "netherlands"].map((id) => transportOf(play, id))).toEqual([
      4, 14, 6, 0,
    ]);
  });

  it("has the bases of its set-up: five captured, two neutral, Manila and Singapore not conquered", () => {
    const control = (id: string) => play.position.control[play.rules.placeOf[id]!];
    for (const id of ["wake", "gilbert-islands", "rabaul", "brunei", "bangkok"]) expect(control(id)).toBe(0);
    expect([control("lae"), control("hollandia")]).toEqual([-1, -1]);
    expect([control("manila"), control("singapore")]).toEqual([1, 1]);
    expect(play.position).toMatchObject({ conquered: [false, false], returnPortLost: false });
  });

  it("has its units: reduced armies, air steps on full counters, ships on the track and sunk", () => {
    const reduced = (type: string, at: string) =>
      play.rules.piecesOfType[play.rules.typeOf[type]!]!.filter(
        (p) => play.position.at[p] === play.rules.placeOf[at] && play.position.steps[p] === 1,
      ).length;
    expect([reduced("u-land-8", "manila"), reduced("b-land-8", "singapore")]).toEqual([1, 1]);
    expect([stepsAt(play, "japan", "formosa"), countAt(play, "j-air", "formosa")]).toEqual([8, 4]);
    expect(countAt(play, "u-air-blue", "port-moresby") + countAt(play, "u-air-blue", "guadalcanal")).toBe(2);
    const maryland = play.rules.pieceOf["u-bb-maryland-west-virginia"]!;
    expect(play.onTrack(maryland)).toBe(3);
    expect(countAt(play, "u-bb-pennsylvania-arizona", "removed")).toBe(1);
    expect(countAt(play, "b-dd", "available")).toBe(6);
  });

  it("lets Japan split its fleet, its divisions and its Naval Aviation between the Home Bases", () => {
    const game = campaign();
    expect(game.decision).toMatchObject({ side: "japan", step: "set-up", rule: "3.0" });
    game.choose(
      { type: "j-land-4", to: "yokosuka" },
      { type: "j-ca", to: "yokosuka" },
      { all: true, to: "kure" },
    );
    expect([countAt(game, "j-land-4", "yokosuka"), countAt(game, "j-land-4", "kure")]).toEqual([1, 3]);
    game.choose({ to: "naval-aviation-yokosuka" });
    expect(stepsAt(game, "japan", "naval-aviation-yokosuka")).toBe(2);
    expect(invariants(game.game.table)).toEqual([]);
    expect(game.decision.step).toBe("oil-transport");
  });

  it("leaves optional units out unless their rule is on (18.2.5)", () => {
    expect(countAt(play, "j-cvl-hosho-ryujo", "available")).toBe(1);
    expect(countAt(campaign({ options: ["18.2.5"] }), "j-cvl-hosho-ryujo", "arriving")).toBe(1);
  });
});

describe("3.0 scenarios of a designer", () => {
  it("a group with nothing left to place asks nobody", () => {
    const choices = {
      fleet: { side: "japan", places: ["kure", "yokosuka"], units: { "j-cvl-hosho-ryujo": 1 } },
    };
    const play = campaign({ scenario: { choices } });
    expect(play.decision.step).not.toBe("set-up");
  });

  it("a Japanese Manila counts as conquered, and a Japanese Singapore is no British port (16.0, 17.5)", () => {
    const control = { ...(printed().control as Members), singapore: "japan", manila: "japan" };
    const scenario = { control, ...setup({ singapore: {}, manila: {} }) };
    const play = campaign({ scenario });
    expect(play.position).toMatchObject({ conquered: [true, true], returnPortLost: true });
  });

  it("carriers set up without planes are without planes wherever they go (7.1.1)", () => {
    const choices = {
      fleet: {
        side: "japan",
        places: ["carriers-without-planes-kure", "carriers-without-planes-yokosuka"],
        units: { "j-cv-akagi-kaga": 1 },
      },
    };
    const setupWith = setup({ "carriers-without-planes-kure": { units: { "j-cv-shokaku-zuikaku": 1 } } });
    const play = campaign({ scenario: { choices, ...setupWith } }).choose({
      to: "carriers-without-planes-yokosuka",
    });
    for (const id of ["j-cv-akagi-kaga", "j-cv-shokaku-zuikaku"])
      expect(play.position.flags[play.rules.pieceOf[id]!]).toBe(Flag.needsPlanes);
  });

  it("a Japanese carrier on the track comes back without planes, an Allied one with them", () => {
    const turnTrack = { "3": { units: { "j-cv-taiho-ryuho": 1, "u-cv-saratoga-wasp": 1 } } };
    const play = campaign({ scenario: { turnTrack } });
    const flags = (id: string) => play.position.flags[play.rules.pieceOf[id]!];
    expect([flags("j-cv-taiho-ryuho"), flags("u-cv-saratoga-wasp")]).toEqual([Flag.needsPlanes, 0]);
  });
});

describe("3.0 what a set-up may not do", () => {
  it.each<[string, Members, string, string, RegExp]>([
    [
      "more counters than there are",
      setup({ truk: { units: { "j-bb-kongo-haruna": 2 } } }),
      "2.1",
      "/setup/truk/units/j-bb-kongo-haruna",
      /only 1 counter is left/,
    ],
    [
      "air steps without counters",
      setup({ ceylon: { airSteps: { britain: 8 } } }),
      "2.1",
      "/setup/ceylon/airSteps/britain",
      /2 of 8 air steps/,
    ],
    [
      "a reduced ABDA",
      setup({ surabaya: { reduced: { "n-land-abda": 1 } } }),
      "2.1.1.3",
      "/setup/surabaya/reduced/n-land-abda",
      /cannot be reduced/,
    ],
    ["too many land units", setup({ wake: { units: { "j-land-8": 1 } } }), "2.2.2.1", "/setup/wake", /limit/],
    ["too many air steps", setup({ midway: { airSteps: { us: 4 } } }), "2.2.3", "/setup/midway", /capacity/],
    [
      "ships at an enemy base",
      setup({ midway: { units: { "j-ca": 1 } } }),
      "2.2.3",
      "/setup/midway",
      /Midway/,
    ],
    [
      "Japan in an off-map box",
      setup({ "west-coast-usa": { units: { "j-ca": 1 } } }),
      "2.2.4",
      "/setup/west-coast-usa",
      /West Coast/,
    ],
    ["an unknown place", setup({ atlantis: { units: { "j-ca": 1 } } }), "3.0", "/setup/atlantis", /atlantis/],
    [
      "an unknown unit",
      setup({ truk: { units: { "j-zeppelin": 1 } } }),
      "2.1",
      "/setup/truk/units/j-zeppelin",
      /j-zeppelin/,
    ],
    ["control of a circle", { control: { burma: "japan" } }, "2.2.3", "/control/burma", /not a base/],
    [
      "a phase of the other player turn",
      { start: { turn: 2, side: "japan", step: "economic-warfare" } },
      "4.0",
      "/start/step",
      /not a phase/,
    ],
  ])("%s", (_what, changes, rule, pointer, message) => {
    const found = problems(changes);
    const mine = found.find((problem) => problem.rule === rule && problem.pointer?.startsWith(pointer));
    expect(mine, JSON.stringify(found)).toBeDefined();
    expect(mine!.message).toMatch(message);
    expect(mine!.severity).toBe("error");
  });

  it("the shipped scenario has no problem", () => expect(problems({})).toEqual([]));
});

describe("2.2.2.1 a free set-up may exceed a limit until the first check", () => {
  it("all four divisions at Kure are 16 factors, which the Allies may reduce after the First Deployment", () => {
    const play = campaign().choose({ all: true, to: "kure" });
    passTo(play, "first-deployment");
    play.choose({ do: "done" });
    expect(play.decision).toMatchObject({ side: "allies", step: "stacking" });
  });
});
