import { compareDrafts } from "../../compare";
import {
  changeGroups,
  type ChangeGroup,
  type ChangeItem,
  type ChangeSentence,
  ChangeTeller,
  citation,
  reasonOf,
} from "../../views/changes";
import type { Json } from "../../documents";
import { counted } from "../../words";
import { factsOf, layerTitle } from "../facts";
import { plainMarkdown as md } from "../markdown";
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
  const teller = new ChangeTeller();
  const told = teller.changes(before, after);
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
    markdown: inMarkdown(source, changeGroups(teller.sentences(before, after))),
  };
}

function inMarkdown(source: ExportSource, groups: readonly ChangeGroup[]): string {
  const { title, edition, workspace, layers } = factsOf(source);
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const lines = [
    `# ${md(workspace ?? title)}: what differs`,
    "",
    `${counted(count, "change")} against ${md(title)} as printed${edition === undefined ? "" : ` (${md(edition)})`}.`,
    "",
    layers.length === 0
      ? "No layer is on."
      : `Layers that are on: ${layers.map((one) => md(layerTitle(one))).join(", ")}.`,
  ];
  for (const { title: about, items } of groups) {
    lines.push("", `## ${md(about)}`, "", ...items.flatMap(itemLines));
  }
  return `${lines.join("\n")}\n`;
}

function itemLines(item: ChangeItem): string[] {
  const why = reasonOf(item);
  const because = why === undefined ? "" : ` – ${md(why)}`;
  if (item.kind === "one") return [`- ${sentenceOf(item.change)}${because}`];
  return [`- ${md(item.sentence)}${because}`, ...item.changes.map((change) => `  - ${sentenceOf(change)}`)];
}

const sentenceOf = (change: ChangeSentence): string =>
  md([change.sentence, citation(change)].filter((part) => part !== undefined).join(" "));
