import { changeGroups, ChangeDescriber, type ChangeGroup } from "../../views/changes";
import { factsOf, layerTitle } from "../facts";
import { printedDraft } from "../printed";
import type { ExportSource } from "../types";
import { type ChangePage, countWords } from ".";

/** What differs from the game as printed, in sentences. */
export function changesOfPrinted(source: ExportSource): ChangeGroup[] {
  const { draft, definition: game, own } = source;
  return changeGroups(
    new ChangeDescriber().sentences({ draft: printedDraft(source), game }, { draft, game, own }),
  );
}

/** The same as a page, which names the layers that are on. */
export function printedChangePage(source: ExportSource, groups: readonly ChangeGroup[]): ChangePage {
  const { title, edition, workspace, layers } = factsOf(source);
  const on = layers.map((one) => layerTitle(one)).join(", ");
  return {
    title: `${workspace ?? title}: what changed`,
    about: [
      countWords(groups, `${title} as printed${edition === undefined ? "" : ` (${edition})`}`),
      layers.length === 0 ? "No layer is on." : `Layers that are on: ${on}.`,
    ],
    groups,
  };
}
