import { describe, expect, test } from "vitest";
import { settleCountries } from "../../../lib/games/pacific-war/ch33-countries";
import { garrisonCost, garrisonOf } from "../../../lib/games/pacific-war/model/garrison";
import { mayLieUp } from "../../../lib/games/pacific-war/model/harbours";
import { Gone, type Position } from "../../../lib/games/pacific-war/model/position";
import { NOWHERE } from "../../../lib/games/pacific-war/model/rules";
import { isUnitLinked } from "../../../lib/games/pacific-war/model/links";
import { diary, type Pacific, place, rules, rulesWith, scene, ship } from "./engine";
import { stand } from "./link-scenes";

const WAR = "strategic-1941-45";
const hexOf = (id: string): number => rules.places[place(id)]!.hex;
const takeAll = (position: Position, test: (n: number) => boolean): void => {
  for (const n of rules.places.keys()) if (test(n)) position.control[n] = 1;
};

const settled = (change: (position: Position) => void, using = rules): Pacific => {
  const game = scene("still", {}, { scenario: WAR, change, using });
  settleCountries(game.table);
  return game;
};
const surrendered = (game: Pacific): string[] => game.table.position.war!.surrendered;
const at = (game: Pacific, id: string): number =>
  game.table.position.headquarters[rules.headquarters.findIndex((each) => each.id === id)]!;

test("Malaya surrenders with Singapore, and its headquarters leaves the game (33.7)", () => {
  const game = settled((position) => void (position.control[place("singapore")] = 1));
  expect(surrendered(game)).toEqual(["malaya"]);
  expect(at(game, "a-hq-malaya")).toBe(NOWHERE);
  expect(surrendered(settled(() => undefined))).toEqual([]);
});

describe("the Dutch East Indies", () => {
  const java = (n: number): boolean => rules.places[n]!.hex >= 0 && isJava.has(n);
  const isJava = new Set(
    ["soerabaja", "batavia", "tjilatjap", "bandoeng", "semarang", "malang"].flatMap((id) =>
      rules.placeOf[id] === undefined ? [] : [rules.placeOf[id]],
    ),
  );
  const dutch = (game: Pacific): number =>
    game.table.position.groundUnits.filter(
      ({ hex, kind }) => hex >= 0 && rules.groundClasses[kind]!.nation === "netherlands",
    ).length;
  const clear = (position: Position): void => {
    for (const unit of position.groundUnits)
      if (
        rules.hexes.country[unit.hex] === rules.hexes.country[hexOf("soerabaja")] &&
        rules.groundClasses[unit.kind]!.side === 0
      )
        unit.hex = hexOf("brisbane");
    for (const unit of position.airUnits)
      if (rules.airClasses[unit.kind]!.side === 0 && unit.ship < 0) unit.hex = hexOf("brisbane");
  };

  test("surrender when all Java is Japanese and no Allied unit is on it; all Dutch units leave (33.4)", () => {
    const game = settled((position) => {
      takeAll(
        position,
        (n) => rules.hexes.country[rules.places[n]!.hex] === rules.hexes.country[hexOf("soerabaja")],
      );
      clear(position);
      position.war!.hands.allied.groundReplacements = { netherlands: 3, us: 2 };
    });
    expect(surrendered(game)).toEqual(["dutch-east-indies"]);
    // Without any Dutch unit there is nothing that their steps could go to.
    expect(game.table.position.war!.hands.allied.groundReplacements).toEqual({ netherlands: 0, us: 2 });
    expect(at(game, "a-hq-abda")).toBe(NOWHERE);
    expect(dutch(game)).toBe(0);
    expect(
      rules.ships.every(
        ({ nation }, n) => nation !== "netherlands" || game.table.position.fleet.hex[n]! === Gone.absent,
      ),
    ).toBe(true);
  });

  test("lose ships off the map as well, and the Submarine Command of a Dutch Base (33.4, 11.2.2.C)", () => {
    const dutchShips = rules.ships.flatMap(({ nation }, n) => (nation === "netherlands" ? n : []));
    const [inBox, fled, atHand] = dutchShips.map((n) => rules.ships[n]!.id);
    const balikpapan = hexOf("balikpapan");
    const command = rules.submarineCommands.findIndex(({ side }) => side === 0);
    const game = settled((position) => {
      takeAll(
        position,
        (n) => rules.hexes.country[rules.places[n]!.hex] === rules.hexes.country[hexOf("soerabaja")],
      );
      clear(position);
      for (const n of dutchShips) {
        position.fleet.taskForce[n] = -1;
        position.fleet.hex[n] = Gone.away;
      }
      const { due, hands, offMap } = position.war!;
      offMap[inBox!] = { edge: "west", box: 1 };
      due.push({ month: "1942-09", id: fled! });
      hands.allied.arrivals.push(atHand!);
      const kind = rules.baseClasses.findIndex(({ nation }) => nation === "netherlands");
      position.bases = position.bases.filter(({ hex }) => hex !== balikpapan);
      position.bases.push({ side: 0, kind, hex: balikpapan, hits: 0 });
      position.submarines.hex[command] = balikpapan;
    });
    const { fleet, submarines, war } = game.table.position;
    expect(new Set(dutchShips.map((n) => fleet.hex[n]))).toEqual(new Set([Gone.absent]));
    expect([war!.offMap, war!.hands.allied.arrivals.includes(atHand!)]).toEqual([{}, false]);
    expect(war!.due.some(({ id }) => id === fled)).toBe(false);
    expect(submarines.hex[command]).toBe(NOWHERE);
  });

  test("hold out as long as an Allied unit is on Java (33.4)", () => {
    const game = settled((position) => {
      takeAll(position, java);
      const unit = position.groundUnits.find(({ kind }) => rules.groundClasses[kind]!.side === 0)!;
      unit.hex = hexOf("soerabaja");
      unit.ship = -1;
    });
    expect(surrendered(game)).toEqual([]);
  });
});

test("no ship is deactivated in a port of the Soviet Union, which is neutral (33.3)", () => {
  const liesUp = (id: string, where: string): boolean => {
    const n = ship(id);
    const { table: t } = settled(({ fleet }) => {
      fleet.taskForce[n] = -1;
      fleet.hex[n] = hexOf(where);
    });
    return mayLieUp(t, [n]);
  };
  expect([liesUp("j-dd3", "vladivostok"), liesUp("us-dd3", "vladivostok")]).toEqual([false, false]);
  // A port location without a Base is an anchorage elsewhere (2.3.3).
  expect(liesUp("j-dd3", "amoy")).toBe(true);
});

describe("India", () => {
  const india = (steps: number, using = rules): Pacific =>
    settled((position) => {
      takeAll(position, (n) => rules.places[n]!.city === "indian");
      position.war!.special["india-steps"] = steps;
      position.war!.hands.allied.groundReplacements = { britain: 4, us: 2 };
      position.war!.initiative = 0;
    }, using);

  test("surrenders when ten cities are taken and eighty steps have marched in: Replacements and SEAC are lost, Japan gains three (33.5)", () => {
    const game = india(80);
    expect(surrendered(game)).toEqual(["india"]);
    expect(game.table.position.war!.hands.allied.groundReplacements).toEqual({ britain: 0, us: 2 });
    expect(game.table.position.war!.hands.allied.airTraining.some(({ nation }) => nation === "britain")).toBe(
      false,
    );
    expect(game.table.position.war!.initiative).toBe(3);
    expect(surrendered(india(79))).toEqual([]);
    expect(surrendered(india(79, rulesWith("parameters.json", "/countries/indiaSteps", 79)))).toEqual([
      "india",
    ]);
    expect(
      india(80, rulesWith("parameters.json", "/initiative/india", 1)).table.position.war!.initiative,
    ).toBe(1);
  });
});

test("a country that has surrendered gets no more Replacements, and its headquarters does not come (33.4, 33.5, 33.7)", () => {
  const schedule = "schedules/allies-1941-45.json";
  const months = { ...rules.schedules[schedule] };
  months["1942-03"] = {
    reinforcements: { headquarters: ["a-hq-malaya"] },
    replacements: { ground: { britain: 3, netherlands: 1, us: 2 } },
  };
  const using = { ...rules, schedules: { ...rules.schedules, [schedule]: months } };
  const received = (countries: string[]): [number, number, boolean] => {
    const change = (position: Position): void => {
      position.month = "1942-03";
      position.war!.surrendered = countries;
      position.headquarters[rules.headquarters.findIndex(({ id }) => id === "a-hq-malaya")] = NOWHERE;
    };
    const steps = scene("replacements", {}, { scenario: WAR, using, change }).table.position.war!;
    const arrivals = scene("reinforcements", {}, { scenario: WAR, using, change }).table.position.war!;
    return [
      steps.hands.allied.groundReplacements.britain ?? 0,
      steps.hands.allied.groundReplacements.netherlands ?? 0,
      arrivals.hands.allied.arrivals.includes("a-hq-malaya"),
    ];
  };
  expect(received([])).toEqual([3, 1, true]);
  expect(received(["india", "malaya", "dutch-east-indies"])).toEqual([0, 0, false]);
});

describe("China", () => {
  test("surrenders with all its cities, that of Hanoi aside; units without a link leave (33.6)", () => {
    const game = settled((position) => {
      takeAll(position, (n) => rules.places[n]!.city === "chinese");
      position.headquarters.fill(NOWHERE);
      position.war!.initiative = 0;
    });
    expect(surrendered(game)).toEqual(["china"]);
    expect(game.table.position.war!.initiative).toBe(rules.parameters.initiative.china);
    expect(
      game.table.position.groundUnits.filter(
        ({ hex, kind }) => hex >= 0 && rules.groundClasses[kind]!.nation === "china",
      ),
    ).toEqual([]);
    expect(diary(game)).toContain("China surrenders.");
  });

  test("keeps units with a link that lasts, and loses those that an Emergency Command Link alone reaches (33.6)", () => {
    const left = (at: string): boolean => {
      const game = settled((position) => {
        stand(position, {
          headquarters: { "a-hq-seac": "5610" },
          bases: { allied: ["5514", "lashio"] },
          emergency: [["air-transport-north", "5514", "lashio"]],
          ground: [["cn-army-1", at]],
        });
        takeAll(position, (n) => rules.places[n]!.city === "chinese");
      });
      expect(surrendered(game)).toContain("china");
      return game.table.position.groundUnits[0]!.hex >= 0;
    };
    expect(left("5514")).toBe(true);
    expect(left("lashio")).toBe(false);
  });

  test("treats its units as any other Allied ones afterwards (33.6)", () => {
    const isLinked = (countries: string[]): boolean => {
      const { table } = settled((position) => {
        stand(position, {
          headquarters: { "a-hq-seac": "5610" },
          bases: { allied: ["rangoon"] },
        });
        position.war!.surrendered = ["malaya", "dutch-east-indies", ...countries];
      });
      return isUnitLinked(table, rules.hexes.of["4614"]!, { side: 0, nation: "china", isRed: true });
    };
    expect([isLinked([]), isLinked(["china"])]).toEqual([false, true]);
  });
});

describe("the garrison of Manchuria", () => {
  const harbin = hexOf("harbin");
  /** So many divisions, each with hits, and steps of other units, at Harbin; air steps as asked for. */
  const garrison = (divisions: number, hits: number, month = "1941-12", using = rules, air = 30): Pacific =>
    scene(
      "still",
      {},
      {
        scenario: WAR,
        using,
        change(position) {
          position.month = month;
          const kind = rules.groundClasses.findIndex(({ side, size }) => side === 1 && size === "division");
          const [template] = position.groundUnits;
          const [plane] = position.airUnits;
          position.groundUnits = Array.from({ length: divisions }, (_each, n) => ({
            ...template!,
            id: `garrison-${n}`,
            kind,
            hits,
            hex: harbin,
            ship: -1,
          }));
          const fighter = rules.airClasses.findIndex(({ side }) => side === 1);
          position.airUnits = Array.from({ length: air / 6 }, (_each, n) => ({
            ...plane!,
            id: `air-${n}`,
            kind: fighter,
            steps: 6,
            hex: harbin,
            ship: -1,
          }));
        },
      },
    );
  const cost = (...given: Parameters<typeof garrison>): number => garrisonCost(garrison(...given).table);

  test("asks for twelve divisions in 1941 and 34 in 1945: each that is missing costs three Command Points (33.3)", () => {
    expect([cost(12, 0), cost(10, 0), cost(34, 0, "1945-01"), cost(33, 0, "1945-01")]).toEqual([0, 6, 0, 3]);
    expect(cost(10, 0, "1941-12", rulesWith("parameters.json", "/countries/garrisonCost", 5))).toBe(10);
    expect(
      cost(
        12,
        0,
        "1941-12",
        rulesWith("charts/manchurian-garrison.json", "/rows/1942/cells/divisions", "14"),
      ),
    ).toBe(6);
  });

  test("counts a division with five hits, not with six, and costs three for each six air steps (33.3)", () => {
    expect([
      garrisonOf(garrison(12, 5).table).divisions,
      garrisonOf(garrison(12, 6).table).divisions,
    ]).toEqual([12, 0]);
    expect(cost(12, 0, "1941-12", rules, 18)).toBe(6);
  });
});
