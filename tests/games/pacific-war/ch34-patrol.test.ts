import { describe, expect, it } from "vitest";
import { carrierScene, unit } from "./ch28-scene";
import { decision, diary, hex, make, offered, type Pacific, ship } from "./engine";

/** 34.16 Fighter patrol: the Marine fighters of Guadalcanal cover the carriers in 0835, three hexes away. */

const PATROL = "patrol";
const options = ["fighter-patrol"];

const patrolHexes = (game: Pacific): unknown[] =>
  decision(game).options.flatMap(({ mission, at }) => (mission === PATROL ? [at] : []));

/** The fighters are over the carriers when the Disadvantage Air Mission Phase begins. */
function onPatrol(dice: number[]): Pacific {
  const before = carrierScene({ options });
  // The carrier groups are there already: the Marine fighters alone can come.
  make(before, { mission: PATROL, at: "0835" });
  expect(unit(before, "marine-fighters")).toMatchObject({ over: hex("0835"), alerted: false });
  make(before, { do: "done" });
  return carrierScene(
    {
      options,
      dice,
      change: (position) => void Object.assign(position, structuredClone(before.table.position)),
    },
    "disadvantage-air-missions",
  );
}

function strikeUnseen(game: Pacific): void {
  make(game, { mission: "strike", at: "0835" }, { fly: "shokaku-air-group" }, { do: "done" });
  make(game, { do: "done" });
}

describe("34.16 fighter patrol", () => {
  it("is flown with the option alone, to another hex of its side within half the range (34.16)", () => {
    expect(patrolHexes(carrierScene())).toEqual([]);
    const flown = (to: string): unknown[] =>
      patrolHexes(
        carrierScene({
          options,
          change: ({ taskForces, fleet }) => {
            taskForces[0]!.hex = hex(to);
            for (const [n, of] of fleet.taskForce.entries()) if (of === 0) fleet.hex[n] = hex(to);
          },
        }),
      );
    // The Marine fighters are on Guadalcanal, twenty hexes from 0154.
    expect(flown("0835")).toEqual(expect.arrayContaining(["0835", "1134"]));
    expect(flown("0154")).not.toContain("0154");
  });

  it("is one unit (34.16)", () => {
    const game = carrierScene({ options });
    make(game, { mission: PATROL, at: "1134" });
    expect(offered(game, "fly").length).toBeGreaterThan(1);
    make(game, { fly: "enterprise-air-group" });
    make(game, { fly: "direct", to: "1134" });
    expect(decision(game).step).toBe("advantage-air-missions");
    expect(["enterprise-air-group", "yorktown-air-group"].map((id) => unit(game, id).over)).toEqual([
      hex("1134"),
      -1,
    ]);
  });

  it("flies CAP in the Disadvantage Air Mission Phase though the mission is not detected, and alone (34.16)", () => {
    const game = onPatrol(Array<number>(20).fill(9));
    strikeUnseen(game);
    // It is the only unit that can, and must: nothing is asked.
    expect(diary(game)).toContain("Marine fighters (3) fires with");
    expect(diary(game)).not.toContain("Alerted in");
  });

  it("goes home at the end of the phase (34.16)", () => {
    const game = onPatrol([]);
    make(game, { do: "done" });
    expect(unit(game, "marine-fighters")).toMatchObject({ over: -1, flown: 0, hex: hex("1134"), ship: -1 });
    expect(unit(game, "enterprise-air-group").ship).toBe(ship("us-cv4"));
  });
});
