import { describe, expect, it } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { diary, hex, make, offered, type Pacific, piece, scene, type SceneOptions } from "./engine";

/** Ground units by their ids, changed before play: the Coral Sea has none of both sides in one hex. */
type Changes = Record<string, Partial<Position["groundUnits"][number]>>;

const PORT_MORESBY = "1426";

function fight(dice: number[], units: Changes, options: SceneOptions = {}): Pacific {
  return scene(
    "ground-combat",
    {},
    {
      scenario: "battle-02-coral-sea",
      dice,
      ...options,
      change: (position) => {
        for (const [id, change] of Object.entries(units))
          Object.assign(position.groundUnits[piece(position.groundUnits, id)]!, { ship: -1, ...change });
        options.change?.(position);
      },
    },
  );
}

const unit = ({ table }: Pacific, id: string): Position["groundUnits"][number] =>
  table.position.groundUnits[piece(table.position.groundUnits, id)]!;

const at = (id: string): number => hex(id);

/** The Japanese landing at Port Moresby: a battalion of Marines, and a regiment with two hits. */
const landing: Changes = {
  "j-snlf-kure-3": { hex: at(PORT_MORESBY), assault: "amphibious", entered: true },
  "j-144-rgt": { hex: at(PORT_MORESBY), assault: "amphibious", entered: true, hits: 2 },
};

describe("31.1 Ground combat", () => {
  it("plays the assault on Port Moresby as the Comprehensive Example does (31.1)", () => {
    const game = fight([6, 8], landing);
    // The Operation player must attack: nothing is asked but who leads.
    expect(offered(game, "lead")).toEqual(["j-144-rgt", "j-snlf-kure-3"].toSorted(byPlace(game)));
    make(game, { lead: "j-snlf-kure-3" });
    expect(diary(game)).toContain(
      "Troop Quality 4 against 5: column 9, with the hex 6. 2 to 4 steps, die 6: 3/0",
    );
    expect([unit(game, "j-snlf-kure-3").hits, unit(game, "j-144-rgt").hits]).toEqual([1, 3]);
    expect(unit(game, "au-30-bde")).toMatchObject({ hits: 0, hex: at(PORT_MORESBY), broken: false });
  });
});

const byPlace = (game: Pacific) => (a: string, b: string) =>
  piece(game.table.position.groundUnits, a) - piece(game.table.position.groundUnits, b);
