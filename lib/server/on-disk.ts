import { existsSync } from "node:fs";
import { insidePath, readText, versionOf } from "../workspace";

/** A document as it stands on disk; null: it is not there. */
export type OnDisk = { text: string; version: string } | null;

/** What stands at a path of a workspace now. Throws `WorkspaceError`, or the system's error. */
export function onDisk(root: string, path: string): OnDisk {
  const place = insidePath(root, path);
  if (!existsSync(place)) return null;
  const text = readText(place);
  return { text, version: versionOf(text) };
}
