import type { PrintedTrack, StartMark } from "../../games";
import { turnNoun } from "../../games/time";
import { capital } from "../../words";
import { element, type Markup, pieces } from "../print/markup";
import type { PrintSource } from "../print/source";
import type { ExportFile } from "../types";
import { type ModuleBoard, regions, type PixelPoint } from "./boards";
import { COUNTER, drawing, imageFile } from "./images";
import { plainName } from "./sequence";
import type { Marker } from "./slots";

const BOX = COUNTER + 12;
const ACROSS = 16;
const TITLE = 40;
const EDGE = 20;
/** More boxes than anybody would move a marker along. */
const MOST = 200;
const IMAGE = "tracks.svg";

export interface TracksBoard {
  board: ModuleBoard;
  image: ExportFile;
  markers: readonly Marker[];
  /** The marks of a scenario on a track, each with its marker. */
  standing(scenario: string): { marker: string; spot: PixelPoint }[];
}

interface Laid {
  track: PrintedTrack;
  title: string;
  y: number;
  boxes: readonly (PixelPoint & { number: number })[];
}

/** Tracks of numbered boxes, and a marker for each value that a scenario sets; undefined for a game without tracks. */
export function tracksBoard(source: PrintSource): TracksBoard | undefined {
  const tracks = (source.print?.tracks(source.documents) ?? []).filter(({ from, to }) => to >= from);
  if (tracks.length === 0) return undefined;
  let y = EDGE;
  const laid = tracks.map((track): Laid => {
    const count = Math.min(MOST, track.to - track.from + 1);
    const boxes = Array.from({ length: count }, (_, i) => ({
      number: track.from + i,
      x: EDGE + (i % ACROSS) * BOX + BOX / 2,
      y: y + TITLE + Math.floor(i / ACROSS) * BOX + BOX / 2,
    }));
    const each = { track, title: titleOf(source, track), y, boxes };
    y += TITLE + Math.ceil(count / ACROSS) * BOX + EDGE;
    return each;
  });
  const width = 2 * EDGE + ACROSS * BOX;
  const marks = marksOf(source, laid);
  const points = laid.flatMap(({ title, boxes }) =>
    boxes.map(({ number, ...spot }) => ({ name: plainName(`${title} ${number}`), ...spot })),
  );
  return {
    board: { name: "Tracks", image: IMAGE, width, height: y, grid: regions(points) },
    image: imageFile(
      IMAGE,
      drawing(
        width,
        y,
        `0 0 ${width} ${y}`,
        pieces(element("rect", { width, height: y, fill: "#ffffff" }), ...laid.map(trackMarkup)),
      ),
    ),
    markers: [...new Map(marks.flatMap(({ found }) => found.map((mark) => [mark.id, mark]))).values()],
    standing: (scenario) =>
      marks
        .filter((each) => each.scenario === scenario)
        .flatMap(({ found }) => found.map(({ id, spot }) => ({ marker: id, spot }))),
  };
}

const sideName = ({ sides }: PrintSource, id: string | undefined): string | undefined =>
  sides.find((side) => side.id === id)?.name;

const titleOf = (source: PrintSource, { title, side }: PrintedTrack): string => {
  const name = sideName(source, side);
  return name === undefined || title.includes(name) ? title : `${title} (${name})`;
};

const trackMarkup = ({ title, track: { rule }, y, boxes }: Laid): Markup =>
  pieces(
    element(
      "text",
      { x: EDGE, y: y + TITLE - 12, fontSize: 22, fontWeight: 700 },
      rule === undefined ? title : `${title} (${rule})`,
    ),
    ...boxes.map(({ number, x, y: middle }) =>
      pieces(
        element("rect", {
          x: x - BOX / 2 + 1,
          y: middle - BOX / 2 + 1,
          width: BOX - 2,
          height: BOX - 2,
          fill: "none",
          stroke: "#000000",
          strokeWidth: number % 5 === 0 ? 3 : 1.2,
        }),
        element(
          "text",
          { x, y: middle + 11, fontSize: 32, fontWeight: 700, textAnchor: "middle", fill: "#666666" },
          number < 0 ? `−${-number}` : number,
        ),
      ),
    ),
  );

interface Mark extends Marker {
  spot: PixelPoint;
}

/** Values that a scenario sets, where a track has a box for them. */
function marksOf(source: PrintSource, laid: readonly Laid[]): { scenario: string; found: Mark[] }[] {
  return source.scenarios.map((scenario) => {
    const starts = source.print?.starts(source.documents, scenario) ?? [];
    const turn = source.game.views?.schedule?.inUse(source.documents, scenario)?.turn;
    const values = [
      ...starts.flatMap((mark) => {
        const number = Number(mark.value);
        return mark.value.trim() !== "" && Number.isFinite(number) ? [{ mark, number }] : [];
      }),
      ...(turn === undefined ? [] : [{ mark: turnMark(source), number: turn }]),
    ];
    const found = values.flatMap(({ mark, number }): Mark[] => {
      const box = trackFor(laid, mark)?.boxes.find((each) => each.number === number);
      if (!box) return [];
      const name = sideName(source, mark.side);
      const isNamed = name === undefined || mark.title.includes(name) || isNation(source, mark.title);
      const title = isNamed ? mark.title : `${mark.title}, ${name}`;
      return [{ id: `marker ${title}`, name: title, lines: linesOf(title), spot: { x: box.x, y: box.y } }];
    });
    return { scenario, found };
  });
}

const turnMark = ({ game }: PrintSource): Pick<StartMark, "title" | "side"> => ({
  title: capital(turnNoun(game)),
  side: undefined,
});

const isNation = ({ nations }: PrintSource, title: string): boolean =>
  [...nations.values()].some(({ name }) => title.endsWith(name));

/** The track of a mark: of its own title; else the one of its side that begins alike up to a comma. */
function trackFor(laid: readonly Laid[], mark: Pick<StartMark, "title" | "side">): Laid | undefined {
  const isSides = ({ track }: Laid): boolean => track.side === undefined || track.side === mark.side;
  const head = (title: string): string => title.split(",")[0]!;
  return (
    laid.find((each) => each.track.title === mark.title && isSides(each)) ??
    laid.find((each) => head(each.track.title) === head(mark.title) && each.track.side === mark.side)
  );
}

/** "Transport Points, Blue Isles" on four lines. */
const linesOf = (title: string): string[] => title.split(/[ ,]+/).filter((word) => word !== "");
