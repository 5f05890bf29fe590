import { lifelineOpen } from "../../../../../lib/games/fire-in-the-sky/ch16-victory";
import type { Rules } from "../../../../../lib/games/fire-in-the-sky/model/rules";
import { type Datum } from "../changed";
import { p, scene, winnerAt, war, late, fleetOffered } from "./support";

/** Victory Points after a player turn of a side at the end of which no line leads to Brisbane. */
function cutLifeline(rules: Rules, phasing: "japan" | "allies"): number {
  const made = scene(rules, { phasing });
  made.control("japan", "fiji", "samoa", "noumea", "espiritu-santo", "ellice-islands", "guadalcanal");
  made.control("japan", "port-moresby");
  return made.play("victory-points", []).position.vp;
}

/** Victory and the European Fleet. */
export const victory: Datum[] = [
  {
    at: "/victory/japanWinsAt",
    change: (d) => void (p(d).victory.japanWinsAt = 12),
    see: (rules) => winnerAt(rules, 12),
    printed: undefined,
    changed: "japan",
  },
  {
    at: "/victory/alliesWinAt",
    change: (d) => void (p(d).victory.alliesWinAt = -3),
    see: (rules) => winnerAt(rules, -2),
    printed: "allies",
    changed: undefined,
  },
  {
    at: "/victory/drawAt",
    change: (d) => void (p(d).victory.drawAt = 4),
    see: (rules) => war(rules, 4).game.state.outcome!.winner,
    printed: "japan",
    changed: null,
  },
  {
    at: "/victory/lifeline/from",
    change: (d) => void (p(d).victory.lifeline.from = "indian-ocean-ports"),
    see: (rules) => lifelineOpen(scene(rules).t),
    printed: true,
    changed: false,
  },
  {
    at: "/victory/lifeline/to",
    change: (d) => void (p(d).victory.lifeline.to = "bombay"),
    see: (rules) => lifelineOpen(scene(rules).t),
    printed: true,
    changed: false,
  },
  {
    at: "/victory/lifeline/points",
    change: (d) => void (p(d).victory.lifeline.points = 5),
    see: (rules) => cutLifeline(rules, "japan"),
    printed: 2,
    changed: 5,
  },
  {
    at: "/victory/lifeline/inTurnsOf",
    change: (d) => void (p(d).victory.lifeline.inTurnsOf = ["allies"]),
    see: (rules) => [cutLifeline(rules, "japan"), cutLifeline(rules, "allies")],
    printed: [2, 0],
    changed: [0, 2],
  },
  {
    at: "/victory/lateConquest/fromTurn",
    change: (d) => void (p(d).victory.lateConquest.fromTurn = 6),
    see: (rules) => [late(rules, 5), late(rules, 6)],
    printed: [7, 7],
    changed: [9, 7],
  },
  {
    at: "/victory/lateConquest/bases",
    change: (d) => void (p(d).victory.lateConquest.bases = ["manila", "singapore", "rangoon"]),
    see: (rules) => late(rules, 4),
    printed: 7,
    changed: 6,
  },
  {
    at: "/victory/lateConquest/points",
    change: (d) => void (p(d).victory.lateConquest.points = -3),
    see: (rules) => late(rules, 4),
    printed: 7,
    changed: 3,
  },
  {
    at: "/europeanFleet/triggerBases",
    change: (d) => void (p(d).europeanFleet.triggerBases = ["rangoon"]),
    see: (rules) => [fleetOffered(rules, "calcutta", 7), fleetOffered(rules, "rangoon", 7)],
    printed: [true, false],
    changed: [false, true],
  },
  {
    at: "/europeanFleet/turnsAfterEntry",
    change: (d) => void (p(d).europeanFleet.turnsAfterEntry = 0),
    see: (rules) => [6, 7].map((turn) => fleetOffered(rules, "calcutta", turn)),
    printed: [false, true],
    changed: [true, false],
  },
];
