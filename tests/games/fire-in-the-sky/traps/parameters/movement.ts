import { choose } from "../../../../../lib/kernel";
import { JAPAN } from "../../../../../lib/games/fire-in-the-sky/model/rules";
import { airZoc } from "../../../../../lib/games/fire-in-the-sky/board/presence";
import { loadOf } from "../../../../../lib/games/fire-in-the-sky/board/occupation";
import { emptyPosition } from "../../../../../lib/games/fire-in-the-sky/model/position";
import { homeBasesOf, supplied } from "../../../../../lib/games/fire-in-the-sky/board/supply";
import { distance, offered, values } from "../../chapters/table-top";
import { type Datum } from "../changed";
import { p, scene, formed, farthest, oilTo, escorts, raid, mostOil, war, reacts } from "./support";

/** The clock, points, movement and supply. */
export const movement: Datum[] = [
  {
    at: "/clock/firstTurn",
    change: (d) => void (p(d).clock.firstTurn = 3),
    see: (rules) => emptyPosition(rules).turn,
    printed: 1,
    changed: 3,
  },
  {
    at: "/clock/lastTurn",
    change: (d) => void (p(d).clock.lastTurn = 15),
    see: (rules) => war(rules).position.turn,
    printed: 16,
    changed: 15,
  },
  {
    at: "/hits/dieSides",
    change: (d) => void (p(d).hits.dieSides = 10),
    see(rules) {
      const made = scene(rules);
      made.submarines("allies", 1);
      return choose(made.play("submarine-warfare", [8]).game, "allies", { submarines: 1 }).ok;
    },
    printed: false,
    changed: true,
  },
  {
    at: "/oil/merchantmenFraction",
    change: (d) => void (p(d).oil.merchantmenFraction = 1),
    see: mostOil,
    printed: 2,
    changed: 4,
  },
  {
    at: "/oil/rounding",
    change: (d) => void (p(d).oil.rounding = "up"),
    see: mostOil,
    printed: 2,
    changed: 3,
  },
  {
    at: "/replacements/values",
    change: (d) => void (p(d).replacements.values = [3]),
    see: (rules) => values(scene(rules).play("replacements", []), "value"),
    printed: [1, 2, 4],
    changed: [3],
  },
  {
    at: "/replacements/countsForStacking",
    change: (d) => void (p(d).replacements.countsForStacking = true),
    see(rules) {
      const made = scene(rules);
      made.unit("japan-replacements", "wake", 4);
      return loadOf(made.t, made.place("wake"), JAPAN, "land");
    },
    printed: 0,
    changed: 4,
  },
  {
    at: "/deployment/seaRange",
    change: (d) => void (p(d).deployment.seaRange = 2),
    see(rules) {
      const made = scene(rules);
      made.unit("j-dd", "kure");
      const play = made.play("second-deployment", []).choose({ type: "j-dd" });
      return offered(play, { to: "truk" }).length;
    },
    printed: 1,
    changed: 0,
  },
  {
    at: "/movement/landAndAirRange",
    change: (d) => void (p(d).movement.landAndAirRange = 2),
    see: (rules) => farthest(rules, "j-land-2", "kure"),
    printed: 4,
    changed: 2,
  },
  {
    at: "/movement/hexesAfterEnteringAirZoc",
    change: (d) => void (p(d).movement.hexesAfterEnteringAirZoc = 2),
    see(rules) {
      const made = scene(rules);
      made.air("us", "rabaul", 2);
      made.unit("j-dd", "truk");
      return distance(formed(made, "truk", ["j-dd"]), "port-moresby");
    },
    printed: 5,
    changed: 3,
  },
  {
    at: "/movement/hexesWhenStartingInAirZoc",
    change: (d) => void (p(d).movement.hexesWhenStartingInAirZoc = 3),
    see: (rules) =>
      farthest(rules, "j-ca", "lae", (s) => {
        s.air("us", "rabaul", 2);
        s.control("japan", "lae");
      }),
    printed: 1,
    changed: 3,
  },
  {
    at: "/movement/shortMove",
    change: (d) => void (p(d).movement.shortMove = 5),
    see: (rules) => oilTo(rules, "saigon"),
    printed: 0.75,
    changed: 0.5,
  },
  {
    at: "/taskForce/ships",
    change: (d) => void (p(d).taskForce.ships = 2),
    see(rules) {
      const made = scene(rules);
      made.units("kure", "j-dd", "j-dd", "j-dd", "j-dd", "j-dd");
      const play = made.play("operational-movement", []).choose({ form: "kure" });
      let ships = 0;
      for (; offered(play, { type: "j-dd" }).length > 0; ships++) play.choose({ type: "j-dd" });
      return ships;
    },
    printed: 4,
    changed: 2,
  },
  {
    at: "/taskForce/passengers",
    change: (d) => void (p(d).taskForce.passengers = 2),
    see(rules) {
      const made = scene(rules);
      made.units("kure", "j-land-2", "j-land-4");
      const play = made.play("operational-movement", []).choose({ form: "kure" }, { type: "j-land-2" });
      return offered(play, { type: "j-land-4" }).length;
    },
    printed: 0,
    changed: 1,
  },
  {
    at: "/reaction/allowanceFraction",
    change: (d) => void (p(d).reaction.allowanceFraction = 1),
    see: (rules) => reacts(rules, "u-dd", "rabaul", "manila"),
    printed: false,
    changed: true,
  },
  {
    at: "/reaction/rounding",
    change: (d) => void (p(d).reaction.rounding = "down"),
    // A Movement Allowance of 5 makes 3 hexes, or 2.
    see: (rules) => reacts(rules, "u-bb-nevada-oklahoma", "pearl-harbor", "gilbert-islands"),
    printed: true,
    changed: false,
  },
  {
    at: "/airZoc/radius",
    change: (d) => void (p(d).airZoc.radius = 2),
    see(rules) {
      const made = scene(rules);
      made.air("japan", "saigon", 1);
      return airZoc(made.t, JAPAN)[made.place("rangoon")];
    },
    printed: 0,
    changed: 1,
  },
  {
    at: "/economicWarfare/escortClasses",
    change: (d) => void (p(d).economicWarfare.escortClasses = ["CA", "DD"]),
    // Who may go to the Convoy Escort box from Kure.
    see(rules) {
      const made = scene(rules);
      made.unit("j-ca", "kure");
      made.unit("j-dd", "kure");
      const going = offered(made.play("destroyer-transfer", []), { from: "kure" }).map(({ type }) => type);
      return [...going].sort();
    },
    printed: ["j-dd"],
    changed: ["j-ca", "j-dd"],
  },
  {
    at: "/economicWarfare/submarinePointsPerAswHit",
    change: (d) => void (p(d).economicWarfare.submarinePointsPerAswHit = 2),
    see: (rules) => escorts(rules, 6),
    printed: 2,
    changed: 1,
  },
  {
    at: "/economicWarfare/submarinePointsPerDie",
    change: (d) => void (p(d).economicWarfare.submarinePointsPerDie = 2),
    see: raid,
    printed: [2, 28, 28],
    changed: [0, 28, 28],
  },
  {
    at: "/economicWarfare/merchantmenPerHit",
    change: (d) => void (p(d).economicWarfare.merchantmenPerHit = 3),
    see: raid,
    printed: [2, 28, 28],
    changed: [2, 24, 28],
  },
  {
    at: "/economicWarfare/transportPointsPerHit",
    change: (d) => void (p(d).economicWarfare.transportPointsPerHit = 0),
    see: raid,
    printed: [2, 28, 28],
    changed: [2, 28, 30],
  },
  {
    at: "/supply/legLength",
    change: (d) => void (p(d).supply.legLength = 3),
    see(rules) {
      const made = scene(rules);
      return supplied(made.t, JAPAN, homeBasesOf(made.t, JAPAN))[made.place("surabaya")];
    },
    printed: 0,
    changed: 1,
  },
];
