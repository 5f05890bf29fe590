/** The part of Markdown in which the pages of the docs are written, as plain values. */

export type Inline =
  | { kind: "text" | "code"; text: string }
  | { kind: "strong" | "em"; parts: Inline[] }
  | { kind: "link"; href: string; parts: Inline[] }
  | { kind: "image"; src: string; alt: string };

export type Block =
  | { kind: "heading"; level: number; id: string; parts: Inline[] }
  | { kind: "paragraph"; parts: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "list"; ordered: boolean; items: Block[][] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const FENCE = /^\s*```/;
const HEADING = /^(#{1,6}) (.*)$/;
const ITEM = /^( *)([-*]|\d+\.) +/;
const QUOTE = /^> ?/;
const RULE_OF_TABLE = /^\|[\s:|-]+\|\s*$/;

const beginsBlock = (line: string): boolean =>
  line.trim() === "" ||
  FENCE.test(line) ||
  HEADING.test(line) ||
  ITEM.test(line) ||
  QUOTE.test(line) ||
  line.startsWith("|");

/** The blocks of a page. */
export const markdown = (text: string): Block[] => blocksOf(text.replace(/\r\n/g, "\n").split("\n"));

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  /** Takes lines as long as they fit. */
  const take = (fits: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && fits(lines[at]!)) at++;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = HEADING.exec(line);
    if (line.trim() === "") {
      at++;
    } else if (FENCE.test(line)) {
      at++;
      blocks.push({ kind: "code", text: take((each) => !FENCE.test(each)).join("\n") });
      at++;
    } else if (heading) {
      at++;
      const parts = inline(heading[2]!);
      blocks.push({ kind: "heading", level: heading[1]!.length, id: anchor(plain(parts)), parts });
    } else if (line.startsWith("|") && RULE_OF_TABLE.test(lines[at + 1] ?? "")) {
      const [head, , ...rows] = take((each) => each.startsWith("|"));
      blocks.push({ kind: "table", head: cells(head!), rows: rows.map(cells) });
    } else if (QUOTE.test(line)) {
      const quoted = take((each) => QUOTE.test(each)).map((each) => each.replace(QUOTE, ""));
      blocks.push({ kind: "quote", blocks: blocksOf(quoted) });
    } else if (ITEM.test(line)) {
      blocks.push(listOf(take));
    } else {
      const first = at++;
      take((each) => !beginsBlock(each));
      blocks.push({ kind: "paragraph", parts: inline(lines.slice(first, at).join(" ")) });
    }
  }
  return blocks;
}

/** Items with what is indented below them; a line that goes on without indent belongs to the item, too. */
function listOf(take: (fits: (line: string) => boolean) => string[]): Block {
  const items: string[][] = [];
  let ordered = false;
  let indent = 0;
  let wasBlank = false;
  for (const line of take((each) => {
    const goesOn = ITEM.test(each) || /^\s/.test(each) || each === "" || (!wasBlank && !beginsBlock(each));
    wasBlank = each.trim() === "";
    return goesOn;
  })) {
    const item = ITEM.exec(line);
    if (item && (items.length === 0 || item[1]!.length < indent)) {
      indent = item[0].length;
      ordered = /\d/.test(item[2]!);
      items.push([line.slice(indent)]);
    } else {
      const own = /^ */.exec(line)![0].length;
      items.at(-1)!.push(line.slice(Math.min(own, indent)));
    }
  }
  return { kind: "list", ordered, items: items.map(blocksOf) };
}

const cells = (row: string): Inline[][] =>
  row
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => inline(cell.trim().replaceAll("\\|", "|")));

/** What stands in a line, in the order in which it is looked for. */
const SPAN =
  /(`+)(.+?)\1(?!`)|!\[([^\]]*)\]\(([^)\s]+)\)|\[((?:`[^`]*`|[^\]`])*)\]\(([^)\s]+)\)|\*\*(.+?)\*\*|\*(?!\s)([^*]+?)\*|(?<!\w)_(?!\s)([^_]+?)_(?!\w)|\\([!-/:-@[-`{-~])|&(amp|lt|gt);/;

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">" };

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let rest = text;
  for (let found = SPAN.exec(rest); found; found = SPAN.exec(rest)) {
    const [all, , code, alt, src, label, href, strong, starred, underlined, escaped, entity] = found;
    const em = starred ?? underlined;
    if (found.index > 0) parts.push({ kind: "text", text: rest.slice(0, found.index) });
    if (code !== undefined) parts.push({ kind: "code", text: code.trim() });
    else if (src !== undefined) parts.push({ kind: "image", src, alt: alt ?? "" });
    else if (href !== undefined) parts.push({ kind: "link", href, parts: inline(label ?? "") });
    else if (strong !== undefined) parts.push({ kind: "strong", parts: inline(strong) });
    else if (em !== undefined) parts.push({ kind: "em", parts: inline(em) });
    else parts.push({ kind: "text", text: escaped ?? entities[entity!]! });
    rest = rest.slice(found.index + all.length);
  }
  if (rest !== "") parts.push({ kind: "text", text: rest });
  return parts;
}

/** The words alone. */
const plain = (parts: readonly Inline[]): string =>
  parts
    .map((part) => ("text" in part ? part.text : part.kind === "image" ? part.alt : plain(part.parts)))
    .join("");

/** The name of a heading within its page, as other pages link to it. */
const anchor = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
