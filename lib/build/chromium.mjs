import { existsSync } from "node:fs";
import { installPackage } from "./debian.mjs";

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
  const why = "Installing Chromium for the browser tests (once) …";
  const found = findChromium() ?? (installPackage("chromium", why, say) && findChromium());
  if (found) return found;
  throw new Error("The browser tests need Chromium. Install it, or name it in CHROMIUM.");
}
