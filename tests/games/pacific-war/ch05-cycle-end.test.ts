import { describe, expect, it } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { view } from "../../../lib/kernel";
import { hex, scene, ship } from "./engine";
import { fleets, STRAIT, withFleets } from "./fleets";

/** A Battle Cycle without phases: what begins and ends with it. */
const emptyCycle = (change: (position: Position) => void) =>
  scene(
    "battle-cycle",
    { i: 99 },
    { scenario: "battle-02-coral-sea", change: (position) => change(Object.assign(position, { cycle: 1 })) },
  ).table.position;

describe("the end of a battle", () => {
  it("comes when all units on the map are Deactivated, whatever has left the map (20.5)", () => {
    const { position } = scene(
      "battle-cycles",
      {},
      {
        scenario: "battle-02-coral-sea",
        change: ({ airUnits, fleet, groundUnits }) => {
          fleet.activated.fill(false);
          for (const each of [...airUnits, ...groundUnits]) each.activated = false;
          Object.assign(airUnits[0]!, { activated: true, hex: -3 });
        },
      },
    ).table;
    expect(position.cycle).toBe(0);
  });
});

describe("the end of a Battle Cycle", () => {
  it("Deactivates ground units without a Battle Cycle Move (23.1.2.C)", () => {
    const { groundUnits } = emptyCycle((position) => {
      position.groundUnits[0]!.cycleMoves = 0;
      position.groundUnits[1]!.cycleMoves = 1;
    });
    expect(groundUnits.slice(0, 2).map(({ activated }) => activated)).toEqual([false, true]);
  });

  it("keeps those Activated that still have to attack where they landed (23.8.3)", () => {
    const { groundUnits } = emptyCycle(({ groundUnits: units }) => {
      Object.assign(units[0]!, { cycleMoves: 0, assault: "amphibious" });
    });
    expect(groundUnits[0]!.activated).toBe(true);
  });

  it("makes a seaplane carrier a base that has stayed near land, and no other (2.3.2.3)", () => {
    const rested = (at: string, moved: number) =>
      scene(
        "battle-cycle",
        { i: 99 },
        withFleets(
          fleets({ japanese: { "tf-1": { at, ships: ["j-cvs4"] } } }, ({ taskForces }) => {
            taskForces[0]!.moved = moved;
          }),
        ),
      ).table.position.fleet.rested[ship("j-cvs4")];
    expect([rested(STRAIT, 0), rested(STRAIT, 1), rested("0835", 0)]).toEqual([true, false, false]);
  });

  it("makes no base of one that has withdrawn from a naval battle (2.3.2.3)", () => {
    const tender = ship("j-cvs4");
    const { fleet } = scene(
      "battle-cycle",
      {
        i: 99,
        secret: [
          { ships: [], hexes: [] },
          { ships: [tender], hexes: [hex("1135")] },
        ],
      },
      withFleets(fleets({ japanese: { "tf-1": { at: STRAIT, ships: ["j-cvs4"] } } })),
    ).table.position;
    expect(fleet.rested[tender]).toBe(false);
  });

  it("makes one base in a hex at most (2.3.2.3)", () => {
    const { fleet } = scene(
      "battle-cycle",
      { i: 99 },
      withFleets(fleets({ japanese: { "tf-1": { at: STRAIT, ships: ["j-cvs3", "j-cvs4"] } } })),
    ).table.position;
    expect([fleet.rested[ship("j-cvs3")], fleet.rested[ship("j-cvs4")]]).toEqual([true, false]);
  });

  it("remembers where seaplane carriers were at first, each side its own (2.5.10)", () => {
    const change = fleets({ japanese: { "tf-1": { at: STRAIT, ships: ["j-cvs4"] } } });
    const game = scene("battle-cycles", {}, { scenario: "battle-02-coral-sea", change });
    const secretOf = (side: string) => JSON.stringify((view(game, side) as { frames: object }).frames);
    expect(secretOf("japanese")).toContain("j-cvs4");
    expect(secretOf("allied")).not.toContain("j-cvs4");
  });
});
