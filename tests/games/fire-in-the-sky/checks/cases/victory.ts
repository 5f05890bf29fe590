import { basePoints } from "../../../../../lib/games/fire-in-the-sky/checks/victory/base-points";
import { expansionFactors } from "../../../../../lib/games/fire-in-the-sky/checks/victory/expansion-factors";
import { victoryAwards } from "../../../../../lib/games/fire-in-the-sky/checks/victory/victory-awards";
import { victoryMarker } from "../../../../../lib/games/fire-in-the-sky/checks/victory/victory-marker";
import { victoryScores } from "../../../../../lib/games/fire-in-the-sky/checks/victory/victory-scores";
import { casesOf, short } from "../support";

const parameters = "parameters.json";

export const victoryCases = [
  ...casesOf(basePoints, [
    {
      name: "a base worth nothing",
      change: (d) => void (d.bases.bases["truk"]!.victoryPoints = 0),
      document: "bases.json",
      pointer: "/bases/truk/victoryPoints",
      says: /Truk is a base but worth no Victory Points/,
      severity: "warning",
      fix: true,
    },
  ]),
  ...casesOf(victoryScores, [
    {
      name: "scores the wrong way round",
      change(d) {
        d.parameters.victory.japanWinsAt = -5;
      },
      document: parameters,
      pointer: "/victory/japanWinsAt",
      says: /Japan wins at -5 Victory Points or more and the Allies at -1 or less/,
      severity: "error",
    },
    {
      name: "a draw that cannot be",
      change: (d) => void (d.parameters.victory.drawAt = 20),
      document: parameters,
      pointer: "/victory/drawAt",
      says: /drawn at 20 Victory Points, but it never ends there/,
      severity: "warning",
    },
    {
      name: "a score out of Japan's reach",
      change: (d) => void (d.parameters.victory.japanWinsAt = 150),
      document: parameters,
      pointer: "/victory/japanWinsAt",
      says: /Japan wins at 150 Victory Points; all bases that it can take are worth/,
      severity: "warning",
    },
    {
      name: "a score out of the Allies' reach",
      change: (d) => void (d.parameters.victory.alliesWinAt = -100),
      document: parameters,
      pointer: "/victory/alliesWinAt",
      says: /The Allies win at -100 Victory Points; all bases that Japan can lose are worth/,
      severity: "warning",
    },
  ]),
  ...casesOf(victoryAwards, [
    {
      name: "a lifeline that punishes",
      change: (d) => void (d.parameters.victory.lifeline.points = -2),
      document: parameters,
      pointer: "/victory/lifeline/points",
      says: /Japan loses 2 Victory Points while the lifeline is cut/,
    },
    {
      name: "a reward for being late",
      change: (d) => void (d.parameters.victory.lateConquest.points = 1),
      document: parameters,
      pointer: "/victory/lateConquest/points",
      says: /Japan gains 1 Victory Point a turn/,
    },
    {
      name: "a lifeline from nowhere",
      change: (d) => void (d.parameters.victory.lifeline.from = "midway"),
      document: parameters,
      pointer: "/victory/lifeline/from",
      says: /starts at Midway, which is not an Allied Home Base/,
    },
    {
      name: "a conquest of one's own",
      change: (d) => void d.parameters.victory.lateConquest.bases.push("truk"),
      document: parameters,
      pointer: "/victory/lateConquest/bases/2",
      says: /Truk is Japanese on Turn 1/,
    },
  ]),
  ...casesOf(victoryMarker, [
    {
      name: "a score that fits nothing",
      change: (d) => void (d.short.tracks.victoryPoints = 6),
      document: short,
      pointer: "/tracks/victoryPoints",
      says: /begins with 6 Victory Points; the bases that have changed hands are worth 5 \(Rangoon|begins with 6 .* worth 5/,
      fix: true,
    },
    {
      name: "a base more without its points",
      change: (d) => void (d.short.control["manila"] = "japan"),
      document: short,
      pointer: "/tracks/victoryPoints",
      says: /worth 8/,
      fix: true,
    },
    {
      name: "a base of Japan's that is lost",
      change: (d) => void (d.short.control["truk"] = "allies"),
      document: short,
      pointer: "/tracks/victoryPoints",
      says: /worth 4 \(.*lost: Truk/,
      fix: true,
    },
    {
      name: "a war that is won already",
      change: (d) => void (d.short.tracks.victoryPoints = 20),
      document: short,
      pointer: "/tracks/victoryPoints",
      says: /Japan would have won before the first move/,
      severity: "error",
    },
    {
      name: "a war that is lost already",
      change: (d) => void (d.short.tracks.victoryPoints = -1),
      document: short,
      pointer: "/tracks/victoryPoints",
      says: /The Allies would have won before the first move: the score is -1, and -1 or less wins/,
      severity: "error",
    },
  ]),
  ...casesOf(expansionFactors, [
    {
      name: "a factor that falls",
      change: (d) => void (d.parameters.expansion.factorFromTurn["10"] = 1),
      document: parameters,
      pointer: "/expansion/factorFromTurn/10",
      says: /multiplied by 2 from Turn 6 and by 1 from Turn 10: bases shrink/,
    },
  ]),
];
