import { linksOfDraft } from "../diagnostics";
import { type Links, linksOf } from "../diagnostics/references/links";
import { kindsOf } from "../diagnostics/references/uses";
import type { Draft, Json } from "../documents";
import type { GameDefinition } from "../games/types";

// Values do not change, and a text that has not changed keeps its value from draft to draft.
const known = new WeakMap<object, Map<string, { game: GameDefinition; links: Links }>>();

/** What a text names and defines, remembered for as long as its value lives. */
export function linksIn(game: GameDefinition, document: string, value: Json): Links {
  if (typeof value !== "object" || value === null) return linksOf(game, document, value);
  let byDocument = known.get(value);
  if (!byDocument) known.set(value, (byDocument = new Map()));
  let found = byDocument.get(document);
  if (found?.game !== game)
    byDocument.set(document, (found = { game, links: linksOf(game, document, value) }));
  return found.links;
}

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
