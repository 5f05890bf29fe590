import { expect, test } from "vitest";
import { isDeepStrictEqual } from "node:util";
import { isLinked, isUnitLinked } from "../../../lib/games/pacific-war/model/links";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { checkDerived } from "../../../lib/kernel/derived";
import { hex, rules, rulesWith, scene, ship } from "./engine";
import { type Standing, standing } from "./link-scenes";

/** Numbers of 11.0: each is that of parameters.json. */

const noumea: Standing = { headquarters: { "a-hq-south-pacific": "0135" } };
const southSeas: Standing = { headquarters: { ...noumea.headquarters, "j-hq-south-seas": "2432" } };
const over: Standing = {
  ...southSeas,
  bases: { allied: ["1330"], japanese: ["1427"] },
  air: [
    ["us-f-l1", "1330"],
    ["j-f-l1", "1427"],
  ],
};
const chungking: Standing = {
  headquarters: { "a-hq-seac": "5610" },
  bases: { allied: ["5514", "5120"] },
  emergency: [["air-transport-north", "5514", "5120"]],
};

/** Whether the Allies link a hex, with one parameter as it is and as it might be. */
const cases: [name: string, value: number, at: string, what: Standing, linked: [boolean, boolean]][] = [
  [
    "supportBaseWater",
    3,
    "1618",
    { ...noumea, bases: { allied: ["0722"] }, supportBases: { allied: ["0722"] } },
    [true, false],
  ],
  ["overland", 4, "0223", { ...noumea, bases: { allied: ["0722"] } }, [true, false]],
  ["enemyAir", 0, "1426", over, [false, true]],
  ["fighters", 0, "1328", over, [true, false]],
  ["sourceAir", 99, "0135", over, [true, false]],
  ["airTransportLand", 0, "5119", chungking, [true, false]],
  ["transportHexes", 7, "5120", chungking, [true, false]],
];

test.each(cases)("%s decides what is linked", (name, value, at, what, linked) => {
  const changed = rulesWith("parameters.json", `/links/${name}`, value);
  expect([rules, changed].map((using) => isLinked(standing(what, using), hex(at), 0))).toEqual(linked);
});

test("redChinese decides how far from a city Red Chinese are in supply (11.1.3)", () => {
  const kind = rules.groundClasses[rules.groundClassOf["cn-red-1-corps"]!]!;
  const isSupplied = (using = rules): boolean =>
    isUnitLinked(standing({ control: { allied: ["yenan"] } }, using), hex("5324"), kind);
  expect([isSupplied(), isSupplied(rulesWith("parameters.json", "/links/redChinese", 1))]).toEqual([
    true,
    false,
  ]);
});

test("links change with whatever they are made of, and with nothing else (11.0)", () => {
  const { table: t } = scene("still", {}, { scenario: "strategic-1941-45" });
  const changes: ((position: Position) => void)[] = [
    ({ airUnits }) => t.set(airUnits[0]!, "hex", hex("1134")),
    ({ airUnits }) => t.set(airUnits[0]!, "steps", 0),
    ({ groundUnits }) => t.set(groundUnits[0]!, "hex", hex("1134")),
    ({ fleet }) => t.set(fleet.hex, ship("j-dd3"), hex("1134")),
    ({ bases }) => t.set(bases[0]!, "hits", 99),
    ({ control }) => t.set(control, 0, 1),
    ({ headquarters }) => t.set(headquarters, 0, -1),
    ({ supportBases }) => t.push(supportBases, { side: 0, hex: hex("1134"), hits: 0 }),
    ({ war }) => t.set(war!.homelandLosses, "kure", 99),
    (position) => t.set(position, "day", 9),
  ];
  for (const change of changes) {
    isLinked(t, hex("1134"), 0);
    change(t.position);
    isLinked(t, hex("1134"), 0);
    checkDerived(t, isDeepStrictEqual);
  }
});
