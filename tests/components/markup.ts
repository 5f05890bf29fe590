/** Reading what components draw, as text. */

/** The markup of the first element whose opening tag has these words in it; undefined when there is none. */
export function elementWith(html: string, words: string): string | undefined {
  for (const { 0: opening, 1: tag, index } of html.matchAll(/<(\w+)[^>]*>/g)) {
    if (opening.includes(words)) return html.slice(index, endOf(html, tag!, index));
  }
  return undefined;
}

/** Where the element that opens here is closed again. */
function endOf(html: string, tag: string, from: number): number {
  const edges = new RegExp(`<(/?)${tag}[\\s>]`, "g");
  edges.lastIndex = from;
  for (let depth = 0; ;) {
    const edge = edges.exec(html);
    if (!edge) return html.length;
    depth += edge[1] === "" ? 1 : -1;
    if (depth === 0) return edge.index;
  }
}

export const labelled = (html: string, name: string): string | undefined =>
  elementWith(html, `aria-label="${name}"`);

/** Every element with this tag; none of them may lie in another. */
export const elements = (html: string, tag: string): string[] =>
  html.match(new RegExp(`<${tag}[\\s>].*?</${tag}>`, "gs")) ?? [];

/** What is read in it: drawings say nothing. */
export const textOf = (html: string | undefined): string =>
  (html ?? "")
    .replaceAll(/<svg.*?<\/svg>/gs, " ")
    .replaceAll(/<[^>]*>?/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();

export const count = (html: string, words: string): number => html.split(words).length - 1;
