import { mostBytes } from "../../lib/play/file/format";
import { counted } from "../../lib/words";
import type { DroppedFile } from "../home/dropped";
import { make } from "../workbench/make";
import type { Workbench } from "../workbench/workbench";

/** What every game file has in it. */
const MARK = '"sandtable-game"';
/** Where it is looked for: in a file that is written by hand it may come later. */
const FIRST = 4096;

/** The files among these that mean to be games of players. */
export async function gameFilesIn(files: readonly DroppedFile[]): Promise<DroppedFile[]> {
  const marked = files.map(async ({ path, file }) => {
    if (!path.endsWith(".json")) return false;
    return (await file.slice(0, FIRST).text()).includes(MARK);
  });
  const are = await Promise.all(marked);
  return files.filter((_file, i) => are[i]);
}

/** Checks games of players and adds them to the workspace as one action; what is refused is reported. */
export async function addReports(workbench: Workbench, files: readonly DroppedFile[]): Promise<string[]> {
  const sent = await Promise.all(
    files.map(async ({ path, file }) => {
      // One byte more than is taken: a larger file is refused for its size, and never read whole.
      const bytes = new Uint8Array(await file.slice(0, mostBytes + 1).arrayBuffer());
      return { name: path, bytes };
    }),
  );
  let added: string[] = [];
  const label = `Add ${counted(files.length, "game")} of players`;
  const refused: string[] = [];
  await make(workbench, label, async () => {
    const taken = await workbench.desk.ask("takeReports", sent);
    added = taken.files;
    refused.splice(0, refused.length, ...taken.refused);
    return { ok: true, edits: taken.edits, file: taken.files[0] ?? "" };
  });
  if (refused.length > 0) workbench.store.setState({ notice: refused.join(" ") });
  return added;
}
