import { describe, expect, it } from "vitest";
import { BattleFlag } from "../../../lib/games/forlorn-hopes/model/battle";
import type { Rules } from "../../../lib/games/forlorn-hopes/model/rules";
import { ALLIED } from "../../../lib/games/forlorn-hopes/model/rules";
import { impulseOf, type Stand } from "./battle-scene";
import { showsInPlay } from "./data-changes";
import { decision, type Forlorn, hex, make, offered, rules, ship } from "./support";

/** Every row and action of the Air Combat Movement Chart (9.7.8) is played as it stands there. */

const { loaded, torpedo } = BattleFlag;
const OPTION = "single-engine-fire";
const chart = "tables/air-combat-movement.json";

type Movement = Rules["airMovement"];
type Row = Movement["rows"][string];
type Costs = Row["unloaded"];

/** A unit that moves by a row, and the options that make it do so. */
function flierOf(row: string): { unit: string; options: string[] } {
  const by = (key: "movement" | "asFighter") =>
    rules.airUnits.findLast(({ aircraft }) => rules.aircraft[aircraft]![key] === row)?.id;
  const plain = by("movement");
  return plain === undefined ? { unit: by("asFighter")!, options: [OPTION] } : { unit: plain, options: [] };
}

const flight = (
  using: Rules,
  unit: string,
  stand: Stand,
  more: Partial<Parameters<typeof impulseOf>[2]> = {},
): Forlorn => {
  const side = rules.airUnits.find(({ id }) => id === unit)!.side;
  const other = side === ALLIED ? "j11-a6m-7" : "us-p-40-6";
  const stands = { [unit]: stand, [other]: { at: "4001", altitude: "low" as const, sequence: 2 } };
  return impulseOf(unit, stands, { side, mission: [unit], interceptors: [other], using, ...more });
};
const pointsOf = (game: Forlorn): unknown => game.state.frames.at(-1)!.data.points;

/** What a unit can do by its row, with points in plenty: what each action leaves, and how far it climbs and dives. */
function repertoire(movement: Movement, row: string, marks: number): unknown {
  const { parameters } = rules;
  const airBattle = { ...parameters.airBattle, leastMovement: 20 };
  const using = { ...rules, airMovement: movement, parameters: { ...parameters, airBattle } };
  const { unit, options } = flierOf(row);
  const at = (altitude: Stand["altitude"]): Forlorn =>
    flight(using, unit, { at: "3409", marks, altitude }, { options });
  const actions = (["low", "medium"] as const).flatMap((altitude) =>
    decision(at(altitude)).options.map((option) => {
      const game = at(altitude);
      make(game, option);
      return [...Object.values(option), pointsOf(game)];
    }),
  );
  const twice = (altitude: Stand["altitude"], what: string): unknown => {
    const game = at(altitude);
    if (!offered(game, "do").includes(what)) return undefined;
    make(
      game,
      decision(game).options.find((option) => option.do === what)!,
    );
    if (what === "roll") make(game, { do: "ahead" });
    const again = decision(game).options.find((option) => option.do === what);
    if (again) make(game, again);
    return [again, pointsOf(game)];
  };
  return [actions, twice("low", "climb"), twice("high", "dive"), twice("medium", "roll")];
}

/** What says nothing: a unit that is never at high altitude climbs no more than one level. */
const isIdle = (column: keyof Costs, { highRounds }: Costs): boolean =>
  column === "climbLevels" && highRounds === 0;

/** Another value than the one that is there. */
const otherThan = (column: keyof Costs, value: number | null): number | null =>
  column === "highRounds" ? (value === 0 ? null : 0) : value === 1 ? 2 : 1;

describe("9.7.8 the rows of the chart", () => {
  const cases = Object.entries(rules.airMovement.rows).flatMap(([id, row]) =>
    (["loaded", "unloaded"] as const).flatMap((load) => {
      const costs = row[load];
      return costs === undefined ? [] : [[id, load, row, costs] as const];
    }),
  );

  it.each(cases)("%s, %s: every value changes what a unit can do", (id, load, row, costs) => {
    const marks = load === "loaded" ? loaded : 0;
    const known = repertoire(rules.airMovement, id, marks);
    const unused = (Object.keys(costs) as (keyof Costs)[]).filter((column) => {
      if (isIdle(column, costs)) return false;
      const changed = { ...row, [load]: { ...costs, [column]: otherThan(column, costs[column]) } } as Row;
      const movement = { ...rules.airMovement, rows: { ...rules.airMovement.rows, [id]: changed } };
      return JSON.stringify(repertoire(movement, id, marks)) === JSON.stringify(known);
    });
    expect(unused).toEqual([]);
  });
});

/** Points that are left after a choice. */
const left =
  (unit: string, stand: Stand, what: string, more: Partial<Parameters<typeof impulseOf>[2]> = {}) =>
  (using: Rules): unknown => {
    const game = flight(using, unit, stand, { dice: [1, 1, 1], ...more });
    make(
      game,
      decision(game).options.find((option) => option.do === what || option.mode === what)!,
    );
    return pointsOf(game);
  };
const cruiser = {
  target: { kind: "naval" as const, site: hex("1807") },
  battle: (battle: { ships: number[]; shipHexes: number[] }) => {
    battle.ships = [ship("us-ca")];
    battle.shipHexes = [rules.board.of["3405"]!];
  },
};

describe("9.7.8, 9.10 the actions of the chart", () => {
  showsInPlay([
    [chart, "/actions/forward", 2, left("j11-a6m-1", { at: "3409" }, "ahead"), 5, 4],
    [chart, "/actions/fire", 2, left("j11-a6m-1", { at: "4005", altitude: "low" }, "fire"), 5, 4],
    [chart, "/actions/strafe", 2, left("j11-a6m-1", { at: "3405", altitude: "low" }, "strafe"), 5, 4],
    [
      chart,
      "/actions/diveBomb",
      1,
      left("jcf-d3a-1", { at: "3405", altitude: "low", marks: loaded }, "dive"),
      2,
      3,
    ],
    [chart, "/actions/bomb", 1, left("j11-g3m-1", { at: "3405", marks: loaded }, "regular"), 3, 2],
    [
      chart,
      "/actions/torpedo",
      1,
      left(
        "jcf-b5n-1",
        { at: "3405", altitude: "low", straight: 2, marks: loaded | torpedo },
        "torpedo",
        cruiser,
      ),
      3,
      2,
    ],
    [
      chart,
      "/actions/precision",
      1,
      left("us-b-17-1", { at: "3405", altitude: "high", straight: 3, marks: loaded }, "precision"),
      4,
      3,
    ],
    [chart, "/actions/jettison", 1, left("j11-g3m-1", { at: "3408", marks: loaded }, "jettison"), 3, 2],
    [
      chart,
      "/actions/leave",
      2,
      (using) => {
        const game = flight(using, "j11-g3m-1", { at: "3403", marks: loaded });
        make(game, { do: "ahead" }, { do: "ahead" });
        return offered(game, "do").includes("leave");
      },
      true,
      false,
    ],
    [chart, "/rows/p-40/firstRollFree", false, left("us-p-40-1", { at: "3409" }, "roll"), 5, 4],
  ]);
});
