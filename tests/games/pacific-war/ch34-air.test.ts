import { describe, expect, it } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { carrierScene, moveForce } from "./ch28-scene";
import { pending } from "../../../lib/kernel";
import { diary, make, offered, type Pacific, piece, rules, rulesWith } from "./engine";

const SKILL = "defensive-pilot-skill";

/** Marines in kinds of the test's choice fly to the Japanese carriers, which they reach from Guadalcanal. */
const raid = (
  kind: string,
  {
    options = [],
    dice = [9, 9, 9, 9, 9, 9],
    using = rules,
  }: Partial<Record<"options", string[]>> & {
    dice?: number[];
    using?: typeof rules;
  } = {},
  more: (position: Position) => void = () => undefined,
): Pacific =>
  carrierScene({
    options,
    dice,
    using,
    change: (position) => {
      const { airUnits } = position;
      const marines = airUnits[piece(airUnits, "marine-fighters")]!;
      Object.assign(marines, { kind: rules.airClassOf[kind]!, steps: 6 });
      more(position);
    },
  });

/** The strength with which a unit fires in air combat over the carriers. */
function strength(game: Pacific, who: RegExp): number {
  make(game, { mission: "strike", at: "0832" }, { fly: "marine-fighters" }, { do: "done" });
  make(game, { do: "search", at: "0832" }, { cap: "shokaku-air-group" });
  return Number(who.exec(diary(game))![1]);
}
const ofCap = /Shokaku air group \(\d\) fires with (-?\d+)/;
const ofRaid = /Marine fighters \(\d\) fires with (-?\d+)/;

describe("optional rules of air combat", () => {
  it("34.5 a unit that attacks a better one loses the difference of their Status Levels", () => {
    const against = (options: string[]): number =>
      strength(raid("us-f-l0", { options, dice: [0, 9, 9] }), ofRaid);
    // L0 against the L2 of Shokaku.
    expect(against([]) - against([SKILL])).toBe(2);
  });

  it("34.7 US bombers are better as targets than they fight, with 34.5", () => {
    const level = (options: string[], using = rules): number =>
      strength(
        raid("us-b-l0", { options, using, dice: [0, 9, 9] }, ({ airUnits }) => {
          airUnits[piece(airUnits, "shokaku-air-group")]!.kind = rules.airClassOf["j-f-cv-l1"]!;
        }),
        ofCap,
      );
    expect(level([SKILL]) - level([SKILL, "bomber-toughness"])).toBe(1);
    const tougher = rulesWith("parameters.json", "/optional/bomberLevel", 1);
    expect(level([SKILL]) - level([SKILL, "bomber-toughness"], tougher)).toBe(0);
  });

  it("34.6 land-based L2 fighters fly further, and then only escort or strafe", () => {
    // Six hexes out and six back are more than the range of ten, and less than that and four.
    const far = (options: string[], at: string, using = rules): Pacific =>
      raid("us-f-l2", { options, using, dice: [9, 9, 9, 9] }, (position) => {
        for (const unit of position.airUnits) unit.activated = unit.id === "marine-fighters";
        moveForce(position, 1, at);
      });
    const on = ["extended-fighter-range"];
    expect(offered(far([], "1140"), "mission")).toEqual([]);
    expect(offered(far(on, "1140"), "mission")).toEqual(["strike", "supremacy"]);
    const shorter = rulesWith("parameters.json", "/optional/fighterRange/allied", 1);
    expect(offered(far(on, "1140", shorter), "mission")).toEqual([]);
    const level = rulesWith("parameters.json", "/optional/fighterLevel", 3);
    expect(offered(far(on, "1140", level), "mission")).toEqual([]);
    const targets = (at: string): unknown[] => {
      const game = far(on, at);
      make(game, { mission: "strike", at });
      while (pending(game).length > 0 && offered(game, "unit").length === 0)
        make(game, pending(game)[0]!.options.at(-1)!);
      return offered(game, "ship");
    };
    expect(targets("1138")).toContain("j-cv5");
    expect(targets("1140")).toEqual([]);
  });
});
