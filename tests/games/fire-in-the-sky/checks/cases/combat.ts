import { damageChecks } from "../../../../../lib/games/fire-in-the-sky/checks/combat/damage-checks";
import { hitNumber } from "../../../../../lib/games/fire-in-the-sky/checks/combat/hit-number";
import { idleModifiers } from "../../../../../lib/games/fire-in-the-sky/checks/combat/idle-modifiers";
import { quarterCosts } from "../../../../../lib/games/fire-in-the-sky/checks/combat/quarter-costs";
import { returnPorts } from "../../../../../lib/games/fire-in-the-sky/checks/combat/return-ports";
import { sameModifiers } from "../../../../../lib/games/fire-in-the-sky/checks/combat/same-modifiers";
import { surfaceTableCells } from "../../../../../lib/games/fire-in-the-sky/checks/combat/surface-table-cells";
import { surfaceTableOrder } from "../../../../../lib/games/fire-in-the-sky/checks/combat/surface-table-order";
import { casesOf } from "../support";

const surface = "tables/surface-combat.json";
const combat = "tables/combat.json";
const costs = "tables/transport-costs.json";

export const combatCases = [
  ...casesOf(hitNumber, [
    {
      name: "a hit that no die shows",
      change: (d) => void (d.parameters.hits.hitOn["air-strike"] = 7),
      document: "parameters.json",
      pointer: "/hits/hitOn/air-strike",
      says: /^Air strike: a die hits on 7 or more, but has 6 faces/,
    },
    {
      name: "a hit with every die",
      change: (d) => void (d.parameters.hits.hitOn["land-combat"] = 1),
      document: "parameters.json",
      pointer: "/hits/hitOn/land-combat",
      says: /every die hits/,
    },
  ]),
  ...casesOf(surfaceTableCells, [
    {
      name: "a row that ships need",
      change: (d) => void delete d.surface.firepower["4"],
      document: surface,
      pointer: "/firepower",
      says: /no row for Firepower 4, which .* has|have/,
    },
    {
      name: "a cell that ships need",
      change: (d) => void delete d.surface.firepower["2"]!["12"],
      document: surface,
      pointer: "/firepower/2",
      says: /Row 2 has no number for Defense 12/,
    },
    {
      name: "a row that only the Long Lance needs",
      change(d) {
        for (const ship of Object.values(d.units.naval)) if (ship.firepower === 2) ship.firepower = 1;
        delete d.surface.firepower["2"];
      },
      document: surface,
      pointer: "/firepower",
      says: /no row for Firepower 2, which the Long Lance has/,
    },
  ]),
  ...casesOf(surfaceTableOrder, [
    {
      name: "more Firepower that hits less",
      change: (d) => void (d.surface.firepower["3"]!["9"] = "5"),
      document: surface,
      pointer: "/firepower/3/9",
      says: /Against Defense 9, Firepower 3 needs “5” and Firepower 2 only “4”/,
      findings: 2,
    },
    {
      name: "more Defense that is easier to hit",
      change: (d) => void (d.surface.firepower["0"]!["12"] = "6"),
      document: surface,
      pointer: "/firepower/0/12",
      says: /Firepower 0 needs “6\*” against Defense 11 and only “6” against Defense 12/,
    },
    {
      name: "a shot that cannot hit with more Firepower",
      change(d) {
        for (const defense of ["10", "11", "12"]) d.surface.firepower["1"]![defense] = "-";
      },
      document: surface,
      pointer: "/firepower/1/10",
      says: /Firepower 1 needs “-” and Firepower 0 only “6\*”/,
      findings: 3,
    },
    {
      name: "a face that the die has not",
      change(d) {
        d.parameters.hits.dieSides = 5;
        for (const row of Object.values(d.surface.firepower)) {
          for (const [defense, cell] of Object.entries(row)) if (cell.startsWith("6")) row[defense] = "5";
        }
        d.surface.firepower["0"]!["12"] = "6";
      },
      document: surface,
      pointer: "/firepower/0/12",
      says: /needs “6” against Defense 12; the die has 5 faces/,
    },
  ]),
  ...casesOf(damageChecks, [
    {
      name: "checks that nobody survives",
      change: (d) => void (d.parameters.damage.checkDice = 9),
      document: "parameters.json",
      pointer: "/damage/checkDice",
      says: /Damage Checks of 9 dice with 6 faces always sink these ships/,
    },
    {
      name: "checks that sink nobody",
      change(d) {
        d.parameters.damage.checkDieSides = 2;
        d.parameters.damage.checkDice = 1;
        d.damage.modifiers = {};
      },
      document: "parameters.json",
      pointer: "/damage/checkDice",
      says: /can never sink these ships/,
    },
  ]),
  ...casesOf(idleModifiers, [
    {
      name: "a modifier of nothing",
      change: (d) => void (d.combat.types["air-strike"].modifiers["at-anchor"]!.add = 0),
      document: combat,
      pointer: "/types/air-strike/modifiers/at-anchor",
      says: /The modifier adds nothing/,
      fix: true,
    },
    {
      name: "turns in the wrong order",
      change: (d) =>
        void (d.combat.types["submarine-vs-merchants"].modifiers["from-turn-6"]!.when = {
          is: "turn-between",
          from: 6,
          to: 4,
        }),
      document: combat,
      pointer: "/types/submarine-vs-merchants/modifiers/from-turn-6/when",
      says: /never applies: Turn 6 comes after Turn 4/,
      rule: "6.2",
      fix: true,
    },
    {
      name: "something that the roll does not know",
      change: (d) =>
        void (d.combat.types["air-to-air"].modifiers["hungry"] = {
          when: { is: "any", of: [{ is: "out-of-supply" }, { is: "task-force-lacks", class: "DD" }] },
          add: -1,
          rule: "12.3.2.1",
        }),
      document: combat,
      pointer: "/types/air-to-air/modifiers/hungry/when",
      says: /“out-of-supply” has no meaning for this roll/,
      fix: true,
    },
  ]),
  ...casesOf(quarterCosts, [
    {
      name: "a factor that makes eighths",
      change: (d) => void (d.costs.operational.navalOilLong = 1.25),
      document: costs,
      pointer: "/operational/navalOilLong",
      says: /DD \(Japan\) pays 0\.625 \(0\.5 × 1\.25\)/,
    },
    {
      name: "a Transport rating of a quarter",
      change: (d) => void (d.units.naval["j-dd"]!.transport = 0.25),
      document: "units.json",
      pointer: "/naval/j-dd/transport",
      says: /DD \(Japan\) has a Transport rating of 0\.25, and pays 0\.375 \(0\.25 × 1\.5\)/,
    },
  ]),
  ...casesOf(returnPorts, [
    {
      name: "a circle as a port",
      change: (d) => void (d.parameters.returnPorts.britain = ["burma"]),
      document: "parameters.json",
      pointer: "/returnPorts/britain/0",
      says: /Ships of Britain would return to Burma, which is a circle/,
    },
    {
      name: "an enemy port",
      change: (d) => void d.parameters.returnPorts.japan.push("manila"),
      document: "parameters.json",
      pointer: "/returnPorts/japan/2",
      says: /return to Manila, which the Allies hold on Turn 1/,
      severity: "warning",
    },
    {
      name: "a box of the other side",
      change: (d) => void d.parameters.returnPorts.japan.push("west-coast-usa"),
      document: "parameters.json",
      pointer: "/returnPorts/japan/2",
      says: /West Coast USA, which is closed to its side/,
    },
  ]),
  ...casesOf(sameModifiers, [
    {
      name: "a modifier twice, its condition in another order",
      change(d) {
        const { modifiers } = d.combat.types["submarine-vs-task-force"];
        const { when, ...rest } = modifiers["allied-turn-1"]!;
        if (when.is !== "all") throw new Error("The modifier has another condition.");
        modifiers["again"] = { ...rest, when: { is: "all", of: when.of.toReversed() as typeof when.of } };
      },
      document: combat,
      pointer: "/types/submarine-vs-task-force/modifiers/again",
      says: /“again” has the same condition as “allied-turn-1”, so both apply together/,
      fix: true,
    },
    {
      name: "turns that overlap",
      change: (d) =>
        void (d.combat.types["submarine-vs-merchants"].modifiers["later"] = {
          when: { is: "turn-between", from: 4, to: 9 },
          add: 1,
          rule: "6.2",
        }),
      document: combat,
      pointer: "/types/submarine-vs-merchants/modifiers/later/when",
      says: /“later” and “from-turn-6” both apply on Turns 6 to 9/,
    },
  ]),
];
