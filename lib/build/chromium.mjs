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

const shell = "/usr/bin/chromium-headless-shell";

/** A Chromium that is there already, or undefined. */
export const findChromium = () => known.find((path) => path && existsSync(path));

/**
 * What most tests drive: Chromium without its window, which opens a page of the studio in half the time. The whole
 * Chromium where it is not there; undefined without that.
 */
export const findHeadless = () =>
  [process.env.CHROMIUM, shell].find((path) => path && existsSync(path)) ?? findChromium();

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

/** Both browsers: the tests also run where only the whole one can be had. */
export function ensureBrowsers(say = (text) => process.stdout.write(`${text}\n`)) {
  ensureChromium(say);
  const why = "Installing Chromium's headless shell for the browser tests (once) …";
  if (!process.env.CHROMIUM && !existsSync(shell)) installPackage("chromium-headless-shell", why, say);
}
