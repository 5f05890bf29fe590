/** What is read of a node of a page: a document of the browser has it, and so has one made elsewhere. */
export interface PageNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly firstChild: PageNode | null;
  readonly nextSibling: PageNode | null;
  readonly parentNode: PageNode | null;
}

const ELEMENT = 1;
const TEXT = 3;

const silent = new Set(["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE", "SVG", "HEAD", "IFRAME", "OBJECT"]);
const inline = new Set(
  "A ABBR B BDI BDO CITE CODE DATA DEL DFN EM FONT I INS KBD LABEL MARK Q S SAMP SMALL SPAN STRONG SUB SUP TIME U VAR WBR".split(
    " ",
  ),
);

/** The text of a page, a line for each block; headings begin with `#` as in Markdown. */
export function textOfPage(root: PageNode): string {
  const parts: string[] = [];
  let node: PageNode | null = root;
  while (node) {
    const name = node.nodeName.toUpperCase();
    if (node.nodeType === TEXT) parts.push((node.nodeValue ?? "").replaceAll(/\s+/g, " "));
    const opens = node.nodeType !== ELEMENT || !silent.has(name);
    if (node.nodeType === ELEMENT && opens && !inline.has(name)) {
      parts.push(name === "BR" ? "\n" : "\n\n", /^H[1-6]$/.test(name) ? "# " : "");
    }
    if (opens && node.firstChild) {
      node = node.firstChild;
      continue;
    }
    while (node && !node.nextSibling) {
      node = node === root ? null : node.parentNode;
      if (node && node !== root) closeBlock(node, parts);
      if (node === root) node = null;
    }
    node = node === root ? null : (node?.nextSibling ?? null);
  }
  return parts
    .join("")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

function closeBlock({ nodeType, nodeName }: PageNode, parts: string[]): void {
  if (nodeType === ELEMENT && !inline.has(nodeName.toUpperCase())) parts.push("\n\n");
}
