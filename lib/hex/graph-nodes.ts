import type { OffsetHex } from "./coordinates";
import { hexNeighbours } from "./directions";
import type { GraphFault } from "./errors";
import type { GraphNode } from "./graph";
import type { HexGraphSource } from "./graph-source";

/** The nodes of a board, and the links that every class starts from. */
export interface NumberedBoard {
  readonly nodes: readonly GraphNode[];
  readonly hexCount: number;
  readonly boxCount: number;
  readonly indexById: ReadonlyMap<string, number>;
  readonly gridNeighbours: Int32Array;
  /** Links between whole hexes and boxes, as `linkKey`s. */
  readonly boardLinks: ReadonlySet<number>;
}

/** One number for an unordered pair of nodes. */
export function linkKey(a: number, b: number, size: number): number {
  return a < b ? a * size + b : b * size + a;
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Numbers hexes, boxes and parts. Faults are added to `faults`; the faulty record is then left out. */
export function numberBoard(source: HexGraphSource, faults: GraphFault[]): NumberedBoard {
  const report = (record: GraphFault["record"], id: string, text: string) =>
    void faults.push({ record, id, text });
  const nodes: GraphNode[] = [];
  const indexById = new Map<string, number>();
  const addNode = (
    id: string,
    rest: Pick<GraphNode, "kind" | "position" | "part"> & { hex?: number },
  ): void => {
    if (indexById.has(id)) {
      report(
        rest.kind === "part" ? "split" : rest.kind,
        id,
        `"${id}" names two places of the board. Give each its own id.`,
      );
      return;
    }
    const index = nodes.length;
    nodes.push({ hex: index, ...rest, index, id });
    indexById.set(id, index);
  };

  const byPosition = new Map<string, number>();
  for (const [id, position] of hexEntries(source)) {
    if (!isUsableId(id, ["-", ":"])) {
      report("hex", id, `"${id}" cannot be a hex id: it must not be empty or hold "-" or ":".`);
      continue;
    }
    const { column, row } = position;
    if (!Number.isInteger(column) || !Number.isInteger(row)) {
      report("hex", id, `Hex ${id} stands at column ${column}, row ${row}; both must be whole numbers.`);
      continue;
    }
    const other = byPosition.get(positionKey(position));
    if (other !== undefined) {
      report(
        "hex",
        id,
        `Hexes ${nodes[other]!.id} and ${id} stand at the same column ${column}, row ${row}.`,
      );
      continue;
    }
    byPosition.set(positionKey(position), nodes.length);
    addNode(id, { kind: "hex", position: { column, row } });
  }
  const hexCount = nodes.length;

  const boxes = Object.entries(source.boxes ?? {}).sort(([a], [b]) => byText(a, b));
  for (const [id] of boxes) {
    if (isUsableId(id, [":"])) addNode(id, { kind: "box" });
    else report("box", id, `"${id}" cannot be a box id: it must not be empty or hold ":".`);
  }
  const boxCount = nodes.length - hexCount;

  for (const [hexId, part] of partNames(source)) {
    const hex = indexById.get(hexId);
    const whole = hex === undefined ? undefined : nodes[hex];
    if (whole?.kind !== "hex") report("split", hexId, `"${hexId}" is split, but is no hex of the board.`);
    else if (!isUsableId(part, ["-", ":"])) {
      report(
        "split",
        hexId,
        `"${part}" cannot name a part of hex ${hexId}: it must not be empty or hold "-" or ":".`,
      );
    } else addNode(`${hexId}:${part}`, { kind: "part", part, hex: whole.index, position: whole.position });
  }

  const gridNeighbours = new Int32Array(hexCount * 6).fill(-1);
  for (let hex = 0; hex < hexCount; hex++) {
    hexNeighbours(source.layout, nodes[hex]!.position!).forEach((position, direction) => {
      gridNeighbours[hex * 6 + direction] = byPosition.get(positionKey(position)) ?? -1;
    });
  }

  const boardLinks = new Set<number>();
  gridNeighbours.forEach((to, at) => {
    if (to >= 0) boardLinks.add(linkKey(Math.floor(at / 6), to, nodes.length));
  });
  for (const [id, box] of boxes) {
    const from = indexById.get(id);
    if (from === undefined) continue;
    for (const target of box.links) {
      const to = indexById.get(target);
      if (to === undefined || nodes[to]!.kind === "part") {
        report("box", id, `Box ${id} is linked to "${target}", which is no hex or box of the board.`);
      } else if (to === from) report("box", id, `Box ${id} is linked to itself.`);
      else boardLinks.add(linkKey(from, to, nodes.length));
    }
  }
  return { nodes, hexCount, boxCount, indexById, gridNeighbours, boardLinks };
}

function hexEntries(source: HexGraphSource): readonly (readonly [string, OffsetHex])[] {
  if (isEntryList(source.hexes)) return source.hexes;
  return Object.entries(source.hexes).sort(([a], [b]) => byText(a, b));
}

function isEntryList(hexes: HexGraphSource["hexes"]): hexes is readonly (readonly [string, OffsetHex])[] {
  return Array.isArray(hexes);
}

/** Hex and part of every split of any class, in ascending order, each once. */
function partNames(source: HexGraphSource): [string, string][] {
  const parts = new Map<string, [string, string]>();
  for (const { splits } of Object.values(source.linkClasses)) {
    for (const [hexId, openings] of Object.entries(splits ?? {})) {
      for (const part of Object.keys(openings)) parts.set(`${hexId}:${part}`, [hexId, part]);
    }
  }
  return [...parts.entries()].sort(([a], [b]) => byText(a, b)).map(([, names]) => names);
}

function positionKey({ column, row }: OffsetHex): string {
  return `${column},${row}`;
}

function isUsableId(id: string, reserved: readonly string[]): boolean {
  return id !== "" && !reserved.some((sign) => id.includes(sign));
}
