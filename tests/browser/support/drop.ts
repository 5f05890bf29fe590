import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

/** Drags files from the desktop over a place of the page and lets them go there, as the browser's own drag does. */
export async function dropFiles(
  page: Page,
  selector: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  const desktop = mkdtempSync(join(tmpdir(), "sandtable-desktop-"));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(desktop, name), content);
  const box = (await page.locator(selector).first().boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const data = {
    items: [],
    files: Object.keys(files).map((name) => join(desktop, name)),
    dragOperationsMask: 1,
  };
  // A page that is only drawn so far refuses files: wait until it takes them, as the cursor shows a person.
  await page.waitForFunction((target) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([], "probe"));
    const send = (type: string): boolean =>
      !document
        .querySelector(target)!
        .dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    const isTaken = send("dragover");
    send("dragleave");
    return isTaken;
  }, selector);
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await session.send("Input.dispatchDragEvent", {
      type,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      data,
    });
  }
  page.once("close", () => rmSync(desktop, { recursive: true, force: true }));
}
