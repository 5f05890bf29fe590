import type { Json } from "../../../documents";
import type { Documents } from "../../types";

interface Remembered<T> {
  about: string;
  /** What it read, in the order in which it did. */
  read: readonly (readonly [path: string, value: Json | undefined])[];
  result: T;
}

/** What is kept of one subject: scenarios with overrides have documents of their own. */
const MOST = 3;

/**
 * A function of the documents that several checks ask: what it said of a subject, such as a scenario, it says
 * again as long as every document that it read is the same. `about` is one more thing that it depends on.
 */
export function remembered<S extends object, T>(
  make: (documents: Documents, subject: S, about: string) => T,
): (documents: Documents, subject: S, about?: string) => T {
  const known = new WeakMap<S, Remembered<T>[]>();
  return (documents, subject, about = "") => {
    const made = known.get(subject) ?? [];
    // Reads are also reported to an outer recording of what a check reads.
    const before = made.find(
      (each) => each.about === about && each.read.every(([path, value]) => documents[path] === value),
    );
    if (before) return before.result;
    const read = new Map<string, Json | undefined>();
    const result = make(watched(documents, read), subject, about);
    known.set(subject, [{ about, read: [...read], result }, ...made].slice(0, MOST));
    return result;
  };
}

/** The documents, recording those that are read by path; there is no other way to read them. */
function watched(documents: Documents, read: Map<string, Json | undefined>): Documents {
  const refuse = (): never => {
    throw new TypeError("What is remembered may not depend on which documents there are.");
  };
  return new Proxy<Record<string, Json>>(
    {},
    {
      get(_, path) {
        if (typeof path !== "string") return undefined;
        const value = documents[path];
        read.set(path, value);
        return value;
      },
      has: refuse,
      ownKeys: refuse,
      getOwnPropertyDescriptor: refuse,
    },
  );
}
