import { compareDrafts } from "../../compare";
import { ChangeTeller, type ChangedDocument, type ChangedValue } from "../../views/changes";
import type { Json } from "../../documents";
import { counted } from "../../words";
import { factsOf, layerTitle } from "../facts";
import { plainMarkdown as md } from "../markdown";
import { printedDraft } from "../printed";
import type { ExportSource } from "../types";
import { withUnit } from "../units";

/** What differs from the game as printed: for programs, and for people. */
export interface ChangeList {
  json: Json;
  markdown: string;
}

export function changeList(source: ExportSource): ChangeList {
  const { draft, definition: game, own } = source;
  const printed = printedDraft(source);
  const told = new ChangeTeller().changes({ draft: printed, game }, { draft, game, own });
  const words = new Map(
    told.flatMap(({ path, changes }) =>
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
    markdown: inMarkdown(source, told),
  };
}

function inMarkdown(source: ExportSource, documents: readonly ChangedDocument[]): string {
  const { title, edition, workspace, layers } = factsOf(source);
  const count = documents.reduce((sum, { changes }) => sum + changes.length, 0);
  const lines = [
    `# ${md(workspace ?? title)}: what differs`,
    "",
    `${counted(count, "value")} ${count === 1 ? "differs" : "differ"} from ${md(title)} as printed` +
      `${edition === undefined ? "" : ` (${md(edition)})`}.`,
    "",
    layers.length === 0
      ? "No layer is on."
      : `Layers that are on: ${layers.map((one) => md(layerTitle(one))).join(", ")}.`,
  ];
  for (const { path, title: of, changes } of documents) {
    lines.push("", `## ${md(of)}`, "", `\`${path}\``, "", ...changes.map(changeLine));
  }
  return `${lines.join("\n")}\n`;
}

function changeLine({ what, kind, from, to, unit, rule, reason, by }: ChangedValue): string {
  const value = (words: string): string => md(withUnit(words, unit, what));
  const said = {
    added: to === undefined ? "new" : `added, ${value(to)}`,
    removed: from === undefined ? "taken away" : `taken away, was ${value(from)}`,
    changed: `${md(from ?? "")} → ${value(to ?? "")}`,
  }[kind];
  const why = [by.title, reason].filter((part) => part !== undefined).join(": ");
  return `- **${md(what)}**: ${said}${rule === undefined ? "" : ` (rule ${md(rule)})`}. ${md(why)}`;
}
