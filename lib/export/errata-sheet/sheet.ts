import { counted } from "../../words";
import { factsOf, layerTitle } from "../facts";
import type { ExportSource } from "../types";
import { type SheetCopy, sheetCopies } from "./copies";
import { type SheetEntry, type SheetSection, sheetSections } from "./entries";

/** An errata sheet before it is set as Markdown or HTML. */
export interface Sheet {
  title: string;
  edition: string | undefined;
  /** "3 entries of “Errata of the 2005 rulebook”." */
  summary: string;
  sections: readonly SheetSection[];
  /** Copied scenarios of the workspace, with what differs from what they were copied from. */
  copies: readonly SheetCopy[];
  /** The text at the foot of each page. */
  foot: string;
  /** More than one layer has entries, so each names its own. */
  namesLayers: boolean;
}

export function makeSheet(source: ExportSource, since?: string): Sheet {
  const { title, edition, workspace, layers } = factsOf(source);
  const sections = sheetSections(source, since);
  const entries = sections.flatMap((section) => section.entries);
  const errata = layers.filter(({ id }) => entries.some(({ layer }) => layer === id));
  const names = errata.map((layer) => `“${layerTitle(layer)}”`).join(", ");
  const parts = [
    entries.length === 0
      ? "No errata layer that is on has entries."
      : `${counted(entries.length, "entry", "entries")} of ${names}.`,
    ...(since === undefined || entries.length === 0 ? [] : [newSince(entries, since)]),
  ];
  return {
    title,
    edition,
    summary: parts.join(" "),
    sections,
    copies: sheetCopies(source),
    foot: [title, edition, workspace, `Sandtable ${source.version}`]
      .filter((part) => part !== undefined)
      .join(" · "),
    namesLayers: errata.length > 1,
  };
}

function newSince(entries: readonly SheetEntry[], since: string): string {
  const count = entries.filter(({ isNew }) => isNew).length;
  if (count === 0) return `Nothing is new since version ${since}.`;
  return `${counted(count, "entry", "entries")} ${count === 1 ? "is" : "are"} new since version ${since} and marked NEW.`;
}
