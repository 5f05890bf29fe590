import { describe, expect, it } from "vitest";
import { searchersOf } from "../../../lib/games/pacific-war/ch24-search/searchers";
import { searchForAircraft } from "../../../lib/games/pacific-war/model/search";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { beginCycle } from "../../../lib/games/pacific-war/model/cycle";
import { mayFly } from "../../../lib/games/pacific-war/ch28-air-missions/eligibility";
import { opportunity } from "../../../lib/games/pacific-war/ch24-search";
import { hex, make, type Pacific, piece, rules, rulesWith, scene, ship } from "./engine";

const ALLIES = 0;
const JAPAN = 1;

interface Given {
  options?: string[];
  using?: typeof rules;
  change?: (position: Position) => void;
  dice?: number[];
}
const table = ({ options = [], using = rules, change = () => undefined, dice = [] }: Given = {}): Pacific =>
  scene("still", {}, { options, using, change, dice });

/** Ranges at which units of one kind search a hex. */
const ranges = (game: Pacific, side: number, at: string, what: "ship" | "airUnit", n: number): number[] =>
  searchersOf(game.table, side, hex(at)).flatMap((each) => (each[what] === n ? [each.range] : []));

describe("optional rules of search", () => {
  it("34.13 Allied spotters search their own hex alone until the Allies have had Strategic Initiative", () => {
    const cruiser = ship("us-cl6");
    const sees = (options: string[], initiative: "none" | "allied", at: string): boolean => {
      const game = table({
        options,
        using: rulesWith("ships.json", "/ships/us-cl6/spotter", true),
        change: (position) => {
          position.fleet.hex[cruiser] = position.taskForces[0]!.hex;
          position.fleet.taskForce[cruiser] = 0;
          position.terms = { ...position.terms, initiative };
        },
      });
      return ranges(game, ALLIES, at, "ship", cruiser).length > 0;
    };
    expect(sees([], "none", "0836")).toBe(true);
    expect(sees(["float-planes"], "none", "0836")).toBe(false);
    expect(sees(["float-planes"], "none", "0835")).toBe(true);
    expect(sees(["float-planes"], "allied", "0836")).toBe(true);
  });

  it("34.2 the STO searches as far as the parameter says", () => {
    const sto = ship("j-sto1");
    const sees = (options: string[], at: string, using = rules): boolean =>
      ranges(
        table({ options, using, change: ({ fleet }) => void (fleet.hex[sto] = hex("0832")) }),
        JAPAN,
        at,
        "ship",
        sto,
      ).length > 0;
    expect(sees(["sto-submarine"], "0834")).toBe(true);
    expect(sees(["sto-submarine"], "0835")).toBe(false);
    expect(sees([], "0834")).toBe(false);
    const short = rulesWith("parameters.json", "/optional/stoSearch", 1);
    expect(sees(["sto-submarine"], "0834", short)).toBe(false);
  });

  it("34.1 an LRA that the KRS refuels searches from there, as in the example of Oahu", () => {
    const krs = ship("j-krs1");
    const search = (
      options: string[],
      more: (position: Position) => void = () => undefined,
      using = rules,
    ) => {
      const game = table({
        options,
        using,
        change: (position) => {
          const { airUnits, fleet } = position;
          airUnits.push({
            ...airUnits[0]!,
            id: "wake-lra",
            kind: rules.airClassOf["j-lra"]!,
            steps: 1,
            hex: hex("2942"),
            ship: -1,
          });
          fleet.hex[krs] = hex("2956");
          more(position);
        },
      });
      const n = piece(game.table.position.airUnits, "wake-lra");
      return ranges(game, JAPAN, "2860", "airUnit", n);
    };
    const on = ["krs-submarine"];
    expect([search([]), search(on)]).toEqual([[], [5]]);
    const withEnemy = ({ fleet }: Position): void => {
      fleet.hex[ship("us-dd7")] = hex("2956");
    };
    expect(search(on, withEnemy)).toEqual([]);
    expect(search(on, undefined, rulesWith("parameters.json", "/optional/seaplaneRange", 13))).toEqual([]);
    expect(search(on, undefined, rulesWith("parameters.json", "/optional/seaplaneSearch", 4))).toEqual([]);
  });

  it("34.8 an Allied B searches as an LRA, and then flies no mission in the Battle Cycle", () => {
    const bomber = (position: Position): void => {
      const { airUnits } = position;
      position.cycle = 1;
      airUnits.push({
        ...airUnits[0]!,
        id: "b",
        kind: rules.airClassOf["us-b-l1"]!,
        hex: hex("1134"),
        ship: -1,
      });
      airUnits.at(-1)!.activated = true;
    };
    const charts = (options: string[], more: (position: Position) => void = () => undefined) => {
      const game = table({
        options,
        change: (position) => {
          bomber(position);
          more(position);
        },
      });
      const n = piece(game.table.position.airUnits, "b");
      return searchersOf(game.table, ALLIES, hex("1134")).flatMap((each) =>
        each.airUnit === n ? [each.chart] : [],
      );
    };
    expect([charts([]), charts(["bomber-search"])]).toEqual([["f-t-b"], ["lra"]]);
    const flown = ({ airUnits }: Position): void => {
      airUnits.at(-1)!.flew = true;
    };
    expect(charts(["bomber-search"], flown)).toEqual(["f-t-b"]);
    const game = scene("search", opportunity(ALLIES), {
      options: ["bomber-search"],
      dice: [9],
      change: (position) => {
        bomber(position);
        position.taskForces[1]!.hex = hex("1135");
        for (const [n, group] of position.fleet.taskForce.entries())
          if (group === 1) position.fleet.hex[n] = hex("1135");
      },
    });
    const n = piece(game.table.position.airUnits, "b");
    expect(mayFly(game.table, n, "strike", ALLIES)).toBe(true);
    make(game, { search: "1135" }, { airUnit: "b" });
    expect(mayFly(game.table, n, "strike", ALLIES)).toBe(false);
    beginCycle(game.table);
    expect(mayFly(game.table, n, "strike", ALLIES)).toBe(true);
  });

  it("34.12 radar counts for searches for aircraft as well, from its month on", () => {
    const chart = rules.charts["search-allied-air"]!;
    const found = (options: string[], month: string, face: number): boolean => {
      const game = table({ options, dice: [face], change: (position) => void (position.month = month) });
      return searchForAircraft(game.table, ALLIES, hex("1134"));
    };
    const last = [...chart.rows.keys()].findLast((n) => found([], "1943-01", n))!;
    expect(found([], "1943-01", last + 1)).toBe(false);
    expect(found(["radar"], "1943-01", last + 1)).toBe(true);
    expect(found(["radar"], "1942-12", last + 1)).toBe(false);
  });
});
