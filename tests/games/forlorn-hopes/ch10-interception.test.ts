import { describe, expect, it } from "vitest";
import { type Position, ShipFlag } from "../../../lib/games/forlorn-hopes/model/position";
import { type Json } from "../../../lib/kernel";
import { allied, declare, emptySeas, flags, japanese, make, offers, where } from "./naval-scenes";
import { diary, type Forlorn, ground, hex, offered, ship } from "./support";

describe("10.3.3 interception", () => {
  /** A transport, spotted, comes by a cruiser. */
  const meeting = (dice: number[], change: (position: Position) => void = () => undefined): Forlorn => {
    const game = japanese({
      dice,
      change: (position) => {
        emptySeas(position, ["jwf-t-1", "us-ca", "br-ca"]);
        position.control.fill(1);
        position.bases.state.fill(1);
        position.fleet.flags[ship("jwf-t-1")] = ShipFlag.spotted;
        position.fleet.site[ship("us-ca")] = hex("1604");
        position.fleet.site[ship("br-ca")] = hex("1604");
        change(position);
      },
    });
    make(game, ...declare("transport", "jwf-t-1"), { do: "ships-named" }, { do: "destination", at: "1702" });
    make(game, { do: "embarked" }, { do: "sail", to: "1601" });
    return game;
  };

  it("is tried once in a hex, and succeeds with 7 or more, then ends in surface combat", () => {
    // Three hexes away: +1. A slow target: +1. Then one round; the cruiser hits.
    const game = meeting([5, 1, 1]);
    make(game, { do: "intercept-with", ship: "us-ca" }, { do: "attempt-interception" });
    expect(where(game, "us-ca")).toBe("1601");
    expect(flags(game, "us-ca") & (ShipFlag.done | ShipFlag.spotted)).toBe(ShipFlag.done | ShipFlag.spotted);
    expect(diary(game)).toContain("US heavy cruiser fires at West Fleet transports 1: 0 hits.");
  });

  it("that fails leaves the ships where they are, and they may try again in the next hex", () => {
    const game = meeting([4]);
    make(game, { do: "intercept-with", ship: "us-ca" }, { do: "attempt-interception" });
    expect([where(game, "us-ca"), flags(game, "us-ca")]).toEqual(["1604", 0]);
    make(game, { do: "sail-on" });
    expect(offered(game, "do")).toContain("intercept-with");
  });

  it("2.2.4 ships that carry a unit together intercept together", () => {
    const game = meeting([5, ...Array<number>(20).fill(1)], ({ fleet, ground: units }) => {
      fleet.site[ship("nl-dd")] = fleet.site[ship("us-dd")] = hex("1604");
      units.site[ground("nl-4")] = hex("1604");
      units.aboard[ground("nl-4")] = ship("nl-dd");
      units.partner[ground("nl-4")] = ship("us-dd");
    });
    make(game, { do: "intercept-with", ship: "us-dd" });
    expect(offered(game, "ship")).toEqual(["us-ca", "br-ca"]);
    make(game, { do: "intercept-with", ship: "us-ca" }, { do: "attempt-interception" });
    expect([where(game, "us-dd"), where(game, "nl-dd")]).toEqual(["1601", "1601"]);
    expect(game.table.position.ground.site[ground("nl-4")]).toBe(hex("1601"));
  });

  it("lets a carrier go to where its own aircraft reach the ships, for a reaction mission", () => {
    const game = allied({
      dice: [10],
      change: (position) => {
        emptySeas(position, ["us-ca", "jcf-cv-1"]);
        position.bases.state.fill(1);
        position.fleet.flags[ship("us-ca")] = ShipFlag.spotted;
        position.fleet.site[ship("jcf-cv-1")] = hex("2106");
      },
    });
    make(
      game,
      ...declare("stage", "us-ca"),
      { do: "ships-named" },
      { do: "destination", at: "2509" },
      { do: "sail", to: "1908" },
    );
    make(game, { do: "intercept-with", ship: "jcf-cv-1" });
    if (offers(game, "attempt-interception")) make(game, { do: "attempt-interception" });
    expect(offered(game, "at")).toEqual(expect.arrayContaining(["1908", "2109"]));
    make(game, { do: "intercept-at", at: "2109" });
    const carried = offered(game, "unit");
    expect(carried.length).toBeGreaterThan(0);
    expect(carried.every((unit) => String(unit).startsWith("jcf-"))).toBe(true);
  });

  it("9.1.4 from afar is not possible in a hex where aircraft have reacted: there is one reaction mission a hex", () => {
    const places = (reactions: number): Json[] => {
      const game = allied({
        dice: [10, ...Array<number>(20).fill(1)],
        change: (position) => {
          emptySeas(position, ["us-ca", "jcf-cv-1"]);
          position.bases.state.fill(1);
          position.fleet.flags[ship("us-ca")] = ShipFlag.spotted;
          position.fleet.site[ship("jcf-cv-1")] = hex("2106");
        },
      });
      make(game, ...declare("stage", "us-ca"), { do: "ships-named" }, { do: "destination", at: "2509" });
      make(game, { do: "sail", to: "1908" });
      const { data } = game.table.frame("naval-mission")!;
      game.table.set(data, "reactions", reactions);
      make(game, { do: "intercept-with", ship: "jcf-cv-1" });
      if (offers(game, "attempt-interception")) make(game, { do: "attempt-interception" });
      return offered(game, "at");
    };
    expect(places(0)).toContain("2109");
    expect(places(1)).not.toContain("2109");
  });

  it("is not tried against ships that are not spotted, nor by ships that have had their mission", () => {
    const quiet = meeting([], ({ fleet }) => {
      fleet.flags[ship("us-ca")] = ShipFlag.done;
      fleet.flags[ship("br-ca")] = ShipFlag.done;
    });
    expect(offered(quiet, "do")).not.toContain("intercept-with");
    const unseen = meeting(Array<number>(9).fill(1), ({ fleet }) => {
      fleet.flags[ship("jwf-t-1")] = 0;
    });
    expect(diary(unseen)).toContain("not spotted");
    expect(offered(unseen, "do")).not.toContain("intercept-with");
  });
});
