import { isWithin } from "../documents";

interface Entry {
  pointer: string;
  /** Somebody knows of it and goes on: it hides echoes, and stops nothing. */
  accepted: boolean;
}

/**
 * The subtrees of merged documents in which an error has been reported. Later tiers report nothing
 * there: what follows from a cause is an echo.
 */
export class Blame {
  private readonly byDocument = new Map<string, Entry[]>();

  constructor(private readonly beneath?: Blame) {}

  add(document: string, pointer: string, accepted = false): void {
    const entries = this.byDocument.get(document);
    if (entries) entries.push({ pointer, accepted });
    else this.byDocument.set(document, [{ pointer, accepted }]);
  }

  /** Whether the place stands in a subtree that has an error. */
  covers(document: string, pointer: string): boolean {
    const own = this.byDocument.get(document)?.some((each) => isWithin(pointer, each.pointer)) ?? false;
    return own || (this.beneath?.covers(document, pointer) ?? false);
  }

  /** Whether the document has an error that nobody has accepted. */
  has(document: string): boolean {
    const own = this.byDocument.get(document)?.some((each) => !each.accepted) ?? false;
    return own || (this.beneath?.has(document) ?? false);
  }

  /** The documents with such errors. */
  documents(): Set<string> {
    const all = this.beneath?.documents() ?? new Set<string>();
    for (const document of this.byDocument.keys()) if (this.has(document)) all.add(document);
    return all;
  }
}
