import { spawn } from "node:child_process";
import { binOf, root } from "./bundle.mjs";

const say = (text) => process.stdout.write(`${text}\n`);

/** What every program that is started here runs with. */
export const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };

const whatChanged = ["--cache", "--cache-strategy", "content"];

/**
 * What must hold before a test is worth running, without running anything of the studio; each counts as one test. The
 * gates of a row run side by side: most of them keep one core busy.
 */
export const checks = [
  [{ name: "generated files are up to date", run: () => quietly("lib/build/generate.mjs", "--check") }],
  [
    {
      name: "docs/diagnostics.md is up to date",
      run: () => quietly("lib/build/diagnostics-docs.mjs", "--check"),
    },
    { name: "types", run: () => quietly(binOf("typescript", "tsc"), "--noEmit") },
    { name: "lint", run: () => quietly(binOf("eslint"), ".") },
    { name: "nothing unused", run: () => quietly(binOf("knip"), "--no-progress") },
    // What only tests use is dead code, unless its comment is tagged @public or @internal with the reason.
    {
      name: "nothing that only tests use",
      run: () => quietly(binOf("knip"), "--no-progress", "--production", "--config", "knip.production.json"),
    },
    // A file whose text has not changed is not read again. Lint has no cache: some of its rules look at other files too.
    {
      name: "format",
      run: () => quietly(binOf("prettier"), ...whatChanged, "--check", "--log-level", "warn", "."),
    },
  ],
];

/** Runs rows of gates, one row after the other. Returns a result for each gate: `{ name, passed, failed, seconds }`. */
export async function runGates(rows) {
  const results = [];
  for (const row of rows) results.push(...(await Promise.all(row.map(gate))));
  return results;
}

/**
 * Prints a line for each result and the total, and sets the exit code. The last line is "N passed, N failed". The names
 * of failed tests stand beside it, because a build machine may keep the end of the output only.
 */
export function report(results) {
  say("");
  for (const { name, passed, failed, seconds } of results) {
    say(
      `${failed === 0 ? "ok    " : "FAILED"}  ${name.padEnd(32)} ${passed} passed, ${failed} failed  ${seconds.toFixed(1)} s`,
    );
  }
  for (const name of results.flatMap((result) => result.names ?? [])) say(`FAILED  ${name}`);
  const total = (key) => results.reduce((sum, row) => sum + row[key], 0);
  process.exitCode = total("failed") === 0 ? 0 : 1;
  say(`${total("passed")} passed, ${total("failed")} failed`);
}

/** Whether `work` ends without an error; the message of an error is printed. */
export async function succeeds(work) {
  try {
    await work();
    return true;
  } catch (error) {
    say(error.message);
    return false;
  }
}

/** Runs a script in Node and prints its output in one piece when it is done. Returns whether it exited with 0. */
function quietly(...args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: environment,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    }
    child.on("error", (error) => (output += `${error.message}\n`));
    child.on("close", (code) => {
      process.stdout.write(output);
      resolve(code === 0);
    });
  });
}

async function gate({ name, run }) {
  say(`> ${name}`);
  const began = Date.now();
  const passed = await run();
  return { name, passed: passed ? 1 : 0, failed: passed ? 0 : 1, seconds: (Date.now() - began) / 1000 };
}
