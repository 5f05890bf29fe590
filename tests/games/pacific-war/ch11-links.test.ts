import { expect, test } from "vitest";
import { costIn } from "../../../lib/games/pacific-war/model/command-points";
import {
  isHeadquartersLinked,
  isLinked,
  isLinkedPort,
  isThroughEmergency,
  payersOf,
} from "../../../lib/games/pacific-war/model/links";
import type { PacificTable, Position } from "../../../lib/games/pacific-war/model/position";
import { headquartersAtWork } from "../../../lib/games/pacific-war/model/stations";
import { nameOfHex } from "../../../lib/games/pacific-war/model/units";
import { numberOf } from "../../support/decisions";
import { hex, rules, scene } from "./engine";
import { type Standing, stand, standing } from "./link-scenes";

/** The example of 11.3 to 11.7, on an otherwise empty map. */
const example: Standing = {
  headquarters: { "a-hq-south-pacific": "0135", "j-hq-south-seas": "2432" },
  bases: { allied: ["0722", "1134", "1330"], japanese: ["1630", "1427", "1432"] },
  supportBases: { allied: ["0722", "0922"] },
  air: [
    ["us-f-l1", "1330"],
    ["us-f-l1", "1134"],
    ["j-f-l1", "1427"],
    ["j-t-l1", "1432"],
  ],
  ships: [
    ["j-dd1", "1523"],
    ["j-dd2", "1623"],
    ["j-dd3", "1630"],
  ],
};

const linkedOf = (t: PacificTable, side: number, ids: readonly string[]): string[] =>
  ids.filter((id) => isLinked(t, hex(id), side));

test("the South Pacific headquarters links what is within 17 hexes of it over water, and its ports carry on over land (11.4, 11.5)", () => {
  const ids = ["0722", "1134", "1328", "0223", "0922", "1121"];
  expect(linkedOf(standing(example), 0, ids)).toEqual(ids);
  // The way to 1328 leads through 1228, which the fighters of 1330 keep open.
  const without = { ...example, air: example.air!.filter(([, at]) => at !== "1330") };
  expect(linkedOf(standing(without), 0, ["1134", "1328"])).toEqual(["1134"]);
  // 1121 is supplied from 0922 alone, which its headquarters reaches as well (11.5.2).
  const inland = { ...example, supportBases: { allied: ["0722"] } };
  expect(linkedOf(standing(inland), 0, ["0922", "1121"])).toEqual(["0922"]);
});

test("ships of the enemy stop a link that would pass through their hex, and fighters one that has no fighters of its own by it (11.6)", () => {
  const t = standing(example);
  expect(linkedOf(t, 0, ["1618", "1426"])).toEqual([]);
  const { ships, air, ...others } = example;
  expect(linkedOf(standing({ ...others, air }), 0, ["1618", "1426"])).toEqual(["1618"]);
  expect(linkedOf(standing({ ...others, ships, air: air!.slice(0, 2) }), 0, ["1618", "1426"])).toEqual([
    "1426",
  ]);
});

test("the South Seas headquarters links Rabaul and Buin; only the Tokyo Express reaches Guadalcanal (11.7.1)", () => {
  const { bases, air, ...others } = example;
  const troops: Standing = {
    ...others,
    bases: { ...bases, allied: ["0722", "1330"] },
    air: air!,
    ground: [["j-2-div", "1134"]],
  };
  expect(linkedOf(standing(troops), 1, ["1630", "1432", "1134"])).toEqual(["1630", "1432"]);
  const t = standing({ ...troops, emergency: [["tokyo-express", "1630", "1134"]] });
  expect(linkedOf(t, 1, ["1630", "1432", "1134"])).toEqual(["1630", "1432", "1134"]);
  const southSeas = numberOf(rules.headquartersOf, "j-hq-south-seas");
  expect(payersOf(t, hex("1134"), 1)).toEqual([southSeas]);
  expect(["1134", "1432"].map((id) => isThroughEmergency(t, hex(id), southSeas))).toEqual([true, false]);
});

test("Air Transport North from Jorhat makes the Offensive Support Base in Chungking a source for China (11.1.3)", () => {
  const china: Standing = {
    headquarters: { "a-hq-seac": "5610" },
    bases: { allied: ["5514", "5120"] },
    supportBases: { allied: ["5120"] },
  };
  const chungking = hex("5120");
  expect(isLinked(standing(china), chungking, 0)).toBe(false);
  const t = standing({ ...china, emergency: [["air-transport-north", "5514", "5120"]] });
  expect(isLinked(t, chungking, 0)).toBe(true);
  const seac = numberOf(rules.headquartersOf, "a-hq-seac");
  expect(isThroughEmergency(t, chungking, seac)).toBe(true);
  // The example: a Chinese unit that costs 4 takes 8 Command Points of SEAC (11.7.3).
  expect(costIn(t, chungking, seac, 4, { side: 0, nation: "china" })).toBe(8);
});

test("when the war begins Guam, Hong Kong, New Caledonia, Fiji, Laohokow and Wenchow are isolated, and no headquarters (11.2)", () => {
  const { table: t } = scene("still", {}, { scenario: "strategic-1941-45" });
  const { position } = t;
  const pieces = [
    ...position.bases.map(({ hex: at, side }) => [at, side]),
    ...position.airUnits.map(({ hex: at, kind, ship: on }) => [
      on < 0 ? at : -1,
      rules.airClasses[kind]!.side,
    ]),
    ...position.groundUnits.map(({ hex: at, kind }) => [at, rules.groundClasses[kind]!.side]),
  ] as [number, number][];
  const isolated = pieces
    .filter(([at, side]) => at >= 0 && !isLinked(t, at, side))
    .map(([at]) => nameOfHex(rules, at));
  expect(new Set(isolated)).toEqual(
    new Set(["Guam", "Hong Kong", "Noumea", "Suva", "Nandi", "Laohokow", "Wenchow"]),
  );
  const headquarters = [...position.headquarters.entries()].filter(([, at]) => at >= 0);
  expect(headquarters.every(([n]) => isHeadquartersLinked(t, n))).toBe(true);
});

test("a Base that is interdicted is no linked port, and its headquarters links nothing (11.2)", () => {
  const t = standing(example);
  expect(isLinkedPort(t, hex("0135"), 0)).toBe(true);
  const base = t.position.bases.find((each) => each.hex === hex("0135"))!;
  t.set(base, "hits", 99);
  expect(isLinkedPort(t, hex("0135"), 0)).toBe(false);
  expect(linkedOf(t, 0, ["0135", "0722"])).toEqual([]);
});

test("a headquarters whose way over water is blocked is not at work, though the Tokyo Express leads to its hex (11.2)", () => {
  const what: Standing = {
    headquarters: { "a-hq-south-pacific": "0135", "j-hq-south-seas": "2432", "j-hq-china": "1134" },
    bases: { japanese: ["1630"] },
    ships: [["j-dd3", "1630"]],
    emergency: [["tokyo-express", "1630", "1134"]],
  };
  const atWork = (air: [string, string][]): [boolean, string[]] => {
    const change = (position: Position): void => stand(position, { ...what, air });
    const { table: t } = scene("still", {}, { scenario: "strategic-1941-45", change });
    return [
      isLinked(t, hex("1134"), 1),
      headquartersAtWork(t, 1)
        .map((n) => rules.headquarters[n]!.id)
        .sort(),
    ];
  };
  expect(atWork([])).toEqual([true, ["j-hq-china", "j-hq-south-seas"]]);
  expect(atWork([["us-f-l1", "1134"]])).toEqual([true, ["j-hq-south-seas"]]);
});
