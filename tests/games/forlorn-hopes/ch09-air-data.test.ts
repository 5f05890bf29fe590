import { describe, expect, it } from "vitest";
import { attackModes } from "../../../lib/games/forlorn-hopes/ch09-air-missions/attack-modes";
import { attackRun } from "../../../lib/games/forlorn-hopes/ch09-air-missions/attack-run";
import { isEligible } from "../../../lib/games/forlorn-hopes/ch09-air-missions/composition";
import { AirFlag, type Position } from "../../../lib/games/forlorn-hopes/model/position";
import type { Rules } from "../../../lib/games/forlorn-hopes/model/rules";
import { airUnit, hex, place, rules, scene, ship } from "./support";

/** A quiet scene under changed rules. */
function under(change: Partial<Rules>, dice: number[] = [], stand?: (position: Position) => void) {
  const { table } = scene("mobile-airbase-construction", {}, { dice, change: stand });
  Object.defineProperty(table, "rules", { value: { ...rules, ...change } });
  return table;
}

const parameters = (change: Partial<Rules["parameters"]>): Partial<Rules> => ({
  parameters: { ...rules.parameters, ...change },
});

describe("what the data say of air missions changes play", () => {
  it("generalRegroup/coveringAirMissions: carrier aircraft fly on a General Regroup Turn (14.5.1)", () => {
    const fly = (coveringAirMissions: boolean): boolean =>
      isEligible(
        under(
          parameters({ generalRegroup: { ...rules.parameters.generalRegroup, coveringAirMissions } }),
          [],
          (position) => {
            position.generalRegroup = 1;
            position.fleet.site[ship("jcf-cv-1")] = hex("2203");
          },
        ),
        airUnit("jcf-d3a-1"),
      );
    expect([fly(false), fly(true)]).toEqual([false, true]);
  });

  it("paratroops/most: how many assaults there are (9.11)", () => {
    const may = (most: number): boolean =>
      isEligible(
        under(parameters({ paratroops: { ...rules.parameters.paratroops, most } }), [], ({ paratroops }) => {
          paratroops.missions = 2;
        }),
        airUnit("jaaf-ki-56"),
      );
    expect([may(2), may(3)]).toEqual([false, true]);
  });

  it("airBattle/disruptedDefense: what disruption takes from the Defense Factor under fire (9.9.2)", () => {
    const bomber = airUnit("jaaf-ki-21-1");
    const flags = (disruptedDefense: number): number => {
      const table = under(
        parameters({ airBattle: { ...rules.parameters.airBattle, disruptedDefense } }),
        [10, 1],
        ({ air }) => void (air.flags[bomber] = AirFlag.disrupted),
      );
      attackRun(table, {
        airUnit: bomber,
        target: { kind: "city-or-port", place: place("soerabaja") },
        mode: "regular",
        altitude: "low",
        alsoFiringShips: [],
      });
      return table.position.air.flags[bomber]! & AirFlag.reduced;
    };
    // A 12 against 3 costs a step, against 4 it does not.
    expect([flags(1), flags(0)]).toEqual([AirFlag.reduced, 0]);
  });

  it("bombing-modes.json: who bombs how, and from which altitude (9.10)", () => {
    const { dive } = rules.bombingModes;
    const changed = { ...rules.bombingModes, dive: { ...dive!, types: ["B" as const] } };
    const target = { kind: "city-or-port" as const, place: place("batavia") };
    const armed = { torpedo: false, hasFought: false };
    const modes = (change: Partial<Rules>): string[] =>
      attackModes(under(change), airUnit("jaaf-ki-21-1"), target, armed).map(({ mode }) => mode);
    expect(modes({})).not.toContain("dive");
    expect(modes({ bombingModes: changed })).toContain("dive");
  });
});
