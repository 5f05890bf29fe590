import { parentPointer } from "../documents";

/** What has been reported one document. */
interface Entries {
  pointers: Set<string>;
  /**
   * Not all are accepted: accepting a problem means to know of it and continue; that hides its echoes and blocks
   * nothing.
   */
  open: boolean;
}

/**
 * The subtrees of merged documents in which an error has been reported. Later tiers report nothing
 * there: what follows from a cause is an echo.
 */
export class Blame {
  private readonly byDocument = new Map<string, Entries>();

  constructor(private readonly beneath?: Blame) {}

  add(document: string, pointer: string, accepted = false): void {
    let entries = this.byDocument.get(document);
    if (!entries) this.byDocument.set(document, (entries = { pointers: new Set(), open: false }));
    entries.pointers.add(pointer);
    if (!accepted) entries.open = true;
  }

  /** Whether the place is in a subtree that has an error. */
  covers(document: string, pointer: string): boolean {
    const entries = this.byDocument.get(document);
    for (let at: string | undefined = pointer; entries && at !== undefined; at = parentPointer(at)) {
      if (entries.pointers.has(at)) return true;
    }
    return this.beneath?.covers(document, pointer) ?? false;
  }

  /** Whether the document has an error that is not accepted. */
  has(document: string): boolean {
    return (this.byDocument.get(document)?.open ?? false) || (this.beneath?.has(document) ?? false);
  }

  /** The documents with such errors. */
  documents(): Set<string> {
    const all = this.beneath?.documents() ?? new Set<string>();
    for (const document of this.byDocument.keys()) if (this.has(document)) all.add(document);
    return all;
  }
}
