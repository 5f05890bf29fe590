/** Names of files that mean the same on every system. A workspace travels between Windows, Macs and Linux. */

/** Names that Windows keeps for devices, whatever ending follows. */
const device = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(\.|$)/i;

/** Whether one part of a path is a name that Windows reserves: "con", "aux.json", "LPT1". */
export const isReserved = (part: string): boolean => device.test(part);

/** What some systems take for the same name: a Mac and Windows treat "Guam" and "guam" as equal. */
export const plainName = (name: string): string => name.normalize("NFC").toLowerCase();

/** The reserved part of a path, or undefined. */
export const reservedPart = (path: string): string | undefined => path.split("/").find(isReserved);

/** Pairs of paths that some systems take for one; each later one with the first. */
export function alike(paths: Iterable<string>): [first: string, other: string][] {
  const seen = new Map<string, string>();
  const pairs: [string, string][] = [];
  for (const path of paths) {
    const plain = plainName(path);
    const first = seen.get(plain);
    if (first === undefined) seen.set(plain, path);
    else if (first !== path) pairs.push([first, path]);
  }
  return pairs;
}
