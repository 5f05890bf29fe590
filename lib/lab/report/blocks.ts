import { element, type Markup, pieces } from "../../export/print/markup";
import { type AnswerTable, cellWords } from "../answers";
import { svgMarkup } from "./svg";

/** The pieces of which a report is made. */

export const paragraph = (text: string, kind?: "lead" | "quiet" | "note"): Markup =>
  element("p", { class: kind }, text);

export const heading = (level: 2 | 3, text: string): Markup => element(`h${level}`, {}, text);

export const list = (items: readonly string[]): Markup =>
  element("ul", {}, ...items.map((item) => element("li", {}, item)));

export function tableMarkup({ columns, rows }: AnswerTable): Markup {
  const right = (at: number): string | undefined => (columns[at]!.kind === "text" ? undefined : "right");
  return element(
    "div",
    { class: "wide" },
    element(
      "table",
      {},
      element(
        "thead",
        {},
        element(
          "tr",
          {},
          ...columns.map(({ title }, i) => element("th", { class: right(i), scope: "col" }, title)),
        ),
      ),
      element(
        "tbody",
        {},
        ...rows.map((row) =>
          element(
            "tr",
            {},
            ...row.map((cell, i) => element("td", { class: right(i) }, cellWords(columns[i]!, cell))),
          ),
        ),
      ),
    ),
  );
}

/** A drawing with what it shows, and the table behind it one click away. */
export const figureMarkup = (chart: Element, caption: string, behind?: AnswerTable): Markup =>
  pieces(
    element("figure", {}, svgMarkup(chart), element("figcaption", {}, caption)),
    ...(behind && behind.rows.length > 0
      ? [element("details", {}, element("summary", {}, `${behind.title}: the figures`), tableMarkup(behind))]
      : []),
  );

export const facts = (entries: readonly (readonly [term: string, ...texts: string[]])[]): Markup =>
  element(
    "dl",
    {},
    ...entries.flatMap(([term, ...texts]) => [
      element("dt", {}, term),
      element("dd", {}, ...texts.flatMap((text, i) => (i === 0 ? [text] : [element("br"), text]))),
    ]),
  );
