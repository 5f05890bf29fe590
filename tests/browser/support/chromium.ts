import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { packageRoot } from "../../../lib/workspace";

/** What the browser of the tests is started with. */
export const chromiumFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Where the browser of this machine is. */
export async function findChromium(): Promise<string> {
  const file = pathToFileURL(join(packageRoot(), "lib/build/chromium.mjs")).href;
  const found = (await import(file)) as { findChromium(): string };
  return found.findChromium();
}
