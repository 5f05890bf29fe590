import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { binOf, root } from "./bundle.mjs";
import { ensureChromium } from "./chromium.mjs";
import { tryEnsure } from "./ensure.mjs";
import { buildStudio } from "./studio.mjs";

const say = (text) => process.stdout.write(`${text}\n`);
const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
const node = (...args) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", env: environment }).status === 0;

if (!tryEnsure()) {
  say("0 passed, 1 failed");
  process.exit(1);
}

/** What must hold before any test is worth running; each counts as one test. */
const gates = [
  { name: "generated files are up to date", run: () => node("lib/build/generate.mjs", "--check") },
  { name: "docs/diagnostics.md is up to date", run: () => node("lib/build/diagnostics-docs.mjs", "--check") },
  { name: "types", run: () => node(binOf("typescript", "tsc"), "--noEmit") },
  { name: "lint", run: () => node(binOf("eslint"), ".") },
  { name: "format", run: () => node(binOf("prettier"), "--check", "--log-level", "warn", ".") },
  { name: "the studio builds", run: () => succeeds(() => buildStudio(say)) },
  { name: "a browser is there", run: () => succeeds(() => ensureChromium(say)) },
];

/** Whether it comes to its end; what is wrong with it is said. */
async function succeeds(work) {
  try {
    await work();
    return true;
  } catch (error) {
    say(error.message);
    return false;
  }
}

const rows = [];
for (const { name, run } of gates) {
  say(`\n> ${name}`);
  const began = Date.now();
  const fine = await run();
  rows.push({ name, passed: fine ? 1 : 0, failed: fine ? 0 : 1, seconds: (Date.now() - began) / 1000 });
}
rows.push(runTests());

say("");
for (const { name, passed, failed, seconds } of rows) {
  say(
    `${failed === 0 ? "ok    " : "FAILED"}  ${name.padEnd(32)} ${passed} passed, ${failed} failed  ${seconds.toFixed(1)} s`,
  );
}
const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
process.exitCode = total("failed") === 0 ? 0 : 1;
say(`${total("passed")} passed, ${total("failed")} failed`);

function runTests() {
  say("\n> tests");
  const report = join(root, "node_modules/.cache/sandtable/vitest.json");
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const began = Date.now();
  const only = process.argv.slice(2);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const fine = node(join(root, "node_modules/vitest/vitest.mjs"), "run", ...reporters, ...only);
  const { passed, failed } = existsSync(report) ? countTests(report) : { passed: 0, failed: 0 };
  // A run that failed without a failed test (a crash, an error outside of tests) must not look good.
  return {
    name: "tests",
    passed,
    failed: fine ? failed : Math.max(1, failed),
    seconds: (Date.now() - began) / 1000,
  };
}

/** A file that could not even be loaded has no tests to count; it counts as one that failed. */
function countTests(report) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  const broken = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}
