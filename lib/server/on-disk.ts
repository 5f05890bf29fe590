import { existsSync } from "node:fs";
import { insidePath, readText, versionOf } from "../workspace";

/** A document on disk; null: it does not exist. */
export type OnDisk = { text: string; version: string } | null;

/** What is at a path of a workspace now. Throws `WorkspaceError`, or the system's error. */
export function onDisk(root: string, path: string): OnDisk {
  const place = insidePath(root, path);
  if (!existsSync(place)) return null;
  const text = readText(place);
  return { text, version: versionOf(text) };
}
