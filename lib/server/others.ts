import { MANIFEST, openWorkspace, readOthers } from "../workspace";
import { folderOf } from "./known";
import { lookedInto } from "./look";

/** What lies in a workspace besides its documents, by path; the bytes in base64. */
export interface OtherFiles {
  files: Record<string, string>;
}

/** Read what a bundle takes along of a workspace that was opened here; of a game without a folder nothing. Throws `WorkspaceError`. */
export function otherFiles(id: string): OtherFiles {
  if (lookedInto(id) !== undefined) return { files: {} };
  const path = folderOf(id);
  const { own } = openWorkspace(path);
  const others = readOthers(path, new Set([...own, MANIFEST]));
  const packed = [...others].map(([file, bytes]) => [file, Buffer.from(bytes).toString("base64")] as const);
  return { files: Object.fromEntries(packed) };
}
