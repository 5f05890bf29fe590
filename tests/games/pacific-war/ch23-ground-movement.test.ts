import { describe, expect, it } from "vitest";
import { groundMovementOf } from "../../../lib/games/pacific-war/ch23-movement/ground-movement";
import { Gone, type GroundUnit, type Position } from "../../../lib/games/pacific-war/model/position";
import { ALLIED } from "../../../lib/games/pacific-war/model/rules";
import { diary, hex, make, offered, piece, rules, rulesWith, scene, ship } from "./engine";
import { refusal } from "./refusal";

interface Placed {
  kind?: string;
  at: string;
  on?: string;
  cycleMoves?: number;
  activated?: boolean;
}

const unit = (
  id: string,
  { kind = "au-7-bde", at, on, cycleMoves = 2, activated = true }: Placed,
): GroundUnit => ({
  id,
  kind: rules.groundClassOf[kind]!,
  hits: 0,
  hex: hex(at),
  ship: on === undefined ? -1 : ship(on),
  activated,
  cycleMoves,
  broken: false,
  assault: "none",
  entered: false,
  moved: false,
});

/** The map of Coral Sea with these ground units alone. */
const put =
  (units: Readonly<Record<string, Placed>>, more: (position: Position) => void) =>
  (position: Position): void => {
    position.cycle = 1;
    position.groundUnits = Object.entries(units).map(([id, placed]) => unit(id, placed));
    position.bases = [];
    position.airUnits = [];
    more(position);
  };

const marching = (
  units: Readonly<Record<string, Placed>>,
  more: (position: Position) => void = () => undefined,
  { inContact = false, limit = 0, using = rules } = {},
) =>
  scene(
    "ground-movement",
    { side: ALLIED, inContact, limit },
    { scenario: "battle-02-coral-sea", change: put(units, more), using },
  );
type Scene = ReturnType<typeof marching>;
const found = ({ table }: Scene, id: string): GroundUnit =>
  table.position.groundUnits[piece(table.position.groundUnits, id)]!;
const done = { do: "done" };

describe("ground movement", () => {
  it("costs 2 Movement Points for Clear ground, of 6: three hexes (23.1.1)", () => {
    const game = marching({ a: { at: "1006" } });
    make(game, { move: "a", to: "1107" }, { to: "1006" });
    expect(offered(game, "to")).toContain("1107");
    make(game, { to: "1107" });
    expect(offered(game, "to")).toEqual([]);
    expect(found(game, "a").hex).toBe(hex("1107"));
  });

  it("costs 3 for Jungle or Hill and all 6 for Mixed ground (23.1.1)", () => {
    const mixed = marching({ a: { at: "1007" } });
    make(mixed, { move: "a", to: "1108" });
    expect(offered(mixed, "to")).toEqual([]);
    const hill = marching({ a: { at: "1216" } });
    make(hill, { move: "a", to: "1317" });
    // 3 are left, which Clear ground takes and Mixed ground does not.
    const costs = offered(hill, "to").map((id) => rules.hexes.land[hex(id as string)]);
    expect(costs).not.toContain("mixed");
  });

  it("costs 2 along railways, roads and rivers into any ground (23.1.1.D)", () => {
    const game = marching({ a: { at: "3319" } });
    make(game, { move: "a", to: "3218" });
    expect(offered(game, "to")).toContain("3319");
  });

  it("leads into mountains along Transport Routes and tracks alone (23.1.1)", () => {
    expect(offered(marching({ a: { at: "1527" } }), "to")).not.toContain("1426");
    expect(offered(marching({ a: { at: "4815" } }), "to")).toContain("4916");
  });

  it("takes armor through Transport Routes and into Clear ground alone (23.1.1)", () => {
    const game = marching({ a: { at: "1216", kind: "us-tank-1" } });
    expect(offered(game, "to")).not.toContain("1317");
    expect(offered(marching({ a: { at: "1006", kind: "us-tank-1" } }), "to")).toContain("1107");
    expect(offered(marching({ a: { at: "1314", kind: "us-tank-1" } }), "to")).toContain("1414");
  });

  it("takes a Battle Cycle Move, and needs one (23.1.2)", () => {
    const game = marching({ a: { at: "1006" }, b: { at: "1006", cycleMoves: 0 } });
    expect(offered(game, "move")).not.toContain("b");
    expect(refusal(game, { move: "b", to: "1107" })).toMatchObject({ rule: "23.1.2" });
    make(game, { move: "a", to: "1107" }, done);
    expect(found(game, "a").cycleMoves).toBe(1);
    expect(offered(game, "move")).toEqual([]);
  });

  it("is for Activated units that are not among the enemy (23.1.1, 23.6.1)", () => {
    const game = marching({
      a: { at: "1006", activated: false },
      b: { at: "1107" },
      enemy: { at: "1107", kind: "j-144-rgt" },
    });
    expect(offered(game, "move")).toEqual([]);
  });

  it("never takes more than 48 steps into a hex (23.1.3)", () => {
    const full = rulesWith("parameters.json", "/stacking/groundSteps", 4);
    const units = { a: { at: "1006" }, b: { at: "1107" } };
    expect(offered(marching(units), "to")).toContain("1107");
    expect(offered(marching(units, undefined, { using: full }), "to")).not.toContain("1107");
  });

  it("ends among enemies, with an Entry Arrow on the hexside (23.1.4)", () => {
    const game = marching({ a: { at: "1006" }, enemy: { at: "1107", kind: "j-144-rgt" } });
    make(game, { move: "a", to: "1107" });
    expect(offered(game, "to")).toEqual([]);
    expect(game.table.position.entryArrows).toEqual([{ side: ALLIED, from: hex("1006"), to: hex("1107") }]);
    // 24.2: the mover sees all of the enemy.
    expect(diary(game)).toContain("infantry regiment");
  });

  it("sees ships that lie at anchor without troops, not an undetected Task Force (24.2)", () => {
    const seen = (taskForce: number) => {
      const game = marching({ a: { at: "1006" } }, ({ fleet, taskForces }) => {
        const group = taskForces.findIndex(({ side }) => side === 1);
        if (taskForce >= 0) taskForces[group]!.hex = hex("1107");
        for (const n of taskForce < 0 ? [ship("j-cl3")] : []) Object.assign(fleet.hex, { [n]: hex("1107") });
      });
      make(game, { move: "a", to: "1107" });
      return diary(game);
    };
    expect(seen(-1)).toContain("CL");
    expect(seen(0)).not.toContain("Seen of");
  });

  it("reports nothing where there are only friends (24.2)", () => {
    const game = marching({ a: { at: "1006" }, friend: { at: "1107" } });
    make(game, { move: "a", to: "1107" });
    expect(diary(game)).not.toContain("Seen of");
  });

  it("overruns an enemy Base without troops (23.1.5)", () => {
    const game = marching({ a: { at: "1006" } }, (position) => {
      position.bases = [{ side: 1, kind: rules.baseClassOf["japan-base-small"]!, hex: hex("1107"), hits: 0 }];
    });
    make(game, { move: "a", to: "1107" });
    expect(game.table.position.bases[0]!.hex).toBe(-1);
  });

  it("does not enter a neutral country that the scenario does not open (19.2)", () => {
    expect(offered(marching({ a: { at: "4412" } }), "to")).not.toContain("4512");
    const open = marching({ a: { at: "4412" } }, (position) => {
      const country = rules.countries[rules.hexes.country[hex("4512")]!]!.id;
      position.terms = {
        ...position.terms,
        specialRules: { siam: { kind: "open-country", text: "", country, sides: ["allied"] } },
      };
    });
    expect(offered(open, "to")).toContain("4512");
  });

  it("interns Allied units that enter the Soviet Union, for good; Japanese ones never enter it (33.3)", () => {
    const atBorder = (kind: string, side: number, at = "5233", war = true) =>
      scene("ground-movement", groundMovementOf(side), {
        scenario: "strategic-1941-45",
        change(position) {
          put({ a: { at, kind } }, () => undefined)(position);
          if (!war) position.war = null;
        },
      });
    const game = atBorder("us-1-mar-div", ALLIED);
    make(game, { move: "a", to: "5234" });
    const { groundUnits } = game.state.position;
    expect(groundUnits[piece(groundUnits, "a")]).toMatchObject({ hex: Gone.absent, activated: false });
    expect(diary(game)).toContain("is interned in the Soviet Union.");
    expect(offered(game, "to")).toEqual([]);
    expect(offered(atBorder("j-144-rgt", 1), "to")).not.toContain("5234");
    // Battles know no internment: there the country is closed.
    expect(offered(atBorder("us-1-mar-div", ALLIED, "5233", false), "to")).not.toContain("5234");
  });

  it("leads Allied units off the map by the south and west edges (23.7)", () => {
    const game = marching({ a: { at: "1401" } });
    expect(offered(game, "exit")).toContain("west");
    make(game, { move: "a", exit: "west" });
    expect(found(game, "a").hex).toBe(-3);
  });

  it("leads off the map after a march to the edge, with Movement Points left, in a Contact Phase too (23.7)", () => {
    const leaving = (limit: number, using = rules) => {
      const game = marching({ a: { at: "1402" } }, undefined, { inContact: true, limit, using });
      make(game, { move: "a", to: "1401" });
      return offered(game, "exit");
    };
    expect(offered(marching({ a: { at: "1401" } }, undefined, { inContact: true }), "exit")).toContain(
      "west",
    );
    expect(leaving(0)).toContain("west");
    // 23.5.1.B.b: one hex is all that an Intercept leaves to the Reaction player.
    expect(leaving(1)).toEqual([]);
    expect(leaving(0, rulesWith("parameters.json", "/movement/ground", 2))).toEqual([]);
  });

  it("has as many Movement Points as the parameters say", () => {
    const using = rulesWith("parameters.json", "/movement/ground", 2);
    const game = marching({ a: { at: "1006" } }, undefined, { using });
    make(game, { move: "a", to: "1107" });
    expect(offered(game, "to")).toEqual([]);
  });
});

describe("ground movement in a Contact Phase", () => {
  it("costs no Battle Cycle Move (23.1.2.H)", () => {
    const game = marching({ a: { at: "1006", cycleMoves: 0 } }, undefined, { inContact: true });
    make(game, { move: "a", to: "1107" });
    expect(found(game, "a").cycleMoves).toBe(0);
  });

  it("does not lead into a hex with enemies (23.4.C)", () => {
    const game = marching({ a: { at: "1006" }, enemy: { at: "1107", kind: "j-144-rgt" } }, undefined, {
      inContact: true,
    });
    expect(offered(game, "to")).not.toContain("1107");
  });

  it("is one hex for the Reaction player after an Intercept (23.5.1.B)", () => {
    const game = marching({ a: { at: "1006" } }, undefined, { inContact: true, limit: 1 });
    make(game, { move: "a", to: "1107" });
    expect(offered(game, "to")).toEqual([]);
  });
});

describe("amphibious transport", () => {
  /** A transport in a Task Force at Guadalcanal. */
  const aboard =
    (name: string, at = "1134", moved = 0) =>
    (position: Position) => {
      const group = position.taskForces.findIndex(({ side }) => side === ALLIED);
      const n = ship(name);
      position.taskForces[group]!.hex = hex(at);
      position.taskForces[group]!.moved = moved;
      for (const [other, of] of position.fleet.taskForce.entries())
        if (of === group) position.fleet.hex[other] = hex(at);
      position.fleet.hex[n] = hex(at);
      position.fleet.taskForce[n] = group;
      position.fleet.activated[n] = true;
    };

  it("takes a ground unit aboard in the same hex, as its move but not a Battle Cycle Move (23.8.1.A)", () => {
    const game = marching({ a: { at: "1134" } }, aboard("us-aa1"));
    make(game, { move: "a", aboard: "us-aa1" });
    expect(found(game, "a")).toMatchObject({ ship: ship("us-aa1"), moved: true, cycleMoves: 2 });
    expect(offered(game, "move")).toEqual([]);
  });

  it("carries a division in an AA; an APD carries a regiment or brigade and no armor (23.8.1.E, 23.8.2)", () => {
    const units = {
      div: { at: "1134", kind: "us-americal-div" },
      bde: { at: "1134" },
      tank: { at: "1134", kind: "us-tank-1" },
    };
    const rooms = (name: string) => offered(marching(units, aboard(name)), "aboard").length;
    expect(rooms("us-aa1")).toBe(3);
    expect(rooms("us-apd1")).toBe(1);
  });

  it("lands in a shoreline hex for a Battle Cycle Move, and the ship stays (23.8.1.B, D)", () => {
    const game = marching({ a: { at: "1134", on: "us-aa1" } }, aboard("us-aa1", "1134", 2));
    make(game, { move: "a", land: "1134" });
    expect(found(game, "a")).toMatchObject({ ship: -1, hex: hex("1134"), cycleMoves: 1, assault: "none" });
    expect(game.table.position.taskForces[0]!.stopped).toBe(true);
  });

  it("is an assault among enemy ground units (23.8.3)", () => {
    const game = marching(
      { a: { at: "1134", on: "us-aa1" }, enemy: { at: "1134", kind: "j-144-rgt" } },
      aboard("us-aa1"),
    );
    make(game, { move: "a", land: "1134" });
    expect(found(game, "a").assault).toBe("amphibious");
  });

  it("does not land from a ship that has moved to enemy ships (23.8.1.C)", () => {
    const enemies = (moved: number) => (position: Position) => {
      aboard("us-aa1", "1134", moved)(position);
      position.fleet.hex[ship("j-cl8")] = hex("1134");
      position.fleet.taskForce[ship("j-cl8")] = -1;
    };
    const came = marching({ a: { at: "1134", on: "us-aa1" }, b: { at: "1006" } }, enemies(1));
    expect(offered(came, "land")).toEqual([]);
    expect(refusal(came, { move: "a", land: "1134" })).toMatchObject({ rule: "23.8.1" });
    expect(offered(marching({ a: { at: "1134", on: "us-aa1" } }, enemies(0)), "land")).toEqual(["1134"]);
  });

  it("lands armor in Clear hexes or at Transport Routes alone (23.8.1.E)", () => {
    const tank = { at: "1134", kind: "us-tank-1", on: "us-aa1" };
    expect(offered(marching({ a: tank }, aboard("us-aa1")), "land")).toEqual([]);
    expect(offered(marching({ a: { ...tank, at: "4411" } }, aboard("us-aa1", "4411")), "land")).toEqual([
      "4411",
    ]);
    expect(offered(marching({ a: { ...tank, at: "3218" } }, aboard("us-aa1", "3218")), "land")).toEqual([
      "3218",
    ]);
  });
});
