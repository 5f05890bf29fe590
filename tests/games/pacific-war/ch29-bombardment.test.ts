import { describe, expect, it } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { pending, view } from "../../../lib/kernel";
import { decision, diary, hex, make, offered, rules, rulesWith, scene, ship } from "./engine";
import { fleets, STRAIT, withFleets } from "./fleets";

const battalion = (position: Position, id: string, at = STRAIT): void => {
  position.groundUnits.push({
    id,
    kind: rules.groundClassOf["us-1-def-bn"]!,
    hits: 0,
    hex: hex(at),
    ship: -1,
    activated: true,
    cycleMoves: 2,
    broken: false,
    assault: "none",
    entered: false,
    moved: false,
  });
};
const base = (position: Position): void => {
  position.bases.push({ side: 0, kind: rules.baseClassOf["us-base-small"]!, hex: hex(STRAIT), hits: 0 });
};

const fighters = (id: string, steps: number): Position["airUnits"][number] => ({
  ...scene("still").table.position.airUnits[0]!,
  id,
  kind: rules.airClassOf["us-f-l1"]!,
  steps,
  hex: hex(STRAIT),
  ship: -1,
});

interface Given {
  japanese?: string[];
  at?: string;
  more?: (position: Position) => void;
  dice?: number[];
  using?: typeof rules;
}
const shelling = ({ japanese = ["j-ca3"], at = STRAIT, more = base, dice = [], using = rules }: Given = {}) =>
  scene(
    "bombardment",
    {},
    withFleets(fleets({ japanese: { "tf-1": { at, ships: japanese } } }, more), { dice, using }),
  );
const there = { do: "bombard", hex: STRAIT };
const uses = (id: string) => ({ do: "bombard", ship: id });

describe("29.3 bombardment", () => {
  it("a Task Force bombards in a shoreline hex with ground units or a Base, and without enemy naval units", () => {
    expect(offered(shelling(), "hex")).toEqual([STRAIT]);
    expect(pending(shelling({ more: () => undefined }))).toEqual([]);
    const withEnemy = (position: Position): void => {
      base(position);
      position.fleet.hex[ship("us-dd7")] = hex(STRAIT);
    };
    expect(pending(shelling({ more: withEnemy }))).toEqual([]);
    const withGuns = (position: Position): void => {
      battalion(position, "marines", "2942");
      position.fortifications[rules.fortificationOf["a-fort-wake"]!] = 2;
    };
    expect(pending(shelling({ at: "2942", more: withGuns }))).toEqual([]);
  });

  it("ships without a Bombardment Strength, and those outside of Task Forces, do not bombard", () => {
    expect(pending(shelling({ japanese: ["j-aa1"] }))).toEqual([]);
    const inPort = (position: Position): void => {
      base(position);
      position.fleet.taskForce[ship("j-ca3")] = -1;
    };
    expect(pending(shelling({ more: inPort }))).toEqual([]);
  });

  it("the ships that are used are revealed first, then the ground units of the hex", () => {
    const game = shelling({
      japanese: ["j-ca3", "j-dd1"],
      more: (position) => battalion(position, "marines"),
    });
    make(game, there, uses("j-ca3"), { do: "hold-fire", ship: "j-dd1" });
    const seen = view(game, "allied") as unknown as { ships: object };
    expect(Object.keys(seen.ships)).toContain("j-ca3");
    expect(Object.keys(seen.ships)).not.toContain("j-dd1");
    const own = view(game, "japanese") as unknown as { groundUnits: { id: string }[] };
    expect(own.groundUnits.map(({ id }) => id)).toEqual(["marines"]);
    expect(decision(game).options).toEqual([
      { do: "fire", ship: "j-ca3", unit: "marines" },
      { do: "hold-fire", ship: "j-ca3" },
    ]);
  });

  it("without ships that are used nothing is revealed", () => {
    const game = shelling({ more: (position) => battalion(position, "marines") });
    make(game, there, { do: "hold-fire", ship: "j-ca3" });
    expect(pending(game)).toEqual([]);
    expect(diary(game)).not.toContain("Ashore");
  });

  it("a ship fires once, at a Base on the line of installations", () => {
    const game = shelling({ dice: [1] });
    make(game, there, uses("j-ca3"), { do: "fire", ship: "j-ca3", base: STRAIT });
    // Strength 4 with a 1 reads column 4.
    const line = rules.charts["air-naval-results"]!.rows.findIndex(
      ({ id }) => id === "bombard-vs-installation",
    );
    const expected = rules.charts["air-naval-results"]!.cells[line]![4]!.parts[0];
    expect(expected).toBeGreaterThan(0);
    expect(game.table.position.bases[0]!.hits).toBe(expected);
    expect(pending(game)).toEqual([]);
  });

  it("4.1 each hit on a Base costs an air step there: the attacker chooses the first, the owner the others", () => {
    const game = shelling({
      dice: [0],
      more: (position) => {
        base(position);
        position.airUnits.push(fighters("one", 3), fighters("two", 3));
      },
    });
    make(game, there, uses("j-ca3"), { do: "fire", ship: "j-ca3", base: STRAIT });
    expect(decision(game)).toMatchObject({ side: "japanese", step: "grounded-losses" });
    make(game, { lose: "two" });
    const { hits } = game.table.position.bases[0]!;
    expect(hits).toBeGreaterThan(1);
    for (let n = 1; n < hits; n++) {
      expect(decision(game)).toMatchObject({ side: "allied", step: "grounded-losses" });
      make(game, { lose: "one" });
    }
    expect(game.table.position.airUnits.map(({ steps }) => steps)).toEqual([4 - hits, 2]);
    expect(pending(game)).toEqual([]);
  });

  it("4.1 a Base that is interdicted loses one step more", () => {
    const lost = (using = rules) => {
      const game = shelling({
        dice: [1],
        using,
        more: (position) => {
          base(position);
          position.bases[0]!.hits = 4;
          position.airUnits.push(fighters("one", 6));
        },
      });
      make(game, there, uses("j-ca3"), { do: "fire", ship: "j-ca3", base: STRAIT });
      expect(diary(game)).toContain("is interdicted");
      return 6 - game.table.position.airUnits[0]!.steps;
    };
    expect(lost(rulesWith("parameters.json", "/air/interdictionLoss", 2))).toBe(lost() + 1);
  });

  it("3.1 hits lower the Bombardment Strength", () => {
    const hitsWith = (hits: number) => {
      const more = (position: Position): void => {
        base(position);
        position.fleet.hits[ship("j-ca3")] = hits;
      };
      const game = shelling({ dice: [1], more });
      make(game, there, uses("j-ca3"), { do: "fire", ship: "j-ca3", base: STRAIT });
      return game.table.position.bases[0]!.hits;
    };
    expect(hitsWith(3)).toBeLessThan(hitsWith(0));
  });

  it("a ground unit makes one Troop Quality check in the phase, however often it is hit", () => {
    const using = rulesWith("charts/air-naval-results.json", "/rows/bombard-vs-ground/cells/1", "TQ");
    const game = shelling({
      japanese: ["j-ca3", "j-ca4"],
      more: (position) => battalion(position, "marines"),
      // Strength 4 with a 4 twice; a check that fails in between.
      dice: [4, 9, 4],
      using,
    });
    make(
      game,
      there,
      uses("j-ca3"),
      uses("j-ca4"),
      { do: "fire", ship: "j-ca3", unit: "marines" },
      { do: "fire", ship: "j-ca4", unit: "marines" },
    );
    expect(game.table.position.groundUnits[0]!.broken).toBe(true);
    expect(diary(game).match(/Troop Quality/g)).toHaveLength(1);
  });

  it("11.3.1 an Offensive Support Base is gone with five hits", () => {
    const left = (using = rules) => {
      const game = shelling({
        dice: [1],
        using,
        more: ({ supportBases }) => void supportBases.push({ side: 0, hex: hex(STRAIT), hits: 4 }),
      });
      make(game, there, uses("j-ca3"), { do: "fire", ship: "j-ca3", supportBase: STRAIT });
      return game.table.position.supportBases.length;
    };
    expect(left()).toBe(0);
    expect(left(rulesWith("parameters.json", "/installations/supportBaseHits", 9))).toBe(1);
  });
});
