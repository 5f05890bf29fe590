import { conversions } from "../../../../../lib/games/fire-in-the-sky/checks/schedules/conversions";
import { europeanFleet } from "../../../../../lib/games/fire-in-the-sky/checks/schedules/european-fleet";
import { fallingLevels } from "../../../../../lib/games/fire-in-the-sky/checks/schedules/falling-levels";
import { navalAviation } from "../../../../../lib/games/fire-in-the-sky/checks/schedules/naval-aviation";
import { removals } from "../../../../../lib/games/fire-in-the-sky/checks/schedules/removals";
import { replacementValues } from "../../../../../lib/games/fire-in-the-sky/checks/schedules/replacement-values";
import { scheduleAir } from "../../../../../lib/games/fire-in-the-sky/checks/schedules/schedule-air";
import { scheduleCounters } from "../../../../../lib/games/fire-in-the-sky/checks/schedules/schedule-counters";
import { scheduleNations } from "../../../../../lib/games/fire-in-the-sky/checks/schedules/schedule-nations";
import { turnsOutsideClock } from "../../../../../lib/games/fire-in-the-sky/checks/schedules/turns-outside-clock";
import { casesOf, short, withoutTurnOne } from "../support";

const japan = "schedules/japan.json";
const allies = "schedules/allies.json";

export const scheduleCases = [
  ...casesOf(turnsOutsideClock, [
    {
      name: "arrivals after the last turn",
      change(d) {
        d.parameters.clock.lastTurn = 14;
        d.levels.transportPoints.us = { "1": 14 };
        delete d.allies.turns["15"];
        delete d.allies.turns["16"];
      },
      document: japan,
      pointer: "/turns/15",
      says: /Units arrive on Turns 15 and 16; the game has Turns 1 to 14/,
    },
    {
      name: "a clock that stops early, reported once for all that it cuts off",
      change: (d) => void (d.parameters.clock.lastTurn = 9),
      document: "parameters.json",
      pointer: "/clock/lastTurn",
      says: /The game ends with Turn 9; 10 entries are set for later turns/,
    },
    {
      name: "a clock that starts late, reported once for all that it leaves out",
      change: (d) => void (d.parameters.clock.firstTurn = 4),
      document: "parameters.json",
      pointer: "/clock/firstTurn",
      says: /The game begins with Turn 4; 7 entries are set for earlier turns/,
    },
    {
      name: "a modifier for turns after the end",
      change(d) {
        d.combat.types["ground-support"].modifiers["late"] = {
          when: { is: "turn-between", from: 12 },
          add: 1,
          rule: "12.3.4.3",
        };
        d.parameters.clock.lastTurn = 10;
        d.parameters.expansion.factorFromTurn = { "1": 1 };
        d.levels.submarinePoints.allies = { "1": 2 };
        d.levels.transportPoints.us = { "1": 14 };
        d.japan.turns = {};
        d.allies.turns = {};
      },
      document: "tables/combat.json",
      pointer: "/types/ground-support/modifiers/late/when",
      says: /The modifier “late” applies on later turns only; the game has Turns 1 to 10/,
    },
    {
      name: "arrivals before the first turn",
      change(d) {
        d.parameters.clock.firstTurn = 3;
        d.parameters.turnOne.turn = 3;
        delete d.allies.turns["2"];
        withoutTurnOne(d);
      },
      document: japan,
      pointer: "/turns/2",
      says: /Units arrive on Turn 2; the game has Turns 3 to 16/,
    },
    {
      name: "an end before the beginning",
      change: (d) => void (d.parameters.clock = { firstTurn: 9, lastTurn: 4 }),
      document: "parameters.json",
      pointer: "/clock/lastTurn",
      says: /The last turn, Turn 4, is before the first, Turn 9/,
      severity: "error",
    },
  ]),
  ...casesOf(scheduleNations, [
    {
      name: "a Japanese group in the Allied schedule",
      change: (d) => void (d.allies.turns["5"]!["gift"] = { nation: "japan", airSteps: 1 }),
      document: allies,
      pointer: "/turns/5/gift/nation",
      says: /Japan belongs to Japan, but this is the schedule of the Allies/,
    },
    {
      name: "a British ship with a US group",
      change: (d) => void (d.allies.turns["5"]!["us-fleet"]!.units!["b-dd"] = 1),
      document: allies,
      pointer: "/turns/5/us-fleet/units/b-dd",
      says: /DD \(Britain\) belongs to Britain, but arrives with a group of United States/,
    },
    {
      name: "the wrong side at the top",
      change: (d) => void (d.japan.side = "allies"),
      document: japan,
      pointer: "/side",
      says: /used for Japan, but its side is the Allies/,
      fix: true,
    },
  ]),
  ...casesOf(scheduleCounters, [
    {
      name: "a named ship scheduled twice",
      change: (d) => void (d.allies.turns["9"]!["us-fleet"]!.units!["u-cv-yorktown-hornet"] = 1),
      document: allies,
      pointer: "/turns/9/us-fleet/units/u-cv-yorktown-hornet",
      says: /With Turn 9, 2 × CV \(Yorktown, Hornet\) are scheduled; the counter mix has 1/,
    },
    {
      name: "a ship of the set-up that is to arrive",
      change: (d) => void (d.short.setup["pearl-harbor"]!.units!["u-cv-yorktown-hornet"] = 1),
      document: short,
      pointer: "/setup/pearl-harbor/units/u-cv-yorktown-hornet",
      says: /CV \(Yorktown, Hornet\): 1 is in use here and 1 arrives by Turn 2, but the counter mix has 1: 1 is forfeited/,
    },
    {
      name: "one destroyer more in the set-up",
      change: (d) => void (d.short.setup["noumea"]!.units!["u-dd"] = 3),
      document: short,
      pointer: "/setup/noumea/units/u-dd",
      says: /DD \(United States\): 5 are in use here and 13 arrive by Turn 2, Turn 3, Turn 4 and 9 more, but the counter mix has 17: 1 is forfeited unless losses/,
      severity: "info",
    },
  ]),
  ...casesOf(scheduleAir, [
    {
      name: "air steps of a nation without counters",
      change: (d) => void (d.allies.turns["5"]!["dutch-air"] = { nation: "netherlands", airSteps: 1 }),
      document: allies,
      pointer: "/turns/5/dutch-air/airSteps",
      says: /1 air step arrives for Netherlands, which has no air counters/,
    },
    {
      name: "more steps at once than all counters show",
      change: (d) => void (d.allies.turns["5"]!["british-air"]!.airSteps = 7),
      document: allies,
      pointer: "/turns/5/british-air/airSteps",
      says: /7 air steps arrive at once; all counters of Britain together show 6/,
    },
    {
      name: "a set-up so full that the first arrival finds nothing",
      change(d) {
        d.short.setup["hainan"] = { airSteps: { japan: 4 } };
        d.short.setup["truk"] = { airSteps: { japan: 4 } };
      },
      document: short,
      pointer: "/choices/naval-aviation/airSteps/japan",
      says: /Japan begins with 30 air steps; of the 2 that arrive in its first Reinforcement Phase, 2 have no counter/,
    },
  ]),
  ...casesOf(navalAviation, [
    {
      name: "Allied Naval Aviation",
      change: (d) => void (d.allies.turns["5"]!["us-air"]!.navalAviation = true),
      document: allies,
      pointer: "/turns/5/us-air/navalAviation",
      says: /Air steps of United States cannot become Naval Aviation/,
      fix: true,
    },
    {
      name: "Naval Aviation without air steps",
      change: (d) => void (d.japan.turns["3"]!["yamato"]!.navalAviation = true),
      document: japan,
      pointer: "/turns/3/yamato/navalAviation",
      says: /has no air steps/,
      fix: true,
    },
    {
      name: "no Naval Aviation at all",
      change(d) {
        for (const groups of Object.values(d.japan.turns)) {
          for (const group of Object.values(groups)) delete group.navalAviation;
        }
      },
      document: japan,
      pointer: "/turns",
      says: /damaged carriers stay without planes/,
    },
  ]),
  ...casesOf(removals, [
    {
      name: "air steps with a group that leaves",
      change: (d) => void (d.japan.turns["6"]!["ise-leaves"]!.airSteps = 1),
      document: japan,
      pointer: "/turns/6/ise-leaves/airSteps",
      says: /removes units, but its air steps arrive/,
    },
    {
      name: "nobody who leaves",
      change: (d) => void (d.japan.turns["6"]!["ise-leaves"]!.units = {}),
      document: japan,
      pointer: "/turns/6/ise-leaves",
      says: /removes units, but names none/,
    },
  ]),
  ...casesOf(conversions, [
    {
      name: "a conversion for which nobody leaves",
      change: (d) => void delete d.japan.turns["6"]!["ise-leaves"],
      document: japan,
      pointer: "/turns/9/ise-returns/conversionOf",
      says: /No group removes BB \(Ise, Hyuga\) for conversion/,
    },
    {
      name: "a ship that leaves after it has come back",
      change(d) {
        d.japan.turns["10"]!["ise-leaves"] = d.japan.turns["6"]!["ise-leaves"]!;
        delete d.japan.turns["6"]!["ise-leaves"];
      },
      document: japan,
      pointer: "/turns/9/ise-returns/conversionOf",
      says: /BB \(Ise, Hyuga\) does not leave for conversion before Turn 9/,
    },
    {
      name: "a ship that leaves by another rule",
      change: (d) => void (d.japan.turns["6"]!["ise-leaves"]!.option = "oomph-in-your-hits"),
      document: japan,
      pointer: "/turns/9/ise-returns/conversionOf",
      says: /BB \(Ise, Hyuga\) leaves for conversion by a different optional rule/,
    },
  ]),
  ...casesOf(europeanFleet, [
    {
      name: "no fleet that may come early",
      change: (d) => void delete d.allies.turns["14"]!["european-fleet"]!.earlyArrival,
      document: allies,
      pointer: "/turns",
      says: /No group is marked “earlyArrival”/,
    },
    {
      name: "a US fleet that comes early",
      change: (d) => void (d.allies.turns["10"]!["us-fleet"]!.earlyArrival = true),
      document: allies,
      pointer: "/turns/10/us-fleet/earlyArrival",
      says: /may arrive early, but it is not a British fleet/,
      findings: 2,
    },
    {
      name: "half of the fleet",
      change: (d) =>
        void (d.allies.turns["14"]!["more-british"] = { nation: "britain", units: { "b-dd": 1 } }),
      document: allies,
      pointer: "/turns/14/more-british",
      says: /Other British ships of Turn 14 may arrive early, but not this group/,
      fix: true,
    },
    {
      name: "a trigger base that is Japanese",
      change: (d) => void d.parameters.europeanFleet.triggerBases.push("truk"),
      document: "parameters.json",
      pointer: "/europeanFleet/triggerBases/3",
      says: /Truk is Japanese on Turn 1/,
    },
  ]),
  ...casesOf(fallingLevels, [
    {
      name: "a digit left out",
      change: (d) => void (d.levels.transportPoints.us["6"] = 2),
      document: "schedules/levels.json",
      pointer: "/transportPoints/us/6",
      says: /US Transport Points fall from 20 to 2 on Turn 6/,
      rule: "7.3",
    },
    {
      name: "fewer submarines",
      change: (d) => void (d.levels.submarinePoints.allies["14"] = 1),
      document: "schedules/levels.json",
      pointer: "/submarinePoints/allies/14",
      says: /Allied Submarine Points fall from 7 to 1 on Turn 14/,
      rule: "7.2",
    },
  ]),
  ...casesOf(replacementValues, [
    {
      name: "markers worth too little",
      change: (d) => void (d.parameters.replacements.values = [1, 2]),
      document: "parameters.json",
      pointer: "/replacements/values",
      says: /is worth 2, too little to rebuild Army \(Japan\), Army \(United States\) and Army \(Britain\)/,
    },
  ]),
];
