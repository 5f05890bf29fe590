import { describe, expect, it } from "vitest";
import { eventsFor } from "../../../lib/kernel";
import { hitBase } from "../../../lib/games/pacific-war/model/damage";
import { marchInto } from "../../../lib/games/pacific-war/model/ground";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { groundMovementOf } from "../../../lib/games/pacific-war/ch23-movement/ground-movement";
import { decision, hex, make, offered, type Pacific, piece, rules, rulesWith, scene, ship } from "./engine";
import { PORT_MORESBY } from "./ground-scenes";

const BUNA = hex("1427");
const JAPAN = 1;

/** Japanese troops at Buna before a Port Moresby whose garrison has gone. */
const before = (more: (position: Position) => void = () => undefined, using = rules): Pacific =>
  scene("ground-movement", groundMovementOf(JAPAN), {
    scenario: "battle-02-coral-sea",
    using,
    change: (position) => {
      for (const unit of position.groundUnits)
        if (rules.groundClasses[unit.kind]!.side === 0) unit.hex = hex("0722");
      Object.assign(position.groundUnits[piece(position.groundUnits, "j-144-rgt")]!, {
        hex: BUNA,
        ship: -1,
        activated: true,
        cycleMoves: 2,
      });
      more(position);
    },
  });
const march = { move: "j-144-rgt", to: "1426" };

describe("23.1.5 overrun", () => {
  it("Port Moresby is reached by the track from Buna, for the points of the chart (23.1.1)", () => {
    const game = before();
    make(game, march);
    // What is taken both sides see (23.1.5).
    expect(eventsFor(game, "allied").map(({ text }) => text)).toContain("Port Moresby is taken.");
    const steep = rulesWith("tables/terrain-effects.json", "/lands/mountain/byTrack", 7);
    expect(offered(before(undefined, steep), "to")).not.toContain("1426");
  });

  it("armor does not take a track (23.1.1)", () => {
    const armored = rulesWith("ground-units.json", "/groundUnits/j-144-rgt/type", "armor");
    expect(offered(before(undefined, armored), "to")).not.toContain("1426");
  });

  it("a headquarters among enemies alone is disbanded (11.2.1)", () => {
    const n = rules.headquarters.findIndex(({ side }) => side === 0);
    const game = before(({ headquarters }) => void (headquarters[n] = PORT_MORESBY));
    make(game, march);
    expect(game.table.position.headquarters[n]).toBe(-1);
  });

  it("a Submarine Command leaves play with its Base, and when that is interdicted (25.0.C)", () => {
    const n = rules.submarineCommands.findIndex(({ side }) => side === 0);
    const there = ({ submarines }: Position): void => {
      submarines.hex[n] = PORT_MORESBY;
    };
    const game = before(there);
    make(game, march);
    expect(game.table.position.submarines.hex[n]).toBe(-1);
    const { table } = before(there);
    const base = table.position.bases.findIndex((each) => each.hex === PORT_MORESBY);
    hitBase(table, base, 10);
    expect(table.position.submarines.hex[n]).toBe(-1);
  });

  it("engineers who overrun a Base may found a small one at once (17.11)", () => {
    const kind = rules.groundClasses.findIndex(({ type, side }) => type === "engineer" && side === JAPAN);
    const game = before(
      ({ groundUnits }) => void (groundUnits[piece(groundUnits, "j-144-rgt")]!.kind = kind),
    );
    make(game, march);
    expect(decision(game).rule).toBe("17.11");
    make(game, { found: offered(game, "found")[0]! });
    const base = game.table.position.bases.find((each) => each.hex === PORT_MORESBY);
    expect(base?.side).toBe(JAPAN);
  });

  it("others who overrun a Base found none (17.11)", () => {
    const game = before();
    make(game, march);
    expect(game.table.position.bases.some((each) => each.hex === PORT_MORESBY)).toBe(false);
    expect(offered(game, "found")).toEqual([]);
  });

  it("ships of an overrun port take a hit, and leave with what is aboard (23.1.5.B)", () => {
    const [carrier, transport] = [ship("us-cv1"), ship("us-aa1")];
    const game = before(({ airUnits, fleet, groundUnits }) => {
      for (const n of [carrier, transport])
        Object.assign(fleet, {
          hex: fleet.hex.with(n, PORT_MORESBY),
          taskForce: fleet.taskForce.with(n, -1),
        });
      Object.assign(airUnits[piece(airUnits, "lexington-air-group")]!, { hex: PORT_MORESBY });
      Object.assign(groundUnits[piece(groundUnits, "au-7-bde")]!, { hex: PORT_MORESBY, ship: transport });
    });
    make(game, march);
    const { airUnits, fleet, groundUnits } = game.table.position;
    expect([fleet.hex[carrier], fleet.hits[carrier], fleet.hits[transport]]).toEqual([-3, 1, 1]);
    // 2.3.2.2, 23.8.1.F: a step of the aircraft, and two of the troops.
    expect(airUnits[piece(airUnits, "lexington-air-group")]).toMatchObject({ hex: -3, steps: 3 });
    expect(groundUnits[piece(groundUnits, "au-7-bde")]).toMatchObject({ hex: -3, hits: 2 });
  });

  it("an overrun resource hex changes hands (23.1.5.A)", () => {
    const place = rules.places.findIndex(({ resource, hex: at }) => resource !== "none" && at >= 0);
    const at = rules.places[place]!.hex;
    const from = rules.hexes.next[at * 6]!;
    const game = before(({ groundUnits, control }) => {
      control[place] = 0;
      Object.assign(groundUnits[piece(groundUnits, "j-144-rgt")]!, { hex: from });
    });
    const { groundUnits, control } = game.table.position;
    marchInto(game.table, piece(groundUnits, "j-144-rgt"), at);
    expect(control[place]).toBe(JAPAN);
  });
});

describe("23.1.5.D ships in an overrun anchorage at the end of the Operation", () => {
  const MILNE_BAY = "1328";
  /** A US cruiser lies in Milne Bay, which is a port location without a Base; troops of the sides are there or not. */
  const after = (troops: readonly string[], at = MILNE_BAY): boolean => {
    const game = scene(
      "operation-end",
      {},
      {
        scenario: "battle-02-coral-sea",
        change: ({ fleet, groundUnits, bases }) => {
          const n = ship("us-ca1");
          fleet.taskForce[n] = -1;
          fleet.hex[n] = hex(at);
          for (const base of bases) if (base.hex === hex(at)) base.hex = -1;
          for (const unit of groundUnits) if (unit.hex === hex(at)) unit.hex = -2;
          for (const id of troops)
            Object.assign(groundUnits[piece(groundUnits, id)]!, { hex: hex(at), ship: -1 });
        },
      },
    );
    return game.table.position.fleet.hex[ship("us-ca1")] === -2;
  };

  it("are eliminated where enemy ground units are there alone", () => {
    expect(after(["j-144-rgt"])).toBe(true);
    expect(after([])).toBe(false);
  });

  it("stay where ground units of their own side hold out", () => {
    const own = scene(
      "operation-end",
      {},
      { scenario: "battle-02-coral-sea" },
    ).table.position.groundUnits.find(({ kind }) => rules.groundClasses[kind]!.side === 0)!;
    expect(after(["j-144-rgt", own.id])).toBe(false);
  });
});
