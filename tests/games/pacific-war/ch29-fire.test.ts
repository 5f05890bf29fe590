import { describe, expect, it } from "vitest";
import { pending, view } from "../../../lib/kernel";
import { decision, diary, hex, make, rules, rulesWith, scene, ship } from "./engine";
import { fires, fleets, holds, withFleets } from "./fleets";

/** The battle in China Strait of the Comprehensive Example: night, Restricted water, both sides detected. */
const chinaStrait = (dice: number[]) =>
  scene(
    "naval-battles",
    {},
    withFleets(
      fleets(
        {
          allied: { "tf-2": { ships: ["au-ca1", "us-ca2"] } },
          japanese: {
            "tf-1": { ships: ["j-ca1", "j-ca2", "j-ca3", "j-dd1"] },
            "tf-3": { ships: ["j-aa1"] },
          },
        },
        ({ groundUnits }) => {
          groundUnits.push(aboard("j-144-rgt"), aboard("j-1-snlf", "j-144-rgt"));
        },
      ),
      { dice },
    ),
  );

const aboard = (id: string, kind = id) => ({
  id,
  kind: rules.groundClassOf[kind]!,
  hits: 0,
  hex: hex("1134"),
  ship: ship("j-aa1"),
  activated: true,
  cycleMoves: 2,
  broken: false,
  assault: "none" as const,
  entered: false,
  moved: false,
});

const places = (id: string) => ({ place: "ship", ship: id });
const japaneseFour = ["j-ca1", "j-ca2", "j-ca3", "j-dd1"].map(places);

/** Phase 1 of the example. */
function firstPhase(game: ReturnType<typeof chinaStrait>): void {
  make(
    game,
    ...japaneseFour,
    fires("j-ca1", "us-ca2"),
    fires("j-ca2", "us-ca2"),
    fires("j-ca3", "us-ca2"),
    fires("j-dd1", "au-ca1", "guns-and-torpedoes"),
    fires("us-ca2", "j-ca1"),
    fires("au-ca1", "j-ca1", "guns-and-torpedoes"),
  );
}
const firstDice = [3, 7, 2, 5, 0, 6, 2, 0, 2, 0, 4];

describe("29.2.1 fire", () => {
  it("the Comprehensive Example: CA1 takes 5 hits, CA2 three, and the Japanese CA1 sinks, all at once", () => {
    const game = chinaStrait(firstDice);
    firstPhase(game);
    const { hits, torpedoes } = game.table.position.fleet;
    expect([hits[ship("au-ca1")], hits[ship("us-ca2")]]).toEqual([5, 3]);
    expect(hits[ship("j-ca1")]).toBe(rules.ships[ship("j-ca1")]!.hitCapacity);
    expect([torpedoes[ship("j-dd1")], torpedoes[ship("au-ca1")]]).toEqual([1, 1]);
    expect(diary(game)).toContain("The range is short.");
    expect(decision(game, "allied").step).toBe("naval-bids");
  });

  it("the Comprehensive Example: a hit on the transport costs its troops two steps, of the owner's choice (23.8)", () => {
    const game = chinaStrait([...firstDice, 2]);
    firstPhase(game);
    make(game, { bid: "short" }, { bid: "short" });
    // CA2 has strength 5 less 3 hits.
    make(game, ...["j-ca2", "j-ca3", "j-dd1", "j-aa1"].map(holds), fires("us-ca2", "j-aa1"));
    expect(game.table.position.fleet.hits[ship("j-aa1")]).toBe(1);
    expect(decision(game)).toMatchObject({ side: "japanese", rule: "3.1", secret: true });
    make(game, { lose: "step", unit: "j-144-rgt" }, { lose: "step", unit: "j-144-rgt" });
    expect(game.table.position.groundUnits.map(({ hits }) => hits)).toEqual([2, 0]);
  });

  it("a ship that has no torpedoes left is not offered them: Allies fire once, Japan twice in an Operation", () => {
    const weapons = (used: number, using = rules) => {
      const game = scene(
        "naval-battles",
        {},
        withFleets(
          fleets(
            { allied: { "tf-1": { ships: ["au-ca1"] } }, japanese: { "tf-1": { ships: ["j-ca1"] } } },
            ({ fleet }) => {
              fleet.torpedoes[ship("au-ca1")] = used;
              fleet.torpedoes[ship("j-ca1")] = used;
            },
          ),
          { using },
        ),
      );
      return ["allied", "japanese"].map((side) =>
        decision(game, side).options.some((option) => option.with === "torpedoes"),
      );
    };
    expect([0, 1, 2].map((used) => weapons(used))).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
    const using = rulesWith("parameters.json", "/navalCombat/torpedoes/allied", 2);
    expect(weapons(1, using)).toEqual([true, true]);
  });

  it("each side plans without the other's plan, and neither fires before both have planned", () => {
    const game = chinaStrait(firstDice);
    make(game, ...japaneseFour, fires("us-ca2", "j-ca1"), holds("au-ca1"));
    expect(pending(game).map(({ side, secret }) => [side, secret])).toEqual([["japanese", true]]);
    expect(diary(game)).not.toContain("Guns");
    expect(JSON.stringify(view(game, "japanese"))).not.toContain("targetShip");
    expect(JSON.stringify(view(game, "allied"))).toContain("targetShip");
  });

  it("both sides see the ships on the display, and not those that wait (2.5.10)", () => {
    const game = chinaStrait([]);
    make(game, ...japaneseFour);
    const seen = Object.keys((view(game, "allied") as unknown as { ships: object }).ships);
    expect(seen).toContain("j-dd1");
    expect(seen).not.toContain("j-aa1");
  });

  it("3.1 hits lower the strength, and below zero a ship needs a 0 and then a 4 or less (3.4)", () => {
    const shoot = (from: string, hits: number, dice: number[]) => {
      const game = scene(
        "naval-battles",
        {},
        withFleets(
          fleets({
            allied: { "tf-1": { detected: false, ships: [from], hits: { [from]: hits } } },
            japanese: { "tf-1": { ships: ["j-bb1"] } },
          }),
          { dice },
        ),
      );
      make(game, fires(from, "j-bb1"));
      return game.table.position.fleet.hits[ship("j-bb1")];
    };
    // Strength 5 with a 2, and 1 with a 2.
    expect([shoot("us-ca2", 0, [2]), shoot("us-ca2", 4, [2])]).toEqual([2, 0]);
    expect([shoot("us-aa1", 0, [1]), shoot("us-aa1", 0, [0, 5]), shoot("us-aa1", 0, [0, 4])]).toEqual([
      0, 0, 1,
    ]);
    // A printed 2 with three hits.
    expect([shoot("us-dd7", 3, [1]), shoot("us-dd7", 3, [0, 4])]).toEqual([0, 1]);
  });

  it("23.8.2 a destroyer with troops aboard has half its strength, rounded up", () => {
    const shoot = (loaded: boolean) => {
      const game = scene(
        "naval-battles",
        {},
        withFleets(
          fleets(
            {
              allied: { "tf-1": { ships: ["us-bb1"] } },
              japanese: { "tf-1": { detected: false, ships: ["j-dd1"] } },
            },
            ({ groundUnits }) => {
              if (loaded) groundUnits.push({ ...aboard("j-144-rgt"), ship: ship("j-dd1") });
            },
          ),
          { dice: [2] },
        ),
      );
      make(game, fires("j-dd1", "us-bb1", "torpedoes"));
      return game.table.position.fleet.hits[ship("us-bb1")]!;
    };
    expect(shoot(true)).toBeLessThan(shoot(false));
  });

  it("2.3.2.2 a hit on a carrier costs a step on deck, of the owner's choice", () => {
    const game = scene(
      "naval-battles",
      {},
      withFleets(
        fleets(
          {
            allied: { "tf-1": { ships: ["us-cv4"] } },
            japanese: { "tf-1": { detected: false, ships: ["j-ca1"] } },
          },
          ({ airUnits }) => {
            for (const [id, steps] of [
              ["one", 2],
              ["two", 1],
            ] as const)
              airUnits.push({
                id,
                name: id,
                kind: rules.airClassOf["us-f-cv-l1"]!,
                steps,
                hex: hex("1134"),
                ship: ship("us-cv4"),
                activated: true,
                alerted: false,
                contactMoves: 0,
                flew: false,
                searchedAsLra: false,
                over: -1,
                flown: 0,
              });
          },
        ),
        { dice: [3] },
      ),
    );
    make(game, fires("j-ca1", "us-cv4"));
    expect(decision(game)).toMatchObject({ side: "allied", prompt: expect.stringContaining("1 air step") });
    make(game, { lose: "step", aircraft: "one" });
    expect(game.table.position.airUnits.map(({ steps }) => steps)).toEqual([1, 1]);
  });
});
