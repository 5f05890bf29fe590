import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Folders whose tests only call functions: no process, no disk, no clock. docs/testing.md says what follows from it. */
const pure = [
  "book",
  "documents",
  "editing",
  "export",
  "games",
  "hex",
  "kernel",
  "lab/answers",
  "lab/record",
  "lab/statistics",
  "language",
  "odds",
  "play",
  "playtest",
  "reports",
  "rulebook",
  "schemas",
  "spine",
  "views",
];
/**
 * Folders whose tests use the disk or this process, and leave both as they found them. A file that mocks a module, hangs
 * on what has been loaded or compiled before, or measures time is named `*.alone.test.ts`.
 */
const tidy = ["bad-input", "cli", "compare", "components", "diagnostics", "golden", "history", "workspace"];
const filesIn = (folder: string): string => `tests/${folder}/**/!(*.alone).test.ts`;
const unit = pure.map(filesIn);
const shared = tidy.map(filesIn);
/** Kills and measures: two of them at a time would starve each other. */
const single = ["tests/browser/{kills,load}.test.ts"];
const browser = ["tests/browser/**/*.test.ts"];

const inBrowser = {
  globalSetup: ["tests/browser/support/global-setup.ts"],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // What is waited for may take its time on a slow machine; what never comes still fails.
  expect: { poll: { timeout: 20_000 } },
  retry: 1,
};

export default defineConfig({
  test: {
    testTimeout: 60_000,
    // A hook may play a whole game, too.
    hookTimeout: 60_000,
    // docs/testing.md says which tests these are.
    tags: [{ name: "slow", description: "Runs in `npm run test:all`, and not in `npm test`." }],
    // Half of two cores, vitest's own choice, would be one.
    maxWorkers: "100%",
    // A page loads the schemas of a game with its rules; tests may look at documents without rules.
    setupFiles: ["tests/support/all-schemas.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: unit,
          // Files of one worker share its modules: loading the rules for each file took a third of the time.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: "process",
          include: shared,
          // As above: half of the time of these files was the loading of their modules.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: "alone",
          include: ["tests/**/*.test.ts"],
          exclude: [...unit, ...shared, ...browser],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: "browser",
          // What these files import is large, and none of it is what they test.
          isolate: false,
          include: browser,
          exclude: single,
          // A server and a browser each. They wait for the screen half of the time, so two keep two cores busy.
          maxWorkers: Math.min(2, availableParallelism()),
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: "browser-single",
          include: single,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
