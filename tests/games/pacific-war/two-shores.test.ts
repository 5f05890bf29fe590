import { describe, expect, it } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { mayLieUp } from "../../../lib/games/pacific-war/model/harbours";
import { withdrawalHexes } from "../../../lib/games/pacific-war/model/navy";
import { pacificWarModule } from "../../../lib/games/pacific-war/module";
import { pending } from "../../../lib/kernel";
import { diary, hex, make, offered, type Pacific, rules, rulesWith, scene, ship } from "./engine";
import { fleets, withFleets } from "./fleets";
import { playByChance } from "./by-chance";

/** Land of 4509 lies between its shores: north (0) and south (1). Manila has its port in the west (0), and an east (1). */
const ISTHMUS = "4509";
const MANILA = "3819";

interface Given {
  /** Shores of two Allied Task Forces and of a Japanese one. */
  allied?: number[];
  japanese?: number[];
  at?: string;
  dice?: number[];
  more?: (position: Position) => void;
}

const allShips = { allied: ["us-ca2", "us-ca3"], japanese: ["j-ca1", "j-ca2"] } as const;

const group = (side: keyof typeof allShips, halves: readonly number[], at: string) =>
  Object.fromEntries(halves.map((half, n) => [`tf-${n + 1}`, { at, half, ships: [allShips[side][n]!] }]));

const battles = ({ allied = [0], japanese = [0], at = ISTHMUS, dice = [], more }: Given = {}): Pacific =>
  scene(
    "naval-battles",
    {},
    withFleets(
      fleets({ allied: group("allied", allied, at), japanese: group("japanese", japanese, at) }, more),
      { dice },
    ),
  );

describe("29.1 hexes with two shores", () => {
  it("there is no battle between ships that land keeps apart (29.1)", () => {
    expect(pending(battles({ allied: [0], japanese: [1] }))).toEqual([]);
    expect(pending(battles({ allied: [1], japanese: [1] }))).not.toEqual([]);
  });

  it("each shore has its own battle, which is named by the shore (29.1)", () => {
    const game = battles({ allied: [0, 1], japanese: [0, 1] });
    expect(offered(game, "shore")).toEqual(["north", "south"]);
    make(game, { do: "fight", hex: ISTHMUS, shore: "south" });
    const shown = game.table.frame("naval-battle")!.data.shownShips;
    expect(shown).toEqual([ship("us-ca3"), ship("j-ca2")]);
  });

  it("only those on its shore are detected by it (29.1.C)", () => {
    const game = battles({
      allied: [0, 1],
      japanese: [1],
      more: ({ taskForces }) => {
        for (const each of taskForces) each.detected = false;
      },
    });
    expect(pending(game).map(({ side }) => side)).toEqual(["allied", "japanese"]);
    expect(game.table.position.taskForces.map(({ detected }) => detected)).toEqual([false, true, true]);
  });

  it("a battle that goes on is remembered with its shore, and holds those there alone (29.2.3)", () => {
    const using = rulesWith("parameters.json", "/navalCombat/phases", 1);
    const change = fleets({
      allied: group("allied", [0, 1], ISTHMUS),
      japanese: group("japanese", [1], ISTHMUS),
    });
    const game = scene("naval-battles", {}, withFleets(change, { using }));
    while (pending(game).length > 0) make(game, pending(game)[0]!.options.at(-1)!);
    expect(game.table.position.continuing).toEqual([{ hex: hex(ISTHMUS), half: 1 }]);
    expect(game.table.position.taskForces.map(({ engaged }) => engaged)).toEqual([false, true, true]);
    const read = pacificWarModule.parse(rules, pacificWarModule.print(game.table));
    expect(read.ok && read.value.position.continuing).toEqual([{ hex: hex(ISTHMUS), half: 1 }]);
  });

  it("ships withdraw to water that their shore opens to (29.2.5)", () => {
    const { table } = battles({ allied: [0, 1], japanese: [] });
    const from = (half: number): string[] =>
      withdrawalHexes(table, { hex: hex(ISTHMUS), half }, 0).map((to) => rules.hexes.ids[to]!);
    expect([from(0), from(1)].map((ids) => ids.toSorted())).toEqual([
      ["4508", "4608", "4609"],
      ["4409", "4510"],
    ]);
  });

  it("ships outside of Task Forces are on the shore of the port (2.5.2)", () => {
    const inPort =
      (id: string) =>
      ({ fleet }: Position): void => {
        fleet.hex[ship(id)] = hex(MANILA);
      };
    const against = (half: number): Pacific =>
      battles({ allied: [], japanese: [half], at: MANILA, more: inPort("us-ca2") });
    expect(pending(against(0))).not.toEqual([]);
    expect(pending(against(1))).toEqual([]);
  });

  it("a Task Force lies up in a port from the shore of the port alone (32.0)", () => {
    const lies = (half: number): boolean =>
      mayLieUp(
        battles({
          allied: [half],
          japanese: [],
          at: MANILA,
          more: (position) =>
            void position.bases.push({
              side: 0,
              kind: rules.baseClassOf["us-base-large"]!,
              hex: hex(MANILA),
              hits: 0,
            }),
        }).table,
        [ship("us-ca2")],
      );
    expect([lies(0), lies(1)]).toEqual([true, false]);
  });

  it("the diary and the printed position of battles on both shores agree with what is played (29.1)", () => {
    const change = fleets({
      allied: group("allied", [0, 1], ISTHMUS),
      japanese: group("japanese", [0, 1], ISTHMUS),
    });
    const game = scene("naval-battles", {}, withFleets(change, { seed: 7 }));
    expect(playByChance(game, 7, 2_000)).toBeGreaterThan(0);
    expect(diary(game)).toContain("Naval combat in 4509");
  });
});
