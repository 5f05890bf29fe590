/** Keeps the values that were used last, up to a number of them. A promise that fails is not kept. */
export class Recent<Value> {
  private readonly kept = new Map<string, Value>();

  constructor(private readonly most: number) {}

  /** The value of a key, made when it is not there. */
  get(key: string, make: () => Value): Value {
    const found = this.kept.has(key) ? this.kept.get(key)! : make();
    this.kept.delete(key);
    this.kept.set(key, found);
    for (const old of [...this.kept.keys()].slice(0, -this.most)) this.kept.delete(old);
    // Who asked gets the failure; the next one tries again.
    if (found instanceof Promise) found.catch(() => this.kept.delete(key));
    return found;
  }
}
