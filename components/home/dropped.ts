/** A file that a person dropped or chose; its path begins with the folder that was dropped. */
export interface DroppedFile {
  path: string;
  file: File;
}

/** Everything in a drop: single files, and whole folders with what is in them. */
export async function filesOf(transfer: DataTransfer): Promise<DroppedFile[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry()).filter((each) => each !== null);
  return (await Promise.all(entries.map((entry) => inEntry(entry, "")))).flat();
}

async function inEntry(entry: FileSystemEntry, above: string): Promise<DroppedFile[]> {
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
