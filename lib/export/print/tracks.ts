import type { PrintedTrack } from "../../games";
import { turnNoun } from "../../games/time";
import { mm, type Block, heading, title } from "./blocks";
import type { Aid } from "./aids";
import { element, type Markup } from "./markup";
import type { PrintSource } from "./source";

/** Boxes are as large as a counter with a little room around it. */
const BOX = 18;

/** Tracks for the markers of turns and points. */
export function trackAids(source: PrintSource): Aid[] {
  const tracks = (source.print?.tracks(source.documents) ?? []).filter(({ from, to }) => to >= from);
  if (tracks.length === 0) return [];
  return [
    {
      id: "tracks",
      title: "Tracks",
      summary: `Numbered boxes for the ${turnNoun(source.game)} and point markers.`,
      turned: "portrait",
      make: ({ room }) => ({
        blocks: [
          title(
            "Tracks",
            "A marker that passes the end of a track starts again at its beginning.",
            room.width,
          ),
          ...tracks.flatMap((track) => trackBlocks(source, track, room.width)),
        ],
      }),
    },
  ];
}

/** Rows of a track that are not parted. */
const WHOLE = 4;
/** More boxes than anybody would move a marker along. */
const MOST = 200;

function trackBlocks(
  source: PrintSource,
  { title: words, rule, side, from, to }: PrintedTrack,
  width: number,
): Block[] {
  const across = Math.floor(width / BOX);
  const numbers = Array.from({ length: Math.min(MOST, to - from + 1) }, (_, i) => from + i);
  const name = side === undefined ? undefined : source.sides.find(({ id }) => id === side)?.name;
  const about = name === undefined || words.includes(name) ? words : `${words} (${name})`;
  const rows: Block[] = [];
  const count = Math.ceil(numbers.length / across);
  for (let i = 0; i < numbers.length; i += across) {
    const line = numbers.slice(i, i + across);
    // A short track is on one page; no row of a long one is alone at the head or the foot of a page.
    const row = i / across;
    const keeps = row < count - 1 && (count <= WHOLE || row === 0 || row === count - 2);
    rows.push({ kind: "piece", height: BOX, markup: rowMarkup(line, width, about), keeps });
  }
  return [heading(about, rule, width), ...rows];
}

const rowMarkup = (numbers: readonly number[], width: number, about: string): Markup =>
  element(
    "svg",
    {
      width: mm(width),
      height: mm(BOX),
      viewBox: `0 0 ${width} ${BOX}`,
      role: "img",
      "aria-label": `${about}: ${numbers[0]} to ${numbers.at(-1)}`,
    },
    ...numbers.flatMap((number, i) => [
      element("rect", {
        x: i * BOX + 0.3,
        y: 0.3,
        width: BOX - 0.6,
        height: BOX - 0.6,
        fill: "none",
        stroke: "#000",
        strokeWidth: number % 5 === 0 ? 0.6 : 0.25,
      }),
      element(
        "text",
        {
          x: i * BOX + BOX / 2,
          y: BOX / 2 + 2.4,
          fontSize: 6.5,
          fontWeight: 700,
          textAnchor: "middle",
          fill: "#555",
        },
        number < 0 ? `−${-number}` : number,
      ),
    ]),
  );
