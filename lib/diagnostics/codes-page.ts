import type { GameDefinition } from "../games/types";
import { entries, entriesOfGames, type GameEntry } from "./registry";
import { type Tier, tierOf, tiers } from "./registry-types";

const titles: Readonly<Record<Tier, { title: string; about: string }>> = {
  syntax: {
    title: "Syntax",
    about:
      "The text of a file, before anything is known of its meaning. A file that cannot be read hides no other.",
  },
  schema: {
    title: "Schema",
    about:
      "Shapes and ranges, one problem for each wrong value. Merged documents are checked, and the problem is shown in the file that set the value.",
  },
  ref: {
    title: "References",
    about: "Ids that one document uses and another defines, and the sources of values.",
  },
  layer: {
    title: "Layers",
    about: "How layers fit the documents that they change, and one another.",
  },
  rule: {
    title: "Rules",
    about:
      "What the rulebook demands of the data. Each check sees the documents that the tiers above let through, and one that crashes stops no other.",
  },
  setup: {
    title: "Set-up",
    about: "The engine compiles the documents, sets up every scenario and plays on to the first decision.",
  },
  workspace: {
    title: "Workspace",
    about: "What sandtable.json says, and the report itself.",
  },
  internal: {
    title: "Internal",
    about: "Faults of the program, reported instead of hidden.",
  },
};

/** docs/diagnostics.md: every code with its meaning, for the program and the games given. */
export function codesPage(games: readonly GameDefinition[]): string {
  const all: GameEntry[] = [...entries, ...entriesOfGames(games)];
  const parts = tiers.map((tier) =>
    section(
      tier,
      all.filter((entry) => tierOf(entry.code) === tier),
    ),
  );
  return [heading, ...parts].filter((part) => part !== "").join("\n\n") + "\n";
}

const heading = `# Problems and their codes

<!-- Made by "node lib/build/diagnostics-docs.mjs" from the checks themselves. Do not edit. -->

Every check reports in one form: severity, code, message, file, pointer and range, and where it can the rule, related places and fixes. The tiers run in the order of this page, and a later tier works on what the earlier ones left fit: what follows from a reported error is not reported again. More than four problems of one cause are reported once, at the first place, with their number. Codes are stable, and retired ones are never used again.

An accepted problem is an entry of \`suppress\` in \`sandtable.json\` with its code, a reason of at least twelve characters and, if wanted, a file and a pointer. Problems of syntax and schema cannot be accepted. \`sandtable check --baseline FILE\` reports only what the baseline does not know.`;

function section(tier: Tier, list: readonly GameEntry[]): string {
  if (list.length === 0) return "";
  const { title, about } = titles[tier];
  const rows = list.map((entry) => [
    `[\`${entry.code}\`](#${anchor(entry.code)})`,
    entry.severity,
    entry.title.replaceAll("|", "\\|"),
  ]);
  return [`## ${title}`, about, table(["code", "severity", "meaning"], rows), ...list.map(paragraph)].join(
    "\n\n",
  );
}

/** A table with its columns in line, as formatters of Markdown like it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((text, i) => text.padEnd(widths[i] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

function paragraph(entry: GameEntry): string {
  const lines = [
    `### ${entry.code}`,
    `${entry.title}${entry.rule === undefined ? "" : ` (Rule ${entry.rule}.)`}`,
    entry.explain,
  ];
  if (entry.mend !== undefined) lines.push(`To fix it: ${lowerFirst(entry.mend)}`);
  if (entry.example !== undefined) lines.push(`> ${entry.example}`);
  return lines.join("\n\n");
}

/** The link that GitHub and other readers give a heading. */
const anchor = (code: string): string => code.toLowerCase().replace(/[^a-z0-9 -]/g, "");

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
