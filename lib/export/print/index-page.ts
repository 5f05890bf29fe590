import { counted } from "../../words";
import type { Aid } from "./aids";
import { type Block, type Cell, heading, paragraph, title } from "./blocks";
import { documentOf } from "./document";
import { element } from "./markup";
import { layPages } from "./pages";
import { type Paper, papers, sheetOf } from "./paper";
import type { PrintSource } from "./source";
import { legend } from "./status";

/** An aid with the files that were made of it. */
export interface Printed {
  aid: Aid;
  files: { name: string; paper: Paper; pages: number }[];
}

/** What there is to print, with links, and how to do it. It is laid for the first size of paper. */
export function indexPage(source: PrintSource, printed: readonly Printed[]): string {
  const sheet = sheetOf(papers[0]!, "portrait");
  const { width, height } = sheet.room;
  const name = "Play aids to print";
  return documentOf(source, sheet, name, layPages(blocksOf(source, printed, width), height - 2));
}

function blocksOf(source: PrintSource, printed: readonly Printed[], width: number): Block[] {
  const link = 30;
  const columns = [
    { title: "Play aid", width: width - link * papers.length },
    ...papers.map((paper) => ({ title: paper.title, width: link })),
  ];
  const rows = printed.map(({ aid, files }): Cell[] => [
    [{ text: aid.title, style: "bold" }, { text: aid.summary }],
    ...files.map(({ name, paper, pages }): Cell => [
      {
        drawing: element(
          "div",
          { class: "link" },
          element(
            "a",
            { href: name, "aria-label": `${counted(pages, "page")}: ${aid.title}, ${paper.title}` },
            counted(pages, "page"),
          ),
        ),
        height: 4,
      },
    ]),
  ]);
  const under = [source.title, source.edition].filter((part) => part !== "").join(" · ");
  const layers = source.layers.length === 0 ? "No layers are on." : `Layers on: ${source.layers.join(", ")}.`;
  return [
    title("Play aids to print", under, width),
    ...paragraph(
      "Open a file and print it in the browser at full size (100 %), without headers, with backgrounds. Each file sets its paper size. Everything can be read in black and white.",
      width,
    ),
    ...paragraph(layers, width),
    ...(source.rights === "" ? [] : paragraph(source.rights, width)),
    { kind: "table", columns, rows },
    heading("Letters", undefined, width),
    ...legend(width),
  ];
}
