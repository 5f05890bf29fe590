import type { MendedValue, SheetEntry } from "./entries";
import { copyTitle, entryFacts } from "./entry-words";
import type { Sheet } from "./sheet";
import { style } from "./style";

/** The sheet as one HTML file that needs nothing else, made for paper. */
export function sheetHtml(sheet: Sheet): string {
  const { title, edition, summary, sections, copies, foot, namesLayers } = sheet;
  const lines = [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Errata: ${escape(title)}</title>`,
    `<style>${style(foot)}</style>`,
    "</head>",
    "<body>",
    "<main>",
    "<header>",
    `<h1>Errata: ${escape(title)}</h1>`,
    ...(edition === undefined ? [] : [`<p class="edition">${escape(edition)}</p>`]),
    `<p>${escape(summary)}</p>`,
    "</header>",
    ...sections.flatMap(({ component, title: of, entries }) => [
      `<section aria-labelledby="c-${escape(component)}">`,
      `<h2 id="c-${escape(component)}">${escape(of)}</h2>`,
      ...entries.flatMap((entry) => entryHtml(entry, namesLayers)),
      "</section>",
    ]),
    ...copies.flatMap(({ path, title: of, origin, differences }) => [
      `<section aria-labelledby="c-${escape(path)}">`,
      `<h2 id="c-${escape(path)}">${escape(copyTitle(of, origin))}</h2>`,
      "<ul>",
      ...differences.map((each) => `<li>${escape(each)}</li>`),
      "</ul>",
      "</section>",
    ]),
    "</main>",
    `<footer>${escape(foot)}</footer>`,
    "</body>",
    "</html>",
  ];
  return `${lines.join("\n")}\n`;
}

function entryHtml(entry: SheetEntry, namesLayers: boolean): string[] {
  const { id, layer, place, was, is, value, source, note, isNew } = entry;
  const row = (term: string, text: string): string => `<dt>${term}</dt><dd>${escape(text)}</dd>`;
  return [
    `<article id="${escape(`${layer}--${id}`)}">`,
    `<h3>${isNew ? '<span class="new">New</span> ' : ""}${escape(place)}</h3>`,
    `<p class="facts"><code>${escape(id)}</code> · ${escape(entryFacts(entry, namesLayers))}</p>`,
    "<dl>",
    row("Was", was),
    row("Is", is),
    ...(value === undefined ? [] : [`<dt>In the data</dt><dd>${escape(value.what)}: ${fromTo(value)}</dd>`]),
    ...(note === undefined ? [] : [row("Note", note)]),
    row("Source", source),
    "</dl>",
    "</article>",
  ];
}

const fromTo = ({ from, to }: MendedValue): string =>
  `${from === undefined ? "" : `${escape(from)} → `}<b>${escape(to)}</b>`;

const signs: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign]!);
