/** 15.1, 15.2.1 and 15.2.3: the limits of docks, what is repaired whole, and between which ships steps pass. */
import { describe, expect, it } from "vitest";
import { Gone, type Position } from "../../../lib/games/pacific-war/model/position";
import { NOWHERE } from "../../../lib/games/pacific-war/model/rules";
import { pending } from "../../../lib/kernel";
import { make, offered, type Pacific, place, rules, rulesWith, scene, ship } from "./engine";

type Hits = Readonly<Record<string, number>>;

/** The Naval Repair Phase of one side with these ships in a port alone, each with its hits. */
const docked = (
  at: string,
  ships: Hits,
  change: (position: Position) => void = () => undefined,
  using = rules,
): Pacific =>
  scene(
    "naval-repair",
    {},
    {
      scenario: "strategic-1941-45",
      using,
      change(position) {
        position.terms.linked = true;
        position.fleet.hits.fill(0);
        for (const hand of Object.values(position.war!.hands)) hand.commandPoints = {};
        for (const [id, hits] of Object.entries(ships)) {
          position.fleet.hex[ship(id)] = rules.places[place(at)]!.hex;
          position.fleet.taskForce[ship(id)] = -1;
          position.fleet.hits[ship(id)] = hits;
        }
        change(position);
      },
    },
  );
const base = ({ bases }: Position, at: string) =>
  bases.find(({ hex }) => hex === rules.places[place(at)]!.hex)!;
/** Repairs for as long as there is anything to repair; the hits that were removed. */
const repairAll = (game: Pacific, ships: Hits): number => {
  while (pending(game).length > 0 && offered(game, "repairShip").length > 0)
    make(game, { repairShip: offered(game, "repairShip")[0]! });
  const { hits } = game.table.position.fleet;
  return Object.entries(ships).reduce((sum, [id, before]) => sum + before - hits[ship(id)]!, 0);
};

describe("15.1 Dry Dock ports", () => {
  it("of the Allies on the map are the six of the rule, and Japan's those of the Homeland", () => {
    const docks = rules.places.flatMap(({ id, hasDryDock, resource }) =>
      hasDryDock && resource !== "homeland" ? [[id, rules.hexes.ids[rules.places[place(id)]!.hex]]] : [],
    );
    expect(Object.fromEntries(docks)).toEqual({
      oahu: "2860",
      manila: "3819",
      trincomalee: "5402",
      colombo: "5502",
      singapore: "3908",
      soerabaja: "3006",
    });
    expect(offered(docked("truk", { "j-bb1": 2 }), "repairShip")).toEqual([]);
    expect(offered(docked("kure", { "j-bb1": 2 }), "repairShip")).toEqual(["j-bb1"]);
  });

  it("of Japan remove two hits a phase, one from each ship (15.1.A, I)", () => {
    const ships = { "j-bb1": 2, "j-bb2": 2, "j-bb3": 2 };
    expect(repairAll(docked("kure", ships), ships)).toBe(2);
    expect(repairAll(docked("kure", { "j-bb1": 2 }), { "j-bb1": 2 })).toBe(1);
  });

  it("of Oahu remove a hit from each of two ships, as in the example", () => {
    const ships = { "us-bb1": 3, "us-bb2": 2, "us-ca9": 1 };
    expect(repairAll(docked("oahu", ships), ships)).toBe(2);
  });

  it("that Japan has captured remove one hit a phase from a ship that is no capital ship (15.1.B)", () => {
    const ships = { "j-ca1": 1, "j-ca2": 1, "j-bb1": 1 };
    const game = docked("singapore", ships, (position) => {
      const kind = rules.baseClasses.findIndex(({ side }) => side === 1);
      Object.assign(base(position, "singapore"), { side: 1, kind, hits: 0 });
    });
    expect(repairAll(game, ships)).toBe(1);
    expect(game.table.position.fleet.hits[ship("j-bb1")]).toBe(1);
  });

  it("need a Base that is not interdicted, and a link (15.1.G, 12.4)", () => {
    const ships = { "us-bb1": 2 };
    expect(repairAll(docked("oahu", ships), ships)).toBe(1);
    expect(
      repairAll(
        docked("oahu", ships, (position) => void (base(position, "oahu").hits = 99)),
        ships,
      ),
    ).toBe(0);
    const isolated = docked("oahu", ships, (position) => {
      position.terms.linked = false;
      position.headquarters.fill(NOWHERE);
    });
    expect(repairAll(isolated, ships)).toBe(0);
  });

  it("take the more ships the more the list of capacities says", () => {
    const ships = { "us-bb1": 2, "us-bb2": 2, "us-bb3": 2 };
    const list = rulesWith("tables/dry-docks.json", "/allied/oahu", { units: 3, hits: 3, capital: true });
    expect(repairAll(docked("oahu", ships, undefined, list), ships)).toBe(3);
  });
});

describe("15.2.1 Full Repair", () => {
  const NINE = [
    ["us-ca9", "Houston"],
    ["us-ca10", "Wichita"],
    ["br-ca4", "Exeter"],
    ["nl-ca1", "De Ruyter"],
    ["nl-cl1", "Tromp"],
    ["au-cl2", "Perth"],
    ["j-cl4", "Kuma"],
    ["j-cl8", "Yubari"],
    ["j-cl15", "Oyodo"],
  ] as const;

  it("is for CV, CVL, CVS, BB and BC, and for the nine units that are named", () => {
    const types = ["CV", "CVL", "CVS", "BB", "BC"];
    const whole = rules.ships.filter(({ repair, type }) => repair === "full" && !types.includes(type));
    const names = (list: readonly (readonly string[])[]): string[] =>
      list.map(([id, name]) => `${id} ${name!.replace(" ", "").toLowerCase()}`).toSorted();
    expect(names(whole.map(({ id, name }) => [id, name]))).toEqual(names(NINE));
    const some = rules.ships.filter(({ type }) => types.includes(type));
    expect(new Set(some.map(({ type }) => type))).toEqual(new Set(types));
    expect(some.filter(({ repair }) => repair !== "full")).toEqual([]);
  });

  it("removes all hits, those beyond half the capacity too", () => {
    const { hitCapacity } = rules.ships[ship("us-ca9")]!;
    for (let hits = hitCapacity - 1; hits > 0; hits--)
      expect(repairAll(docked("oahu", { "us-ca9": hits }), { "us-ca9": hits })).toBe(1);
  });

  it("does not bring back what has been eliminated", () => {
    const lost = docked("oahu", { "us-bb1": 3 }, ({ fleet }) => void (fleet.hex[ship("us-bb1")] = Gone.lost));
    expect(offered(lost, "repairShip")).toEqual([]);
  });
});

describe("15.2.3 Recombination", () => {
  /** Who may give a step to whom, among the ships that a test names. */
  const pairs = (game: Pacific, ids = ["us-dd", "us-apd", "us-st", "us-ca"]): string[] =>
    pending(game).flatMap(({ options }) =>
      options.flatMap(({ recombine, into }) => {
        const named = [recombine, into].map(String);
        const isMeant = named.every((each) => ids.some((id) => each.startsWith(id)));
        return recombine !== undefined && isMeant ? named.join(" > ") : [];
      }),
    );

  it("is between units of one type in one port: DD, DE, APD and ST, and no others", () => {
    const types = new Set(rules.ships.flatMap(({ repair, type }) => (repair === "recombined" ? type : [])));
    expect(types).toEqual(new Set(["DD", "DE", "APD", "ST"]));
    const mixed = docked("brisbane", { "us-dd3": 3, "us-apd1": 3, "us-st1": 3, "us-ca6": 1 });
    expect(pairs(mixed)).toEqual([]);
    expect(pairs(docked("brisbane", { "us-st1": 3, "us-st2": 3 })).toSorted()).toEqual([
      "us-st1 > us-st2",
      "us-st2 > us-st1",
    ]);
    const apart = docked("brisbane", { "us-dd3": 3, "us-dd4": 3 }, ({ fleet }) => {
      fleet.hex[ship("us-dd4")] = rules.places[place("oahu")]!.hex;
    });
    expect(pairs(apart, ["us-dd3", "us-dd4"])).toEqual([]);
  });

  it("needs a Linked port that is not interdicted, but no Dry Dock (15.2.3.A)", () => {
    const two = { "us-dd3": 3, "us-dd4": 3 };
    expect(pairs(docked("brisbane", two))).not.toEqual([]);
    expect(pairs(docked("brisbane", two, (position) => void (base(position, "brisbane").hits = 99)))).toEqual(
      [],
    );
  });

  it("goes no further than six steps, and a unit that gave its last one is lost for good (15.2.3.B)", () => {
    const game = docked("brisbane", { "us-dd3": 5, "us-dd4": 1 });
    make(game, { recombine: "us-dd3", into: "us-dd4" });
    const { fleet } = game.table.position;
    expect(fleet.hits[ship("us-dd4")]).toBe(0);
    expect(fleet.hex[ship("us-dd3")]).toBe(Gone.absent);
    const full = rulesWith("ships.json", "/ships/us-dd4/hitCapacity", 7);
    // With seven printed steps, six are the most.
    expect(pairs(docked("brisbane", { "us-dd3": 5, "us-dd4": 1 }, undefined, full))).not.toContain(
      "us-dd3 > us-dd4",
    );
  });

  it("is from a unit whose short gunnery, short torpedoes and ASW are no weaker (15.2.3.C)", () => {
    // us-dd1 has 1, 4 and 1; us-dd5 has 2, 4 and 2.
    expect(pairs(docked("brisbane", { "us-dd1": 3, "us-dd5": 3 }))).toEqual(["us-dd5 > us-dd1"]);
    const each = (pointer: string, value: number): string[] =>
      pairs(
        docked(
          "brisbane",
          { "us-dd3": 3, "us-dd4": 3 },
          undefined,
          rulesWith("ships.json", `/ships/us-dd4/${pointer}`, value),
        ),
      );
    expect(each("gunnery/short", 1)).toEqual(["us-dd3 > us-dd4"]);
    expect(each("torpedo/short", 1)).toEqual(["us-dd3 > us-dd4"]);
    expect(each("antiSubmarine", 1)).toEqual(["us-dd3 > us-dd4"]);
    expect(each("antiAir", 1)).toHaveLength(2);
  });
});
