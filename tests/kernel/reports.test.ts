import { describe, expect, it } from "vitest";
import { choose, eventsFor, line, pending, view } from "../../lib/kernel";
import { reports } from "./tiny/reports";
import { begin, must, stack } from "./tiny/support";

/** Faces of the search die that see with condition 1, 2 and 3. */
const [FAINT, FAIR, CLEAR] = [1, 3, 6];

const searched = (face: number, hex: number) => {
  const game = begin(reports, { dice: [face] });
  must(choose(game, "japan", { search: hex }));
  return game;
};
const receivedBy = (game: ReturnType<typeof searched>, side: string) =>
  eventsFor(game, side).map(({ text }) => text);

describe("reports of what is hidden", () => {
  it("are bounded by half of the truth either way", () => {
    const game = searched(FAIR!, 1);
    expect(stack(game)).toEqual(["search", "report"]);
    const [decision] = pending(game);
    expect(decision).toMatchObject({ side: "allies", rule: "7.12", secret: true });
    // Five ships: 3 to 7 may be reported; the one force may be called two.
    expect(decision!.options).toEqual(
      [1, 2].flatMap((forces) => [3, 4, 5, 6, 7].map((ships) => ({ forces, ships }))),
    );
    for (const ships of [2, 8]) {
      expect(choose(game, "allies", { forces: 1, ships })).toMatchObject({
        ok: false,
        error: { code: "illegal" },
      });
    }
  });

  it("of two forces cannot be of one or of three", () => {
    const game = searched(FAIR!, 2);
    expect(new Set(pending(game)[0]!.options.map(({ forces }) => forces))).toEqual(new Set([2]));
  });

  it("that lie are all that the searcher sees and receives; the truth stays with its owner", () => {
    const game = searched(FAIR!, 1);
    must(choose(game, "allies", { forces: 2, ships: 7 }));
    const lie = { condition: 2, forces: 2, ships: 7 };
    expect(view(game, "japan")).toEqual({
      frames: [{ step: "search", data: {} }],
      outcome: null,
      position: { known: [null, lie, null, null], searches: 3 },
    });
    expect(JSON.stringify(view(game, "allies"))).toContain('"forces":[{"hex":1,"ships":5}');
    expect(receivedBy(game, "japan")).toEqual(["Japan searches hex 1", "hex 1: 2 forces, 7 ships"]);
    expect(receivedBy(game, "allies")).toEqual([
      "Japan searches hex 1",
      "hex 1 was reported as: 2 forces, 7 ships; it holds 5",
    ]);
    // Having chosen among lies is not to be read off the line either.
    expect(line(game, "japan")).toEqual([{ side: "japan", choice: { search: 1 } }]);
    expect(line(game)).toHaveLength(2);
  });

  it("are hidden while they are being chosen", () => {
    const game = searched(FAIR!, 1);
    const seen = view(game, "japan") as { frames: { data: { secret?: unknown } }[] };
    expect(seen.frames[1]!.data.secret).toEqual([null, null]);
    expect((view(game, "allies") as typeof seen).frames[1]!.data.secret).toEqual([null, { hex: 1 }]);
    const refused = choose(game, "japan", { search: 0 });
    expect(!refused.ok && refused.error.message).toBe(
      "japan cannot choose now: allies must answer “Report”.",
    );
  });

  it("report no more than that somebody is there when seen faintly, and the truth when seen clearly", () => {
    expect(receivedBy(searched(FAINT!, 2), "japan").at(-1)).toBe("hex 2: somebody is there");
    expect(receivedBy(searched(CLEAR!, 2), "japan").at(-1)).toBe("hex 2: 2 forces, 5 ships");
  });

  it("of an empty hex are received by the searcher alone", () => {
    const game = searched(CLEAR!, 0);
    expect(receivedBy(game, "japan").at(-1)).toBe("hex 0: nothing seen");
    expect(receivedBy(game, "allies")).toEqual(["Japan searches hex 0"]);
  });
});
