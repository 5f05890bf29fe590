import { zipSync } from "fflate";
import { readDirectory } from "./directory";
import { requireSafeNames } from "./names";
import { isTight } from "./unpack";

/** A file to be packed. */
export interface ZipContent {
  /** Relative, with slashes. */
  path: string;
  bytes: Uint8Array;
}

/** The earliest date that a zip can have, in local time as zips have it. A true one would make two equal exports differ. */
const date = (): Date => new Date(1980, 0, 1);

/** Higher ones cost twice the time for a fiftieth of the size. */
const LEVEL = 6;

/**
 * A zip of the files, sorted by path. The same files make the same bytes, on every machine and at any time. Throws
 * `ZipError` for names that could not be unpacked everywhere.
 */
export function writeZip(files: readonly ZipContent[]): Uint8Array {
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  requireSafeNames(sorted.map(({ path }) => path));
  const whole = zipped(sorted, new Set());
  const tight = readDirectory(whole).filter(isTight);
  return tight.length === 0 ? whole : zipped(sorted, new Set(tight.map(({ name }) => name)));
}

/** Some are stored as they are: packed they would look like something made to burst. */
const zipped = (files: readonly ZipContent[], stored: ReadonlySet<string>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      files.map(({ path, bytes }) => [path, [bytes, { level: stored.has(path) ? 0 : LEVEL, mtime: date() }]]),
    ),
  );
