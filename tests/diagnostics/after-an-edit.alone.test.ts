// @module-tag slow
import { expect, it } from "vitest";
import { type CheckInSteps, createChecker } from "../../lib/diagnostics";
import { applyEdits } from "../../lib/documents";
import { largeUnits } from "../bench/large-units";
import { processorTime } from "../bench/support";
import { gameOf, shippedFiles } from "./support";

/** Processor time, so that what else the machine does hardly counts; and as a share, so that its speed does not. */
it("after an edit, each part of a check takes a small share of its time in a first check", () => {
  const text = largeUnits(2_000_000, 0, { playable: true });
  const at = text.indexOf('"movement": 8', text.length >> 1) + '"movement": '.length;
  const files = { ...shippedFiles(), "units.json": text };
  const take = (checker: ReturnType<typeof createChecker>, units: string): Taken => {
    const now = { ...files, "units.json": units };
    const timed = (run: () => void): number =>
      processorTime(() => {
        run();
        return 1;
      });
    let check: CheckInSteps | undefined;
    const quick = timed(() => void (check = checker.begin(now)).step());
    const slow = timed(() => {
      while (check!.step());
    });
    return { quick, slow };
  };
  const first: Taken[] = [];
  const edited: Taken[] = [];
  const checker = createChecker(gameOf("fire-in-the-sky"));
  take(checker, text);
  for (let i = 0; i < 4; i++) {
    const units = applyEdits(text, [{ offset: at, length: 1, text: String(i + 2) }]);
    first.push(take(createChecker(gameOf("fire-in-the-sky")), units));
    edited.push(take(checker, units));
  }
  // The least of some: what the collector of garbage takes falls on any of them.
  const least = (all: readonly Taken[], of: keyof Taken): number => Math.min(...all.map((each) => each[of]));
  // Syntax and schemas; then references, rules and set-ups.
  expect(least(edited, "quick")).toBeLessThan(least(first, "quick") / 2);
  expect(least(edited, "slow")).toBeLessThan(least(first, "slow") / 4);
});

interface Taken {
  quick: number;
  slow: number;
}
