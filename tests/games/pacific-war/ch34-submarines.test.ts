import { describe, expect, it } from "vitest";
import { receive } from "../../../lib/games/pacific-war/ch14-reinforcements/receive";
import { activatable, activationCost } from "../../../lib/games/pacific-war/model/activation";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { JAPANESE } from "../../../lib/games/pacific-war/model/rules";
import { steadyChoice } from "../../../lib/games/pacific-war/players/steady";
import { seedState } from "../../../lib/kernel";
import { numberOf } from "../../support/decisions";
import {
  decision,
  diary,
  hex,
  make,
  offered,
  type Pacific,
  place,
  rules,
  rulesWith,
  scene,
  ship,
} from "./engine";
import { FLEET, SOUTH_SEAS, warScene } from "./war-scenes";

const WAR = "strategic-1941-45";
const krs = ship("j-krs1");
const sto = ship("j-sto1");
const placeHex = (id: string): string => rules.hexes.ids[rules.places[place(id)]!.hex]!;

describe("34.1 the KRS submarine", () => {
  const start = (options: string[], scenario = WAR): Pacific => scene("still", {}, { scenario, options });

  it("lies at the first Submarine Command of Japan with its option", () => {
    const at = (options: string[], scenario?: string): number[] =>
      [krs, sto].map((n) => start(options, scenario).table.position.fleet.hex[n]!);
    expect(at(["krs-submarine"])[0]).toBe(hex(placeHex("kwajalein")));
    expect(at(["krs-submarine"])[1]).toBeLessThan(0);
    expect(at(["sto-submarine"], "campaign-guadalcanal")[1]).toBe(hex(placeHex("truk")));
    expect(Math.max(...at([]))).toBeLessThan(0);
  });

  /** Japan activates an Operation of so many days with the KRS at Truk. */
  const activation = (days: number, using = rules): Pacific => {
    const game = warScene(
      "operation-activation",
      {},
      {
        using,
        points: { [FLEET]: 50 },
        side: 1,
        length: 0,
        operation: { budget: 50, headquarters: FLEET, ends: [] },
        options: ["krs-submarine"],
      },
    );
    make(game, { days }, { activateIn: placeHex("truk") }, { activate: "j-krs1" });
    return game;
  };
  const left = (game: Pacific): string => /(\d+) Command Points? left/.exec(decision(game).prompt)![1]!;

  it("costs one Command Point however long the Operation is, and whatever is printed on its counter", () => {
    expect([14, 21, 28].map((days) => left(activation(days)))).toEqual(["49", "49", "49"]);
    expect(left(activation(28, rulesWith("parameters.json", "/optional/submarineCost", 2)))).toBe("48");
    expect(left(activation(28, rulesWith("ships.json", "/ships/j-krs1/activationCost", 5)))).toBe("49");
  });

  it("does not count to the level of the Operation", () => {
    const dear = rulesWith("ships.json", "/ships/j-krs1/activationCost", 60);
    const game = activation(14, dear);
    while (game.asked !== 0) make(game, { do: "done" });
    expect(game.table.position.operation.level).toBe(0);
  });

  it("costs no more through an Emergency Command Link", () => {
    const { table } = activation(14);
    table.set(table.position.fleet.hex, krs, hex("1134"));
    table.set(table.position.fleet.taskForce, krs, -1);
    expect(activationCost(table, { kind: "ship", n: krs }, numberOf(rules.headquartersOf, FLEET))).toEqual({
      timed: 0,
      untimed: 1,
    });
  });
});

describe("34.3 Yamato and Musashi", () => {
  const yamato = ship("j-bb11");
  const reached = (options: string[], headquarters: string, using = rules): boolean => {
    const { table } = warScene(
      "still",
      {},
      {
        options,
        using,
        change({ fleet, headquarters: at }) {
          at[numberOf(rules.headquartersOf, FLEET)] = hex(placeHex("truk"));
          at[numberOf(rules.headquartersOf, SOUTH_SEAS)] = hex(placeHex("truk"));
          fleet.hex[yamato] = hex(placeHex("truk"));
        },
      },
    );
    return activatable(table, 1, numberOf(rules.headquartersOf, headquarters)).some(
      ({ kind, n }) => kind === "ship" && n === yamato,
    );
  };

  it("are Activated through the Combined Fleet alone, with the option", () => {
    const on = ["flagships"];
    expect([reached([], FLEET), reached([], SOUTH_SEAS)]).toEqual([true, true]);
    expect([reached(on, FLEET), reached(on, SOUTH_SEAS)]).toEqual([true, false]);
  });

  it("are the ships, and theirs is the headquarters, that the parameters name", () => {
    const on = ["flagships"];
    const others = rulesWith("parameters.json", "/optional/flagships", ["j-bb12"]);
    expect(reached(on, SOUTH_SEAS, others)).toBe(true);
    const another = rulesWith("parameters.json", "/optional/combinedFleet", SOUTH_SEAS);
    expect([reached(on, FLEET, another), reached(on, SOUTH_SEAS, another)]).toEqual([false, true]);
  });
});

describe("34.2 the attack on the Panama Canal", () => {
  /** The STO sails from the position before the edge on to it. */
  const sail = (
    dice: number[],
    { month = "1941-12", options = ["sto-submarine"], using = rules, special = {} } = {},
  ): Pacific => {
    const game = scene(
      "naval-increment",
      { side: 1, inContact: true, moved: [] },
      {
        scenario: WAR,
        dice,
        using,
        options,
        change(position: Position) {
          position.month = month;
          Object.assign(position.war!.special, special);
          const { fleet, taskForces } = position;
          taskForces.push({
            id: "tf-1",
            name: "TF 1",
            side: 1,
            hex: hex("2465"),
            half: 0,
            detected: false,
            dummy: false,
            moved: 0,
            stopped: false,
            engaged: false,
            searched: false,
            torpedoed: false,
            seen: null,
          });
          fleet.hex[sto] = hex("2465");
          fleet.taskForce[sto] = taskForces.length - 1;
          fleet.activated[sto] = true;
        },
      },
    );
    make(game, { move: "tf-1", to: "2466" });
    return game;
  };
  const isAsked = (game: Pacific): boolean => offered(game, "do").includes("bomb-panama");

  it("may be declared at once in a hex of the east edge, in December 1941, with the option", () => {
    expect(isAsked(sail([]))).toBe(true);
    expect(isAsked(sail([], { month: "1942-01" }))).toBe(false);
    expect(isAsked(sail([], { options: [] }))).toBe(false);
    expect(isAsked(sail([], { special: { panama: 0 } }))).toBe(false);
    const using = rulesWith("parameters.json", "/optional/panamaMonth", "1942-01");
    expect(isAsked(sail([], { using }))).toBe(false);
    expect(isAsked(sail([], { using: rulesWith("parameters.json", "/optional/panamaEdge", "south") }))).toBe(
      false,
    );
  });

  it("succeeds with two zeroes, and with anything else the submarine is eliminated", () => {
    const bomb = (dice: number[], using = rules): Pacific => {
      const game = sail(dice, { using });
      make(game, { do: "bomb-panama" });
      return game;
    };
    const isLost = ({ table }: Pacific): boolean => table.position.fleet.taskForce[sto]! < 0;
    const hit = bomb([0, 0]);
    expect([isLost(hit), hit.table.position.war!.special["panama"]]).toEqual([false, 1]);
    expect(diary(hit)).toContain("its locks are damaged");
    const missed = bomb([0, 1]);
    expect([isLost(missed), missed.table.position.war!.special["panama"]]).toEqual([true, 0]);
    const easy = rulesWith("parameters.json", "/optional/panamaZeroes", 1);
    expect(isLost(bomb([0, 1], easy))).toBe(false);
  });

  /** Units at hand of the Allies in a month of which the schedule alone says what comes. */
  const atHand = (month: string, panama: number, using = rules): string[] => {
    const { table } = scene(
      "still",
      {},
      {
        scenario: WAR,
        using,
        change(position) {
          position.month = month;
          position.war!.special["panama"] = panama;
        },
      },
    );
    receive(table);
    return table.position.war!.hands.allied.arrivals;
  };
  const changed = (name: string, value: string | number) =>
    rulesWith("parameters.json", `/optional/${name}`, value);

  it("delays US reinforcements of January to December 1942 by a month, and no others", () => {
    const january = atHand("1942-01", 0);
    expect(january).toEqual(
      expect.arrayContaining(["us-cv2", "br-cv1", "us-2-mar-bde", "a-hq-south-pacific"]),
    );
    const late = atHand("1942-01", 1);
    expect(late).toContain("br-cv1");
    expect(late.filter((id) => id.startsWith("us-"))).toEqual([]);
    expect(late).not.toContain("a-hq-south-pacific");
    const february = atHand("1942-02", 1);
    expect(february).toEqual(expect.arrayContaining(["us-cv2", "us-2-mar-bde", "a-hq-south-pacific"]));
    expect(february).not.toContain("us-3-def-bn");
    expect(atHand("1942-03", 1)).toContain("us-3-def-bn");
  });

  it("delays by the months of the parameters", () => {
    expect(atHand("1942-02", 1, changed("panamaDelay", 2))).not.toContain("us-cv2");
    expect(atHand("1942-03", 1, changed("panamaDelay", 2))).toContain("us-cv2");
    expect(atHand("1942-01", 1, changed("panamaFirst", "1942-02"))).toContain("us-cv2");
    expect(atHand("1942-02", 1, changed("panamaLast", "1942-01"))).toContain("us-3-def-bn");
  });
});

describe("34.18 midget submarines", () => {
  const oahu = placeHex("oahu");

  /** Japan strikes Oahu, with carriers one hex away. */
  const strike = (
    dice: number[],
    { month = "1941-12", options = ["midget-submarines"], using = rules, activated = false } = {},
  ): Pacific => {
    const game = scene(
      "advantage-air-missions",
      {},
      {
        scenario: WAR,
        options,
        dice,
        using,
        change(position: Position) {
          position.advantage = 1;
          position.cycle = 1;
          position.month = month;
          const { airUnits, fleet } = position;
          airUnits.push({
            ...airUnits[0]!,
            id: "raiders",
            name: "Raiders",
            kind: numberOf(rules.airClassOf, "j-f-cv-l2"),
            steps: 6,
            hex: hex("2961"),
            ship: ship("j-cv5"),
            activated: true,
          });
          fleet.hex[ship("j-cv5")] = hex("2961");
          if (activated) for (const each of rules.ships.keys()) fleet.activated[each] = true;
        },
      },
    );
    make(game, { mission: "strike", at: oahu });
    return game;
  };

  it("may attack a ship in port before a Japanese strike, in December 1941, with the option", () => {
    expect(offered(strike([]), "attack")).toContain("us-bb1");
    expect(offered(strike([], { options: [] }), "attack")).toEqual([]);
    expect(offered(strike([], { month: "1942-01" }), "attack")).toEqual([]);
    expect(offered(strike([], { activated: true }), "attack")).toEqual([]);
    const later = rulesWith("parameters.json", "/optional/midgetMonth", "1942-01");
    expect(offered(strike([], { using: later }), "attack")).toEqual([]);
  });

  it("attack once, with the strength of the data, and then the mission goes on", () => {
    const hits = (using = rules): number => {
      const game = strike([3], { using });
      make(game, { attack: "us-bb1" });
      expect(offered(game, "attack")).toEqual([]);
      expect(offered(game, "fly")).toContain("raiders");
      return game.table.position.fleet.hits[ship("us-bb1")]!;
    };
    expect(hits(rulesWith("parameters.json", "/optional/midgetStrength", 8))).toBeGreaterThan(hits());
  });

  it("are sent by steady, which has nothing to lose by it", () => {
    const game = strike([]);
    const code = steadyChoice(game, JAPANESE, seedState(1));
    expect(offered(game, "attack")).toContain(game.table.describe(code, JAPANESE).attack);
  });

  it("stay away if Japan does not want them", () => {
    const game = strike([]);
    make(game, { do: "done" });
    expect(diary(game)).not.toContain("Submarines attack");
    expect(offered(game, "fly")).toContain("raiders");
  });
});
