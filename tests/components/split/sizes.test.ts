import { expect, it } from "vitest";
import { afterKey, isSize, sizeOf } from "../../../components/split/sizes";

const room = { least: 180, most: 400, whole: 1000 };

it("a pane keeps its unit and stays within its bounds", () => {
  expect(sizeOf(250.4, room, "240px")).toBe("250px");
  expect(sizeOf(333.333, room, "40%")).toBe("33.33%");
  expect(sizeOf(20, room, "240px")).toBe("180px");
  expect(sizeOf(900, room, "40%")).toBe("40%");
  // In a window too small for both, the least counts.
  expect(sizeOf(10, { least: 300, most: 200, whole: 400 }, "240px")).toBe("300px");
});

it("arrows move its edge by a twentieth of the whole, Home and End to its bounds, and other keys are left alone", () => {
  const arrows = ["ArrowRight", "ArrowLeft"] as const;
  expect(afterKey("ArrowRight", 240, room, arrows)).toBe(290);
  expect(afterKey("ArrowLeft", 240, room, arrows)).toBe(190);
  expect(afterKey("Home", 240, room, arrows)).toBe(180);
  expect(afterKey("End", 240, room, arrows)).toBe(400);
  expect(afterKey("ArrowUp", 240, room, arrows)).toBeUndefined();
});

it("what was kept is taken only when it is a size", () => {
  expect(["240px", "33.5%", "240", 240, "calc(1px)", null].filter(isSize)).toEqual(["240px", "33.5%"]);
});
