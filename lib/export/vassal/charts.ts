import { fileName } from "../../words";
import type { Aid } from "../print/aids";
import type { Block, Cell, Column } from "../print/blocks";
import { element, escaped, type Markup } from "../print/markup";
import { papers, sheetOf } from "../print/paper";
import { reinforcementAids } from "../print/reinforcements";
import { ruleAids } from "../print/rules";
import { setUpAids } from "../print/set-up";
import type { PrintSource } from "../print/source";
import { tableAids } from "../print/tables";
import type { ExportFile } from "../types";
import { plainName } from "./sequence";
import { type Node, node } from "./xml";

/** Play aids as plain HTML, of the kind that the engine's own reader shows: headings, paragraphs and tables. */

export interface Chart {
  title: string;
  file: ExportFile;
}

/** The play aids that are words and figures. */
export const chartAids = (source: PrintSource): Aid[] => [
  ...tableAids(source),
  ...ruleAids(source),
  ...reinforcementAids(source),
  ...setUpAids(source),
];

export function chartOf({ id, title, make }: Aid): Chart {
  const content = make(sheetOf(papers[0]!, "portrait"));
  const blocks = "blocks" in content ? content.blocks : [];
  return { title: plainName(title), file: htmlFile(id, title, blocks.map(blockText)) };
}

/** The metadata of the module. */
export const aboutChart = (title: string, paragraphs: readonly string[]): Chart => ({
  title,
  file: htmlFile("about", title, [
    element("h1", {}, title).text,
    ...paragraphs.map((words) => element("p", {}, words).text),
  ]),
});

/** The reader takes no note of a character set in a page, and fails over one. */
const htmlFile = (id: string, title: string, parts: readonly string[]): ExportFile => ({
  path: `${fileName(id) || "chart"}.html`,
  bytes: new TextEncoder().encode(
    [
      "<html>",
      `<head><title>${escaped(title)}</title></head>`,
      '<body bgcolor="#ffffff" text="#000000">',
      ...parts.filter((part) => part !== ""),
      "</body>",
      "</html>",
      "",
    ].join("\n"),
  ),
});

function blockText(block: Block): string {
  if (block.kind === "break") return "";
  return block.kind === "piece" ? block.markup.text : tableMarkup(block.columns, block.rows).text;
}

const aligned = ({ align }: Column): string => (align === "centre" ? "center" : (align ?? "left"));

const tableMarkup = (columns: readonly Column[], rows: readonly (readonly Cell[])[]): Markup =>
  element(
    "table",
    { border: 1, cellspacing: 0, cellpadding: 3 },
    element(
      "tr",
      {},
      ...columns.map((column) => element("th", { bgcolor: "#e4e4e4", align: aligned(column) }, column.title)),
    ),
    ...rows.map((row) =>
      element(
        "tr",
        { valign: "top" },
        ...row.map((cell, i) =>
          element("td", { align: columns[i] ? aligned(columns[i]) : false }, cellText(cell)),
        ),
      ),
    ),
  );

/** Lines of a cell; drawings are left out where text beside them says the same. */
function cellText(cell: Cell): readonly (Markup | string)[] {
  if (typeof cell === "string") return [cell];
  const lines = cell.flatMap((part) => ("text" in part && part.text !== "" ? [part] : []));
  return lines.flatMap(({ text, style }, i) => [
    ...(i > 0 ? [element("br")] : []),
    style === "bold" || style === "fine" ? element("b", {}, text) : text,
  ]);
}

/** A window with a tab for each chart. */
export const chartWindow = (charts: readonly Chart[]): Node =>
  node(
    "VASSAL.build.module.ChartWindow",
    { name: "Charts", text: "Charts", tooltip: "Tables, rules and set-up cards" },
    node(
      "VASSAL.build.widget.ListWidget",
      { entryName: "Charts", width: 900, height: 640, divider: 220 },
      ...charts.map(({ title, file }) =>
        node("VASSAL.build.widget.HtmlChart", { chartName: title, fileName: file.path }),
      ),
    ),
  );
