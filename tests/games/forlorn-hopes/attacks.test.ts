import { describe, expect, it } from "vitest";
import { antiAircraftOf, strike, type Target } from "../../../lib/games/forlorn-hopes/model/attacks";
import {
  eliminateGroundUnit,
  hitShip,
  loseAirStep,
  rollForAce,
} from "../../../lib/games/forlorn-hopes/model/losses";
import { award } from "../../../lib/games/forlorn-hopes/model/points";
import {
  AirFlag,
  BaseState,
  Gone,
  GroundFlag,
  type Position,
  ShipFlag,
} from "../../../lib/games/forlorn-hopes/model/position";
import { airUnit, base, ground, hex, place, scene, ship } from "./support";

const quiet = (dice: number[] = [], change?: (position: Position) => void) =>
  scene("mobile-airbase-construction", {}, { dice, change }).table;

const bomber = airUnit("jaaf-ki-21-1");
const attack = { side: 1, factor: 3, rule: "9.10.9", airUnit: bomber, mode: "regular", altitude: "medium" };

describe("9.9.1 anti-aircraft factors", () => {
  const factor = (target: Target, change?: (position: Position) => void): number =>
    antiAircraftOf(quiet([], change), target);

  it("are those of the airbase, 1 when it is disrupted, and none when destroyed or being built", () => {
    const at =
      (state: number) =>
      ({ bases }: Position): void => {
        bases.state[base("soerabaja")] = state;
      };
    const target: Target = { kind: "airbase", base: base("soerabaja") };
    expect([
      factor(target),
      factor(target, at(BaseState.disrupted)),
      factor(target, at(BaseState.destroyed)),
    ]).toEqual([3, 1, 0]);
    expect(factor({ kind: "airbase", base: base("batavia") })).toBe(2);
    const mobile: Target = { kind: "airbase", base: base("mobile-airbase-allied-a") };
    expect(factor(mobile)).toBe(1);
    expect(
      factor(
        mobile,
        ({ bases }) => void (bases.state[base("mobile-airbase-allied-a")] = BaseState.underConstruction),
      ),
    ).toBe(0);
  });

  it("of a city fall by one for each two hits; ground units have 1", () => {
    const hit = (hits: number): number =>
      factor(
        { kind: "city-or-port", place: place("soerabaja") },
        (position) => void (position.hits[place("soerabaja")] = hits),
      );
    expect([0, 1, 2, 3, 4].map(hit)).toEqual([2, 2, 1, 1, 0]);
    expect(factor({ kind: "ground", groundUnit: ground("au-gull") })).toBe(1);
  });
});

describe("9.10.10 what bombing does", () => {
  it("disrupts an airbase or destroys it", () => {
    const disrupted = quiet([7]);
    expect(strike(disrupted, { kind: "airbase", base: base("makassar") }, attack)).toBe("D");
    expect(disrupted.position.bases.state[base("makassar")]).toBe(BaseState.disrupted);
    const none = quiet([6]);
    expect(strike(none, { kind: "airbase", base: base("makassar") }, attack)).toBe("-");
    const destroyed = quiet([10]);
    expect(strike(destroyed, { kind: "airbase", base: base("makassar") }, { ...attack, factor: 5 })).toBe(
      "X",
    );
    expect(destroyed.position.bases.state[base("makassar")]).toBe(BaseState.destroyed);
  });

  it("a dive adds two; high altitude and Foul Weather take away", () => {
    const result = (
      die: number,
      mode: string,
      altitude: string,
      change?: (position: Position) => void,
    ): string =>
      strike(
        quiet([die], change),
        { kind: "airbase", base: base("makassar") },
        { ...attack, mode, altitude },
      );
    expect([result(5, "dive", "low"), result(4, "dive", "low")]).toEqual(["D", "-"]);
    expect(result(7, "regular", "high")).toBe("-");
    expect(result(8, "regular", "medium", ({ events }) => void events.push("foul-weather"))).toBe("-");
  });

  it("hits on places are counted up to their most; Darwin's radar may go with them", () => {
    const port = quiet([9], ({ hits }) => void (hits[place("batavia")] = 3));
    expect(strike(port, { kind: "city-or-port", place: place("batavia") }, attack)).toBe("2");
    expect(port.position.hits[place("batavia")]).toBe(4);
    const radar = (die: number): boolean => {
      const table = quiet([6, die], ({ hits }) => void (hits[place("darwin")] = 4));
      strike(table, { kind: "city-or-port", place: place("darwin") }, attack);
      return table.position.radar;
    };
    // With more than four hits on the city there is no modifier.
    expect([radar(5), radar(6)]).toEqual([false, true]);
  });

  it("a ship is disrupted, then crippled, then the die says whether it sinks", () => {
    const table = quiet([5, 6]);
    const ca = ship("us-ca");
    hitShip(table, ca, "9.10.10");
    expect(table.position.fleet.flags[ca]).toBe(ShipFlag.disrupted);
    hitShip(table, ca, "9.10.10");
    expect(table.position.fleet.flags[ca]).toBe(ShipFlag.disrupted | ShipFlag.crippled);
    hitShip(table, ca, "9.10.10");
    expect(table.position.fleet.site[ca]).toBe(hex("1807"));
    hitShip(table, ca, "9.10.10");
    expect(table.position.fleet.site[ca]).toBe(Gone.lost);
  });

  it("a transport sinks on 5, a Daihatsu when it is reduced, and what they carry with them", () => {
    const table = quiet([5], ({ fleet, ground: units }) => {
      fleet.flags[ship("jwf-t-1")] = ShipFlag.disrupted | ShipFlag.crippled;
      fleet.flags[ship("jwf-daihatsu")] = ShipFlag.disrupted;
      units.aboard[ground("j-2-i1")] = ship("jwf-t-1");
    });
    hitShip(table, ship("jwf-t-1"), "9.10.10");
    hitShip(table, ship("jwf-daihatsu"), "9.10.10");
    expect(table.position.fleet.site[ship("jwf-daihatsu")]).toBe(Gone.lost);
    expect(table.position.ground.site[ground("j-2-i1")]).toBe(Gone.lost);
  });

  it("11.2.1 guns without their last infantry are lost with it", () => {
    const table = quiet();
    for (const id of ["nl-1-2", "au-black"]) eliminateGroundUnit(table, ground(id), "11.4.2");
    expect(table.position.ground.site[ground("nl-1-art")]).toBe(Gone.lost);
    expect(table.position.ground.site[ground("us-2-131")]).toBe(hex("1506"));
  });

  it("ground units are disrupted and never reduced; three hits remove a supply unit, or halve a double one", () => {
    const table = quiet([10]);
    expect(strike(table, { kind: "ground", groundUnit: ground("au-gull") }, attack)).toBe("D");
    expect(table.position.ground.flags[ground("au-gull")]).toBe(GroundFlag.disrupted);
    const supply = quiet([10, 10]);
    strike(supply, { kind: "supply", supply: "allied-timor" }, { ...attack, factor: 6 });
    expect(supply.position.supply.find(({ id }) => id === "allied-timor")).toMatchObject({
      level: 1,
      hits: 0,
    });
    strike(supply, { kind: "supply", supply: "allied-timor" }, { ...attack, factor: 6 });
    expect(supply.position.supply.map(({ id }) => id)).not.toContain("allied-timor");
  });
});

describe("losses of aircraft (9.7.11, 16.1)", () => {
  it("a step lost disrupts; the 11th Air Fleet gives half a point reduced, and one destroyed", () => {
    const table = quiet();
    const unit = airUnit("j11-g4m-1");
    loseAirStep(table, unit, "9.7.11");
    expect(table.position.air.flags[unit]).toBe(AirFlag.disrupted | AirFlag.reduced);
    expect(table.position.points).toEqual([0.5, 0]);
    loseAirStep(table, unit, "9.7.11");
    expect([table.position.air.base[unit], ...table.position.points]).toEqual([Gone.lost, 1.5, 0]);
    loseAirStep(table, airUnit("jaaf-ki-56"), "9.7.11");
    expect(table.position.air.base[airUnit("jaaf-ki-56")]).toBe(Gone.lost);
    expect(table.position.points).toEqual([1.5, 0]);
  });

  it("9.7.12 an Allied fighter gains an ace on 9 or 10, as long as one is left", () => {
    const aces = (die: number): number => {
      const table = quiet([die]);
      rollForAce(table, airUnit("us-p-40-1"));
      return table.position.air.flags[airUnit("us-p-40-1")]! & AirFlag.ace;
    };
    expect([aces(8), aces(9)]).toEqual([0, AirFlag.ace]);
    const none = quiet([], ({ air }) => {
      air.flags[airUnit("us-p-40-2")] = AirFlag.ace;
    });
    rollForAce(none, airUnit("us-p-40-1"));
    expect(none.position.air.flags[airUnit("us-p-40-1")]).toBe(0);
  });

  it("points count only where the scenario counts them (17.1.4)", () => {
    const { table } = scene("alternating-missions", {}, { scenario: "java-sea" });
    award(table, "japanese-bomber-aborts");
    expect(table.position.points).toEqual([0, 0]);
  });
});
