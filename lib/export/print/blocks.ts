import { type Child, element, type Markup, pieces } from "./markup";
import { type Face, lineHeight, wrapped } from "./measure";

/** What pages are laid out of: pieces and tables, each with its height in mm. */

/** Sizes of letters on paper, by what they say. */
export const faces = {
  text: { size: 8.5 },
  fine: { size: 7.5, bold: true },
  bold: { size: 8.5, bold: true },
  quiet: { size: 7.5 },
  head: { size: 7.5, bold: true },
  title: { size: 15, bold: true },
  heading: { size: 11, bold: true },
} as const satisfies Record<string, Face>;

/** "fine": small and bold. */
export type Style = "text" | "bold" | "quiet" | "fine";

/** Words in a style, on as many lines as they take; or a drawing. */
export type Part = { text: string; style?: Style } | { drawing: Markup; height: number };
export type Cell = string | readonly Part[];

export interface Column {
  title: string;
  width: number;
  align?: "left" | "centre" | "right";
}

export interface TableBlock {
  kind: "table";
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
}

export interface Piece {
  kind: "piece";
  height: number;
  markup: Markup;
  /** It stays with what follows: a heading. */
  keeps?: boolean;
}

/** What follows begins a page. */
export interface Break {
  kind: "break";
}

export type Block = Piece | TableBlock | Break;

/** Space around the words of a cell, and its line. */
export const PAD = { across: 1.4, along: 0.55 };
const LINE = 0.3;

const partsOf = (cell: Cell): readonly Part[] => (typeof cell === "string" ? [{ text: cell }] : cell);

function partHeight(part: Part, width: number): number {
  if ("drawing" in part) return part.height;
  if (part.text === "") return 0;
  const face = faces[part.style ?? "text"];
  return wrapped(part.text, width, face).length * lineHeight(face);
}

const heights = new WeakMap<readonly Cell[], number>();

/** Known once for a row: it belongs to one table. */
export function rowHeight(row: readonly Cell[], columns: readonly Column[]): number {
  let height = heights.get(row);
  if (height === undefined) heights.set(row, (height = measuredRow(row, columns)));
  return height;
}

function measuredRow(row: readonly Cell[], columns: readonly Column[]): number {
  const cells = row.map((cell, i) => {
    const width = (columns[i]?.width ?? 0) - 2 * PAD.across;
    return partsOf(cell).reduce((sum, part) => sum + partHeight(part, width), 0);
  });
  return Math.max(lineHeight(faces.quiet), ...cells) + 2 * PAD.along + LINE;
}

export function headHeight(columns: readonly Column[]): number {
  const heights = columns.map(
    ({ title, width }) => wrapped(title, width - 2 * PAD.across, faces.head).length * lineHeight(faces.head),
  );
  return Math.max(...heights) + 2 * PAD.along + LINE;
}

/** A row that is higher than a page, in rows that are not; no line and no drawing is cut. */
export function splitRow(row: readonly Cell[], columns: readonly Column[], most: number): readonly Cell[][] {
  const chunks = row.map((cell, i) => {
    const width = (columns[i]?.width ?? 0) - 2 * PAD.across;
    const units = partsOf(cell).flatMap((part): Part[] => {
      if ("drawing" in part) return [part];
      return wrapped(part.text, width, faces[part.style ?? "text"]).map((text) => ({ ...part, text }));
    });
    const found: Part[][] = [[]];
    let height = 0;
    for (const unit of units) {
      const more = partHeight(unit, width);
      if (height > 0 && height + more > most - 2 * PAD.along - LINE) {
        found.push([]);
        height = 0;
      }
      found.at(-1)!.push(unit);
      height += more;
    }
    return found;
  });
  const count = Math.max(...chunks.map(({ length }) => length));
  return Array.from({ length: count }, (_, i) => chunks.map((parts) => parts[i] ?? []));
}

const partMarkup = (part: Part): Child =>
  "drawing" in part
    ? element("div", { class: "drawing" }, part.drawing)
    : element("div", part.style === undefined ? {} : { class: part.style }, part.text);

/** A part of a table with its head. */
export function tableMarkup(columns: readonly Column[], rows: readonly (readonly Cell[])[]): Markup {
  const align = (i: number): string | false => columns[i]?.align ?? false;
  return element(
    "table",
    {},
    element("colgroup", {}, ...columns.map(({ width }) => element("col", { style: `width:${mm(width)}` }))),
    element(
      "thead",
      {},
      element(
        "tr",
        {},
        ...columns.map(({ title }, i) => element("th", { scope: "col", class: align(i) }, title)),
      ),
    ),
    element(
      "tbody",
      {},
      ...rows.map((row) =>
        element(
          "tr",
          {},
          ...row.map((cell, i) => element("td", { class: align(i) }, partsOf(cell).map(partMarkup))),
        ),
      ),
    ),
  );
}

export const mm = (length: number): string => `${Number(length.toFixed(2))}mm`;

/** The first words of an aid. */
export function title(text: string, under: string, width: number): Piece {
  const lines = wrapped(text, width, faces.title).length;
  const more = under === "" ? 0 : wrapped(under, width, faces.text).length;
  return {
    kind: "piece",
    height: lines * lineHeight(faces.title) + more * lineHeight(faces.text) + 2.5,
    markup: pieces(
      element("h1", under === "" ? { class: "alone" } : {}, text),
      under !== "" && element("p", { class: "under" }, under),
    ),
    keeps: true,
  };
}

/** A heading with its rule number; it is never alone at the foot of a page. */
export function heading(text: string, rule: string | undefined, width: number): Piece {
  const words = rule === undefined || rule === "" ? text : `${text}  ${rule}`;
  const lines = wrapped(words, width - 4, faces.heading).length;
  return {
    kind: "piece",
    height: lines * lineHeight(faces.heading) + 4.5,
    markup: element(
      "h2",
      {},
      text,
      rule !== undefined && rule !== "" && [" ", element("span", { class: "rule" }, rule)],
    ),
    keeps: true,
  };
}

/** A paragraph, in as many pieces as it takes for none of them to be higher than a page. */
export function paragraph(text: string, width: number, style: Style = "text", keeps = false): Piece[] {
  const face = faces[style];
  const lines = wrapped(text, width, face);
  const most = 40;
  const found: Piece[] = [];
  for (let i = 0; i < lines.length; i += most) {
    const part = lines.length > most ? lines.slice(i, i + most).join(" ") : text;
    const count = Math.min(most, lines.length - i);
    found.push({
      kind: "piece",
      height: count * lineHeight(face) + 1.2,
      markup: element("p", { class: style }, part),
      ...(keeps && { keeps }),
    });
  }
  return found;
}
