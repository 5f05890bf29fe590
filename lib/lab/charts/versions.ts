import { axisX, axisY, dot, gridY, lineY, link } from "@observablehq/plot";
import type { Wins } from "../answers";
import { percent } from "../answers/words";
import { type ChartPlace, draw, guide } from "./draw";
import { role, sideRole } from "./theme";

/** What was recorded for one version. */
export interface VersionWins {
  /** Different for each version. */
  label: string;
  wins: readonly Wins[];
}

/** More labels than this would lie on each other. */
const MOST_LABELS = 8;

const symbols = ["circle", "square", "triangle", "diamond"] as const;
const dashes = [undefined, "6 3", "2 3", "9 3 2 3"] as const;

/** The share of wins by version, oldest first, each with its 95 % interval; a line for each side. */
export function versionsChart(versions: readonly VersionWins[], place: ChartPlace): SVGElement {
  const sides = [...new Map(versions.flatMap(({ wins }) => wins.map((each) => [each.who, each.title])))];
  const shown = sides.filter(([who]) => who !== "draw" || isDrawn(versions));
  const every = Math.ceil(versions.length / MOST_LABELS);
  return draw(
    {
      height: 260,
      marginLeft: 56,
      marginRight: 24,
      marginTop: 28,
      marginBottom: 40,
      x: { type: "point", domain: versions.map(({ label }) => label), padding: 0.4 },
      y: { domain: [0, 1] },
      marks: [
        gridY({ ...guide, ticks: 5 }),
        axisY({
          label: `Share of games: ${shown.map(([, title], i) => `${marks[i % 4]} ${title}`).join("  ")}`,
          labelArrow: "none",
          ticks: 5,
          tickFormat: percent,
          fill: role("ink"),
          stroke: role("line"),
        }),
        axisX({
          label: "Version, with 95 % intervals",
          labelArrow: "none",
          labelAnchor: "center",
          ticks: versions.filter((_, i) => i % every === 0).map(({ label }) => label),
          fill: role("ink"),
          stroke: role("line"),
        }),
        ...shown.flatMap(([who], i) => {
          const colour = sideRole(who);
          const rows = versions.flatMap(({ label, wins }) => {
            const found = wins.find((each) => each.who === who);
            return found ? [{ ...found, label }] : [];
          });
          return [
            link(rows, { x1: "label", x2: "label", y1: "low", y2: "high", stroke: colour, strokeWidth: 2 }),
            lineY(rows, { x: "label", y: "rate", stroke: colour, strokeDasharray: dashes[i % 4] }),
            dot(rows, {
              x: "label",
              y: "rate",
              r: 4,
              fill: colour,
              stroke: colour,
              symbol: symbols[i % 4],
            }),
          ];
        }),
      ],
    },
    place,
    "Share of wins by version",
  );
}

/** The marks of the lines as they are written in the label. */
const marks = ["●", "■", "▲", "◆"] as const;

const isDrawn = (versions: readonly VersionWins[]): boolean =>
  versions.some(({ wins }) => wins.some(({ who, count }) => who === "draw" && count > 0));
