import { describe, expect, it } from "vitest";
import { pending } from "../../../lib/kernel";
import { decision, diary, hex, make, offered, rules, rulesWith, scene, ship } from "./engine";
import { type Changes, facing, FIELD, onLand, WAKE } from "./ground-scenes";

/** A Japanese army beside an Australian brigade of three steps: far more than twice as many. */
const twice: Changes = {
  "j-144-rgt": { hex: FIELD },
  "j-snlf-kure-3": { hex: FIELD },
  "j-garrison-1": { hex: FIELD },
  "au-7-bde": { hex: FIELD, hits: 1 },
};

describe("the beginning of an Operation", () => {
  it("lets the Operation player lay siege where he has twice the steps of the enemy (31.6)", () => {
    const game = onLand("operation-start", twice);
    expect(decision(game).side).toBe("japanese");
    make(game, { siege: rules.hexes.ids[FIELD]! });
    expect(game.table.position.sieges).toEqual([{ side: 1, hex: FIELD }]);
    expect(pending(game)).toEqual([]);
  });

  it("asks for no siege with fewer steps, by the ratio of the data (31.6)", () => {
    expect(pending(onLand("operation-start", facing()))).toEqual([]);
    const using = rulesWith("parameters.json", "/groundCombat/siegeRatio", 1);
    expect(offered(onLand("operation-start", facing(), { using }), "siege")).toHaveLength(1);
  });

  it("knows no siege of an atoll or of an island of one hex (31.6)", () => {
    const on = (at: number): Changes =>
      Object.fromEntries(Object.entries(twice).map(([id, members]) => [id, { ...members, hex: at }]));
    expect(pending(onLand("operation-start", on(WAKE)))).toEqual([]);
    const alone = rules.hexes.land.findIndex(
      (land, n) => land !== "none" && land !== "atoll" && rules.hexes.ground[n] === 0,
    );
    expect(alone).toBeGreaterThan(0);
    expect(pending(onLand("operation-start", on(alone)))).toEqual([]);
  });

  it("gives the ships their torpedoes back (29.2.1)", () => {
    const game = scene(
      "operation-start",
      {},
      { change: ({ fleet }) => void (fleet.torpedoes[ship("j-ca9")] = 2) },
    );
    expect(game.table.position.fleet.torpedoes[ship("j-ca9")]).toBe(0);
  });
});

describe("giving an Operation up", () => {
  const contact = (at?: string) =>
    scene(
      "naval-increment",
      { side: 1, inContact: true, moved: [] },
      {
        scenario: "battle-02-coral-sea",
        change: ({ taskForces }) => {
          if (at !== undefined) taskForces.find(({ side }) => side === 1)!.hex = hex(at);
        },
      },
    );

  it("deactivates all units of the Operation player while his ships are in port (23.4.F.b)", () => {
    const game = contact();
    make(game, { do: "deactivate-all" });
    const { fleet, airUnits, groundUnits } = game.table.position;
    const ships = [...rules.ships.keys()].filter((n) => rules.ships[n]!.side === 1);
    expect(ships.some((n) => fleet.activated[n])).toBe(false);
    expect(airUnits.some(({ kind, activated }) => rules.airClasses[kind]!.side === 1 && activated)).toBe(
      false,
    );
    expect(
      groundUnits.some(({ kind, activated }) => rules.groundClasses[kind]!.side === 1 && activated),
    ).toBe(false);
    expect(diary(game)).toContain("given up");
  });

  it("is not possible with ships at sea, nor for the other side (20.5.3)", () => {
    expect(offered(contact("1536"), "do")).toEqual(["done"]);
    const other = scene(
      "naval-increment",
      { side: 0, inContact: true, moved: [] },
      { scenario: "battle-02-coral-sea" },
    );
    expect(offered(other, "do")).toEqual(["done"]);
  });
});
