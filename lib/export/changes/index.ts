import type { ChangeGroup, ChangeItem, ChangeSentence } from "../../views/changes";
import { citation, reasonOf } from "../../views/changes";
import { counted } from "../../words";
import { plainMarkdown as md } from "../markdown";
import { type Child, element, pieces, wholePage } from "../print/markup";

/** What differs, to be taken along: as Markdown, or as one page of HTML that needs nothing else. */
export interface ChangePage {
  title: string;
  /** Sentences below the title: against what it is compared, which layers are on. */
  about: readonly string[];
  groups: readonly ChangeGroup[];
}

/** How many changes there are, against what: "3 changes against the printed game." */
export const countWords = (groups: readonly ChangeGroup[], against: string): string =>
  `${counted(
    groups.reduce((sum, group) => sum + group.count, 0),
    "change",
  )} against ${against}.`;

export function changesMarkdown({ title, about, groups }: ChangePage): string {
  const lines = [`# ${md(title)}`, ...about.flatMap((each) => ["", md(each)])];
  for (const { title: of, items } of groups) lines.push("", `## ${md(of)}`, "", ...items.flatMap(itemLines));
  return `${lines.join("\n")}\n`;
}

function itemLines(item: ChangeItem): string[] {
  const why = reasonOf(item);
  const because = why === undefined ? "" : ` – ${md(why)}`;
  if (item.kind === "one") return [`- ${md(sentenceOf(item.change))}${because}`];
  const inside = item.changes.map((change) => `  - ${md(sentenceOf(change))}`);
  return [`- ${md(item.sentence)}${because}`, ...inside];
}

export function changesHtml({ title, about, groups }: ChangePage): string {
  const body = element(
    "main",
    {},
    element("h1", {}, title),
    about.map((each) => element("p", {}, each)),
    groups.map(({ title: of, items }) =>
      element(
        "section",
        {},
        element("h2", {}, of),
        element(
          "ul",
          {},
          items.map((item) => element("li", {}, itemParts(item))),
        ),
      ),
    ),
  );
  return wholePage(title, styles, pieces(body));
}

function itemParts(item: ChangeItem): Child {
  const why = reasonOf(item);
  const because = why === undefined ? undefined : element("span", { class: "reason" }, ` – ${why}`);
  if (item.kind === "one") return [sentenceOf(item.change), because];
  const inside = item.changes.map((change) => element("li", {}, sentenceOf(change)));
  return [item.sentence, because, element("ul", {}, inside)];
}

const sentenceOf = (change: ChangeSentence): string =>
  [change.sentence, citation(change)].filter((part) => part !== undefined).join(" ");

const styles = `
body { color: #1d1d1b; font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 46em; padding: 1.5em; }
h1 { font-size: 1.5em; line-height: 1.25; margin: 0 0 0.5em; }
h2 { border-bottom: 1px solid #bbb; font-size: 1.1em; margin: 1.6em 0 0.5em; }
ul { padding-left: 1.3em; }
li { break-inside: avoid; margin: 0.2em 0; }
.reason { color: #55534e; }
@media print { body { font-size: 11pt; max-width: none; padding: 0; } h2 { break-after: avoid; } }
`;
