import { damageShip } from "../../../../../lib/games/fire-in-the-sky/model/pieces";
import { hitAirAtSea } from "../../../../../lib/games/fire-in-the-sky/ch13-damage";
import { oilOf } from "../../chapters/table-top";
import { type Datum } from "../changed";
import { p, scene, formed, whereabouts, placeOf, sunk, homecoming, torpedo } from "./support";

/** Damage, delays and the way home. */
export const losses: Datum[] = [
  {
    at: "/damage/checkDice",
    change: (d) => void (p(d).damage.checkDice = 3),
    see: (rules) => torpedo(rules, [6, 1, 1, 6]).diceOf("Damage Check"),
    printed: [2],
    changed: [3],
  },
  {
    at: "/damage/checkDieSides",
    change: (d) => void (p(d).damage.checkDieSides = 10),
    // 8 and 8 cannot be thrown with two dice of six faces.
    see(rules) {
      try {
        return torpedo(rules, [6, 8, 8]).diceOf("Damage Check").length;
      } catch {
        return "refused";
      }
    },
    printed: "refused",
    changed: 1,
  },
  {
    at: "/damage/phasesPerHit",
    change: (d) => void (p(d).damage.phasesPerHit = 3),
    see(rules) {
      const made = scene(rules);
      const ship = made.unit("j-ca", "truk");
      damageShip(made.t, ship, 2);
      return placeOf(made, ship);
    },
    printed: 10,
    changed: 12,
  },
  {
    at: "/damage/merchantmenPerHitAtSea",
    change: (d) => void (p(d).damage.merchantmenPerHitAtSea = 2),
    see(rules) {
      const made = scene(rules);
      const [air] = made.air("japan", "truk", 2);
      made.force("japan", "truk", air!);
      hitAirAtSea(made.t, air!, 5);
      return made.position.merchantmen / 4;
    },
    printed: 28,
    changed: 26,
  },
  {
    at: "/damage/sunkForever/japan",
    change: (d) => void (p(d).damage.sunkForever.japan = []),
    see: (rules) => sunk(rules, "j-cv-akagi-kaga"),
    printed: "removed",
    changed: "available",
  },
  {
    at: "/damage/sunkForever/us",
    change: (d) => void (p(d).damage.sunkForever.us = ["CV"]),
    see: (rules) => [sunk(rules, "u-bb-nevada-oklahoma"), sunk(rules, "u-cv-saratoga-wasp")],
    printed: ["removed", "available"],
    changed: ["available", "removed"],
  },
  {
    at: "/damage/sunkForever/britain",
    change: (d) => void (p(d).damage.sunkForever.britain = ["CA"]),
    see: (rules) => sunk(rules, "b-ca"),
    printed: "available",
    changed: "removed",
  },
  {
    at: "/damage/sunkForever/netherlands",
    change: (d) => void (p(d).damage.sunkForever.netherlands = []),
    see: (rules) => sunk(rules, "n-cl"),
    printed: "removed",
    changed: "available",
  },
  {
    at: "/damage/brokenForever",
    change: (d) => void (p(d).damage.brokenForever = []),
    see(rules) {
      const made = scene(rules);
      const ship = made.unit("n-cl", "surabaya");
      damageShip(made.t, ship, 1);
      return placeOf(made, ship);
    },
    printed: "removed",
    changed: 7,
  },
  {
    at: "/delays/withdrawn",
    change: (d) => void (p(d).delays.withdrawn = 4),
    see: (rules) => homecoming(rules, "japan", "j-ca", ["kure", "yokosuka"]),
    printed: 7,
    changed: 10,
  },
  {
    at: "/delays/overStacked",
    change: (d) => void (p(d).delays.overStacked = 4),
    see(rules) {
      const made = scene(rules);
      const army = made.unit("j-land-8", "wake");
      return whereabouts(made.play("stacking", []).choose({ type: "j-land-8" }), army);
    },
    printed: 7,
    changed: 10,
  },
  {
    at: "/delays/notLanded",
    change: (d) => void (p(d).delays.notLanded = 4),
    see(rules) {
      const made = scene(rules);
      const army = made.unit("j-land-8", "truk");
      made.force("japan", "truk", army);
      return whereabouts(made.play("battles", []), army);
    },
    printed: 7,
    changed: 10,
  },
  {
    at: "/delays/disbanded",
    change: (d) => void (p(d).delays.disbanded = 4),
    see(rules) {
      const made = scene(rules);
      const army = made.unit("j-land-8", "truk");
      return whereabouts(made.play("disbandment", []).choose({ do: "disband" }), army);
    },
    printed: 7,
    changed: 10,
  },
  {
    at: "/delays/eliminatedLand",
    change: (d) => void (p(d).delays.eliminatedLand = 4),
    see(rules) {
      const made = scene(rules, { phasing: "allies" });
      made.unit("u-land-8", "truk");
      const brigade = made.unit("j-land-2", "truk");
      const play = made.play("battles", [...new Array<number>(8).fill(6), 1, 1]).choose({ do: "attack" });
      return whereabouts(play, brigade);
    },
    printed: 8,
    changed: 10,
  },
  {
    at: "/delays/noHomeBase",
    change: (d) => void (p(d).delays.noHomeBase = 4),
    see(rules) {
      const made = scene(rules);
      const ship = made.unit("j-ca", "turn-record-track");
      made.position.due[ship] = 6;
      made.control("allies", "kure", "yokosuka");
      return whereabouts(made.play("arrivals", []), ship);
    },
    printed: 7,
    changed: 10,
  },
  {
    at: "/resourceFueling/fromTurn",
    change: (d) => void (p(d).resourceFueling.fromTurn = 6),
    see(rules) {
      const made = scene(rules);
      made.control("japan", "brunei");
      made.unit("j-dd", "brunei");
      return oilOf(formed(made, "brunei", ["j-dd"]).choose({ to: "saigon" }));
    },
    printed: 29.5,
    changed: 30,
  },
  {
    at: "/returnPorts/japan",
    change: (d) => void (p(d).returnPorts.japan = ["truk"]),
    see: (rules) => homecoming(rules, "japan", "j-ca"),
    printed: "kure",
    changed: "truk",
  },
  {
    at: "/returnPorts/us",
    change: (d) => void (p(d).returnPorts.us = ["pearl-harbor"]),
    see: (rules) => homecoming(rules, "allies", "u-ca"),
    printed: "west-coast-usa",
    changed: "pearl-harbor",
  },
  {
    at: "/returnPorts/britain",
    change: (d) => void (p(d).returnPorts.britain = ["ceylon"]),
    see: (rules) => homecoming(rules, "allies", "b-ca"),
    printed: "singapore",
    changed: "ceylon",
  },
  {
    at: "/returnPorts/netherlands",
    change: (d) => void (p(d).returnPorts.netherlands = ["brisbane"]),
    see: (rules) => homecoming(rules, "allies", "n-cl"),
    printed: "surabaya",
    changed: "brisbane",
  },
];
