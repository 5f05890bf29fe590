import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const known = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** A Chromium that is there already, or undefined. */
export const findChromium = () => known.find((path) => path && existsSync(path));

/**
 * The browser that the tests drive; Debian's package is installed when there is none and we may do that. Throws
 * with what to do otherwise.
 */
export function ensureChromium(say = (text) => process.stdout.write(`${text}\n`)) {
  const found = findChromium();
  if (found) return found;
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    say("Installing Chromium for the browser tests (once) …");
    const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const apt = (...args) => spawnSync("apt-get", args, { stdio: "ignore", env: environment }).status === 0;
    if (apt("update") && apt("install", "-y", "--no-install-recommends", "chromium") && findChromium()) {
      return findChromium();
    }
  }
  throw new Error("The browser tests need Chromium. Install it, or name it in CHROMIUM.");
}
