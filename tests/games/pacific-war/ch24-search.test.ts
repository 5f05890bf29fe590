import { describe, expect, it } from "vitest";
import { opportunity } from "../../../lib/games/pacific-war/ch24-search";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { view } from "../../../lib/kernel";
import {
  decision,
  diary,
  hex,
  make,
  offered,
  piece,
  rules,
  rulesWith,
  scene,
  type SceneOptions,
} from "./engine";

const ALLIES = 0;

/** Training: the Allied LRA at Guadalcanal is 3 hexes from 1435, where the Japanese Task Force is put. */
const near = ({ taskForces, fleet, airUnits }: Position, at = "1435"): void => {
  const n = taskForces.findIndex(({ side }) => side === 1);
  taskForces[n]!.hex = hex(at);
  for (const [ship, group] of fleet.taskForce.entries()) if (group === n) fleet.hex[ship] = hex(at);
  for (const unit of airUnits) if (unit.ship >= 0 && fleet.taskForce[unit.ship] === n) unit.hex = hex(at);
};

const searching = (dice: number[], options: SceneOptions = {}) =>
  scene("search", opportunity(ALLIES), {
    dice,
    ...options,
    change: (position) => {
      position.cycle = 1;
      near(position);
      options.change?.(position);
    },
  });
const japanese = ({ table }: ReturnType<typeof searching>) =>
  table.position.taskForces.find(({ side }) => side === 1)!;

describe("search for Task Forces", () => {
  it("is offered for each hex with an enemy Task Force that somebody reaches, then for each who does (24.3)", () => {
    const game = searching([]);
    expect(decision(game).side).toBe("allied");
    expect(offered(game, "search")).toEqual(["1435"]);
    make(game, { search: "1435" });
    expect(offered(game, "airUnit")).toContain("guadalcanal-lra");
  });

  it("detects the Task Force with a die of the chart, and reports what its colour allows (24.1, 24.2)", () => {
    const game = searching([3]);
    make(game, { search: "1435" }, { airUnit: "guadalcanal-lra" });
    expect(japanese(game).detected).toBe(true);
    // Three hexes and a 3 are blue on the chart of the LRA.
    expect(diary(game)).toContain("1 capital ship, 1 other naval unit, with carriers");
  });

  it("reports types and numbers for a green result (24.2)", () => {
    const game = searching([0]);
    make(game, { search: "1435" }, { airUnit: "guadalcanal-lra" });
    expect(diary(game)).toContain("CV, CA, 2 × F air unit");
  });

  it("reports nothing of a Task Force of the hex that stays undetected (24.2)", () => {
    const game = searching([0], {
      change: ({ fleet, taskForces }) => {
        const n = taskForces.findIndex(({ side }) => side === 1);
        const cruiser = fleet.taskForce.findIndex((group, k) => group === n && rules.ships[k]!.type === "CA");
        fleet.taskForce[cruiser] = taskForces.length;
        taskForces.push({ ...taskForces[n]!, id: "tf-2", name: "TF 2", searched: true });
      },
    });
    make(game, { search: "1435" }, { airUnit: "guadalcanal-lra" });
    expect(game.table.position.taskForces.at(-1)!.detected).toBe(false);
    expect(diary(game)).toContain("CV, 2 × F air unit");
  });

  it("lets the other side name half as many ships or half as many again for a red result (24.2)", () => {
    const game = searching([5, 5]);
    make(game, { search: "1435" }, { airUnit: "guadalcanal-lra" });
    expect(japanese(game).detected).toBe(false);
    const red = searching([4], { change: (position) => near(position, "1434") });
    make(red, { search: "1434" }, { airUnit: "guadalcanal-lra" });
    expect(japanese(red).detected).toBe(true);
    expect(decision(red).side).toBe("japanese");
    expect(offered(red, "say")).toEqual([1, 2, 3]);
    make(red, { say: 3 });
    expect(diary(red)).toContain("about 3 naval units");
    const exact = rulesWith("parameters.json", "/search/redPercent", 0);
    const sure = searching([4], { using: exact, change: (position) => near(position, "1434") });
    make(sure, { search: "1434" }, { airUnit: "guadalcanal-lra" });
    expect(diary(sure)).toContain("about 2 naval units");
  });

  it("is remembered with the Task Force, as far as the report says what is there (24.2)", () => {
    const seen = (dice: number[], at: string): unknown => {
      const game = searching(dice, { change: (position) => near(position, at) });
      make(game, { search: at }, { airUnit: "guadalcanal-lra" });
      if (at === "1434") make(game, { say: 3 });
      const { taskForces } = view(game, "allied") as unknown as {
        taskForces: { side: string; seen?: object }[];
      };
      return taskForces.find(({ side }) => side === "japanese")!.seen;
    };
    expect(seen([3], "1435")).toEqual({ naval: 2, capital: 1, carriers: true });
    expect(seen([4], "1434")).toEqual({ naval: 3, capital: null, carriers: null });
    expect(seen([9], "1435")).toBeUndefined();
  });

  it("finds nothing with a higher die, and the hex is searched for this time (24.3.3)", () => {
    const game = searching([9]);
    make(game, { search: "1435" }, { airUnit: "guadalcanal-lra" });
    expect(japanese(game).detected).toBe(false);
    expect(japanese(game).searched).toBe(true);
    expect(diary(game)).toContain("nothing is found");
    // The Allies have nothing else to search; Japan is asked or nobody.
    expect(decisionSides(game)).not.toContain("allied");
  });

  it("leaves a Task Force alone that was searched for elsewhere in this phase (24.3.3.B)", () => {
    const game = searching([], {
      change: ({ taskForces }) => void (taskForces.find(({ side }) => side === 1)!.searched = true),
    });
    expect(offered(game, "search")).not.toContain("1435");
  });

  it("is made by a unit once in a phase (24.3.3.D)", () => {
    const game = searching([9], {
      change: (position) => {
        const lra = piece(position.airUnits, "guadalcanal-lra");
        position.searches.push({ side: ALLIES, hex: hex("1536"), ship: -1, airUnit: lra });
      },
    });
    make(game, { search: "1435" });
    const { airUnits, searches } = game.table.position;
    expect(searches.at(-1)!.airUnit).toBe(piece(airUnits, "marine-fighters"));
  });

  it("is not made from an interdicted airbase (4.1)", () => {
    const game = searching([], { change: ({ bases }) => void (bases[0]!.hits = 5) });
    expect(decisionSides(game)).not.toContain("allied");
  });

  it("is barred to sides to which the scenario gives none", () => {
    const game = scene("search", opportunity(ALLIES), {
      change: (position) => {
        position.cycle = 1;
        near(position);
        position.terms = { ...position.terms, cycles: [{ noSearch: ["allied", "japanese"] }] };
      },
    });
    expect(decisionSides(game)).toEqual([]);
  });

  it("is as the scenario says where it gives a side a single one: who, how far, and the die", () => {
    const only = { side: "allied", engine: "LRA", range: 3, die: -1 } as const;
    const game = searching([4], {
      change: (position) => void (position.terms = { ...position.terms, cycles: [{ search: only }] }),
    });
    make(game, { search: "1435" });
    // The 4 counts as 3, which is a blue result.
    expect(japanese(game).detected).toBe(true);
    expect(decisionSides(game)).not.toContain("allied");
  });

  it("reads the part of the chart for the night at night (26.6)", () => {
    const game = searching([3], { change: (position) => void (position.lighting = "night") });
    expect(offered(game, "search")).toEqual(["1435"]);
    // Nothing but the LRA reaches so far, so it goes without a question. By day a 3 would find the Task Force.
    make(game, { search: "1435" });
    expect(japanese(game).detected).toBe(false);
  });

  it("hides from the enemy which unit searched (2.5.10)", () => {
    const game = searching([9]);
    make(game, { search: "1435" }, { airUnit: "guadalcanal-lra" });
    const { searches } = view(game, "japanese") as unknown as { searches: object[] };
    expect(searches).toEqual([{ side: "allied", hex: "1435", ship: null, airUnit: null }]);
    expect(JSON.stringify(view(game, "japanese"))).not.toContain("guadalcanal-lra");
  });

  it("hides it from the enemy who reports, too (2.5.10)", () => {
    const game = searching([4], { change: (position) => near(position, "1434") });
    make(game, { search: "1434" }, { airUnit: "guadalcanal-lra" });
    expect(decision(game).side).toBe("japanese");
    expect(JSON.stringify(view(game, "japanese"))).not.toContain("guadalcanal-lra");
  });

  it("reaches as far as the parameters say, and finds more where several Forces are (2.5.11)", () => {
    const using = rulesWith("parameters.json", "/search/range", 2);
    expect(offered(searching([], { using }), "search")).toEqual([]);
    const twice = (rules = rulesWith("parameters.json", "/search/forces", -1)) => {
      const game = searching([6], {
        using: rules,
        change: (position) => {
          const own = position.taskForces.find(({ side }) => side === 1)!;
          position.taskForces.push({ ...own, id: "tf-2", name: "TF 2" });
        },
      });
      make(game, { search: "1435" }, { airUnit: "guadalcanal-lra" });
      return japanese(game).detected;
    };
    expect(twice()).toBe(false);
    expect(twice(rulesWith("parameters.json", "/search/forces", -2))).toBe(true);
  });

  it("takes a dummy off the map (34.4)", () => {
    const game = searching([0], {
      change: (position) => {
        const own = position.taskForces.find(({ side }) => side === 1)!;
        position.taskForces.push({ ...own, id: "tf-9", name: "TF 9", dummy: true });
      },
    });
    make(game, { search: "1435" }, { airUnit: "guadalcanal-lra" });
    expect(diary(game)).toContain("is a dummy");
    expect(game.table.position.taskForces.at(-1)!.hex).toBe(-1);
  });

  it("profits from radar with that option (34.12)", () => {
    const found = (options: string[]) => {
      const game = searching([6], { options, change: (position) => void (position.month = "1943-01") });
      make(game, { search: "1435" }, { airUnit: "guadalcanal-lra" });
      return japanese(game).detected;
    };
    expect(found([])).toBe(false);
    expect(found(["radar"])).toBe(true);
  });
});

const decisionSides = (game: ReturnType<typeof searching>): string[] => {
  try {
    return [decision(game).side];
  } catch {
    return [];
  }
};
