import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./bundle.mjs";
import { nodeProblem } from "./node-version.mjs";

const lockFile = join(root, "package-lock.json");
const installedFile = join(root, "node_modules/.package-lock.json");
/** Says which lock file was installed; lives in node_modules, so it goes when they go. */
const stampFile = join(root, "node_modules/.sandtable-installed");

const read = (path) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);
const digest = (text) => createHash("sha256").update(text).digest("hex");

/** Whether the packages that the lock file names are the ones installed. */
export function isCurrent(lockText, installedText, stamp) {
  if (installedText === undefined) return false;
  if (stamp === digest(lockText)) return true;
  const wanted = JSON.parse(lockText).packages;
  const there = JSON.parse(installedText).packages;
  const same = (path) => there[path]?.version === wanted[path]?.version;
  // Packages for other systems are in the lock file only, so it is enough that nothing else is missing.
  return (
    Object.keys(there).every(same) &&
    Object.keys(wanted).every((path) => path === "" || same(path) || isOptional(wanted[path]))
  );
}

const isOptional = (entry) => entry.optional === true || entry.devOptional === true || entry.peer === true;

const print = (text) => process.stdout.write(`${text}\n`);

/**
 * Install the packages when they are missing or the lock file has changed; else do nothing, at once.
 * False when that fails; it has said why. Uses nothing but Node itself.
 */
export function tryEnsure(say = print) {
  const problem = nodeProblem();
  if (problem) {
    say(problem);
    return false;
  }
  const lock = readFileSync(lockFile, "utf8");
  const before = read(installedFile);
  if (isCurrent(lock, before, read(stampFile))) return true;
  say(before === undefined ? "Installing the packages (once) …" : "Packages have changed; installing them …");
  const result = runNpm(["ci", "--no-audit", "--no-fund"]);
  if (result.status !== 0) {
    say(`npm ci failed${result.error ? `: ${result.error.message}` : ""}. Look at its messages above.`);
    return false;
  }
  writeFileSync(stampFile, digest(lock));
  return true;
}

/** The same, ending the process when it fails. */
export function ensure() {
  if (!tryEnsure()) process.exit(1);
}

/** npm as it called us, or else the one on the path. */
function runNpm(args) {
  const options = { cwd: root, stdio: "inherit" };
  const cli = process.env.npm_execpath;
  if (cli?.endsWith("npm-cli.js")) return spawnSync(process.execPath, [cli, ...args], options);
  return spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
}
