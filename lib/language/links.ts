import { linksOfDraft } from "../diagnostics";
import { kindsOf, linksIn } from "../diagnostics/references/uses";
import type { Draft } from "../documents";
import type { GameDefinition } from "../games/types";

/** Counts what names a thing: the same number as `countUses`, for many things of one draft. */
export class UseCounter {
  /** Uses in overrides of scenarios by kind and id. */
  private readonly inOverrides = new Map<string, number>();

  constructor(
    private readonly draft: Draft,
    private readonly game: GameDefinition,
  ) {
    for (const { target, patch } of draft.scenarioOverrides) {
      for (const { kind, id } of linksIn(game, target, patch).uses) {
        const key = `${kind}\n${id}`;
        this.inOverrides.set(key, (this.inOverrides.get(key) ?? 0) + 1);
      }
    }
  }

  count(kind: string, id: string): number {
    const links = linksOfDraft(this.draft, this.game);
    return kindsOf(links, kind, id).reduce(
      (sum, each) => sum + links.usesOf(each, id).length + (this.inOverrides.get(`${each}\n${id}`) ?? 0),
      0,
    );
  }
}
