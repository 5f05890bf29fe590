import { existsSync } from "node:fs";
import { installPackage } from "./debian.mjs";

const known = [
  process.env.REDIS_SERVER,
  "/usr/bin/redis-server",
  "/usr/local/bin/redis-server",
  "/opt/homebrew/bin/redis-server",
];

/** A Redis server that is there already, or undefined. */
export const findRedis = () => known.find((path) => path && existsSync(path));

/**
 * The Redis through which the tests spread games over processes; Debian's package is installed when there is none and
 * we may do that. Throws with what to do otherwise.
 */
export function ensureRedis(say = (text) => process.stdout.write(`${text}\n`)) {
  const why = "Installing Redis for the tests of the queue (once) …";
  // Without a run level the package starts no server of its own.
  const found = findRedis() ?? (installPackage("redis-server", why, say, { RUNLEVEL: "1" }) && findRedis());
  if (found) return found;
  throw new Error("The tests of the queue need Redis. Install redis-server, or name it in REDIS_SERVER.");
}
