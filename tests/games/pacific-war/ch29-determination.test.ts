import { describe, expect, it } from "vitest";
import { Gone } from "../../../lib/games/pacific-war/model/position";
import { pending } from "../../../lib/kernel";
import { decision, diary, hex, make, offered, rules, rulesWith, scene, ship } from "./engine";
import { fleets, fires, holds, withFleets } from "./fleets";

const battle = (at: string, allied: boolean, japanese: boolean, using = rules) =>
  scene(
    "naval-battles",
    {},
    withFleets(
      fleets({
        allied: { "tf-1": { at, detected: allied, ships: ["us-ca2"] } },
        japanese: { "tf-1": { at, detected: japanese, ships: ["j-ca1"] } },
      }),
      { using },
    ),
  );

const sidesAsked = (game: ReturnType<typeof battle>) => pending(game).map(({ side }) => side);

describe("29.1 determination", () => {
  it("29.1.A sides that have detected one another fight in any water, and both fire", () => {
    for (const at of ["0126", "0125", "1134"])
      expect(sidesAsked(battle(at, true, true))).toEqual(["allied", "japanese"]);
  });

  it("29.1.B undetected sides pass each other in Open water", () => {
    const game = battle("0126", false, false);
    expect(pending(game)).toEqual([]);
    expect(diary(game)).toContain("pass each other unseen");
    expect(game.table.position.continuing).toEqual([]);
  });

  it("29.1.C undetected sides in Coastal or Restricted water are both detected, and fight without Surprise", () => {
    for (const at of ["0125", "1134"]) {
      const game = battle(at, false, false);
      expect(sidesAsked(game)).toEqual(["allied", "japanese"]);
      expect(game.table.position.taskForces.map(({ detected }) => detected)).toEqual([true, true]);
    }
  });

  it("29.1.C a dummy that comes upon the enemy with other ships is detected too, and so removed (34.4)", () => {
    const game = scene(
      "naval-battles",
      {},
      withFleets(
        fleets(
          {
            allied: { "tf-1": { detected: false, ships: ["us-ca2"] } },
            japanese: {
              "tf-1": { detected: false, ships: ["j-ca1"] },
              "tf-2": { detected: false, ships: [] },
            },
          },
          ({ taskForces }) => void (taskForces[2]!.dummy = true),
        ),
      ),
    );
    expect(game.table.position.taskForces.map(({ hex: at }) => at)).toEqual([hex("1134"), hex("1134"), -1]);
  });

  it("29.1.C which water that is stands in the Terrain Effects Chart", () => {
    const using = rulesWith("tables/terrain-effects.json", "/waters/coastal/meet", false);
    expect(pending(battle("0125", false, false, using))).toEqual([]);
  });

  it("29.1.D the side that is not detected has Surprise, and fires alone", () => {
    expect(sidesAsked(battle("0126", true, false))).toEqual(["japanese"]);
    expect(sidesAsked(battle("0126", false, true))).toEqual(["allied"]);
    expect(diary(battle("0126", true, false))).toContain("Japan has Surprise");
  });

  it("29.1 ships that are not Activated are detected, and do not begin a battle", () => {
    const inPort = (activated: boolean) =>
      scene(
        "naval-battles",
        {},
        withFleets(
          fleets({ japanese: { "tf-1": { detected: false, ships: ["j-ca1"] } } }, ({ fleet }) => {
            fleet.hex[ship("us-ca2")] = hex("1134");
            fleet.activated[ship("us-ca2")] = false;
            fleet.activated[ship("j-ca1")] = activated;
          }),
        ),
      );
    expect(sidesAsked(inPort(true))).toEqual(["japanese"]);
    expect(pending(inPort(false))).toEqual([]);
  });

  it("29.1 a side is detected when one of its Task Forces is", () => {
    const game = scene(
      "naval-battles",
      {},
      withFleets(
        fleets({
          allied: { "tf-1": { ships: ["us-ca2"] } },
          japanese: {
            "tf-1": { detected: false, ships: ["j-ca1"] },
            "tf-2": { detected: true, ships: ["j-ca2"] },
          },
        }),
      ),
    );
    expect(sidesAsked(game)).toEqual(["allied", "japanese"]);
  });

  it("29.1 the scenario may give Surprise, a range for all phases, and leave bids out", () => {
    const game = scene(
      "naval-battles",
      {},
      {
        scenario: "engagement-02-savo-island",
        seed: 1,
        change: (position) => {
          position.cycle = 1;
          for (const group of position.taskForces) group.detected = true;
        },
      },
    );
    // Both sides have more than four ships.
    expect(sidesAsked(game)).toEqual(["allied", "japanese"]);
    expect(diary(game)).toContain("Japan has Surprise");
  });

  it("29.0 the Operation player chooses the order of the hexes", () => {
    const game = scene(
      "naval-battles",
      {},
      withFleets(
        fleets({
          allied: {
            "tf-1": { at: "0125", ships: ["us-ca2"] },
            "tf-2": { at: "1134", ships: ["us-ca3"] },
          },
          japanese: {
            "tf-1": { at: "0125", ships: ["j-ca1"] },
            "tf-2": { at: "1134", ships: ["j-ca2"] },
          },
        }),
        { dice: [] },
      ),
    );
    expect(decision(game).side).toBe("japanese");
    expect(offered(game, "hex")).toEqual(["1134", "0125"]);
    make(game, { do: "fight", hex: "1134" });
    expect(offered(game, "ship")).toContain("us-ca3");
    expect(offered(game, "ship")).not.toContain("us-ca2");
  });

  it("24.1 with the errata ships that fight are detected", () => {
    const fight = (combatDetects: boolean) => {
      const game = battle(
        "0126",
        true,
        false,
        rulesWith("parameters.json", "/search/combatDetects", combatDetects),
      );
      make(game, holds("j-ca1"));
      return game.table.position.taskForces.map(({ detected }) => detected);
    };
    expect(fight(false)).toEqual([true, false]);
    expect(fight(true)).toEqual([true, true]);
  });

  it("a hex where a battle went on and one side is gone is no longer one", () => {
    const game = scene(
      "naval-battles",
      {},
      withFleets(
        fleets({ allied: { "tf-1": { ships: ["us-ca2"] } } }, (position) => {
          position.continuing = [{ hex: hex("1134"), half: 0 }];
          position.taskForces[0]!.engaged = true;
        }),
      ),
    );
    expect(pending(game)).toEqual([]);
    expect(game.table.position.continuing).toEqual([]);
    expect(game.table.position.taskForces[0]!.engaged).toBe(false);
  });

  it("2.3.4 the guns of Singapore have strength 0 once enemies have come over land", () => {
    const singapore = rules.fortifications[rules.fortificationOf["a-fort-singapore"]!]!;
    const at = rules.hexes.ids[singapore.hex]!;
    const shoot = (overland: boolean, using = rules) => {
      const game = scene(
        "naval-battles",
        {},
        withFleets(
          fleets({ japanese: { "tf-1": { at, ships: ["j-bb1"] } } }, (position) => {
            position.fortifications[rules.fortificationOf["a-fort-singapore"]!] = 0;
            const from = rules.hexes.next[singapore.hex * 6]!;
            if (overland) position.entryArrows.push({ side: 1, from, to: singapore.hex });
          }),
          { dice: [3], using },
        ),
      );
      make(game, holds("j-bb1"), fires("a-fort-singapore", "j-bb1"));
      return game.table.position.fleet.hits[ship("j-bb1")];
    };
    // Strength 7 with a 3 reads column 5.
    expect([shoot(false), shoot(true)]).toEqual([2, 0]);
    const using = rulesWith("bases.json", "/fortifications/a-fort-singapore/overlandStrength", 5);
    expect(shoot(true, using)).toBeGreaterThan(0);
  });

  it("2.3.4 guns on shore are a naval unit that is detected; torpedoes are not fired at them", () => {
    const game = scene(
      "naval-battles",
      {},
      withFleets(
        fleets({ japanese: { "tf-1": { at: "2942", ships: ["j-ca1"] } } }, ({ fortifications }) => {
          fortifications.fill(Gone.absent);
          fortifications[rules.fortificationOf["a-fort-wake"]!] = 3;
        }),
        { dice: [0, 5] },
      ),
    );
    const own = decision(game, "japanese").options;
    expect(own).toEqual([fires("j-ca1", "a-fort-wake"), holds("j-ca1")]);
    make(game, fires("j-ca1", "a-fort-wake"), fires("a-fort-wake", "j-ca1"));
    const { fortifications, fleet } = game.table.position;
    // Wake is Coastal: short range at night. Strength 4 and a 0 on the line of installations; no critical hit.
    expect(fortifications[rules.fortificationOf["a-fort-wake"]!]).toBe(5);
    // Four guns less three hits, and a 5.
    expect(fleet.hits[ship("j-ca1")]).toBe(0);
    expect(diary(game)).toContain("is silenced");
  });
});
