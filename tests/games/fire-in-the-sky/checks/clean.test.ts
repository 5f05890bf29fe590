import { describe, expect, it } from "vitest";
import { checks } from "../../../../lib/games/fire-in-the-sky/checks";
import { broken, type Docs, withoutTurnOne } from "./support";

/** Changes at the edge of what is right, of which nobody may complain. */
const clean: readonly [code: string, name: string, change: (d: Docs) => void][] = [
  [
    "counter-mix",
    "all counters of a type in use",
    (d) => {
      delete d.short.setup["surabaya"]!.units!["n-cl"];
      d.short.removed.units["n-cl"] = 1;
    },
  ],
  ["air-counters", "as many single steps as counters", (d) => void (d.units.air["j-air"]!.count = 11)],
  [
    "air-capacity",
    "an Allied base that has grown",
    (d) => {
      d.short.start.turn = 6;
      d.short.setup["ceylon"]!.airSteps = { britain: 6 };
    },
  ],
  [
    "port-capacity",
    "a fleet in an off-map box, which has no limit",
    (d) => void (d.short.setup["west-coast-usa"] = { units: { "u-bb-iowa-new-jersey": 1, "u-dd": 13 } }),
  ],
  [
    "land-limit",
    "the limit of each side at one place",
    (d) => void (d.short.setup["wake"]!.reduced = { "u-land-2": 2 }),
  ],
  [
    "missing-step",
    "steps that are left out on purpose",
    (d) => {
      d.sequence.turn = d.sequence.turn.filter((step) => step !== "late-conquest");
      d.sequence.end = d.sequence.end.filter((step) => step !== "disbandment");
      d.sequence.omitted = { "late-conquest": "A short game.", disbandment: "A short game." };
    },
  ],
  [
    "placement",
    "land units beside the enemy",
    (d) => void (d.short.setup["truk"] = { units: { "u-land-2": 1 } }),
  ],
  [
    "placement",
    "an optional ship that is not in play",
    (d) => {
      delete d.options.options["optional-ships"];
      d.short.setup["manila"]!.units = { "j-land-8": 1, "j-bbv-ise-hyuga": 1 };
    },
  ],
  [
    "boxes",
    "destroyers that escort convoys, carriers without planes",
    (d) => {
      d.short.setup["convoy-escort"] = { units: { "j-dd": 3 } };
      d.short.setup["carriers-without-planes-yokosuka"] = { units: { "j-cvl-junyo-hiyo": 1 } };
    },
  ],
  [
    "free-placement",
    "a group that may go to a box without a limit",
    (d) => {
      d.short.choices["escorts"] = {
        side: "japan",
        places: ["convoy-escort", "wake"],
        units: { "j-dd": 12 },
      };
    },
  ],
  ["flags", "a circle without a flag", (d) => void (d.bases.bases["malaya"]!.control = "none")],
  ["control", "a base that never had an owner", (d) => void (d.short.control["bangkok"] = "none")],
  [
    "turn-track",
    "a unit that returns on the turn of the start",
    (d) => void (d.short.turnTrack["2"] = { units: { "u-ca": 1 } }),
  ],
  [
    "track-totals",
    "points of the turn before, which had more",
    (d) => {
      d.levels.submarinePoints.allies = { "1": 4, "2": 2 };
      d.short.tracks.submarine.allies = 4;
    },
  ],
  [
    "start",
    "an Allied phase",
    (d) => void (d.short.start = { turn: 5, side: "allies", step: "second-deployment" }),
  ],
  [
    "supply-lines",
    "a line through enemy aircraft with cover of one's own",
    (d) => {
      // Manila's aircraft would cut the way by Formosa; those at Formosa cover it.
      d.short.setup["manila"]!.airSteps = { us: 1 };
    },
  ],
  [
    "ships-in-air-zoc",
    "ships in their own Air ZOC",
    (d) => void (d.short.setup["truk"] = { units: { "j-dd": 1 }, airSteps: { japan: 1 } }),
  ],
  [
    "missing-step",
    "segments played without their phase",
    (d) => {
      const turn = d.sequence["japanese-player-turn"];
      turn.splice(turn.indexOf("transport"), 1, "oil-transport", "destroyer-transfer");
    },
  ],
  [
    "missing-step",
    "economic warfare in the other player turn",
    (d) => {
      d.sequence["allied-player-turn"] = d.sequence["allied-player-turn"].filter(
        (s) => s !== "economic-warfare",
      );
      d.sequence["japanese-player-turn"].push("economic-warfare");
    },
  ],
  [
    "reaction-force",
    "optional ships that stay out of play",
    (d) => {
      delete d.options.options["optional-ships"];
      d.short.reactionForce = {
        turn: 2,
        units: { "u-dd": 4, "j-cv-unryu-shinano": 1 },
        places: { "1": "wake", "2": "1805", "3": "west-coast-usa", "4": "truk", "5": "malaya", "6": "burma" },
      };
    },
  ],
  ["step-order", "Disbandment first in the End Phase", (d) => void d.sequence.end.reverse()],
  [
    "repeated-step",
    "two rounds of land combat",
    (d) => void d.sequence["land-combat"].push("land-combat-round"),
  ],
  [
    "misplaced-step",
    "a second Deployment Phase in a phase's place",
    (d) => void d.sequence.combat.push("second-deployment"),
  ],
  ["endless-sequence", "a list that is played twice", (d) => void d.sequence.combat.push("battles")],
  [
    "turns-outside-clock",
    "levels from a turn before the first",
    (d) => {
      d.parameters.clock.firstTurn = 2;
      d.parameters.turnOne.turn = 2;
      withoutTurnOne(d);
    },
  ],
  [
    "schedule-counters",
    "a ship of the pool that comes again",
    (d) => void (d.allies.turns["5"]!["more"] = { nation: "britain", units: { "b-dd": 1 } }),
  ],
  [
    "schedule-counters",
    "arrivals that are past at the start",
    (d) => {
      d.short.start.turn = 3;
      d.short.setup["pearl-harbor"]!.units!["u-cv-yorktown-hornet"] = 1;
    },
  ],
  [
    "schedule-air",
    "steps for which losses must make room",
    (d) => void (d.short.setup["hainan"] = { airSteps: { japan: 4 } }),
  ],
  ["falling-levels", "a level that stays", (d) => void (d.levels.transportPoints.us["6"] = 20)],
  [
    "land-ratings",
    "a one-step unit of another strength",
    (d) => {
      Object.assign(d.units.land["n-land-abda"]!, { strength: 2, transport: 2 });
    },
  ],
  ["surface-table-order", "cells that are equal", (d) => void (d.surface.firepower["4"]!["10"] = "4")],
  [
    "idle-modifiers",
    "the opposite of what never holds",
    (d) =>
      void (d.combat.types["land-combat"].modifiers["always"] = {
        when: { is: "not", of: { is: "air-supremacy" } },
        add: 1,
        rule: "12.3.4.5",
      }),
  ],
  [
    "idle-modifiers",
    "one part of several that can hold",
    (d) =>
      void (d.combat.types["air-to-air"].modifiers["mixed"] = {
        when: { is: "any", of: [{ is: "out-of-supply" }, { is: "roller", nation: "britain" }] },
        add: 1,
        rule: "12.3.2.1",
      }),
  ],
  [
    "quarter-costs",
    "a factor of one quarter for whole ratings",
    (d) => {
      d.costs.operational.land = 0.25;
    },
  ],
  [
    "return-ports",
    "a first port that another nation's flag flies over",
    (d) => void (d.parameters.returnPorts.us = ["manila"]),
  ],
  ["base-points", "the printed values", (d) => void (d.bases.bases["truk"]!.victoryPoints = 3)],
  [
    "victory-marker",
    "points lost for late conquest",
    (d) => {
      d.short.start.turn = 5;
      d.short.tracks.victoryPoints = 2;
    },
  ],
  [
    "victory-marker",
    "points for a cut lifeline in the middle of the war",
    (d) => {
      d.short.start.turn = 8;
      d.short.tracks.victoryPoints = 11;
    },
  ],
  [
    "victory-marker",
    "an uncontrolled base that the Allies took at once, or from Japan",
    (d) => {
      d.short.control["lae"] = "allies";
      d.short.tracks.victoryPoints = 4;
    },
  ],
  ["expansion-factors", "a factor that stays", (d) => void (d.parameters.expansion.factorFromTurn["14"] = 3)],
  [
    "european-fleet",
    "other British ships on another turn",
    (d) => {
      d.allies.turns["13"]!["british-fleet"] = { nation: "britain", units: { "b-dd": 1 } };
    },
  ],
  [
    "optional-units",
    "an option by its id",
    (d) => void (d.units.naval["u-cb-alaska-guam"]!.optional = "oomph-in-your-hits"),
  ],
  [
    "option-numbers",
    "two readings of one rule that exclude each other",
    (d) => {
      d.options.options["semper-fi"]!.rule = "18.1.7";
      d.options.options["semper-fi"]!.conflicts = ["radar-and-sonar"];
    },
  ],
  [
    "idle-options",
    "an option of which only the mark of an arrival speaks",
    (d) => {
      d.options.options["more-brits"] = { ...d.options.options["accidents"]!, rule: "19.1" };
      d.allies.turns["13"]!["british-fleet"] = { nation: "britain", option: "19.1", units: { "b-dd": 1 } };
    },
  ],
  [
    "same-modifiers",
    "one condition for two sums, and a later modifier with another condition",
    (d) => {
      const { modifiers } = d.damage;
      modifiers["gunfire"] = { when: { is: "attack", by: "surface" }, add: 1, rule: "13.1" };
      d.combat.types["submarine-vs-merchants"].modifiers["japan"] = {
        when: {
          is: "all",
          of: [
            { is: "turn-between", from: 8 },
            { is: "roller", side: "japan" },
          ],
        },
        add: 1,
        rule: "6.2",
      };
    },
  ],
  [
    "same-names",
    "ships of one name in two navies",
    (d) => void (d.units.naval["u-cv-saratoga-wasp"]!.name = "Hermes"),
  ],
  ["optional-units", "Ranger out of the game", (d) => void (d.short.removed.units["u-cv-ranger"] = 1)],
  [
    "option-links",
    "options that require one another",
    (d) => {
      const option = d.options.options["oomph-in-your-hits"]!;
      d.options.options["a"] = { ...option, requires: ["b"] };
      d.options.options["b"] = { ...option, requires: ["a"] };
    },
  ],
  [
    "homeless",
    "Dutch ships out of the game",
    (d) => {
      delete d.short.setup["surabaya"]!.units!["n-dd"];
      d.short.removed.units["n-dd"] = 1;
    },
  ],
  [
    "sea-access",
    "a base that land units reach by land as well",
    (d) => void delete d.map.connections["0506-0606"],
  ],
  [
    "split-hexes",
    "a closed neighbour with a hexside drawn",
    (d) => {
      d.map.splitHexes["0607"]!.halves["east"]!.opensTo = ["0707", "0708"];
      d.map.hexsides["0606-0607"] = { impassable: true };
    },
  ],
];

describe("nothing is found in", () => {
  it.each(clean)("%s: %s", (code, _name, change) => {
    const check = checks.find((each) => each.code === `rule/fire-in-the-sky/${code}`);
    if (!check) expect.fail(`There is no check ${code}.`);
    expect(check.run(broken(change))).toEqual([]);
  });
});
