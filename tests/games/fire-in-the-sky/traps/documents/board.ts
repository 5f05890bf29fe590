import { JAPAN, type Rules } from "../../../../../lib/games/fire-in-the-sky/model/rules";
import { homeBasesOf, supplied } from "../../../../../lib/games/fire-in-the-sky/board/supply";
import type { Docs } from "../../checks/support";
import { distance, offered, values } from "../../chapters/table-top";
import { type Datum, ones } from "../changed";
import { formed, scene } from "../parameters/support";

/** Bases and the map. */

const base = (d: Docs, id: string) => d.bases.bases[id]!;

/** Units of these types crowd a base; how many of them the enemy may send away. */
function excess(rules: Rules, at: string, ...types: string[]): number {
  const made = scene(rules, { turn: 5 });
  made.units(at, ...types);
  let play = made.play("stacking", []);
  let sent = 0;
  for (; !play.over; sent++) play = play.choose(offered(play, {}).find((option) => option.remove)!);
  return sent;
}

/** The points of the player turn in which Japan takes a base. */
function worth(rules: Rules, at: string): number {
  const made = scene(rules);
  made.position.captured[made.place(at)] = JAPAN;
  return made.play("victory-points", []).position.vp;
}

/** How far a Japanese destroyer unit is from a place. */
function voyage(rules: Rules, from: string, to: string): number | undefined {
  const made = scene(rules);
  made.unit("j-dd", from);
  return distance(formed(made, from, ["j-dd"]), to);
}

export const bases: Datum[] = [
  {
    at: "/bases/*/airCapacity",
    change: (d) => void (base(d, "iwo-jima").airCapacity = 4),
    see: (rules) => [
      excess(rules, "iwo-jima", "j-air", "j-air"),
      rules.places[rules.placeOf["iwo-jima"]!]!.antiAircraft,
    ],
    printed: [1, 1],
    changed: [0, 2],
  },
  {
    at: "/bases/*/portCapacity",
    change: (d) => void (base(d, "iwo-jima").portCapacity = 3),
    see: (rules) => excess(rules, "iwo-jima", "j-ca", "j-ca", "j-ca"),
    printed: 2,
    changed: 0,
  },
  {
    at: "/bases/*/landLimit",
    change: (d) => void (base(d, "wake").landLimit = 8),
    see: (rules) => excess(rules, "wake", "j-land-4", "j-land-4"),
    printed: 1,
    changed: 0,
  },
  {
    at: "/bases/*/victoryPoints",
    change: (d) => void (base(d, "rabaul").victoryPoints = 4),
    see: (rules) => worth(rules, "rabaul"),
    printed: 1,
    changed: 4,
  },
  {
    at: "/bases/*/oil",
    change: (d) => void (base(d, "brunei").oil = 2),
    see(rules) {
      const made = scene(rules);
      made.control("japan", "brunei");
      return values(made.play("oil-transport", []), "oil");
    },
    printed: [4, 3, 2, 1, 0],
    changed: [2, 1, 0],
  },
  {
    at: "/bases/*/control",
    change: (d) => void (base(d, "rabaul").control = "japan"),
    see: (rules) =>
      supplied(scene(rules).t, JAPAN, homeBasesOf(scene(rules).t, JAPAN))[rules.placeOf["1510"]!],
    printed: 0,
    changed: 1,
  },
  {
    at: "/bases/*/homeBaseOf",
    change: (d) => void (base(d, "formosa").homeBaseOf = "japan"),
    see: (rules) => values(scene(rules, { turn: 5 }).play("arrivals", []), "to"),
    printed: ["kure", "yokosuka"],
    changed: ["formosa", "kure", "yokosuka"],
  },
  {
    at: "/bases/*/kind",
    change(d) {
      const { name, hex, flag, landLimit } = base(d, "saipan");
      d.bases.bases.saipan = {
        name,
        hex,
        flag,
        landLimit,
        kind: "circle",
        control: "none",
        victoryPoints: 0,
      };
    },
    see(rules) {
      const made = scene(rules);
      made.unit("j-dd", "kure");
      const play = made.play("second-deployment", []).choose({ type: "j-dd" });
      return offered(play, { to: "saipan" }).length;
    },
    printed: 1,
    changed: 0,
  },
  {
    at: "/bases/*/hex",
    // Two hexes further from Kure.
    change: (d) => void (base(d, "okinawa").hex = "1304"),
    see: (rules) => voyage(rules, "kure", "okinawa"),
    printed: 1,
    changed: 2,
  },
];

export const map: Datum[] = [
  {
    at: "/hexes/*/terrain",
    change: (d) => void (d.map.hexes["1206"]!.terrain = "land"),
    see: (rules) => voyage(rules, "kure", "saipan"),
    printed: 3,
    changed: undefined,
  },
  {
    at: "/hexsides",
    change: (d) => void (d.map.hexsides["1004-1104"] = { impassable: true }),
    see: (rules) => voyage(rules, "kure", "okinawa"),
    printed: 1,
    changed: 2,
  },
  {
    at: "/connections",
    change: (d) => void delete d.map.connections["1104-1203"],
    see(rules) {
      const made = scene(rules);
      made.unit("j-land-4", "kure");
      const play = made.play("first-deployment", []).choose({ type: "j-land-4" });
      return offered(play, { to: "yokosuka", by: "one-hex" }).length;
    },
    printed: 1,
    changed: 0,
  },
  {
    at: "/splitHexes/*/halves/*/opensTo",
    change: (d) => void d.map.splitHexes["0607"]!.halves["west"]!.opensTo.splice(0, 4, "0707"),
    see: (rules) => voyage(rules, "saigon", "malaya-west"),
    printed: 2,
    changed: 1,
  },
  {
    at: "/boxes/*/entryHexes",
    change: (d) => void (d.map.boxes["west-coast-usa"]!.entryHexes = ["1902"]),
    see(rules) {
      const made = scene(rules, { phasing: "allies" });
      made.unit("u-dd", "pearl-harbor");
      return distance(formed(made, "pearl-harbor", ["u-dd"]), "west-coast-usa");
    },
    printed: 2,
    changed: 5,
  },
  {
    at: "/boxes/*/freeLink",
    change: (d) => void (d.map.boxes["west-coast-usa"]!.freeLink = "dutch-harbor"),
    see(rules) {
      const made = scene(rules, { phasing: "allies" });
      made.units("west-coast-usa", "u-dd", "u-ca");
      return values(made.play("off-map-movement", []), "to");
    },
    printed: ["pearl-harbor"],
    changed: ["dutch-harbor"],
  },
  {
    at: "/boxes/*/nation",
    change: (d) => void (d.map.boxes["west-coast-usa"]!.nation = "britain"),
    see(rules) {
      const made = scene(rules, { phasing: "allies" });
      made.unit("b-dd", "pearl-harbor");
      return distance(formed(made, "pearl-harbor", ["b-dd"]), "west-coast-usa");
    },
    printed: undefined,
    changed: 2,
  },
  {
    at: "/boxes/*/within",
    change: (d) => void (d.map.boxes["carriers-without-planes-kure"]!.within = "yokosuka"),
    see(rules) {
      const made = scene(rules, { phasing: "allies", turn: 1 });
      made.unit("j-cv-akagi-kaga", "carriers-without-planes-kure");
      made.force("allies", "kure", "u-cv-saratoga-wasp");
      const play = made.play("battles", ones(30));
      return !play.over && offered(play, { target: "kure" }).length > 0;
    },
    printed: true,
    changed: false,
  },
];
