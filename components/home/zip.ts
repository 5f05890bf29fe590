import { zipSync } from "fflate";
import type { DroppedFile } from "./dropped";

/** The zip that was dropped or chosen; single files and folders are packed into one. */
export async function zipOf(files: readonly DroppedFile[]): Promise<Uint8Array> {
  const [only] = files;
  if (files.length === 1 && only && /\.zip$/i.test(only.path)) {
    return new Uint8Array(await only.file.arrayBuffer());
  }
  const entries = await Promise.all(
    files.map(async ({ path, file }) => [path, new Uint8Array(await file.arrayBuffer())] as const),
  );
  return zipSync(Object.fromEntries(entries), { level: 0 });
}
