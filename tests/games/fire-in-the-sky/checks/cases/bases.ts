import { flags } from "../../../../../lib/games/fire-in-the-sky/checks/map/flags";
import { homeBases } from "../../../../../lib/games/fire-in-the-sky/checks/map/home-bases";
import { japaneseBoxes } from "../../../../../lib/games/fire-in-the-sky/checks/map/japanese-boxes";
import { placeNames } from "../../../../../lib/games/fire-in-the-sky/checks/map/place-names";
import { casesOf } from "../support";

const map = "map.json";
const bases = "bases.json";

export const baseCases = [
  ...casesOf(placeNames, [
    {
      name: "a hex with two names",
      change: (d) => void (d.bases.bases["truk"]!.hex = d.bases.bases["rabaul"]!.hex),
      document: bases,
      pointer: "/bases/rabaul/hex",
      says: /Hex 1309 has two names: Truk and Rabaul/,
    },
    {
      name: "a base with the id of a place beside the map",
      change(d) {
        d.bases.bases["removed"] = d.bases.bases["truk"]!;
        delete d.bases.bases["truk"];
      },
      document: bases,
      pointer: "/bases/removed",
      says: /“removed” is already used for the counters out of the game/,
    },
    {
      name: "a box with the number of a hex",
      change: (d) => void (d.map.boxes["0708"] = { name: "Box", kind: "holding", side: "japan" }),
      document: map,
      pointer: "/boxes/0708",
      says: /“0708” is already used for hex 0708/,
    },
  ]),
  ...casesOf(japaneseBoxes, [
    {
      name: "no Convoy Escort box",
      change: (d) => void delete d.map.boxes["convoy-escort"],
      document: map,
      pointer: "/boxes",
      says: /“convoy-escort” is missing/,
      rule: "5.2",
    },
    {
      name: "no space for carriers in a Home Base",
      change: (d) => void delete d.map.boxes["carriers-without-planes-kure"],
      document: map,
      pointer: "/boxes",
      says: /Kure has no space for carriers without planes/,
    },
    {
      name: "a space outside of the Home Bases",
      change: (d) => void (d.map.boxes["naval-aviation-kure"]!.within = "truk"),
      document: map,
      pointer: "/boxes/naval-aviation-kure/within",
      says: /Naval Aviation \(Kure\) is not in a Japanese Home Base/,
      findings: 2,
    },
    {
      name: "a space of the other side",
      change: (d) => void (d.map.boxes["carriers-without-planes-kure"]!.side = "allies"),
      document: map,
      pointer: "/boxes/carriers-without-planes-kure/side",
      says: /Carriers without Planes \(Kure\) is a box of the Allies/,
      fix: true,
    },
    {
      name: "convoys of the other side",
      change: (d) => void (d.map.boxes["convoy-escort"]!.side = "allies"),
      document: map,
      pointer: "/boxes/convoy-escort/side",
      says: /Convoy Escort is a box of the Allies/,
      rule: "5.2",
      fix: true,
    },
  ]),
  ...casesOf(homeBases, [
    {
      name: "a Home Base in enemy hands",
      change: (d) => void (d.bases.bases["pearl-harbor"]!.homeBaseOf = "japan"),
      document: bases,
      pointer: "/bases/pearl-harbor/homeBaseOf",
      says: /Pearl Harbor is the Home Base of Japan, but the Allies control it on Turn 1/,
      severity: "warning",
    },
    {
      name: "a box of the other side",
      change: (d) => void (d.map.boxes["west-coast-usa"]!.side = "japan"),
      document: map,
      pointer: "/boxes/west-coast-usa",
      says: /open to Japan only, but is the Home Base of United States/,
    },
    {
      name: "a side without Home Bases",
      change(d) {
        delete d.bases.bases["kure"]!.homeBaseOf;
        delete d.bases.bases["yokosuka"]!.homeBaseOf;
      },
      document: bases,
      pointer: "/bases",
      says: /Japan: no nation of this side has a Home Base/,
    },
  ]),
  ...casesOf(flags, [
    {
      name: "an Allied flag over a Japanese base",
      change: (d) => void (d.bases.bases["rabaul"]!.control = "japan"),
      document: bases,
      pointer: "/bases/rabaul/control",
      says: /Rabaul has an Allied flag \(australia\), but Japan controls it/,
      fix: true,
    },
    {
      name: "a base without a flag that somebody holds",
      change: (d) => void (d.bases.bases["lae"]!.control = "allies"),
      document: bases,
      pointer: "/bases/lae/control",
      says: /Lae has no flag, but the Allies control it/,
      fix: true,
    },
  ]),
];
