import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs a package of Debian's where that is allowed; says whether it did. `why` is printed before. */
export function installPackage(name, why, say, environment = {}) {
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return false;
  say(why);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", ...environment };
  const apt = (...args) => spawnSync("apt-get", args, { stdio: "ignore", env }).status === 0;
  return apt("update") && apt("install", "-y", "--no-install-recommends", name);
}
