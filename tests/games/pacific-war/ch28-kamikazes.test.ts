import { describe, expect, it } from "vitest";
import { hasAborted, type MissionData } from "../../../lib/games/pacific-war/ch28-air-missions/mission";
import { carrierScene, unit } from "./ch28-scene";
import { diary, make, offered, type Pacific, piece, rules, rulesWith } from "./engine";

/** The class of Kamikazes with a range of 4: it gets to the carriers three hexes away, and not back. */
const using = rulesWith("aircraft.json", "/aircraft/j-kamikaze/range", 4);
const ordinary = rulesWith("aircraft.json", "/aircraft/j-kamikaze/kamikaze", false);
const near = { ...ordinary, airClasses: ordinary.airClasses.map((each) => ({ ...each, range: 4 })) };

/** Kamikazes of Japan on an airbase beside its carriers; it has the Advantage. Nothing else of Japan flies. */
const scene = (dice: number[], { rules: of = using, level = 6 } = {}): Pacific =>
  carrierScene({
    dice,
    using: of,
    change(position) {
      const { airUnits, bases, taskForces } = position;
      position.advantage = 1;
      for (const each of airUnits) each.activated = false;
      bases.push({ side: 1, kind: rules.baseClassOf["japan-base-large"]!, hex: taskForces[1]!.hex, hits: 0 });
      const other = airUnits[piece(airUnits, "shokaku-air-group")]!;
      airUnits.push({
        ...other,
        id: "kamikazes",
        name: "Kamikazes",
        kind: rules.airClassOf["j-kamikaze"]!,
        steps: level,
        ship: -1,
        activated: true,
      });
    },
  });

describe("28.19 Kamikazes", () => {
  it("fly no mission but a strike at Task Forces, as far as they get one way", () => {
    expect(offered(scene([]), "mission")).toEqual(["strike"]);
    expect(offered(scene([], { rules: near }), "mission")).not.toContain("strike");
  });

  it("do not abort, however many hits they take (28.9)", () => {
    const missions = { hits: [5], airUnits: [] as number[], kind: "strike" } as unknown as MissionData;
    const aborts = (of: typeof rules): boolean => {
      const game = scene([], { rules: of });
      const n = piece(game.table.position.airUnits, "kamikazes");
      return hasAborted(game.table, { ...missions, airUnits: [n] }, n);
    };
    expect([aborts(using), aborts(ordinary)]).toEqual([false, true]);
  });

  it("are eliminated in their attack, whatever it brings, by the line of F against ships", () => {
    const game = scene([9, 9, 9, 9, 9, 0]);
    make(game, { mission: "strike", at: "0835" });
    make(game, { do: "search", at: "0835" });
    make(game, { unit: "kamikazes", ship: offered(game, "ship")[0]! });
    while (unit(game, "kamikazes").steps > 0) make(game, { do: "done" });
    expect(diary(game)).toMatch(
      /Kamikazes \(6\) attacks with 6: 0 hits\.\nKamikazes \(6\) is eliminated in its attack\./,
    );
  });
});
