import { describe, expect, it } from "vitest";
import { hexCentre, type Point } from "../../../lib/hex";
import { layPanels, panelSize } from "../../../lib/views/map/panels";

const sheet = (
  columns: number,
  rows: number,
  isOut: (column: number, row: number) => boolean = () => false,
): Point[] => {
  const hexes: Point[] = [];
  for (let column = 1; column <= columns; column++)
    for (let row = 1; row <= rows; row++)
      if (!isOut(column, row)) hexes.push(hexCentre("even-q", { column, row }, 1));
  return hexes;
};
const holding = { id: "box", kind: "holding" as const, near: [] };

describe("boxes beside the hexes", () => {
  it("fill what the hexes leave free, and touch none of them", () => {
    const hexes = sheet(20, 12, (column, row) => column < 6 && row < 5);
    const { x, y, width, height } = layPanels(hexes, [holding]).get("box")!;
    expect(x).toBeLessThan(6);
    expect(y).toBeLessThan(5);
    for (const hex of hexes) {
      const dx = Math.max(x - hex.x, 0, hex.x - x - width);
      const dy = Math.max(y - hex.y, 0, hex.y - y - height);
      expect(Math.hypot(dx, dy)).toBeGreaterThan(0.9);
    }
  });

  it("lie below a sheet of 6,000 hexes without a gap, found in no time", () => {
    const hexes = sheet(100, 60);
    const begun = performance.now();
    const laid = layPanels(
      hexes,
      ["a", "b", "c"].map((id) => ({ ...holding, id })),
    );
    // Looked for at each place among all hexes it took ten times as long.
    expect(performance.now() - begun).toBeLessThan(5000);
    const lowest = hexes.reduce((y, hex) => Math.max(y, hex.y), -Infinity);
    const boxes = [...laid.values()];
    for (const box of boxes) expect(box.y).toBeGreaterThan(lowest);
    expect(boxes[1]!.x - boxes[0]!.x).toBeGreaterThan(panelSize.holding.width);
  });
});
