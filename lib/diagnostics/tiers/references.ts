import { type Draft, get, lastSegment, parentPointer } from "../../documents";
import type { Documents, GameDefinition } from "../../games/types";
import { referenceChecks } from "../checks/references";
import { dangling } from "../checks/references/dangling";
import { copiedScenarios } from "../checks/references/copied-from";
import { boardNames } from "../checks/references/boards";
import { playtestNames } from "../checks/references/playtests";
import { unknownRule, unknownRulesBesideDocuments } from "../checks/references/unknown-rule";
import type { Context } from "../context";
import { fitsPath, fitsPointer } from "../patterns";
import { createLinkReader, type LinkIndex } from "../references/links";

/** Tier 3: references between documents. Works on every document that can be read, outside what is broken. */
export class ReferenceTier {
  private readonly readers = new Map<string, (documents: Documents) => LinkIndex>();

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
        takenAway: (of: string, id: string) => takenAway(this.game, draft, of, id),
        reports: (document: string) => own.has(document),
      };
      return referenceChecks
        .filter((check) => kind === "game" || !check.gameOnly)
        .flatMap((check) => context.guard(check.code, () => check.run(input)));
    });
    context.report(
      undefined,
      context.guard(dangling.code, () => [
        ...playtestNames(context.draft),
        ...boardNames(context.draft),
        ...copiedScenarios(context.draft),
      ]),
    );
    context.report(
      undefined,
      context.guard(unknownRule.code, () => unknownRulesBesideDocuments(context.draft, context.blame(""))),
    );
  }

  /** The links of the documents of one world. */
  index(world: string, documents: Documents): LinkIndex {
    let read = this.readers.get(world);
    if (!read) this.readers.set(world, (read = createLinkReader(this.game)));
    return read(documents);
  }
}

function takenAway(game: GameDefinition, draft: Draft, kind: string, id: string) {
  const places = game.targets.filter((target) => target.kind === kind).flatMap((target) => target.places);
  return [...draft.documents.values()].flatMap((document) =>
    Object.keys(document.removals())
      .filter(
        (pointer) =>
          lastSegment(pointer) === id &&
          places.some(
            (place) =>
              fitsPath(place.document, document.path) &&
              fitsPointer(place.pointer, parentPointer(pointer) ?? ""),
          ),
      )
      .map((pointer) => ({ document: document.path, pointer })),
  );
}

function everStood(draft: Draft, path: string, pointer: string): boolean {
  const document = draft.documents.get(path);
  if (!document) return false;
  const values = [document.base.value, ...document.patches.map((patch) => patch.value)];
  return values.some((value) => (get(value, pointer) ?? null) !== null);
}
