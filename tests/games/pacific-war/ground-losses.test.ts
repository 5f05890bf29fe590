import { describe, expect, it } from "vitest";
import { settle } from "../../../lib/games/pacific-war/model/ground";
import { pending } from "../../../lib/kernel";
import { decision, diary, hex, make, offered, type Pacific, piece, rules, rulesWith, scene } from "./engine";
import { facing, FIELD, onLand, TOWNSVILLE, unit } from "./ground-scenes";

describe("31.5 Step losses", () => {
  it("go as in the example: the lead unit down to one step, then it must be eliminated first (31.5)", () => {
    const change = (position: Pacific["table"]["position"]): void => {
      const { groundUnits } = position;
      groundUnits[piece(groundUnits, "au-30-bde")]!.hits = 2;
      groundUnits[piece(groundUnits, "au-11-div")]!.hits = 7;
    };
    const { groundUnits } = scene("still", {}, { scenario: "battle-02-coral-sea" }).table.position;
    const units = ["au-7-bde", "au-30-bde", "au-11-div"].map((id) => piece(groundUnits, id));
    const data = { side: 0, steps: 5, leadGroundUnit: units[0]!, groundUnits: units };
    const game = scene("ground-losses", data, { scenario: "battle-02-coral-sea", change });
    expect(unit(game, "au-7-bde").hits).toBe(3);
    expect(offered(game, "lose")).toEqual(["au-30-bde", "au-11-div"]);
    make(game, { lose: "au-30-bde" }, { lose: "au-11-div" });
    expect([unit(game, "au-30-bde").hits, unit(game, "au-11-div").hits]).toEqual([3, 8]);
    expect(pending(game)).toEqual([]);
  });
});

describe("31.6 Siege", () => {
  const besieged = (hits: number, using = rules): Pacific =>
    onLand(
      "still",
      { ...facing(), "au-7-bde": { hex: FIELD, hits } },
      { using, change: ({ sieges }) => void sieges.push({ side: 1, hex: FIELD }) },
    );

  it("ends when the besieger has less than twice the steps (31.6)", () => {
    const held = besieged(2);
    settle(held.table, FIELD);
    expect(held.table.position.sieges).toHaveLength(1);
    const lost = besieged(1);
    settle(lost.table, FIELD);
    expect(lost.table.position.sieges).toEqual([]);
    const easy = besieged(1, rulesWith("parameters.json", "/groundCombat/siegeRatio", 1));
    settle(easy.table, FIELD);
    expect(easy.table.position.sieges).toHaveLength(1);
  });
});

describe("31.7 Airbase Repair", () => {
  const repairing = (): Pacific =>
    onLand(
      "airbase-repair",
      {},
      {
        change: ({ bases }) => {
          for (const base of bases) if (base.hex === TOWNSVILLE || base.hex === hex("1630")) base.hits = 3;
        },
      },
    );
  const hitsAt = ({ table }: Pacific, at: number): number =>
    table.position.bases.find((base) => base.hex === at)!.hits;

  it("removes all hits from a Base, or leaves them (31.7)", () => {
    const game = repairing();
    expect(decision(game).side).toBe("japanese");
    make(game, { repair: "1630" });
    expect(hitsAt(game, hex("1630"))).toBe(0);
    expect(decision(game).side).toBe("allied");
    make(game, { do: "done" });
    expect(hitsAt(game, TOWNSVILLE)).toBe(3);
  });
});

describe("31.8 Rally", () => {
  const broken = (dice: number[], more = {}): Pacific =>
    onLand(
      "rally",
      {
        "au-7-bde": { hex: FIELD, broken: true },
        "au-30-bde": { hex: FIELD, broken: true },
        ...more,
      },
      { dice },
    );

  it("rolls once for all Broken units of a hex, against half the quality of one of them (31.8)", () => {
    const game = broken([3]);
    expect(offered(game, "rally")).toEqual(["au-7-bde", "au-30-bde"]);
    make(game, { rally: "au-30-bde" });
    expect([unit(game, "au-7-bde").broken, unit(game, "au-30-bde").broken]).toEqual([false, false]);
    expect(pending(game)).toEqual([]);
  });

  it("deactivates them if it fails (31.8)", () => {
    const game = broken([4]);
    make(game, { rally: "au-30-bde" });
    expect(unit(game, "au-7-bde")).toMatchObject({ broken: true, activated: false });
    expect(unit(game, "au-30-bde")).toMatchObject({ broken: true, activated: false });
  });

  it("is not tried among enemy ground units (31.8)", () => {
    expect(pending(broken([], { "j-144-rgt": { hex: FIELD } }))).toEqual([]);
  });

  it("is hidden from the enemy, who does not know what is in the hex (2.5.10)", () => {
    const game = broken([3]);
    make(game, { rally: "au-30-bde" });
    expect(game.table.events.every(({ only }) => only?.join() === "allied")).toBe(true);
    expect(diary(game)).toContain("rallies");
  });
});
