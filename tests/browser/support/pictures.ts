import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { packageRoot } from "../../../lib/workspace";

/** Where the pictures of the documents are. */
const pictures = join(packageRoot(), "docs/images");

/** Takes a picture for the tutorial, when pictures are wanted (`npm run pictures`). */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env["PICTURES"] === undefined) return;
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${name}.png`), caret: "initial" });
}
