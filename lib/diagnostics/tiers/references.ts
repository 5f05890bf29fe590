import { type Draft, get, type Json } from "../../documents";
import type { Documents, GameDefinition } from "../../games/types";
import { referenceChecks } from "../checks/references";
import type { Context } from "../context";
import { createLinkReader, LinkIndex } from "../references/links";
import type { Links } from "../references/links";

/** Tier 3: references between documents. Works on every document that can be read, outside what is broken. */
export class ReferenceTier {
  private readonly readers = new Map<string, (document: string, value: Json) => Links>();

  constructor(private readonly game: GameDefinition) {}

  run(context: Context, unread: ReadonlySet<string>): void {
    context.reportPerWorld(["game", "scenario", "layer"], (world) => {
      const { kind, id, documents, own, draft } = world;
      const input = {
        game: this.game,
        documents,
        links: this.index(id, documents),
        blame: context.blame(id),
        unread: [...unread],
        everStood: (document: string, pointer: string) => everStood(draft, document, pointer),
        reports: (document: string) => own.has(document),
      };
      return referenceChecks
        .filter((check) => kind === "game" || !check.gameOnly)
        .flatMap((check) => context.guard(check.code, () => check.run(input)));
    });
  }

  /** The links of the documents of one world. */
  index(world: string, documents: Documents): LinkIndex {
    let read = this.readers.get(world);
    if (!read) this.readers.set(world, (read = createLinkReader(this.game)));
    const reader = read;
    return new LinkIndex(
      this.game,
      Object.entries(documents).map(([path, value]) => reader(path, value)),
    );
  }
}

function everStood(draft: Draft, path: string, pointer: string): boolean {
  const document = draft.documents.get(path);
  if (!document) return false;
  const values = [document.base.value, ...document.patches.map((patch) => patch.value)];
  return values.some((value) => (get(value, pointer) ?? null) !== null);
}
