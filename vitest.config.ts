import { defineConfig } from "vitest/config";

/** Tests of Node, and not of a browser. */
const node = ["tests/**/*.test.ts"];
const browser = ["tests/browser/**/*.test.ts"];
/** These replace modules of Node or measure the heap, and need a process of their own. */
const alone = ["tests/workspace/windows.test.ts", "tests/bench/heap.test.ts"];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    // A hook may play a whole game, too.
    hookTimeout: 60_000,
    // docs/testing.md says which tests these are.
    tags: [{ name: "slow", description: "Runs in `npm run test:all` alone." }],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: node,
          exclude: [...browser, ...alone],
          // Half of two cores would be one.
          maxWorkers: "100%",
          // Files of one worker share its modules: to load the rules for each file took a third of the time.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: "alone", include: alone, maxWorkers: "100%", sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: browser,
          globalSetup: ["tests/browser/support/global-setup.ts"],
          // A server and a browser at a time, after everything else: whoever shares the machine would starve them.
          maxWorkers: 1,
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          // What is waited for may take its time on a slow machine; what never comes still fails.
          expect: { poll: { timeout: 20_000 } },
          retry: 1,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
