/** A file that a person dropped or chose; its path begins with the folder that was dropped. */
export interface DroppedFile {
  path: string;
  file: File;
}

/** Everything in a drop: single files, and whole folders with what is in them. */
export async function filesOf(transfer: DataTransfer): Promise<DroppedFile[]> {
  // All at once: after the first wait a browser has taken the items away.
  const found = [...transfer.items].map((item) => ({
    entry: item.webkitGetAsEntry(),
    file: item.getAsFile(),
  }));
  const read = found.map(async ({ entry, file }): Promise<DroppedFile[]> => {
    if (entry) return inEntry(entry, "");
    // What another program gives as a file need not lie on any disk.
    return file ? [{ path: file.name, file }] : [];
  });
  return (await Promise.all(read)).flat();
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
