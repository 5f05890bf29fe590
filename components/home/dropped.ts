import { zipSync } from "fflate";

/** The zip that a person dropped or chose; files and folders dropped as they are become one. */
export async function zipOf(files: readonly { path: string; file: File }[]): Promise<Uint8Array> {
  const [only] = files;
  if (files.length === 1 && only && /\.zip$/i.test(only.path)) {
    return new Uint8Array(await only.file.arrayBuffer());
  }
  const entries = await Promise.all(
    files.map(async ({ path, file }) => [path, new Uint8Array(await file.arrayBuffer())] as const),
  );
  return zipSync(Object.fromEntries(entries), { level: 0 });
}

/** Everything in a drop: single files, and whole folders with what is in them. */
export async function filesOf(transfer: DataTransfer): Promise<{ path: string; file: File }[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry()).filter((each) => each !== null);
  return (await Promise.all(entries.map((entry) => inEntry(entry, "")))).flat();
}

async function inEntry(entry: FileSystemEntry, above: string): Promise<{ path: string; file: File }[]> {
  const path = `${above}${entry.name}`;
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    return [{ path, file }];
  }
  if (entry.name === ".git" || entry.name === "node_modules") return [];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: FileSystemEntry[] = [];
  // A reader gives a hundred at a time, and nothing when it is done.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) break;
    found.push(...some);
  }
  return (await Promise.all(found.map((each) => inEntry(each, `${path}/`)))).flat();
}
