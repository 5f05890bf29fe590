import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { binOf, root } from "./bundle.mjs";
import { ensureChromium } from "./chromium.mjs";
import { tryEnsure } from "./ensure.mjs";
import { ensureRedis } from "./redis.mjs";
import { buildStudio } from "./studio.mjs";

const say = (text) => process.stdout.write(`${text}\n`);
const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
const node = (...args) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", env: environment }).status === 0;

if (!tryEnsure()) {
  say("0 passed, 1 failed");
  process.exit(1);
}

/**
 * What must hold before any test is worth running; each counts as one test. Those of a row run side by side: most of
 * them keep one core busy.
 */
const gates = [
  [{ name: "generated files are up to date", run: () => quietly("lib/build/generate.mjs", "--check") }],
  [
    {
      name: "docs/diagnostics.md is up to date",
      run: () => quietly("lib/build/diagnostics-docs.mjs", "--check"),
    },
    { name: "types", run: () => quietly(binOf("typescript", "tsc"), "--noEmit") },
    { name: "lint", run: () => quietly(binOf("eslint"), ".") },
    { name: "format", run: () => quietly(binOf("prettier"), "--check", "--log-level", "warn", ".") },
  ],
  [
    { name: "the studio builds", run: () => succeeds(() => buildStudio(say)) },
    // One after the other, because only one program at a time may install packages.
    {
      name: "a browser and Redis are there",
      run: () => succeeds(() => [ensureChromium(say), ensureRedis(say)]),
    },
  ],
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

/** A script of node's, whose words are shown in one piece when it is done. */
function quietly(...args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: environment,
    });
    let words = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => (words += text));
    }
    child.on("error", (error) => (words += `${error.message}\n`));
    child.on("close", (code) => {
      process.stdout.write(words);
      resolve(code === 0);
    });
  });
}

async function gate({ name, run }) {
  say(`> ${name}`);
  const began = Date.now();
  const fine = await run();
  return { name, passed: fine ? 1 : 0, failed: fine ? 0 : 1, seconds: (Date.now() - began) / 1000 };
}

const rows = [];
for (const row of gates) rows.push(...(await Promise.all(row.map(gate))));
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
