import type { Page } from "playwright-core";

/** Drops files from the desktop on a place of the page. A real drop has entries of a file system; so does this. */
export async function dropFiles(
  page: Page,
  selector: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  const content = Object.entries(files).map(([name, text]): [string, number[]] => [
    name,
    [...(typeof text === "string" ? new TextEncoder().encode(text) : text)],
  ]);
  const transfer = await page.evaluateHandle((all) => {
    const made = new DataTransfer();
    for (const [name, bytes] of all) made.items.add(new File([new Uint8Array(bytes)], name));
    return made;
  }, content);
  for (const type of ["dragenter", "dragover", "drop"]) {
    await page.dispatchEvent(selector, type, { dataTransfer: transfer });
  }
}
