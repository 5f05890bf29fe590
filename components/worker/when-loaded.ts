/**
 * Hands messages over in the order in which they came, each once the code that it needs is here. While something is
 * loaded, those behind it wait. What cannot be loaded is reported as any error in a worker is.
 */
export class WhenLoaded {
  private readonly waiting: { needs: () => Promise<unknown>[]; take: () => void }[] = [];
  private isLoading = false;

  /** `load`: undefined where nothing is to be waited for. */
  constructor(private readonly load: (id: string | undefined) => Promise<unknown> | undefined) {}

  /** Does it now, or when the games with these ids are here and all that came before is done. */
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
