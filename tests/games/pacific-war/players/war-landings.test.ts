import { describe, expect, it } from "vitest";
import { steady } from "../../../../lib/games/pacific-war/players";
import { landings } from "../../../../lib/games/pacific-war/players/landings";
import { keptAt, liftFrom } from "../../../../lib/games/pacific-war/players/months/lifts";
import { seaWay, shoreWay } from "../../../../lib/games/pacific-war/players/waters";
import type { Position } from "../../../../lib/games/pacific-war/model/position";
import { type Choice, seedState } from "../../../../lib/kernel";
import { lowestSide } from "../../../../lib/playtest";
import { hex, type Pacific, piece, place, rules, scene } from "../engine";

type Change = (position: Position) => void;

/** A step of the whole war as it begins, with changes. */
const war = (step: string, data: object, change: Change = () => undefined): Pacific =>
  scene(step, { ...data }, { scenario: "strategic-1941-45", seed: 1, bulk: true, change });

const at = (id: string): number => rules.places[place(id)]!.hex;

/** The number of a Task Force of Japan. */
const force = ({ taskForces }: Position, id: string): number =>
  taskForces.findIndex((group) => group.side === 1 && group.id === id);

/** Moves a Task Force of Japan, with its ships and what is aboard. */
function put(position: Position, id: string, to: number): void {
  const group = force(position, id);
  position.taskForces[group]!.hex = to;
  for (const [n, of] of position.fleet.taskForce.entries())
    if (of === group) {
      position.fleet.hex[n] = to;
      for (const unit of [...position.groundUnits, ...position.airUnits]) if (unit.ship === n) unit.hex = to;
    }
}

/** Takes all other Task Forces of Japan off the map. */
function only(position: Position, ...ids: string[]): void {
  for (const { side, id } of position.taskForces.slice())
    if (side === 1 && !ids.includes(id)) put(position, id, -1);
}

const played = (game: Pacific): Choice => {
  const side = lowestSide(game.asked);
  return game.table.describe(steady.play(game, side, seedState(1)), side);
};

/** Guam is Japan's, without a Base, and troops are ashore there. */
function holdGuam(position: Position): void {
  position.control[place("guam")] = 1;
  for (const base of position.bases) if (base.hex === at("guam")) base.hex = -1;
  for (const unit of position.groundUnits) if (unit.hex === at("guam")) unit.hex = -1;
  const battalion = position.groundUnits[piece(position.groundUnits, "j-snlf-kure-5")]!;
  Object.assign(battalion, { hex: at("guam"), ship: -1 });
}

describe("where troops at sea land in the whole war", () => {
  it("a battalion at Kwajalein goes to Wake: the way only says which of two places is better (23.6)", () => {
    const { table } = war("operation-contact", {}, ({ groundUnits, fleet, taskForces }) => {
      const landing = taskForces.findIndex((group) => group.side === 1 && group.id === "tf-8");
      const garrison = groundUnits[piece(groundUnits, "j-garrison-1")]!;
      garrison.ship = fleet.taskForce.findIndex((of, n) => of === landing && rules.ships[n]!.of.transport);
    });
    const aboard = force(table.position, "tf-8");
    expect(table.position.taskForces[aboard]!.hex).toBe(at("kwajalein"));
    expect(landings(table, 1).get(aboard)).toBe(at("wake"));
  });

  it("two forces that are far from everything both go somewhere: a long way does not keep them where they are", () => {
    const { table } = war("operation-contact", {}, (position) => {
      only(position, "tf-3", "tf-7");
      for (const id of ["tf-3", "tf-7"]) put(position, id, at("paramushiro"));
    });
    const goals = landings(table, 1);
    for (const id of ["tf-3", "tf-7"]) expect(goals.get(force(table.position, id))).toBeGreaterThanOrEqual(0);
  });

  it("troops that go aboard at a place of their own without a Base sail from there (23.8.1)", () => {
    const { table } = war("operation-contact", {}, (position) => {
      holdGuam(position);
      put(position, "tf-7", at("guam"));
    });
    const goal = landings(table, 1).get(force(table.position, "tf-7"));
    expect(goal).toBeGreaterThanOrEqual(0);
    expect(goal).not.toBe(at("guam"));
  });
});

describe("how Task Forces sail in the whole war", () => {
  /** What Japan does in a Contact Phase with troops at sea and carriers off Oahu. */
  const inContact = (landing: number): Choice =>
    played(
      war("naval-increment", { side: 1, inContact: true, moved: [] }, (position) => {
        only(position, "tf-7", "tf-1");
        put(position, "tf-7", landing);
      }),
    );
  /** The place to which the troops off Saipan are bound. */
  function boundFor(): number {
    const { table } = war("operation-contact", {}, (position) => only(position, "tf-7", "tf-1"));
    return landings(table, 1).get(force(table.position, "tf-7"))!;
  }

  it("ends its Contact Phase when all landings are at their places: Days are lost for the fight (23.4)", () => {
    expect(inContact(boundFor())).toEqual({ do: "done" });
    expect(inContact(at("saipan"))).toHaveProperty("move");
  });

  it("the way by water begins on the shore on which a Task Force is (2.5)", () => {
    const { table } = war("operation-contact", {});
    const [strait, goal] = [hex("5503"), at("rangoon")];
    const ways = [0, 1].map((half) => shoreWay(table, { hex: strait, half }, goal));
    expect(ways).toEqual([11, 13]);
    expect(seaWay(table, strait, goal)).toBe(11);
    expect(shoreWay(table, { hex: at("colombo"), half: 0 }, goal)).toBe(seaWay(table, at("colombo"), goal));
  });

  it("stands down troops that have no place to land at any more, and keeps those that have (20.5)", () => {
    const standsDown = (hexOfForce: number): boolean =>
      played(
        war("joint-activation", {}, (position) => {
          only(position, "tf-7");
          put(position, "tf-7", hexOfForce);
          for (const unit of [...position.airUnits, ...position.groundUnits])
            if (unit.ship < 0) unit.activated = false;
          position.cycle = 1;
          position.operation.length = 14;
          // Six Days are left: too few for any place but one that is at hand.
          position.war!.operation[0]!.begun = position.daysPassed - 8;
        }),
      )["deactivate"] === "tf-7";
    expect(standsDown(at("tokyo"))).toBe(true);
    expect(standsDown(boundFor())).toBe(false);
  });
});

describe("who stays behind in the whole war", () => {
  /** Which of a regiment and a battalion sail from Tokyo, where nobody else is. */
  const sailing = (...ids: string[]): string[] => {
    const { table } = war("operation-contact", {}, ({ groundUnits }) => {
      for (const unit of groundUnits) if (unit.hex === at("tokyo")) unit.hex = -1;
      for (const id of ids)
        Object.assign(groundUnits[piece(groundUnits, id)]!, { hex: at("tokyo"), ship: -1 });
    });
    const { groundUnits } = table.position;
    const pool = { headquarters: rules.headquartersOf["j-hq-homeland"]!, side: 1, airUnits: [] };
    const troops = ids.map((id) => piece(groundUnits, id));
    const ships = [...rules.ships.keys()].filter((n) => rules.ships[n]!.id === "j-aa8");
    table.position.fleet.hex[ships[0]!] = at("tokyo");
    const lift = liftFrom(table, { ...pool, ships, groundUnits: troops }, at("tokyo"));
    return (lift?.groundUnits ?? []).map((n) => groundUnits[n]!.id);
  };

  it("the smaller of two, though it is the better one, and nobody sails who is alone", () => {
    expect(sailing("j-144-rgt", "j-snlf-kure-5")).toEqual(["j-144-rgt"]);
    expect(sailing("j-snlf-kure-5")).toEqual([]);
  });

  it("one step where all airfields of the enemy are far", () => {
    const { table } = war("operation-contact", {});
    expect(keptAt(table, 1, at("tokyo"))).toBe(1);
    expect(keptAt(table, 1, at("takao"))).toBe(3);
  });
});
