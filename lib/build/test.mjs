/**
 * `npm test`: every check, and every test that is not tagged `slow`. `npm run test:all` runs those as well.
 * `npm test -- PATH …` runs all tests of these paths, with no check before them; any other argument goes to vitest as it
 * is (`-t NAME`). The last line printed is "N passed, N failed".
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "./bundle.mjs";
import { ensureBrowsers } from "./chromium.mjs";
import { tryEnsure } from "./ensure.mjs";
import { checks, environment, report, runGates, succeeds } from "./gates.mjs";
import { ensureRedis } from "./redis.mjs";
import { buildStudio } from "./studio.mjs";

const say = (text) => process.stdout.write(`${text}\n`);

/** What the tests of the whole need. Tests in a browser build the studio themselves if it is not built yet. */
const needs = [
  { name: "the studio builds", run: () => succeeds(() => buildStudio(say)) },
  // One after the other, because only one program at a time may install packages.
  {
    name: "browsers and Redis are there",
    run: () => succeeds(() => [ensureBrowsers(say), ensureRedis(say)]),
  },
];

if (tryEnsure()) {
  const args = process.argv.slice(2);
  const isAll = args[0] === "--all";
  const only = isAll ? args.slice(1) : args;
  const gates = only.length > 0 ? [] : await runGates([...checks, needs]);
  report([...gates, runTests(isAll || only.length > 0 ? only : ["--tags-filter=!slow"])]);
} else {
  say("0 passed, 1 failed");
  process.exitCode = 1;
}

function runTests(args) {
  say("\n> tests");
  const reportFile = join(root, "node_modules/.cache/sandtable/vitest.json");
  mkdirSync(dirname(reportFile), { recursive: true });
  rmSync(reportFile, { force: true });
  const began = Date.now();
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const { status } = spawnSync(process.execPath, [vitest, "run", ...reporters, ...args], {
    cwd: root,
    stdio: "inherit",
    env: environment,
  });
  const { passed, failed, names } = existsSync(reportFile)
    ? countTests(reportFile)
    : { passed: 0, failed: 0, names: [] };
  // A run that failed without a failed test (a crash, an error outside of tests) must not look good.
  return {
    name: "tests",
    passed,
    failed: status === 0 ? failed : Math.max(1, failed),
    names,
    seconds: (Date.now() - began) / 1000,
  };
}

/** A file that could not even be loaded has no tests to count; it counts as one that failed. */
function countTests(reportFile) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(reportFile, "utf8"));
  const broken = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  const failing = testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => `${relative(root, file.name)} > ${test.fullName}`),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    names: [...broken.map((file) => relative(root, file.name)), ...failing],
  };
}
