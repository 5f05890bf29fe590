import { expect, it } from "vitest";
import { drawnPart, mapView, onBoard, stackedPlacesIn, tilesOf } from "../../../lib/views/map";
import { MapEditor, SCENARIO } from "./map-editor";

const view = mapView(new MapEditor().world(), SCENARIO)!;

it("more is drawn than is in view, and the same while the board is pulled a little", () => {
  const part = drawnPart({ left: 300, top: -40, width: 800, height: 600 });
  expect(part).toEqual({ left: 0, top: -512, width: 1536, height: 1536 });
  expect(drawnPart({ left: 310, top: -30, width: 800, height: 600 })).toEqual(part);
  expect(drawnPart({ left: 520, top: -40, width: 800, height: 600 })).not.toEqual(part);
});

it("the stacks of a part of the board are those that touch it, at its edge too", () => {
  const stacked = view.places.filter(({ stacks }) => stacks.length > 0);
  const whole = { left: 0, top: 0, width: 100_000, height: 100_000 };
  expect(stackedPlacesIn(view, 1, whole)).toEqual(stacked);
  const alone = stacked.find(({ shape, stacks }) => shape === "hex" && stacks.length === 1)!;
  const { x, y } = onBoard(view, 1, alone.centre);
  const near = stackedPlacesIn(view, 1, { left: x - 10, top: y - 10, width: 20, height: 20 });
  expect(near).toEqual([alone]);
  // A counter is 44 pixels wide: its edge is in a part that ends 20 pixels beside its middle, and not 30.
  const beside = (apart: number): string[] =>
    stackedPlacesIn(view, 1, { left: x - apart - 5, top: y - 1, width: 5, height: 2 }).map(({ id }) => id);
  expect(beside(20)).toEqual([alone.id]);
  expect(beside(30)).toEqual([]);
});

it("tiles cover the part in view, stay the same when it is pulled a little, and end with the board", () => {
  const board = { width: 1300, height: 700 };
  const sight = { left: 300, top: -40, width: 800, height: 600 };
  const tiles = tilesOf(sight, board);
  expect(tiles).toEqual([
    { left: 0, top: 0, width: 513, height: 513 },
    { left: 512, top: 0, width: 513, height: 513 },
    { left: 1024, top: 0, width: 276, height: 513 },
    { left: 0, top: 512, width: 513, height: 188 },
    { left: 512, top: 512, width: 513, height: 188 },
    { left: 1024, top: 512, width: 276, height: 188 },
  ]);
  expect(tilesOf({ ...sight, left: 310 }, board)).toEqual(tiles);
  const far = tilesOf({ ...sight, left: 20_000, top: 9_000 }, { width: 40_000, height: 18_000 });
  expect(Math.min(...far.map(({ left }) => left))).toBeLessThanOrEqual(20_000);
  expect(Math.max(...far.map(({ left }) => left + 512))).toBeGreaterThanOrEqual(20_800);
  expect(far.length).toBeLessThan(20);
  expect(tilesOf({ ...sight, left: 2_000 }, board)).toEqual([]);
});
