import { capital } from "../../words";
import type { ExportFile, ExportFormat, ExportSource, ExportStep } from "../types";
import type { Aid } from "./aids";
import { counterAids } from "./counter-sheets";
import { documentOf } from "./document";
import { indexPage, type Printed } from "./index-page";
import { mapAids } from "./map";
import { layPages } from "./pages";
import { type Paper, papers, sheetOf } from "./paper";
import { reinforcementAids } from "./reinforcements";
import { ruleAids } from "./rules";
import { setUpAids } from "./set-up";
import { type PrintSource, printSource } from "./source";
import { tableAids } from "./tables";
import { trackAids } from "./tracks";

/** Files of one export lie together, beside those of other formats. */
const FOLDER = "print";
/** Left free on each page, for faces that are set a little higher than reckoned. */
const SPARE = 2;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A file name, whatever the ids of a document are. */
const fileName = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, "-")
    .slice(0, 120) || "aid";

/** Play aids on paper: a file of HTML for each and for each size of paper, which any browser prints. */
export const printFormat: ExportFormat = {
  id: "print",
  title: "Play aids to print",
  summary:
    "Set-up cards, counter sheets, reinforcement track, tables, sequence of play, tracks and the map, for A4 and Letter.",

  *make(from: ExportSource): Generator<ExportStep, ExportFile[]> {
    const source = printSource(from);
    const aids: Aid[] = [
      ...setUpAids(source),
      ...counterAids(source),
      ...reinforcementAids(source),
      ...tableAids(source),
      ...ruleAids(source),
      ...trackAids(source),
      ...mapAids(source),
    ];
    const files: ExportFile[] = [];
    const printed: Printed[] = [];
    const of = aids.length * papers.length + 1;
    for (const aid of aids) {
      const made: Printed = { aid, files: [] };
      printed.push(made);
      for (const paper of papers) {
        yield { done: files.length, of, words: `${capital(aid.title)}, ${paper.title}` };
        const { name, pages, text } = laidOut(source, aid, paper);
        files.push({ path: `${FOLDER}/${name}`, bytes: bytesOf(text) });
        made.files.push({ name, paper, pages });
      }
    }
    yield { done: files.length, of, words: "The list of all pages" };
    files.push({ path: `${FOLDER}/index.html`, bytes: bytesOf(indexPage(source, printed)) });
    return files;
  },
};

/** One aid on pages of one size. */
function laidOut(source: PrintSource, aid: Aid, paper: Paper): { name: string; pages: number; text: string } {
  const turned = typeof aid.turned === "string" ? aid.turned : aid.turned(paper);
  const sheet = sheetOf(paper, turned);
  const content = aid.make(sheet);
  const pages = "pages" in content ? content.pages : layPages(content.blocks, sheet.room.height - SPARE);
  const name = `${fileName(aid.id)}-${paper.id}.html`;
  return { name, pages: pages.length, text: documentOf(source, sheet, aid.title, pages) };
}

/** The aids in which something is looked up while one plays, made one after the other. */
export function* aidsToRead(
  from: ExportSource,
): Generator<string, { title: string; summary: string; name: string; text: string }[]> {
  const source = printSource(from);
  const aids = [
    ...ruleAids(source),
    ...tableAids(source),
    ...reinforcementAids(source),
    ...trackAids(source),
    ...setUpAids(source),
  ];
  const made = [];
  for (const aid of aids) {
    yield capital(aid.title);
    const { name, text } = laidOut(source, aid, papers[0]!);
    made.push({ title: aid.title, summary: aid.summary, name, text });
  }
  return made;
}
