/**
 * Delivers messages in the order in which they arrived, each once the code that it needs is loaded. While something
 * is loaded, the messages behind it wait. A failure to load is reported like any error in a worker.
 */
export class WhenLoaded {
  private readonly waiting: { needs: () => Promise<unknown>[]; take: () => void }[] = [];
  private isLoading = false;

  /** `load`: undefined if nothing has to be loaded. */
  constructor(private readonly load: (id: string | undefined) => Promise<unknown> | undefined) {}

  /** Runs it now or, if need be, when the games with these ids and everything before it have been handled. */
  then(ids: readonly (string | undefined)[], take: () => void): void {
    const needs = (): Promise<unknown>[] => ids.flatMap((id) => this.load(id) ?? []);
    const first = this.isLoading ? undefined : needs();
    if (first?.length === 0) return take();
    this.waiting.push({ needs: () => first ?? needs(), take });
    if (!this.isLoading) void this.work();
  }

  private async work(): Promise<void> {
    this.isLoading = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      try {
        await Promise.all(next.needs());
        next.take();
      } catch (error) {
        reportError(error);
      }
    }
    this.isLoading = false;
  }
}
