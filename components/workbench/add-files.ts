import type { TextEdit } from "../../lib/documents";
import type { DroppedFile } from "../home/dropped";
import { targetLayer } from "./layer";
import { openTab } from "./tabs";
import type { Workbench } from "./workbench";

/** The largest document that the server saves (bytes). */
const LARGEST = 16 * 1024 * 1024;

/**
 * Adds files to the workspace, as one action that can be undone; they are written to disk when they are saved.
 * Files that were refused, and the text that was replaced, are reported above the editors.
 */
export async function addFiles(workbench: Workbench, files: readonly DroppedFile[]): Promise<void> {
  const { placeOfFile } = await import("../../lib/editing/place-file");
  const read = await Promise.all(files.map(async (each) => ({ path: each.path, ...(await textOf(each)) })));
  const { shipped } = workbench.state;
  const layer = targetLayer(workbench.state);
  const edits = new Map<string, TextEdit>();
  const messages: string[] = [];
  for (const { path, text, reason } of read) {
    const place = text === undefined ? { reason } : placeOfFile(path, text, shipped, layer);
    if (place.path === undefined) {
      messages.push(`${path}: ${place.reason}`);
      continue;
    }
    if (edits.has(place.path)) {
      messages.push(`${path}: another file with the path ${place.path} was added.`);
      continue;
    }
    const before = workbench.ownText(place.path);
    if (before === text) continue;
    if (before !== undefined) messages.push(`${place.path} was replaced. Undo restores its text.`);
    edits.set(place.path, { file: place.path, offset: 0, length: before?.length ?? 0, text: text! });
  }
  const [first] = edits.keys();
  if (first !== undefined) {
    workbench.apply(edits.size === 1 ? `Add ${first}` : `Add ${edits.size} files`, [...edits.values()]);
    openTab(workbench, first);
  }
  if (messages.length > 0) workbench.store.setState({ notice: messages.join(" ") });
}

type ReadFile = { text: string; reason?: undefined } | { text?: undefined; reason: string };

async function textOf({ path, file }: DroppedFile): Promise<ReadFile> {
  if (/\.zip$/i.test(path))
    return {
      reason:
        "a zip is a whole workspace. Import it on the start page, or add the layers of a bundle from the menu “New”.",
    };
  if (!path.endsWith(".json")) return { reason: "only documents (*.json) can be added." };
  if (file.size > LARGEST) return { reason: `it has ${file.size} bytes; the maximum is ${LARGEST}.` };
  try {
    const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    return { text: decoder.decode(await file.arrayBuffer()) };
  } catch (error) {
    const why = error instanceof TypeError ? "it is not UTF-8 text." : (error as Error).message;
    return { reason: why };
  }
}

/** Opens the file dialog. */
export function chooseFiles(workbench: Workbench): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".json";
  input.multiple = true;
  input.onchange = () => {
    const files = [...(input.files ?? [])].map((file) => ({ path: file.name, file }));
    void addFiles(workbench, files);
  };
  input.click();
}
