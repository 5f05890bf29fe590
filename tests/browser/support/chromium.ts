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

interface Browsers {
  findChromium(): string;
  findHeadless(): string;
}

const browsers = async (): Promise<Browsers> =>
  (await import(pathToFileURL(join(packageRoot(), "lib/build/chromium.mjs")).href)) as Browsers;

/** Where the whole Chromium of this machine is. */
export const findChromium = async (): Promise<string> => (await browsers()).findChromium();

/** Where the browser is that most tests drive: the same without its window, where it is installed. */
export const findHeadless = async (): Promise<string> => (await browsers()).findHeadless();
