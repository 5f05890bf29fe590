import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { binOf, root } from "./bundle.mjs";

/** What the studio is made of. The games' data are read when it runs, so they are not among it. */
const sources = [
  "app",
  "components",
  "lib",
  "lib/build/monaco",
  "instrumentation-client.ts",
  "next.config.js",
  "package-lock.json",
  "proxy.ts",
  "tsconfig.json",
];
/** Parts of `lib` that no page and no route imports. */
const apart = new Set(["lib/build", "lib/cli"]);

const cache = join(root, "node_modules/.cache/sandtable/studio");
const stampFile = join(cache, "built.json");
const lockFile = join(cache, "building");
const buildId = () => read(join(root, ".next/BUILD_ID"));

/** One hash of the names, sizes and times of all sources. */
export function sourcesStamp() {
  const hash = createHash("sha256");
  const visit = (path) => {
    if (apart.has(path)) return;
    const stat = statSync(join(root, path), { throwIfNoEntry: false });
    if (!stat) return;
    if (!stat.isDirectory()) return void hash.update(`${path} ${stat.mtimeMs} ${stat.size}\n`);
    for (const name of readdirSync(join(root, path)).sort()) visit(`${path}/${name}`);
  };
  for (const path of sources) visit(path);
  return hash.update(process.versions.node).digest("hex");
}

/** Whether the studio that is built is the one that the sources describe. */
export function isBuilt() {
  const made = read(stampFile);
  if (made === undefined) return false;
  const { stamp, id } = JSON.parse(made);
  return id === buildId() && stamp === sourcesStamp();
}

/**
 * Build the studio unless it is built already. Any number of processes may call this at once; one of them builds.
 * Throws with the builder's own words when it fails.
 */
export async function buildStudio(say = (text) => process.stdout.write(`${text}\n`)) {
  if (isBuilt()) return;
  const unlock = await lock(say);
  try {
    if (isBuilt()) return;
    say("Building the studio (only when its sources have changed) …");
    const began = Date.now();
    // Taken before: what is written meanwhile is built the next time.
    const stamp = sourcesStamp();
    rmSync(stampFile, { force: true });
    const { status, output } = await runBuild();
    if (status !== 0) throw new Error(`The studio could not be built.\n${output}`);
    const warned = /^.*\bwarning\b.*$/im.exec(output)?.[0];
    if (warned) say(output.trim());
    hintLarge();
    writeWhole(stampFile, JSON.stringify({ stamp, id: buildId() }));
    say(`Built in ${((Date.now() - began) / 1000).toFixed(0)} s.`);
  } finally {
    unlock();
  }
}

/** Bytes of a script from which on the browser is asked to compile all of it while it is loaded. */
const LARGE = 1e6;
const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * The text editor's code runs nearly whole when it is first needed. Compiled function by function, as browsers do, it stopped
 * the page three times as long; with the hint Chromium compiles it on another thread. Others take it for a comment.
 */
function hintLarge() {
  const folder = join(root, ".next/static/chunks");
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name.endsWith(".js") && statSync(path).size > LARGE)
      writeWhole(path, HINT + readFileSync(path, "utf8"));
  }
}

function runBuild() {
  const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production", NO_COLOR: "1" };
  delete environment.FORCE_COLOR;
  const child = spawn(process.execPath, [binOf("next"), "build"], {
    cwd: root,
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  }
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => resolve({ status, output }));
  });
}

/** Wait until nobody else builds, then hold the others off. Returns how to let them go on. */
async function lock(say) {
  mkdirSync(cache, { recursive: true });
  for (let said = false; ; said = true) {
    try {
      writeFileSync(lockFile, String(process.pid), { flag: "wx" });
      return () => rmSync(lockFile, { force: true });
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    const holder = Number(read(lockFile));
    // A builder that was killed holds nobody up.
    if (holder > 0 && !isRunning(holder)) rmSync(lockFile, { force: true });
    else if (!said) say("Waiting for another build of the studio …");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function writeWhole(path, text) {
  const temporary = join(dirname(path), `.${randomBytes(6).toString("hex")}`);
  writeFileSync(temporary, text);
  renameSync(temporary, path);
}

function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}
