import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./bundle.mjs";
import { ensure } from "./ensure.mjs";

const say = (text) => process.stdout.write(`${text}\n`);
const sandtable = (...args) =>
  spawnSync(process.execPath, [join(root, "lib/cli/sandtable.mjs"), ...args], { cwd: root, stdio: "inherit" })
    .status;

ensure();
say("> Checking the shipped games\n");
const checked = sandtable("check", "--all");

say("\n> Playing the Short Campaign of Fire in the Sky once, bot against bot\n");
const demo = ["--game", "fire-in-the-sky", "--scenario", "short-campaign", "--seed", "1942"];
const played = sandtable("play", ...demo, "--bots", "random,random", "--brief");

say("\nPlay it yourself:  npx sandtable play --game fire-in-the-sky --scenario short-campaign");
say("All commands:      npx sandtable --help");
process.exitCode = checked || played || 0;
