import { isWithin } from "../documents";

/**
 * The subtrees of merged documents in which an error has been reported. Later tiers report nothing
 * there: what follows from a cause is an echo.
 */
export class Blame {
  private readonly byDocument = new Map<string, string[]>();

  constructor(private readonly beneath?: Blame) {}

  add(document: string, pointer: string): void {
    const pointers = this.byDocument.get(document);
    if (pointers) pointers.push(pointer);
    else this.byDocument.set(document, [pointer]);
  }

  /** Whether the place stands in a subtree that has an error. */
  covers(document: string, pointer: string): boolean {
    const own = this.byDocument.get(document)?.some((each) => isWithin(pointer, each)) ?? false;
    return own || (this.beneath?.covers(document, pointer) ?? false);
  }

  /** Whether the document has an error anywhere. */
  has(document: string): boolean {
    return this.byDocument.has(document) || (this.beneath?.has(document) ?? false);
  }

  get empty(): boolean {
    return this.byDocument.size === 0 && (this.beneath?.empty ?? true);
  }
}
