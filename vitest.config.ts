import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    testTimeout: 60_000,
    // A hook may play a whole game, too.
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/browser/**"],
          // Half of two cores would be one.
          maxWorkers: "100%",
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          globalSetup: ["tests/browser/support/global-setup.ts"],
          // A server and a browser at a time, after everything else: whoever shares the machine would starve them.
          maxWorkers: 1,
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
