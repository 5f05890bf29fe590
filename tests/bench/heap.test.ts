import { expect, test } from "vitest";
import { heapHeld } from "./heap";

const MEGABYTE_OF_NUMBERS = 131_072;
const numbers = (): number[] => new Array<number>(MEGABYTE_OF_NUMBERS).fill(0.5);

test("what an object holds is counted, and neither what is kept elsewhere nor what is freed meanwhile", () => {
  const kept: number[][] = [];
  const dropped = Array.from({ length: 20 }, numbers);
  const bytes = heapHeld(() => {
    kept.push(numbers());
    dropped.splice(0, 2);
    return { own: numbers() };
  });
  expect(bytes / 2 ** 20).toBeCloseTo(1, 1);
});
