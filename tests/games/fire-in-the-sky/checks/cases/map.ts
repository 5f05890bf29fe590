import { entryHexes } from "../../../../../lib/games/fire-in-the-sky/checks/map/entry-hexes";
import { freeLinks } from "../../../../../lib/games/fire-in-the-sky/checks/map/free-links";
import { hexNumbers } from "../../../../../lib/games/fire-in-the-sky/checks/map/hex-numbers";
import { impassableHexsides } from "../../../../../lib/games/fire-in-the-sky/checks/map/impassable-hexsides";
import { landConnections } from "../../../../../lib/games/fire-in-the-sky/checks/map/land-connections";
import { seaAccess } from "../../../../../lib/games/fire-in-the-sky/checks/map/sea-access";
import { splitHexes } from "../../../../../lib/games/fire-in-the-sky/checks/map/split-hexes";
import { boardOf } from "../../../../../lib/games/fire-in-the-sky/checks/shared/hex-graph";
import { neighboursOnBoard } from "../../../../../lib/games/shared/checks/boards";
import { hexsideId } from "../../../../../lib/hex";
import { casesOf, shipped } from "../support";

const map = "map.json";
const bases = "bases.json";

export const mapCases = [
  ...casesOf(hexNumbers, [
    {
      name: "two hexes at one position",
      change: (d) => void (d.map.hexes["0708"]!.row = 9),
      document: map,
      pointer: "/hexes/0709",
      says: /Hexes 0708 and 0709 are both at column 7, row 9/,
      findings: 2,
    },
    {
      name: "a pattern that fits hardly any number: one problem",
      change: (d) => void (d.map.layout.idPattern = "RRCC"),
      document: map,
      pointer: "/layout/idPattern",
      says: /The numbers of \d+ hexes differ from their positions by the pattern “RRCC”/,
      severity: "warning",
    },
    {
      name: "a number that says another row",
      change(d) {
        d.map.hexes["0105"]!.row = 4;
      },
      document: map,
      pointer: "/hexes/0105/row",
      says: /Hex 0105 is in row 4, but its number gives row 5/,
      severity: "warning",
      fix: true,
    },
    {
      name: "a number of another pattern",
      change(d) {
        d.map.hexes["A1"] = { column: 40, row: 1, terrain: "sea" };
      },
      document: map,
      pointer: "/hexes/A1",
      says: /“A1” does not match the pattern “CCRR”/,
      severity: "warning",
    },
    {
      name: "no pattern at all",
      change: (d) => void (d.map.layout.idPattern = "XX"),
      document: map,
      pointer: "/layout/idPattern",
      says: /“XX” is not a valid pattern/,
    },
  ]),
  ...casesOf(impassableHexsides, [
    {
      name: "a hexside of a hex that is not there",
      change: (d) => void (d.map.hexsides["0506-9999"] = { impassable: true }),
      document: map,
      pointer: "/hexsides/0506-9999",
      says: /is at hex 9999, which is not on the map/,
      fix: true,
    },
    {
      name: "a hexside between hexes that do not touch",
      change: (d) => void (d.map.hexsides["0506-0708"] = { impassable: true }),
      document: map,
      pointer: "/hexsides/0506-0708",
      says: /joins two hexes that are not neighbours/,
      fix: true,
    },
    {
      name: "a hexside listed in both directions",
      change: (d) => void (d.map.hexsides["0606-0506"] = { impassable: true }),
      document: map,
      pointer: "/hexsides/0606-0506",
      says: /listed twice, as 0506-0606 and as 0606-0506/,
      severity: "warning",
      fix: true,
    },
    {
      name: "the larger number first",
      change: (d) => void (d.map.hexsides["1104-1004"] = { impassable: true }),
      document: map,
      pointer: "/hexsides/1104-1004",
      says: /has the larger number first/,
      severity: "warning",
    },
    {
      name: "one hex twice",
      change: (d) => void (d.map.hexsides["1104-1104"] = { impassable: true }),
      document: map,
      pointer: "/hexsides/1104-1104",
      says: /does not name two hexes/,
    },
  ]),
  ...casesOf(landConnections, [
    {
      name: "a connection over two hexes",
      change: (d) => void (d.map.connections["0506-0708"] = { kind: "land" }),
      document: map,
      pointer: "/connections/0506-0708",
      says: /not neighbours/,
      fix: true,
    },
    {
      name: "a connection to open sea",
      change: (d) => void (d.map.connections["0506-0507"] = { kind: "land" }),
      document: map,
      pointer: "/connections/0506-0507",
      says: /leads to hex 0507, which has neither a base nor a circle/,
      fix: true,
    },
  ]),
  ...casesOf(splitHexes, [
    {
      name: "a half that opens to a hex far away",
      change: (d) => void d.map.splitHexes["0607"]!.halves["west"]!.opensTo.push("0105"),
      document: map,
      pointer: "/splitHexes/0607/halves/west/opensTo/4",
      says: /west half of hex 0607 opens to 0105, which is not a neighbour/,
    },
    {
      name: "a half that opens across an impassable hexside",
      change: (d) => void (d.map.hexsides["0607-0608"] = { impassable: true }),
      document: map,
      pointer: "/splitHexes/0607/halves/west/opensTo/2",
      says: /across an impassable hexside/,
      severity: "warning",
    },
    {
      name: "a half that opens to dry land",
      change: (d) => void (d.map.hexes["0608"]!.terrain = "land"),
      document: map,
      pointer: "/splitHexes/0607/halves/west/opensTo/2",
      says: /opens to 0608, which no ship can enter/,
      severity: "warning",
    },
    {
      name: "a neighbour that no half opens to",
      change: (d) => void (d.map.splitHexes["0607"]!.halves["east"]!.opensTo = ["0707", "0708"]),
      document: map,
      pointer: "/splitHexes/0607/halves",
      says: /No half of hex 0607 opens to its neighbour 0606/,
      severity: "warning",
    },
    {
      name: "a half with a hyphen in its name",
      change(d) {
        const { halves } = d.map.splitHexes["0607"]!;
        halves["north-east"] = halves["east"]!;
        delete halves["east"];
      },
      document: map,
      pointer: "/splitHexes/0607/halves/north-east",
      says: /has a hyphen in its name/,
    },
    {
      name: "two split hexes side by side",
      change(d) {
        d.map.splitHexes["0508"] = {
          halves: {
            north: { opensTo: ["0507", "0408"] },
            south: { opensTo: ["0509", "0608", "0407"] },
          },
        };
      },
      document: map,
      pointer: "/splitHexes/0607/halves/west/opensTo/1",
      says: /opens to 0508, which is itself a split hex/,
    },
  ]),
  ...casesOf(seaAccess, [
    {
      name: "a base on dry land",
      change: (d) => void (d.map.hexes["1906"]!.terrain = "land"),
      document: bases,
      pointer: "/bases/pearl-harbor/hex",
      says: /No ship can reach Pearl Harbor: hex 1906 is a land hex/,
    },
    {
      name: "a base behind impassable hexsides",
      change(d) {
        for (const side of around("1801")) d.map.hexsides[side] = { impassable: true };
      },
      document: bases,
      pointer: "/bases/dutch-harbor/hex",
      says: /No ship can reach Dutch Harbor from most of the map/,
    },
    {
      name: "a circle that nothing leads to",
      change(d) {
        delete d.map.connections["0205-0305"];
        delete d.map.connections["0305-0405"];
      },
      document: bases,
      pointer: "/bases/gangetic-plain/hex",
      says: /No unit can reach Gangetic Plain/,
    },
    {
      name: "a box that leads to a pond",
      change(d) {
        d.map.boxes["indian-ocean-ports"]!.entryHexes = ["0112"];
        for (const side of around("0112")) d.map.hexsides[side] = { impassable: true };
      },
      document: map,
      pointer: "/boxes/indian-ocean-ports/entryHexes",
      says: /No ship that leaves Indian Ocean Ports/,
      rule: "2.2.4",
    },
  ]),
  ...casesOf(entryHexes, [
    {
      name: "an Entry Hex in the middle of the sea",
      change: (d) => void d.map.boxes["west-coast-usa"]!.entryHexes!.push("1308"),
      document: map,
      pointer: "/boxes/west-coast-usa/entryHexes/3",
      says: /Entry Hex 1308 of West Coast USA lies inside the map/,
    },
    {
      name: "an Entry Hex on land",
      change: (d) => void (d.map.boxes["indian-ocean-ports"]!.entryHexes = ["0106", "0305"]),
      document: map,
      pointer: "/boxes/indian-ocean-ports/entryHexes/1",
      says: /is a land hex/,
      severity: "error",
    },
    {
      name: "a split Entry Hex",
      change: (d) => void (d.map.boxes["indian-ocean-ports"]!.entryHexes = ["0106", "0607"]),
      document: map,
      pointer: "/boxes/indian-ocean-ports/entryHexes/1",
      says: /is a split hex, which cannot be an Entry Hex/,
      severity: "error",
    },
    {
      name: "a box without Entry Hexes",
      change: (d) => void delete d.map.boxes["west-coast-usa"]!.entryHexes,
      document: map,
      pointer: "/boxes/west-coast-usa",
      says: /has no Entry Hexes/,
    },
    {
      name: "a box of no nation",
      change: (d) => void delete d.map.boxes["west-coast-usa"]!.nation,
      document: map,
      pointer: "/boxes/west-coast-usa",
      says: /is not the Home Base of any nation/,
    },
    {
      name: "an off-map box within a hex",
      change: (d) => void (d.map.boxes["west-coast-usa"]!.within = "pearl-harbor"),
      document: map,
      pointer: "/boxes/west-coast-usa",
      says: /cannot be within a hex/,
    },
    {
      name: "a holding box with a free link",
      change: (d) => void (d.map.boxes["convoy-escort"]!.freeLink = "kure"),
      document: map,
      pointer: "/boxes/convoy-escort/freeLink",
      says: /holding box: its “freeLink” has no effect/,
      fix: true,
    },
  ]),
  ...casesOf(freeLinks, [
    {
      name: "a link to a circle",
      change: (d) => void (d.map.boxes["west-coast-usa"]!.freeLink = "malaya"),
      document: map,
      pointer: "/boxes/west-coast-usa/freeLink",
      says: /West Coast USA is linked to Malaya, which is a circle, not a base/,
    },
    {
      name: "a link to a base of the enemy",
      change: (d) => void (d.map.boxes["west-coast-usa"]!.freeLink = "truk"),
      document: map,
      pointer: "/boxes/west-coast-usa/freeLink",
      says: /linked to Truk, which Japan controls when the war begins/,
      severity: "warning",
    },
  ]),
];

/** All hexsides of a hex of the shipped map. */
const around = (hex: string): string[] =>
  neighboursOnBoard(boardOf(shipped)!, hex).map((other) => hexsideId(hex, other));
