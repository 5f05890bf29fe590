/** 13.1 and 13.2.3: what strategic transport asks of ports and ways, and how much is a division. */
import { describe, expect, it } from "vitest";
import { Gone, type Position } from "../../../lib/games/pacific-war/model/position";
import { NOWHERE } from "../../../lib/games/pacific-war/model/rules";
import { make, offered, type Pacific, piece, place, rules, rulesWith, scene, ship } from "./engine";

const hexOf = (id: string): number => rules.places[place(id)]!.hex;
const idOf = (id: string): string => rules.hexes.ids[hexOf(id)]!;

/** The Strategic Transport Phase of a side with few pieces on the map. */
const transport = (side: number, change: (position: Position) => void, using = rules): Pacific =>
  scene(
    "strategic-transport-side",
    { side },
    {
      scenario: "strategic-1941-45",
      using,
      change(position) {
        position.terms.linked = true;
        for (const unit of [...position.airUnits, ...position.groundUnits])
          Object.assign(unit, { hex: Gone.absent, ship: -1, activated: false, alerted: false });
        position.fleet.hex.fill(Gone.absent);
        position.fleet.taskForce.fill(-1);
        position.fleet.activated.fill(false);
        position.fleet.hits.fill(0);
        for (const group of position.taskForces) group.hex = NOWHERE;
        change(position);
      },
    },
  );

const put = (position: Position, id: string, at: number): void => {
  position.groundUnits[piece(position.groundUnits, id)]!.hex = at;
};
const baseOf = ({ bases }: Position, at: number) => bases.find(({ hex }) => hex === at)!;

describe("13.1 the ports and the way", () => {
  const UNIT = "us-24-div";
  /** Where a US division goes from Oahu. */
  const goals = (change: (position: Position) => void = () => undefined): unknown[] => {
    const game = transport(0, (position) => {
      put(position, UNIT, hexOf("oahu"));
      change(position);
    });
    if (!offered(game, "transport").includes(UNIT)) return [];
    make(game, { transport: UNIT, by: "sea" });
    return offered(game, "to");
  };
  const interdict = (at: string) => (position: Position) => void (baseOf(position, hexOf(at)).hits = 99);
  /** An enemy ship in all water around a port. */
  const ring = (around: string, side: "j" | "us") => (position: Position) => {
    const { next } = rules.hexes;
    const ids = rules.ships.flatMap(({ id, type }) =>
      id.startsWith(`${side}-`) && type === "DD" ? [ship(id)] : [],
    );
    for (let direction = 0; direction < 6; direction++) {
      const at = next[hexOf(around) * 6 + direction]!;
      if (at >= 0) position.fleet.hex[ids[direction]!] = at;
    }
  };

  it("begin and end in ports that are not interdicted", () => {
    expect(goals()).toContain(idOf("brisbane"));
    expect(goals(interdict("oahu"))).toEqual([]);
    const without = goals(interdict("brisbane"));
    expect(without.length).toBeGreaterThan(0);
    expect(without).not.toContain(idOf("brisbane"));
  });

  it("begin and end in ports that are Linked", () => {
    const alone = goals((position) => {
      position.terms.linked = false;
      position.headquarters.fill(NOWHERE);
    });
    expect(alone).toEqual([]);
  });

  it("lead through no hex with enemy ships, and friendly ships open none of them", () => {
    expect(goals(ring("oahu", "us"))).toContain(idOf("brisbane"));
    expect(goals(ring("oahu", "j"))).toEqual([]);
    const both = goals((position) => {
      ring("oahu", "us")(position);
      ring("oahu", "j")(position);
    });
    expect(both).toEqual([]);
  });

  it("are not for units aboard, Activated ones, or headquarters", () => {
    const moved = (change: (position: Position) => void) => goals(change).length > 0;
    expect(moved(({ groundUnits }) => void (groundUnits[piece(groundUnits, UNIT)]!.activated = true))).toBe(
      false,
    );
    const game = transport(0, (position) => put(position, UNIT, hexOf("oahu")));
    expect(game.table.position.headquarters.some((at) => at === hexOf("oahu"))).toBe(true);
    expect(offered(game, "transport")).toEqual([UNIT]);
  });
});

describe("13.2.3 equivalents of a division", () => {
  /** How many of these units go with Japan's one division, in this order. */
  const moved = (ground: readonly string[], air: readonly number[] = [], using = rules): number => {
    const game = transport(
      1,
      (position) => {
        for (const id of ground) put(position, id, hexOf("tokyo"));
        const units = position.airUnits.filter(({ kind }) => rules.airClasses[kind]!.side === 1);
        for (const [n, steps] of air.entries()) Object.assign(units[n]!, { hex: hexOf("tokyo"), steps });
      },
      using,
    );
    const by = "sea";
    for (let count = 0; ; count++) {
      const next = game.asked === 0 ? undefined : offered(game, "transport")[0];
      if (next === undefined) return count;
      make(game, { transport: next, by });
      make(game, { to: idOf("kure") });
    }
  };
  const regiments = ["j-144-rgt", "j-124-rgt", "j-eng-1", "j-eng-2"];
  const brigades = ["j-65-bde", "j-21-bde", "j-40-imb", "j-41-imb"];
  const battalions = Array.from({ length: 10 }, (_each, n) => `j-garrison-${n + 1}`);

  it("are three regiments or brigades, or nine battalions", () => {
    expect(moved(["j-5-div", "j-18-div"])).toBe(1);
    expect(moved(regiments)).toBe(3);
    expect(moved(brigades)).toBe(3);
    expect(moved(battalions)).toBe(9);
  });

  it("are nine air steps, each of which is a battalion", () => {
    expect(moved([], [6, 3])).toBe(2);
    expect(moved([], [6, 4])).toBe(1);
    expect(moved(battalions.slice(0, 4), [6])).toBe(4);
  });

  it("add up: two regiments and three battalions are a division", () => {
    expect(moved([...regiments.slice(0, 2), ...battalions.slice(0, 4)])).toBe(5);
  });

  it("are counted by the parameters", () => {
    expect(moved(battalions, [], rulesWith("parameters.json", "/sizes/regiments", 2))).toBe(6);
    expect(moved([], [6, 3], rulesWith("parameters.json", "/sizes/airSteps", 6))).toBe(1);
  });
});
