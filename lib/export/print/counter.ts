import type { CounterFace, HeldCounter, Livery } from "../../games";
import {
  badgeShapes,
  BAND,
  bandShapes,
  cardLayout,
  type CounterState,
  counterWords,
  EDGE,
  faceShapes,
  facingShapes,
  layoutOf,
  markShapes,
  type Shape,
  stateOf,
  turnOf,
} from "../../views/counters";
import type { Part } from "./blocks";
import { mm } from "./blocks";
import { element, type Markup, pieces } from "./markup";
import { widthOf } from "./measure";
import type { PrintSource } from "./source";

/** Counters on paper: the drawing of the studio with square corners, and the nation's code in its band. */

const INK = "#000";

/** A drawing of plain data. */
const drawn = ({ tag, attributes, words, children }: Shape): Markup =>
  element(tag, attributes, words, ...(children ?? []).map(drawn));

const LINE = 0.6;

/** The edge of a counter. */
const frame = element("rect", {
  x: LINE / 2,
  y: LINE / 2,
  width: EDGE - LINE,
  height: EDGE - LINE,
  fill: "none",
  stroke: INK,
  strokeWidth: LINE,
});

/** The code of the nation, and what else is said: words on white, so that no colour is needed. */
function plate(words: string, side: "left" | "right", isSmall = false): Markup {
  // On a small counter the code has to be larger to be read.
  const size = isSmall ? 6.6 : side === "left" ? 4.6 : 4;
  const height = isSmall ? 7 : BAND.normal;
  // Letters by their size in these units.
  const width = Math.min(EDGE * 0.72, widthOf(words, { size: 72 / 25.4, bold: true }) * size + 2);
  const x = side === "left" ? 0 : EDGE - width;
  const foot = height / 2 + size * 0.35;
  return pieces(
    element("rect", { x, y: 0, width, height, fill: "#fff", stroke: INK, strokeWidth: 0.4 }),
    element(
      "text",
      {
        x: x + width / 2,
        y: Number(foot.toFixed(2)),
        fontSize: size,
        fontWeight: 700,
        textAnchor: "middle",
        fill: INK,
      },
      words,
    ),
  );
}

/** The band, cut at the edge of the counter. */
const band = (colours: Livery): Markup =>
  element(
    "svg",
    { width: EDGE, height: BAND.normal, overflow: "hidden" },
    drawn(bandShapes(colours, BAND.normal)),
  );

interface Drawn {
  /** Everything that is printed, for a counter to be cut out; else the chief figures, for one to be recognised. */
  whole: boolean;
  state?: CounterState;
  /** At the right of the band: the name of the back, or letters for the sources of its values. */
  says?: string;
}

/** A counter in its own units, 44 by 44. */
export function counterMarkup(
  source: PrintSource,
  face: CounterFace,
  { whole, state = {}, says = "" }: Drawn,
): Markup {
  const colours = face.livery;
  const { kind } = face.picture;
  const layout = whole ? cardLayout(kind) : layoutOf(kind, EDGE);
  const code = source.nations.get(face.nation)?.code;
  const turn = turnOf(state.facing);
  // The altitude is at the left of the band, so the code of the nation moves.
  const side = state.altitude === undefined ? "left" : "right";
  const counter = pieces(
    element("rect", { width: EDGE, height: EDGE, fill: colours.ground }),
    band(colours),
    ...faceShapes(face, state, layout).map(drawn),
    !whole && drawn(markShapes(state, kind, "normal")),
    code !== undefined && plate(code, whole ? "left" : side, !whole),
    says !== "" && plate(says, "right"),
    frame,
  );
  return pieces(
    turn === undefined ? counter : element("g", { transform: turn }, counter),
    ...(whole ? [] : [...facingShapes(state.facing), ...badgeShapes(state)].map(drawn)),
  );
}

/** A back without anything on it: the ground and band of its nation, and which counter it is. */
export function emptyBack(source: PrintSource, face: CounterFace): Markup {
  const colours = face.livery;
  const code = source.nations.get(face.nation)?.code;
  return pieces(
    element("rect", { width: EDGE, height: EDGE, fill: colours.ground }),
    band(colours),
    code !== undefined && plate(code, "left"),
    element("text", { x: EDGE / 2, y: 26, fill: colours.ink, fontSize: 5, textAnchor: "middle" }, "no back"),
    frame,
  );
}

const SMALL = 11;
const COUNT = 4;
const GAP = 1.6;
/** What badges need below a counter, and more between two. */
const BADGES = 2.2;

const hasBadges = ({ facing, altitude, hits, markers }: HeldCounter): boolean =>
  [facing, altitude, hits].some((badge) => badge !== undefined) || (markers ?? []).length > 0;

/** Counters side by side with their numbers below, in as many rows as they take. */
export function counterRows(source: PrintSource, counters: readonly HeldCounter[], width: number): Part[] {
  const badges = counters.some(hasBadges) ? BADGES : 0;
  const gap = GAP + badges;
  const across = Math.max(1, Math.floor((width + gap) / (SMALL + gap)));
  const rows: Part[] = [];
  for (let i = 0; i < counters.length; i += across) {
    const line = counters.slice(i, i + across);
    const hasCounts = line.some(({ count }) => count > 1);
    const height = SMALL + Math.max(hasCounts ? COUNT : 0, badges) + 0.8 + badges / 2;
    const drawing = element(
      "svg",
      {
        width: mm(width),
        height: mm(height),
        viewBox: `0 0 ${width} ${height}`,
        overflow: "visible",
        role: "img",
        "aria-label": line.map((each) => counterWords(each.face, stateOf(each))).join("; "),
      },
      ...line.map((each, n) => {
        const x = badges / 2 + n * (SMALL + gap);
        const scale = SMALL / EDGE;
        return pieces(
          element(
            "g",
            { transform: `translate(${x} ${0.2 + badges / 2}) scale(${scale})` },
            counterMarkup(source, each.face, { whole: false, state: stateOf(each) }),
          ),
          each.count > 1 &&
            element(
              "text",
              {
                x: x + SMALL / 2,
                y: SMALL + 3.6 + badges / 2,
                fontSize: 3.2,
                fontWeight: 700,
                textAnchor: "middle",
              },
              `× ${each.count}`,
            ),
        );
      }),
    );
    rows.push({ drawing, height });
  }
  return rows;
}

/** Counters in words, a line each. */
export const counterLines = (
  counters: readonly HeldCounter[],
  more: (counter: HeldCounter) => string,
): Part[] => counters.map((each) => ({ text: `${counterWords(each.face, stateOf(each))}${more(each)}` }));
