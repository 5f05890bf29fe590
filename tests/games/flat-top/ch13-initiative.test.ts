import { expect, it } from "vitest";
import { ALLIED, JAPANESE, NOBODY } from "../../../lib/games/flat-top/model/rules";
import { Scene } from "./scene";

it("13 the higher roll has the initiative; a tie goes to the side that lacked it, on the first turn it is rolled again", () => {
  const roll = (before: number, ...dice: number[]): number => {
    const scene = new Scene();
    scene.position.initiative = before;
    return scene.play("initiative", dice).position.initiative;
  };
  expect(roll(ALLIED, 5, 2)).toBe(ALLIED);
  expect(roll(ALLIED, 2, 5)).toBe(JAPANESE);
  expect([roll(ALLIED, 3, 3), roll(JAPANESE, 3, 3)]).toEqual([JAPANESE, ALLIED]);
  expect(roll(NOBODY, 3, 3, 4, 4, 1, 6)).toBe(JAPANESE);
});
