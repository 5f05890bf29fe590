import { expect, it } from "vitest";
import { createChecker } from "../../lib/diagnostics";
import { applyEdits } from "../../lib/documents";
import { largeUnits } from "../bench/large-units";
import { medianOf, processorTime } from "../bench/support";
import { gameOf, shippedFiles } from "./support";

/** Processor time, so that what else the machine does hardly counts; and as a share, so that its speed does not. */
it("after an edit, syntax and schemas take a small share of the time of a first check", () => {
  const text = largeUnits(2_000_000, 0, { playable: true });
  const at = text.indexOf('"movement": 8', text.length >> 1) + '"movement": '.length;
  const files = { ...shippedFiles(), "units.json": text };
  const take = (checker: ReturnType<typeof createChecker>, units: string): number => {
    const now = { ...files, "units.json": units };
    return processorTime(() => {
      checker.begin(now).step();
      return 1;
    });
  };
  const first: number[] = [];
  const edited: number[] = [];
  const checker = createChecker(gameOf("fire-in-the-sky"));
  take(checker, text);
  for (let i = 0; i < 7; i++) {
    const units = applyEdits(text, [{ offset: at, length: 1, text: String(i + 2) }]);
    first.push(take(createChecker(gameOf("fire-in-the-sky")), units));
    edited.push(take(checker, units));
  }
  expect(medianOf(edited)).toBeLessThan(medianOf(first) / 2);
});
