import { describe, expect, it } from "vitest";
import { canDrag, dropAt } from "../../../components/play/dragging";
import type { ShownOption, Way } from "../../../lib/play";

const option = (pieces: string[], move?: ShownOption["move"]): ShownOption => ({
  text: "",
  choice: {},
  places: [],
  pieces,
  ...(move && { move }),
});
const wake = { id: "wake", name: "Wake" };

describe("a counter", () => {
  it("is dragged where an option names or moves one of its pieces", () => {
    const options = [option(["j-ca-1"]), option([], { pieces: ["j-dd-2"], to: "wake" })];
    expect(canDrag(options, { pieces: ["j-ca-1"] })).toBe(true);
    expect(canDrag(options, { pieces: ["j-dd-1", "j-dd-2"] })).toBe(true);
    expect(canDrag(options, { pieces: ["j-bb-1"] })).toBe(false);
    expect(canDrag(options, {})).toBe(false);
  });
});

describe("a drop", () => {
  const unit = { unit: "j-ca-1" };
  const ways: Way[] = [
    { to: "wake", choices: [unit, { to: "wake", by: "sea" }] },
    { to: "truk", choices: [unit, { to: "truk", by: "sea" }] },
    { to: "truk", choices: [unit, { to: "truk", by: "air" }] },
  ];

  it("makes the choices that lead there, when there is one way", () => {
    expect(dropAt(ways, wake, "CA")).toEqual({ take: ways[0]!.choices, isAsked: false });
  });

  it("makes what the ways have in common and asks the rest, when there are several", () => {
    const truk = { id: "truk", name: "Truk" };
    expect(dropAt(ways, truk, "CA")).toEqual({ take: [unit], isAsked: true });
    const apart: Way[] = [1, 2].map((steps) => ({ to: "truk", choices: [{ to: "truk", steps }] }));
    expect(dropAt(apart, truk, "Air")).toEqual({ take: [], isAsked: true });
  });

  it("is refused elsewhere, with the reason", () => {
    expect(dropAt(ways, { id: "kure", name: "Kure" }, "CA")).toEqual({
      reason: "No legal choice moves CA to Kure",
    });
  });
});
