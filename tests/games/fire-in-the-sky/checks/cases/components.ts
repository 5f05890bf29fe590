import { airCounters } from "../../../../../lib/games/fire-in-the-sky/checks/components/air-counters";
import { airGroups } from "../../../../../lib/games/fire-in-the-sky/checks/components/air-groups";
import { counterIds } from "../../../../../lib/games/fire-in-the-sky/checks/components/counter-ids";
import { counterMix } from "../../../../../lib/games/fire-in-the-sky/checks/components/counter-mix";
import { landRatings } from "../../../../../lib/games/fire-in-the-sky/checks/components/land-ratings";
import { reducedUnits } from "../../../../../lib/games/fire-in-the-sky/checks/components/reduced-units";
import { sameNames } from "../../../../../lib/games/fire-in-the-sky/checks/components/same-names";
import { nationSides } from "../../../../../lib/games/fire-in-the-sky/checks/components/nation-sides";
import { sidesAndNations } from "../../../../../lib/games/fire-in-the-sky/checks/components/sides-and-nations";
import { casesOf, short } from "../support";

export const componentCases = [
  ...casesOf(nationSides, [
    {
      name: "a nation of the other side than its Home Bases and its groups",
      change: ({ game }) => void (game.nations["britain"]!.side = "japan"),
      document: "game.json",
      pointer: "/nations/britain/side",
      says: /Britain belongs to the side of Japan, but all its Home Bases and reinforcements to the Allies/,
      fix: true,
    },
  ]),
  ...casesOf(sidesAndNations, [
    {
      name: "a third side",
      change: ({ game }) => void (game.sides["china"] = { name: "China", colour: "#aa0000" }),
      document: "game.json",
      pointer: "/sides/china",
      says: /side “china”; the sides of the rules are “japan” and “allies”/,
    },
    {
      name: "a side under another id",
      change({ game }) {
        game.sides["nippon"] = game.sides["japan"]!;
        delete game.sides["japan"];
      },
      document: "game.json",
      pointer: "/sides",
      says: /side “japan” is missing/,
      findings: 2,
    },
    {
      name: "a nation that the parameters do not know",
      change: ({ game }) => void (game.nations["china"] = { ...game.nations["us"]!, name: "China" }),
      document: "game.json",
      pointer: "/nations/china",
      says: /no entries in parameters\.json: \/returnPorts\/china and \/damage\/sunkForever\/china/,
    },
  ]),
  ...casesOf(counterIds, [
    {
      name: "a type named like a numbered counter",
      change: ({ units }) => void (units.naval["j-dd-3"] = { ...units.naval["j-dd"]!, count: 1 }),
      document: "units.json",
      pointer: "/naval/j-dd",
      says: /“j-dd-3” is used for a counter of “j-dd” and for the type “j-dd-3”/,
    },
    {
      name: "a type named like the replacements markers",
      change: ({ units }) => void (units.land["us-replacements"] = { ...units.land["u-land-8"]!, count: 1 }),
      document: "units.json",
      pointer: "/land/us-replacements",
      says: /replacements markers/,
    },
  ]),
  ...casesOf(counterMix, [
    {
      name: "a named ship placed twice",
      change: ({ short: scenario }) => void (scenario.setup["formosa"]!.units = { "j-cv-akagi-kaga": 1 }),
      document: short,
      pointer: "/choices/japanese-fleet/units/j-cv-akagi-kaga",
      says: /1 × CV \(Akagi, Kaga\) is placed here, but there is only one counter, which is used elsewhere/,
      fix: true,
    },
    {
      name: "more of a type than counters",
      change: ({ short: scenario }) => void (scenario.setup["wake"]!.units = { "j-land-2": 3 }),
      document: short,
      pointer: "/setup/wake/units/j-land-2",
      says: /3 × Brigade \(Japan\) are placed here, but there are 3 counters, of which 1 is left/,
      findings: 2,
      fix: true,
    },
    {
      name: "a sunk unit takes a counter as well",
      change: ({ short: scenario }) => void (scenario.sunk.units["n-cl"] = 1),
      document: short,
      pointer: "/sunk/units/n-cl",
      says: /CL \(Netherlands\)/,
      fix: true,
    },
  ]),
  ...casesOf(airCounters, [
    {
      name: "more steps than counters show",
      change: ({ short: scenario }) => void (scenario.setup["ceylon"]!.airSteps = { britain: 9 }),
      document: short,
      pointer: "/setup/ceylon/airSteps/britain",
      says: /3 air steps of Britain out of 9 have no counter/,
      fix: true,
    },
    {
      name: "a nation without air counters",
      change: ({ short: scenario }) => void (scenario.setup["surabaya"]!.airSteps = { netherlands: 1 }),
      document: short,
      pointer: "/setup/surabaya/airSteps/netherlands",
      says: /1 air step of Netherlands cannot be placed: it has no air counters/,
      fix: true,
    },
    {
      name: "single steps use up the counters",
      change({ short: scenario, units }) {
        units.air["u-air"]!.count = 1;
        scenario.setup["dutch-harbor"] = { airSteps: { us: 1 } };
      },
      document: short,
      pointer: "/setup/dutch-harbor/airSteps/us",
      says: /1 air step of United States out of 1 has no counter/,
      findings: 3,
      fix: true,
    },
  ]),
  ...casesOf(reducedUnits, [
    {
      name: "the Dutch unit on a side that it has not",
      change({ short: scenario }) {
        delete scenario.setup["surabaya"]!.units!["n-land-abda"];
        scenario.setup["surabaya"]!.reduced = { "n-land-abda": 1 };
      },
      document: short,
      pointer: "/setup/surabaya/reduced/n-land-abda",
      says: /ABDA \(Netherlands\) has no reduced side: it has only one step/,
      rule: "17.4",
      fix: true,
    },
    {
      name: "a reduced ship",
      change: ({ short: scenario }) => void (scenario.turnTrack["3"]!.reduced = { "u-ca": 1 }),
      document: short,
      pointer: "/turnTrack/3/reduced/u-ca",
      says: /CA \(United States\) has no reduced side: only land units/,
      fix: true,
    },
  ]),
  ...casesOf(landRatings, [
    {
      name: "a Transport rating that is not the strength",
      change: ({ units }) => void (units.land["u-land-8"]!.transport = 6),
      document: "units.json",
      pointer: "/land/u-land-8/transport",
      says: /Army \(United States\) has a Transport rating of 6 and a Combat Strength of 8/,
      fix: true,
    },
    {
      name: "a reduced strength that is not half",
      change: ({ units }) => void (units.land["j-land-4"]!.reduced = 3),
      document: "units.json",
      pointer: "/land/j-land-4/reduced",
      says: /strength of 4, and of 3 when reduced/,
      fix: true,
    },
    {
      name: "a Dutch unit of two steps",
      change: ({ units }) =>
        void (units.land["n-land-abda"] = { ...units.land["n-land-abda"]!, steps: 2, reduced: 2 }),
      document: "units.json",
      pointer: "/land/n-land-abda/steps",
      says: /has two steps/,
      rule: "17.4",
    },
  ]),
  ...casesOf(airGroups, [
    {
      name: "hybrids count as carriers",
      change: ({ parameters }) => void parameters.navalAviation.carrierClasses.push("BBV"),
      document: "units.json",
      pointer: "/naval/j-bbv-ise-hyuga",
      says: /BBV \(Ise, Hyuga\) counts as a carrier but has no Air Strength/,
    },
    {
      name: "light carriers do not",
      change: ({ parameters }) => void (parameters.navalAviation.carrierClasses = ["CV"]),
      document: "parameters.json",
      pointer: "/navalAviation/carrierClasses",
      says: /CVL does not count as a carrier class, so the Air Strength of its 9 types is never used/,
    },
  ]),
  ...casesOf(sameNames, [
    {
      name: "two bases of one name, whatever the capitals",
      change: (d) => void (d.bases.bases["rabaul"]!.name = "TRUK"),
      document: "bases.json",
      pointer: "/bases/rabaul/name",
      says: /Another place is also called “Truk”/,
    },
    {
      name: "a base and a box of one name",
      change: (d) => void (d.map.boxes["convoy-escort"]!.name = "Kure"),
      document: "map.json",
      pointer: "/boxes/convoy-escort/name",
      says: /Another place is also called “Kure”/,
    },
    {
      name: "two nations of one name",
      change: (d) => void (d.game.nations["netherlands"]!.name = "Britain"),
      document: "game.json",
      pointer: "/nations/netherlands/name",
      says: /Another nation is also called “Britain”/,
    },
    {
      name: "one ship on two counters",
      change: (d) => void (d.units.naval["j-cv-hiryu-soryu"]!.name = "Hiryu, Akagi"),
      document: "units.json",
      pointer: "/naval/j-cv-hiryu-soryu/name",
      says: /Another unit of the nation, “j-cv-akagi-kaga”, is also called “Akagi”/,
    },
    {
      name: "two land units of one name and nation",
      change: (d) => void (d.units.land["j-land-4"]!.name = "Army"),
      document: "units.json",
      pointer: "/land/j-land-4/name",
      says: /“j-land-8”, is also called “Army”/,
    },
    {
      name: "two optional rules of one title",
      change: (d) => void (d.options.options["accidents"]!.title = "Ranger to the rescue"),
      document: "options.json",
      pointer: "/options/accidents/title",
      says: /Another optional rule is also called “Ranger to the rescue”/,
    },
  ]),
];
