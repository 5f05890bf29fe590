import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { packageRoot } from "../../../lib/workspace";

/** Before the first browser test: the studio is built and browsers are there. At once when both are already. */
export default async function setup(): Promise<void> {
  const load = (file: string): Promise<unknown> =>
    import(pathToFileURL(join(packageRoot(), "lib/build", file)).href) as Promise<unknown>;
  const { buildStudio } = (await load("studio.mjs")) as { buildStudio(): Promise<void> };
  const { ensureBrowsers } = (await load("chromium.mjs")) as { ensureBrowsers(): void };
  ensureBrowsers();
  await buildStudio();
}
