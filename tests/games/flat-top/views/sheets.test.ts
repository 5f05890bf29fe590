import { describe, expect, it } from "vitest";
import { printState } from "../../../../lib/games/flat-top/io/print";
import { ShipFlag } from "../../../../lib/games/flat-top/model/position";
import { play } from "../../../../lib/games/flat-top/views/play";
import { counterWords } from "../../../../lib/views/counters";
import { Scene, type SideId } from "../scene";

/** The sheets that a side keeps for itself: planes in the air (8.5), ammunition (19.8). */

const scene = new Scene({ hour: "0800" });
scene.force("allied", 1, "JJ34", "yorktown", "astoria", "allied-dd-1", "allied-dd-2");
scene.force("japanese", 1, "MM40", "zuikaku");
const early = scene.position.turn + 2;
scene.formation(
  "allied",
  3,
  "KK36",
  { plane: "dauntless-carrier", count: 4, ordnance: "ap", high: true, due: early },
  { plane: "wildcat-carrier", count: 2 },
);
scene.formation("japanese", 7, "LL38", { plane: "zero-carrier", count: 3 });
const { fleet } = scene.position;
fleet.ammunition[scene.ship("astoria")]! -= 5;
fleet.flags[scene.ship("allied-dd-2")]! |= ShipFlag.gunsSpent | ShipFlag.torpedoesSpent;

/** The trays with their counters in words, of what one side sees or of everything. */
function trays(side?: SideId): Map<string, string[]> {
  const printed = printState(scene.t, side === undefined ? undefined : side === "allied" ? 0 : 1);
  return new Map(
    play
      .board(scene.rules, printed)
      .trays.map(({ title, note, counters }) => [
        title,
        note === undefined
          ? counters.map((each) => `${each.group!}: ${counterWords(each.face, each)}`)
          : [note],
      ]),
  );
}

describe("the sheets of a side", () => {
  it("the Air Record Sheet says what flies, with its load, how high, until when and where (8.5)", () => {
    expect(trays("allied").get("Air Record Sheet, Allies")).toEqual([
      "Air Formation 3 from Enterprise, at KK36, hidden: 4 × Dauntless, high altitude, armed with AP, bombers, down by 1000",
      "Air Formation 3 from Enterprise, at KK36, hidden: 2 × Wildcat, low altitude, down by 1200",
    ]);
  });

  it("the Ammunition Record Sheet counts what ships have left; destroyers have a line once they have fired (19.8)", () => {
    expect(trays("allied").get("Ammunition Record Sheet, Allies")).toEqual([
      "Task Force 1: CV Yorktown, ammunition 16 of 16",
      "Task Force 1: CA Astoria, ammunition 27 of 32",
      "Task Force 1: DD 2, guns have fired, torpedoes are spent",
    ]);
  });

  it("which ships have no ammunition to count is what the parameters say (19.8.3)", () => {
    const { rules, t } = scene;
    const surface = { ...rules.parameters.surface, oneTurnTypes: [] };
    const changed = { ...rules, parameters: { ...rules.parameters, surface } };
    const { trays: all } = play.board(changed, printState(t, 0));
    const notes = all.flatMap(({ counters }) => counters.map(({ note }) => note));
    expect(notes.some((note) => note?.startsWith("Torpedo Factor"))).toBe(true);
    expect(JSON.stringify([...trays("allied")])).not.toContain("Torpedo Factor");
  });

  it("are hidden from the other side, and both are there for whoever sees everything", () => {
    const sheets = (side?: SideId): string[] =>
      [...trays(side).keys()].filter((title) => /Sheet/.test(title));
    expect(sheets("allied")).toEqual(["Air Record Sheet, Allies", "Ammunition Record Sheet, Allies"]);
    expect(sheets("japanese")).toEqual(["Air Record Sheet, Japan", "Ammunition Record Sheet, Japan"]);
    expect(sheets()).toEqual([...sheets("allied"), ...sheets("japanese")]);
    expect(JSON.stringify([...trays("japanese")])).not.toMatch(/Air Formation 3|Astoria|Yorktown/);
  });

  it("say that nothing is in flight", () => {
    const quiet = new Scene();
    quiet.force("allied", 1, "JJ34", "allied-dd-1");
    const board = play.board(quiet.rules, printState(quiet.t, 0));
    expect(board.trays.map(({ note }) => note)).toEqual([
      "no planes in flight",
      "no ships whose ammunition is counted",
    ]);
  });
});
