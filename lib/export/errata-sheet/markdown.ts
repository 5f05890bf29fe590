import { plainMarkdown as md } from "../markdown";
import type { MendedValue, SheetEntry } from "./entries";
import { copyTitle, entryFacts } from "./entry-words";
import type { Sheet } from "./sheet";

/** The sheet as Markdown. */
export function sheetMarkdown(sheet: Sheet): string {
  const { title, edition, summary, sections, copies, foot, namesLayers } = sheet;
  const lines = [`# Errata: ${md(title)}`, ""];
  if (edition !== undefined) lines.push(md(edition), "");
  lines.push(md(summary));
  for (const { title: of, entries } of sections) {
    lines.push("", `## ${md(of)}`);
    for (const entry of entries) lines.push("", ...entryLines(entry, namesLayers));
  }
  for (const { title: of, origin, differences } of copies) {
    lines.push("", `## ${md(copyTitle(of, origin))}`, "", ...differences.map((each) => `- ${md(each)}`));
  }
  lines.push("", "---", "", md(foot));
  return `${lines.join("\n")}\n`;
}

function entryLines(entry: SheetEntry, namesLayers: boolean): string[] {
  const { id, place, was, is, value, source, note, isNew } = entry;
  return [
    `### ${isNew ? "NEW: " : ""}${md(place)}`,
    "",
    `\`${id}\` · ${md(entryFacts(entry, namesLayers))}`,
    "",
    `- **Was:** ${md(was)}`,
    `- **Is:** ${md(is)}`,
    ...(value === undefined ? [] : [`- **In the data:** ${md(value.what)}: ${fromTo(value)}`]),
    ...(note === undefined ? [] : [`- **Note:** ${md(note)}`]),
    `- **Source:** ${md(source)}`,
  ];
}

const fromTo = ({ from, to }: MendedValue): string =>
  from === undefined ? md(to) : `${md(from)} → ${md(to)}`;
