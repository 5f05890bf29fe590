import type { Json } from "../../documents";
import type { Documents } from "../../games/types";

/**
 * A check asked for a document that an earlier tier found invalid: the check cannot run, which is not an error of
 * its own.
 */
export class Withheld extends Error {
  override readonly name = "Withheld";
  constructor(readonly document: string) {
    super(`${document} has errors and is withheld.`);
  }
}

/** What a run has read. The same values give the same findings, so the run need not be repeated. */
export interface Reading {
  /** Documents that were asked for; undefined for one that is not there. */
  values: Map<string, Json | undefined>;
  /** The paths, when the run went over all of them. */
  paths: readonly string[] | undefined;
}

/**
 * The documents as a check sees them, with a note of what it reads. Asking for a withheld document by its
 * path throws `Withheld`; going over all documents passes it by.
 */
export function watched(
  documents: Documents,
  withheld: ReadonlySet<string>,
): { documents: Documents; reading: Reading } {
  const reading: Reading = { values: new Map(), paths: undefined };
  const read = (path: string): Json | undefined => {
    if (withheld.has(path)) throw new Withheld(path);
    const value = Object.hasOwn(documents, path) ? documents[path] : undefined;
    reading.values.set(path, value);
    return value;
  };
  const list = (): string[] => {
    const paths = pathsOf(documents, withheld);
    reading.paths = paths;
    return paths;
  };
  // The target is empty: a proxy may not hide members of a frozen one.
  const proxy = new Proxy<Record<string, Json>>(
    {},
    {
      get: (_, path) => (typeof path === "string" ? read(path) : undefined),
      has: (_, path) => typeof path === "string" && read(path) !== undefined,
      ownKeys: list,
      // Going over the paths asks for descriptors as well; only taking the value counts as reading it.
      getOwnPropertyDescriptor: (_, path) => {
        if (typeof path !== "string" || withheld.has(path) || !Object.hasOwn(documents, path))
          return undefined;
        return { get: () => read(path), enumerable: true, configurable: true };
      },
    },
  );
  return { documents: proxy, reading };
}

function pathsOf(documents: Documents, withheld: ReadonlySet<string>): string[] {
  return Object.keys(documents).filter((path) => !withheld.has(path));
}

/** Whether a run with these documents would read the very same things. */
export function readsTheSame(reading: Reading, documents: Documents, withheld: ReadonlySet<string>): boolean {
  for (const [path, value] of reading.values) {
    if (withheld.has(path) || documents[path] !== value) return false;
  }
  const { paths } = reading;
  if (!paths) return true;
  let i = 0;
  for (const path in documents) if (!withheld.has(path) && paths[i++] !== path) return false;
  return i === paths.length;
}
