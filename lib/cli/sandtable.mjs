#!/usr/bin/env node
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { bundle, installed, NotInstalledError, root } from "../build/bundle.mjs";
import { nodeProblem } from "../build/node-version.mjs";

/** Bundles lib/cli when its sources have changed (about 0.1 s), else only looks; then runs it. */
async function run() {
  const problem = nodeProblem();
  if (problem) return stop(problem);
  if (!installed()) return stop(notInstalled);
  const folder = await bundle("cli", {
    main: "lib/cli/main.ts",
    thread: "lib/cli/crew/thread.ts",
  });
  const { runCli } = await import(pathToFileURL(join(folder, "main.mjs")).href);
  process.exitCode = await runCli(process.argv.slice(2), {
    thread: pathToFileURL(join(folder, "thread.mjs")),
    // Only an export of a page needs it.
    pageApp: async (game) => (await import("../build/page-app.mjs")).pageApp(game),
  });
}

const notInstalled = `Sandtable is not installed yet: run “npm install” in ${root}.`;

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

run().catch((error) => {
  if (error instanceof NotInstalledError) return stop(notInstalled);
  throw error;
});
