import { describe, expect, it } from "vitest";
import { attackModes } from "../../../lib/games/forlorn-hopes/ch09-air-missions/attack-modes";
import { attackRun } from "../../../lib/games/forlorn-hopes/ch09-air-missions/attack-run";
import type { Target } from "../../../lib/games/forlorn-hopes/model/attacks";
import { AirFlag, Gone, type Position, ShipFlag } from "../../../lib/games/forlorn-hopes/model/position";
import { airUnit, hex, place, scene, ship } from "./support";

const quiet = (dice: number[] = [], change?: (position: Position) => void) =>
  scene("mobile-airbase-construction", {}, { dice, change }).table;
const betty = airUnit("j11-g4m-1");
const ki21 = airUnit("jaaf-ki-21-1");
const soerabaja: Target = { kind: "city-or-port", place: place("soerabaja") };
const run = { airUnit: betty, target: soerabaja, mode: "regular", alsoFiringShips: [] as number[] };

describe("9.9 anti-aircraft fire", () => {
  it("9.9.2 a disrupted Betty over Soerabaja: a 10 is no effect at medium altitude, a lost step at low", () => {
    const flags = (altitude: string, die = 10): number => {
      const table = quiet([die, 1], ({ air }) => void (air.flags[betty] = AirFlag.disrupted));
      attackRun(table, { ...run, altitude });
      return table.position.air.flags[betty]!;
    };
    expect(flags("medium")).toBe(AirFlag.disrupted);
    expect(flags("low")).toBe(AirFlag.disrupted | AirFlag.reduced);
    expect(flags("high")).toBe(AirFlag.disrupted);
  });

  it("9.9.2 an undisrupted one has its whole Defense Factor; a dive bomber uses the medium part", () => {
    const at = (die: number, altitude: string, mode = "regular", unit = ki21): number => {
      const table = quiet([die, 1]);
      attackRun(table, { ...run, airUnit: unit, altitude, mode });
      return table.position.air.flags[unit]!;
    };
    // DF 4 and factor 2: D at 12 and 13 of the medium part, from 10 on of the low one.
    expect([at(9, "medium"), at(10, "medium"), at(7, "low"), at(8, "low")]).toEqual([
      0,
      AirFlag.disrupted,
      0,
      AirFlag.disrupted,
    ]);
    const d3a = airUnit("jcf-d3a-1");
    expect([at(9, "low", "dive", d3a), at(10, "low", "dive", d3a)]).toEqual([0, AirFlag.disrupted]);
  });

  it("9.9.3 ships next to the one attacked fire, too, with one less; a factor of none does not", () => {
    const target: Target = { kind: "naval", ship: ship("us-ca") };
    const faces = (alsoFiringShips: number[], change?: (position: Position) => void): string[] => {
      const table = quiet([1, 1, 1, 1], change);
      attackRun(table, { ...run, target, altitude: "medium", alsoFiringShips });
      return table.events.flatMap(({ dice }) =>
        (dice ?? []).map(({ name, modifiers }) => `${name} ${JSON.stringify(modifiers)}`),
      );
    };
    expect(faces([])).toHaveLength(2);
    const both = faces([ship("br-ca"), ship("us-ca")]);
    expect(both).toHaveLength(3);
    expect(both[1]).toContain("not-the-target");
    expect(both[0]).not.toContain("not-the-target");
    expect(faces([ship("nl-mtb")])).toHaveLength(2);
    expect(faces([ship("br-ca")], ({ fleet }) => void (fleet.site[ship("br-ca")] = Gone.lost))).toHaveLength(
      2,
    );
    expect(faces([], ({ fleet }) => void (fleet.flags[ship("us-ca")] = ShipFlag.crippled))[0]).toContain(
      "firing-crippled",
    );
  });

  it("a unit that is shot down does not attack", () => {
    const table = quiet([10], ({ air }) => void (air.flags[betty] = AirFlag.disrupted | AirFlag.reduced));
    expect(attackRun(table, { ...run, altitude: "low" })).toEqual({
      attacked: false,
      isLost: true,
      bombsGone: false,
      result: "",
    });
    expect([table.position.air.base[betty], table.position.hits[place("soerabaja")]]).toEqual([Gone.lost, 0]);
  });
});

describe("9.10 bombing", () => {
  const modes = (
    unit: string,
    target: Target,
    armed: { torpedo?: boolean; hasFought?: boolean } = {},
  ): string[] =>
    attackModes(
      quiet([], ({ fleet }) => void (fleet.flags[ship("br-ca")] = ShipFlag.crippled)),
      airUnit(unit),
      target,
      { torpedo: armed.torpedo === true, hasFought: armed.hasFought === true },
    ).map(({ mode, altitude }) => `${mode} ${altitude}`);
  const port: Target = { kind: "city-or-port", place: place("batavia") };
  const cruiser: Target = { kind: "naval", ship: ship("us-ca") };

  it("9.10.1, 9.10.2 bombers bomb with their printed factor, fighters strafe at low altitude before they have fought", () => {
    expect(modes("jaaf-ki-21-1", port)).toEqual(["regular low", "regular medium"]);
    expect(modes("us-p-40-1", port)).toEqual(["strafe low"]);
    expect(modes("us-p-40-1", port, { hasFought: true })).toEqual([]);
    const result = (unit: number, mode: string, altitude: string, flags = 0): string =>
      attackRun(
        quiet([1, 6], ({ air }) => void (air.flags[unit] = flags)),
        {
          ...run,
          airUnit: unit,
          mode,
          altitude,
        },
      ).result;
    expect(result(ki21, "regular", "medium")).toBe("1");
    expect(result(ki21, "regular", "medium", AirFlag.reduced)).toBe("0");
    expect(
      attackRun(quiet([1, 10]), { ...run, airUnit: airUnit("j11-a6m-1"), mode: "strafe", altitude: "low" }),
    ).toEqual({
      attacked: true,
      isLost: false,
      bombsGone: false,
      result: "1",
    });
  });

  it("9.10.3, 9.10.4, 9.10.6 dive, precision and torpedoes", () => {
    expect(modes("jcf-d3a-1", port)).toEqual(["regular low", "regular medium", "dive low"]);
    expect(modes("us-b-17-1", port)).toEqual([
      "regular low",
      "regular medium",
      "regular high",
      "precision high",
    ]);
    expect(modes("us-b-17-1", cruiser)).toEqual([]);
    expect(modes("us-b-17-1", { kind: "naval", ship: ship("br-ca") })).toContain("precision high");
    expect(modes("jcf-b5n-1", cruiser, { torpedo: true })).toEqual(["torpedo low"]);
    expect(modes("jcf-b5n-1", cruiser)).toEqual(["regular low", "regular medium"]);
    expect(modes("jcf-b5n-1", port, { torpedo: true })).toEqual([]);
  });

  it("9.10.11 the bombs are gone after the attack", () => {
    expect(attackRun(quiet([1, 1]), { ...run, altitude: "medium" })).toMatchObject({
      attacked: true,
      bombsGone: true,
    });
  });
});

describe("9.11 the drop of paratroops", () => {
  const drop = (dice: number[], flags = 0) => {
    const table = quiet(dice, ({ air }) => void (air.flags[airUnit("jaaf-ki-56")] = flags));
    const target: Target = { kind: "drop", site: hex("1807") };
    const outcome = attackRun(table, {
      airUnit: airUnit("jaaf-ki-56"),
      target,
      mode: "drop",
      altitude: "medium",
      alsoFiringShips: [],
    });
    return { outcome, paratroops: table.position.paratroops };
  };

  it("lands them in the hex, under fire where an Allied unit is, and counts", () => {
    expect(drop([1])).toMatchObject({
      outcome: { attacked: true, isLost: false },
      paratroops: { missions: 1, turn: 1, site: hex("1807") },
    });
  });

  it("does not take place, and does not count, when the unit is disrupted", () => {
    expect(drop([1], AirFlag.disrupted)).toMatchObject({
      outcome: { attacked: false, isLost: false },
      paratroops: { missions: 0, turn: 0, site: -1 },
    });
    // A step lost is the end of a unit with one step.
    expect(drop([10], AirFlag.disrupted)).toMatchObject({ paratroops: { missions: 0 } });
  });
});
