import type { GraphFault } from "./errors";
import type { LinkClass } from "./graph";
import { linkKey } from "./graph-nodes";
import type { NumberedBoard } from "./graph-nodes";
import type { LinkClassSource } from "./graph-source";
import { parseHexsideId } from "./hexsides";

/** The record that names a node. */
type About = readonly [record: GraphFault["record"], id: string];

/** One link class while it is being built. */
interface Draft {
  readonly board: NumberedBoard;
  readonly source: LinkClassSource;
  readonly member: Uint8Array;
  readonly parts: Map<number, number[]>;
  /** Notes a fault of the record with this id. */
  readonly report: (record: GraphFault["record"], id: string, text: string) => void;
}

/** Builds the adjacency of one link class. Faults are added to `faults` and left out of the result. */
export function compileLinkClass(
  board: NumberedBoard,
  name: string,
  source: LinkClassSource,
  faults: GraphFault[],
): LinkClass {
  const size = board.nodes.length;
  const draft: Draft = {
    board,
    source,
    member: Uint8Array.from(board.nodes, (node) => (node.kind === "part" ? 0 : 1)),
    parts: new Map(),
    report: (record, id, text) => void faults.push({ record, id, text: `Link class ${name}: ${text}` }),
  };
  splitHexes(draft);
  const links = dropCutLinks(draft, boardLinksOf(draft));
  addLinks(draft, links);
  excludeNodes(draft);
  return { name, size, ...compressedRows(draft, links), member: draft.member, parts: draft.parts };
}

/** Puts the parts of split hexes in the place of the whole. */
function splitHexes({ board, source, member, parts, report }: Draft): void {
  for (const [hexId, openings] of Object.entries(source.splits ?? {})) {
    const hex = board.indexById.get(hexId);
    // A hex that is not there was reported when the nodes were numbered.
    if (hex === undefined) continue;
    const own = Object.keys(openings).flatMap((part) => board.indexById.get(`${hexId}:${part}`) ?? []);
    if (own.length < 2)
      report("split", hexId, `hex ${hexId} is split into fewer than two parts. Name two or more.`);
    own.sort((a, b) => a - b);
    member[hex] = 0;
    for (const part of own) member[part] = 1;
    parts.set(hex, own);
  }
}

/** Grid and box links between nodes of this class, with what the parts of split hexes open to. */
function boardLinksOf(draft: Draft): Set<number> {
  const { board, source, member, report } = draft;
  const { nodes, indexById, boardLinks } = board;
  const size = nodes.length;
  const links = new Set<number>();
  if (source.from !== "nothing") {
    for (const key of boardLinks) {
      if (member[Math.floor(key / size)] === 1 && member[key % size] === 1) links.add(key);
    }
  }
  for (const [hexId, openings] of Object.entries(source.splits ?? {})) {
    for (const [part, targets] of Object.entries(openings)) {
      const from = indexById.get(`${hexId}:${part}`);
      if (from === undefined) continue;
      for (const target of targets) {
        const to = findMember(draft, target, ["split", hexId], `${hexId}:${part} opens to`);
        if (to === undefined) continue;
        const touches = boardLinks.has(linkKey(nodes[from]!.hex, nodes[to]!.hex, size));
        if (touches) links.add(linkKey(from, to, size));
        else report("split", hexId, `${hexId}:${part} opens to ${target}, which is not next to ${hexId}.`);
      }
    }
  }
  return links;
}

function dropCutLinks({ board, source, report }: Draft, links: ReadonlySet<number>): Set<number> {
  const { nodes, hexCount, indexById, boardLinks } = board;
  const size = nodes.length;
  const cut = new Set<number>();
  for (const id of source.cutHexsides ?? []) {
    const [a = -1, b = -1] = (parseHexsideId(id) ?? []).map((hex) => indexById.get(hex) ?? -1);
    const areHexes = a >= 0 && b >= 0 && a < hexCount && b < hexCount;
    if (areHexes && boardLinks.has(linkKey(a, b, size))) cut.add(linkKey(a, b, size));
    else report("hexside", id, `"${id}" is no hexside between two neighbouring hexes of the board.`);
  }
  const kept = new Set<number>();
  for (const key of links) {
    const a = nodes[Math.floor(key / size)]!;
    const b = nodes[key % size]!;
    if (cut.has(linkKey(a.hex, b.hex, size))) continue;
    if (source.allowsLink && !source.allowsLink(a, b)) continue;
    kept.add(key);
  }
  return kept;
}

function addLinks(draft: Draft, links: Set<number>): void {
  for (const [idA, idB] of draft.source.addedLinks ?? []) {
    const what = `the added link between ${idA} and ${idB} names`;
    const about: About = ["link", `${idA}-${idB}`];
    const a = findMember(draft, idA, about, what);
    const b = findMember(draft, idB, about, what);
    if (a === undefined || b === undefined) continue;
    if (a === b) draft.report(...about, `the added link between ${idA} and ${idB} leads nowhere.`);
    else links.add(linkKey(a, b, draft.board.nodes.length));
  }
}

function excludeNodes({ board, source, member, parts, report }: Draft): void {
  for (const id of source.excludedNodes ?? []) {
    const index = board.indexById.get(id);
    const node = index === undefined ? undefined : board.nodes[index];
    if (!node || (node.kind === "part" && !parts.get(node.hex)?.includes(node.index))) {
      report("excluded", id, `"${id}" is to be left out, but is no place of this class.`);
      continue;
    }
    for (const each of [node.index, ...(parts.get(node.index) ?? [])]) member[each] = 0;
  }
}

/** The node of an id that this class uses; otherwise reports what is wrong and how to name it. */
function findMember(
  { board, member, parts, report }: Draft,
  id: string,
  about: About,
  what: string,
): number | undefined {
  const index = board.indexById.get(id);
  if (index === undefined) {
    report(...about, `${what} "${id}", which is no hex or box of the board.`);
    return undefined;
  }
  if (member[index] === 1) return index;
  const own = parts.get(index)?.map((part) => board.nodes[part]!.id);
  if (own) report(...about, `${what} ${id}, which is split here. Name one of ${own.join(", ")}.`);
  else report(...about, `${what} ${id}, a part of a hex that is whole here. Name the hex.`);
  return undefined;
}

function compressedRows(
  { member }: Draft,
  links: ReadonlySet<number>,
): Pick<LinkClass, "offsets" | "targets"> {
  const size = member.length;
  const rows: number[][] = Array.from({ length: size }, () => []);
  for (const key of links) {
    const a = Math.floor(key / size);
    const b = key % size;
    if (member[a] === 0 || member[b] === 0) continue;
    rows[a]!.push(b);
    rows[b]!.push(a);
  }
  const offsets = new Int32Array(size + 1);
  rows.forEach((row, node) => {
    row.sort((a, b) => a - b);
    offsets[node + 1] = offsets[node]! + row.length;
  });
  return { offsets, targets: Int32Array.from(rows.flat()) };
}
