import { axisFx, axisX, cell, text } from "@observablehq/plot";
import { capital } from "../../words";
import type { PlaceAnswer } from "../answers";
import type { TurnNames } from "../answers/turn-names";
import { decimal } from "../answers/words";
import { type ChartPlace, cut, draw, room } from "./draw";
import { namesOfRows } from "./rows";
import { role, sideRole } from "./theme";

/** Places that a chart has room for: those that changed hands most often. */
const MOST = 30;

/** Captures by turn: for each side, place and turn the captures in a hundred games. The number is in each cell. */
export function capturesChart(
  places: readonly PlaceAnswer[],
  games: number,
  names: TurnNames,
  place: ChartPlace,
): SVGElement | undefined {
  const shown = places.filter(({ times }) => times > 0).slice(0, MOST);
  const cells = shown.flatMap(({ title, captors }) =>
    captors.flatMap(({ side, title: by, byTurn }) =>
      byTurn.map(({ turn, times }) => ({
        row: cut(title, 22),
        by: `taken by ${by}`,
        side,
        turn,
        share: times / games,
        depth: 0,
      })),
    ),
  );
  if (cells.length === 0 || games === 0) return undefined;
  const turns = range(cells.map(({ turn }) => turn));
  const most = Math.max(...cells.map(({ share }) => share));
  // No darker than lets the number in it be read.
  for (const cell of cells) cell.depth = 0.06 + (0.5 * cell.share) / most;
  const sides = [...new Set(cells.map(({ side }) => side))];
  // As the game names its sides, whichever took something first.
  const inOrder = (shown[0]?.held ?? []).filter(({ side }) => sides.includes(side));
  const rows = shown.map(({ title }) => cut(title, 22));
  return draw(
    {
      height: 64 + rows.length * 20,
      marginLeft: room(rows),
      marginTop: 28,
      marginBottom: 38,
      marginRight: 8,
      x: { domain: turns, padding: 0.06 },
      y: { domain: rows, padding: 0.08 },
      fx: { padding: 0.04, domain: inOrder.map(({ title }) => `taken by ${title}`) },
      marks: [
        axisFx({ anchor: "top", label: null, fill: role("ink"), fontWeight: 700 }),
        axisX(turns.length > 8 ? turns.filter((turn) => turn % 2 === 0) : turns, {
          label: `${capital(names.noun)}; captures of 100 games`,
          labelArrow: "none",
          tickFormat: String,
          tickSize: 0,
          fill: role("ink"),
        }),
        namesOfRows(),
        ...sides.map((side) =>
          cell(
            cells.filter((each) => each.side === side),
            { fx: "by", x: "turn", y: "row", fill: sideRole(side), fillOpacity: "depth" },
          ),
        ),
        text(cells, {
          fx: "by",
          x: "turn",
          y: "row",
          text: ({ share }: { share: number }) => (share * 100 < 0.5 ? "·" : decimal(share * 100)),
          fontSize: turns.length > 10 ? 8.5 : 10,
          fill: role("ink"),
        }),
      ],
    },
    place,
    `What was taken on which ${names.noun}`,
  );
}

function range(values: readonly number[]): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}
