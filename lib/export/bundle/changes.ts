import { compareDrafts } from "../../compare";
import { changeGroups, ChangeDescriber } from "../../views/changes";
import type { Json } from "../../documents";
import { changesMarkdown } from "../changes";
import { printedChangePage } from "../changes/printed";
import { printedDraft } from "../printed";
import type { ExportSource } from "../types";

/** What differs from the game as printed: for programs, and for people. */
export interface ChangeList {
  json: Json;
  markdown: string;
}

export function changeList(source: ExportSource): ChangeList {
  const { draft, definition: game, own } = source;
  const printed = printedDraft(source);
  const [before, after] = [
    { draft: printed, game },
    { draft, game, own },
  ];
  const describer = new ChangeDescriber();
  const changedDocuments = describer.changes(before, after);
  const words = new Map(
    changedDocuments.flatMap(({ path, changes }) =>
      changes.map((change) => [`${path}#${change.pointer}`, change] as const),
    ),
  );
  const changes = compareDrafts(printed, draft).map(
    ({ file, pointer, kind, from, to, rule, reason }): Json => {
      const change = words.get(`${file}#${pointer}`);
      return {
        file,
        pointer,
        kind,
        from,
        to,
        rule: rule ?? change?.rule ?? null,
        reason,
        what: change?.what ?? null,
        by: change?.by.title ?? null,
      };
    },
  );
  return {
    json: { against: "The game as printed, without any layer.", game: source.game, changes },
    markdown: changesMarkdown(printedChangePage(source, changeGroups(describer.sentences(before, after)))),
  };
}
