import { describe, expect, it } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { carrierScene, hitsOf, unit } from "./ch28-scene";
import { diary, hex, make, offered, type Pacific, piece, rules } from "./engine";

const KAMIKAZES = "shokaku-air-group";

/** Japan has the advantage, and Kamikazes on an airbase; the US carriers are at 0835. */
const kamikazes = (
  from: string,
  dice: readonly number[],
  change: (position: Position) => void = () => undefined,
): Pacific =>
  carrierScene({
    dice: [...dice],
    change: (position) => {
      const { airUnits, bases } = position;
      position.advantage = 1;
      bases.push({ side: 1, kind: rules.baseClassOf["japan-base-large"]!, hex: hex(from), hits: 0 });
      const group = airUnits[piece(airUnits, KAMIKAZES)]!;
      Object.assign(group, { kind: rules.airClassOf["j-kamikaze"]!, ship: -1, hex: hex(from), steps: 6 });
      // Nobody else flies.
      airUnits[piece(airUnits, "shokaku-air-group-replacements")]!.steps = 0;
      change(position);
    },
  });

const noCap = ({ airUnits }: Position): void => {
  for (const id of ["enterprise-air-group", "yorktown-air-group"]) airUnits[piece(airUnits, id)]!.steps = 0;
};

describe("28.19 Kamikazes", () => {
  it("use all their range to reach a Task Force, strike as F do, and are gone whatever comes of it", () => {
    const game = kamikazes("0826", [9, 9, 9, 9, 9, 9, 9], noCap);
    make(game, { mission: "strike", at: "0835" });
    make(game, { do: "done" }, { unit: KAMIKAZES, ship: "us-cv4" }, { unit: KAMIKAZES, do: "done" });
    expect(unit(game, KAMIKAZES).steps).toBe(0);
    expect(hitsOf(game, "us-cv4")).toBe(0);
    expect(diary(game)).toContain("attacks with 6");
    expect(diary(game)).toContain("is eliminated in its attack");
  });

  it("fly no mission but a strike, and strike nothing but Task Forces", () => {
    const airfield = (position: Position): void => {
      noCap(position);
      const { bases } = position;
      for (const at of ["0835", "0833"])
        bases.push({ side: 0, kind: rules.baseClassOf["us-base-small"]!, hex: hex(at), hits: 0 });
    };
    const game = kamikazes("0834", [9, 9, 9, 9, 9, 9], airfield);
    expect(offered(game, "mission")).toEqual(["strike"]);
    expect(offered(game, "at")).toEqual(["0835"]);
    make(game, { mission: "strike", at: "0835" });
    make(game, { fly: "direct", to: "0835" }, { do: "done" });
    expect(offered(game, "ship")).toEqual(["us-cv4", "us-cv5", "us-cl6"]);
  });

  it("keep whoever flies with them to Task Forces", () => {
    const airfield = (position: Position): void => {
      noCap(position);
      const { airUnits, bases } = position;
      bases.push({ side: 0, kind: rules.baseClassOf["us-base-small"]!, hex: hex("0835"), hits: 0 });
      const kind = rules.airClassOf["j-f-cv-l2"]!;
      const { id, name, ...others } = airUnits[piece(airUnits, KAMIKAZES)]!;
      airUnits.push({ ...others, id: `${id}-fighters`, name: `${name}, fighters`, kind });
    };
    const game = kamikazes("0834", [9, 9, 9, 9, 9, 9], airfield);
    make(game, { mission: "strike", at: "0835" }, { fly: KAMIKAZES }, { fly: `${KAMIKAZES}-fighters` });
    make(game, { fly: "direct", to: "0835" }, { do: "done" });
    expect(offered(game, "strike")).toEqual([]);
    expect(offered(game, "ship")).toEqual(["us-cv4", "us-cv5", "us-cl6"]);
  });

  it("are the F that CAP fights where there is no other, fire at nobody, and never abort (28.7.C, 28.9)", () => {
    // A search, two dice of the CAP's fire.
    const game = kamikazes("0834", [0, 0, 9, 9, 9, 9, 9]);
    make(game, { mission: "strike", at: "0835" });
    make(game, { fly: "direct", to: "0835" }, { do: "search", at: "0835" }, { cap: "enterprise-air-group" });
    const { steps } = unit(game, KAMIKAZES);
    expect(steps).toBeLessThanOrEqual(4);
    expect(steps).toBeGreaterThan(0);
    expect(unit(game, "enterprise-air-group").steps).toBe(4);
    make(game, { unit: KAMIKAZES, ship: "us-cv4" });
    expect(diary(game)).not.toContain("Escort");
  });
});
