import { expect, test } from "vitest";
import { Gone, type Position } from "../../../lib/games/pacific-war/model/position";
import { decision, diary, make, offered, type Pacific, place, rules, rulesWith, scene, ship } from "./engine";

const WAR = "strategic-1941-45";

/** The Naval Repair Phase with these ships in Oahu alone, each with its hits. */
const docked = (
  ships: Readonly<Record<string, number>>,
  {
    at = "oahu",
    using = rules,
    change,
  }: Partial<{ at: string; using: typeof rules; change: (p: Position) => void }> = {},
): Pacific =>
  scene(
    "naval-repair",
    {},
    {
      scenario: WAR,
      using,
      change(position) {
        position.terms.linked = true;
        position.fleet.hits.fill(0);
        for (const [id, hits] of Object.entries(ships)) {
          const n = ship(id);
          position.fleet.hex[n] = rules.places[place(at)]!.hex;
          position.fleet.taskForce[n] = -1;
          position.fleet.hits[n] = hits;
        }
        change?.(position);
      },
    },
  );

const hitsOf = (game: Pacific, id: string): number => game.table.position.fleet.hits[ship(id)]!;

test("Oahu removes one hit from each of two ships in a phase (15.1)", () => {
  const game = docked({ "us-bb1": 3, "us-bb2": 2, "us-bb3": 1 });
  expect(offered(game, "repairShip").toSorted()).toEqual(["us-bb1", "us-bb2", "us-bb3"]);
  make(game, { repairShip: "us-bb1" }, { repairShip: "us-bb3" });
  expect(offered(game, "repairShip")).toEqual([]);
  expect([hitsOf(game, "us-bb1"), hitsOf(game, "us-bb2"), hitsOf(game, "us-bb3")]).toEqual([2, 2, 0]);
});

test("a dry dock takes as many ships as the list of capacities says (15.1)", () => {
  const game = docked(
    { "us-bb1": 3, "us-bb2": 2 },
    { using: rulesWith("tables/dry-docks.json", "/allied/oahu/units", 1) },
  );
  make(game, { repairShip: "us-bb1" });
  expect(offered(game, "repairShip")).toEqual([]);
});

test("a ship of two with three of four hits is repaired to two, and never better (15.2.2)", () => {
  const game = docked({ "us-cve8": 3 });
  make(game, { repairShip: "us-cve8" });
  expect(hitsOf(game, "us-cve8")).toBe(2);
  expect(game.table.position.war!.halved).toEqual(["us-cve8"]);
  expect(offered(docked({ "us-cve8": 2 }), "repairShip")).toEqual([]);
  expect(offered(docked({ "us-cve8": 1 }), "repairShip")).toEqual(["us-cve8"]);
});

test("half of an odd capacity is rounded up: of five steps three come back, and stay all (15.2.2)", () => {
  const odd = rules.ships.find(
    ({ repair, hitCapacity, side }) => repair === "partial" && hitCapacity === 5 && side === 0,
  )!;
  const game = docked({ [odd.id]: 3 });
  make(game, { repairShip: odd.id });
  expect(hitsOf(game, odd.id)).toBe(2);
  expect(offered(docked({ [odd.id]: 2 }), "repairShip")).toEqual([odd.id]);
  const halved = docked({ [odd.id]: 2 }, { change: ({ war }) => void war!.halved.push(odd.id) });
  expect(offered(halved, "repairShip")).toEqual([]);
});

test("the nine named cruisers are repaired whole (15.2.1)", () => {
  expect(offered(docked({ "us-ca9": 2 }), "repairShip")).toEqual(["us-ca9"]);
});

test("destroyers are not repaired: one gives steps to another that is no stronger, and is lost when it is empty (15.2.3)", () => {
  const [a, b] = ["us-dd5", "us-dd3"];
  const game = docked({ [a!]: 4, [b!]: 4 });
  expect(offered(game, "repairShip")).toEqual([]);
  make(game, { recombine: a!, into: b! }, { recombine: a!, into: b! });
  expect(hitsOf(game, b!)).toBe(2);
  expect(game.table.position.fleet.hex[ship(a!)]).toBe(Gone.absent);
  expect(diary(game)).toContain("Nothing is left of");
});

test("a Japanese homeland port repairs two ships; an annihilated one none (15.1)", () => {
  const japanese = (change?: (position: Position) => void) =>
    docked({ "j-bb1": 2 }, { at: "kure", ...(change && { change }) });
  expect(offered(japanese(), "repairShip")).toEqual(["j-bb1"]);
  const lost = japanese(({ war }) => void (war!.homelandLosses = { kure: 15 }));
  expect(offered(lost, "repairShip")).toEqual([]);
});

test("a captured Allied dock repairs no capital ships (15.1)", () => {
  const captured = (id: string): unknown[] =>
    offered(
      docked(
        { [id]: 1 },
        {
          at: "singapore",
          change(position) {
            const singapore = rules.places[place("singapore")]!.hex;
            const base = position.bases.find((each) => each.hex === singapore)!;
            Object.assign(base, {
              side: 1,
              kind: rules.baseClasses.findIndex(({ side }) => side === 1),
              hits: 0,
            });
          },
        },
      ),
      "repairShip",
    );
  expect(captured("j-bb1")).toEqual([]);
  expect(captured("j-ca1")).toEqual(["j-ca1"]);
});

test("a Japanese step of a transport costs a Merchant Shipping Point and Command Points; the Allies buy three a phase (15.2.4)", () => {
  const { cost, alliedMost } = rules.parameters.transports;
  const japan = docked(
    { "j-aa1": 3 },
    {
      at: "kure",
      change: ({ war }) => void (war!.hands.japanese.commandPoints = { "j-hq-homeland": 2 * cost }),
    },
  );
  make(japan, { buy: "j-aa1", by: "j-hq-homeland" });
  expect(japan.table.position.war!.merchantShippingPoints).toBe(119);
  expect(japan.table.position.war!.hands.japanese.commandPoints["j-hq-homeland"]).toBe(cost);
  const allies = docked(
    { "us-aa1": 5 },
    { change: ({ war }) => void (war!.hands.allied.commandPoints = { "a-hq-central-pacific": 99 }) },
  );
  for (let n = 0; n < alliedMost; n++) make(allies, { buy: "us-aa1", by: "a-hq-central-pacific" });
  expect(offered(allies, "buy")).toEqual([]);
  expect(hitsOf(allies, "us-aa1")).toBe(5 - alliedMost);
});

test("a ship off the map is repaired in the repair boxes of its edge, and in no other (15.1.J)", () => {
  const hits = (edge: "south" | "east" | "west", box: number): number => {
    const game = docked(
      { "us-bb1": 2 },
      {
        change(position) {
          position.fleet.hex[ship("us-bb1")] = Gone.away;
          position.war!.offMap = { "us-bb1": { edge, box } };
        },
      },
    );
    return hitsOf(game, "us-bb1");
  };
  expect([0, 1].map((box) => hits("south", box))).toEqual([2, 1]);
  expect([0, 1, 2, 3, 4].map((box) => hits("east", box))).toEqual([2, 2, 1, 1, 1]);
  expect([0, 1, 2, 3, 4].map((box) => hits("west", box))).toEqual([2, 2, 2, 2, 1]);
});

test("a seaplane carrier that lies undamaged in a dry dock for six months becomes a light carrier (34.22)", () => {
  const carrier = (months: number, hits: number): Pacific =>
    scene(
      "naval-repair",
      {},
      {
        scenario: WAR,
        options: ["carrier-conversion"],
        change(position) {
          position.terms.linked = true;
          position.fleet.hits.fill(0);
          position.fleet.hex[ship("j-cvs2")] = rules.places[place("kure")]!.hex;
          position.fleet.hits[ship("j-cvs2")] = hits;
          position.fleet.taskForce[ship("j-cvs2")] = -1;
          position.fleet.activated[ship("j-cvs2")] = false;
          position.war!.special = { "conversion-j-cvs2": months };
        },
      },
    );
  expect(offered(carrier(4, 0), "convert")).toEqual([]);
  expect(carrier(4, 1).table.position.war!.special["conversion-j-cvs2"]).toBe(-1);
  const ready = carrier(5, 0);
  make(ready, { convert: "j-cvs2" });
  expect(ready.table.position.fleet.hex[ship("j-cvl8")]).toBe(rules.places[place("kure")]!.hex);
  expect(ready.table.position.fleet.hex[ship("j-cvs2")]).toBe(Gone.absent);
});

test("the phase can be declined, the Allies first", () => {
  const game = docked({ "us-bb1": 1, "us-bb2": 1 });
  expect(decision(game).side).toBe("allied");
  make(game, { do: "done" });
  expect(game.table.position.fleet.hits[ship("us-bb1")]).toBe(1);
});
