import type { CounterFace, MixEntry } from "../../games";
import { EDGE } from "../../views/counters";
import { counted } from "../../words";
import type { Aid } from "./aids";
import { counterMarkup, emptyBack } from "./counter";
import { mm } from "./blocks";
import { element, type Markup } from "./markup";
import { wrapped } from "./measure";
import type { Sheet } from "./paper";
import type { PrintSource } from "./source";
import { lettersOf, shortLegend } from "./status";

/** Edge of a counter to be cut out, in mm: as counters of card are. */
const CARD = 16;
/** Above the counters: what the sheet is and how it is used. */
const HEAD = 16;
/** Lines to cut along stick out of the block of counters. */
const TICK = 4;

/** Counter sheets: every counter of the mix, with backs that lie behind their fronts when printed on both sides. */
export function counterAids(source: PrintSource): Aid[] {
  const mix = source.map?.mix(source.documents, "") ?? [];
  if (mix.length === 0) return [];
  return [
    {
      id: "counters",
      title: "Counter sheets",
      summary: `Every counter of the game, ${CARD} mm wide, fronts and backs: print at full size on both sides.`,
      turned: "portrait",
      make: (sheet) => ({ pages: sheetsOf(source, mix, sheet) }),
    },
  ];
}

interface Card {
  face: CounterFace;
  /** For where its values come from. */
  letters: string;
}

interface Grid {
  across: number;
  down: number;
  x: number;
  y: number;
}

/** The block of counters lies in the middle of the sheet, so that it lies behind itself when the sheet is turned. */
function gridOf({ room }: Sheet): Grid {
  const across = Math.floor((room.width - 2 * TICK) / CARD);
  const down = Math.floor((room.height - HEAD - 2 * TICK) / CARD);
  return { across, down, x: (room.width - across * CARD) / 2, y: HEAD + TICK };
}

function sheetsOf(source: PrintSource, mix: readonly MixEntry[], sheet: Sheet): Markup[][] {
  const counters = mix.flatMap(({ face, of, document, pointer }) => {
    const letters = lettersOf(source, document, pointer);
    return Array.from({ length: Math.max(0, Math.floor(of)) }, (): Card => ({ face, letters }));
  });
  const grid = gridOf(sheet);
  const each = grid.across * grid.down;
  const pages: Markup[][] = [];
  const count = Math.ceil(counters.length / each);
  for (let n = 0; n < count; n++) {
    const these = counters.slice(n * each, (n + 1) * each);
    for (const isBack of [false, true])
      pages.push([sheetMarkup(source, these, { sheet, grid, isBack, n: n + 1, count })]);
  }
  return pages;
}

function sheetMarkup(
  source: PrintSource,
  counters: readonly Card[],
  { sheet, grid, isBack, n, count }: { sheet: Sheet; grid: Grid; isBack: boolean; n: number; count: number },
): Markup {
  const { width, height } = sheet.room;
  const rows = Math.ceil(counters.length / grid.across);
  return element(
    "svg",
    {
      width: mm(width),
      height: mm(height),
      viewBox: `0 0 ${width} ${height}`,
      role: "img",
      "aria-label": `Sheet ${n} of ${count}, ${isBack ? "backs" : "fronts"}: ${counted(counters.length, "counter")}`,
    },
    ...headMarkup(source, width, isBack, n, count),
    ...cutLines(grid, rows),
    ...counters.map(({ face, letters }, i) => {
      const column = i % grid.across;
      // Seen from behind, left is right.
      const x = grid.x + (isBack ? grid.across - 1 - column : column) * CARD;
      const y = grid.y + Math.floor(i / grid.across) * CARD;
      return element(
        "g",
        {
          "data-counter": face.type,
          transform: `translate(${round(x)} ${round(y)}) scale(${round(CARD / EDGE)})`,
        },
        isBack ? backMarkup(source, face) : counterMarkup(source, face, { whole: true, says: letters }),
      );
    }),
  );
}

const round = (n: number): number => Number(n.toFixed(5));

function backMarkup(source: PrintSource, face: CounterFace): Markup {
  const back = source.print?.back(face);
  if (back === undefined) return emptyBack(source, face);
  return counterMarkup(source, { ...face, ratings: back.ratings }, { whole: true, says: back.words });
}

function headMarkup(source: PrintSource, width: number, isBack: boolean, n: number, count: number): Markup[] {
  const codes = [...source.nations.values()].map(({ name, code }) => `${code} ${name}`).join(", ");
  const words = isBack
    ? "The backs are mirrored left to right: flip the sheet on its long edge."
    : "Print at full size (100 %) on both sides, flipped on the long edge. Glue to card and cut along the lines.";
  const size = 2.9;
  const lines = wrapped(`${words} Nations: ${codes}.${isBack ? "" : ` ${shortLegend}`}`, width, {
    size: (size * 72) / 25.4,
  });
  return [
    element(
      "text",
      { x: 0, y: 4.4, fontSize: 4.6, fontWeight: 700 },
      `Counter sheet ${n} of ${count}: ${isBack ? "backs" : "fronts"}`,
    ),
    ...lines.slice(0, 2).map((line, i) => element("text", { x: 0, y: 9 + i * 4, fontSize: size }, line)),
  ];
}

/** Lines at the edge of the block, along which all counters can be cut. */
function cutLines({ across, x, y }: Grid, rows: number): Markup[] {
  const line = (x1: number, y1: number, x2: number, y2: number): Markup =>
    element("path", {
      d: `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`,
      stroke: "#000",
      strokeWidth: 0.15,
    });
  const right = x + across * CARD;
  const bottom = y + rows * CARD;
  return [
    ...Array.from({ length: across + 1 }, (_, i) => x + i * CARD).flatMap((at) => [
      line(at, y - TICK, at, y - 0.8),
      line(at, bottom + 0.8, at, bottom + TICK),
    ]),
    ...Array.from({ length: rows + 1 }, (_, i) => y + i * CARD).flatMap((at) => [
      line(x - TICK, at, x - 0.8, at),
      line(right + 0.8, at, right + TICK, at),
    ]),
  ];
}
