import { documentFolders, MANIFEST, removeFile, saveFile, whyNotRead, WorkspaceError } from "../workspace";
import { answer, refuse } from "./answers";
import { moment } from "./moment";
import { onDisk } from "./on-disk";

/** Saving and deleting single documents of a workspace, never over what somebody else has written meanwhile. */

/** The path that the parts of an address name. Throws `WorkspaceError` for one that would never be read back. */
export function documentPath(parts: readonly string[]): string {
  const path = parts.join("/");
  const why = path === MANIFEST ? undefined : whyNotRead(path, documentFolders);
  if (why === undefined) return path;
  const hint = "Choose another name or folder.";
  throw new WorkspaceError("outside", `“${path}” cannot be a document of a workspace: ${why}.`, path, hint);
}

/** Save when the file is still the version that was loaded (null: not there yet); else return what is there. */
export function saveDocument(root: string, path: string, text: string, expected: string | null): Response {
  return orConflict(root, path, () => ({ ...saveFile(root, path, text, { expected }), at: moment() }));
}

function orConflict(root: string, path: string, act: () => object): Response {
  try {
    return answer(act());
  } catch (error) {
    if (!(error instanceof WorkspaceError) || error.code !== "conflict") throw error;
    const { code, message, hint } = error;
    return refuse({ code, message, hint }, { disk: onDisk(root, path) });
  }
}

/** The same for taking a document away; not the one that makes the folder a workspace. */
export function deleteDocument(root: string, path: string, expected: string | null): Response {
  if (path === MANIFEST) {
    throw new WorkspaceError("outside", `Without ${MANIFEST} the folder is not a workspace.`, path);
  }
  return orConflict(root, path, () => {
    removeFile(root, path, expected);
    return { path, at: moment() };
  });
}
