import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { AnswerTable } from "../../lib/lab/answers";
import { type ChartPlace, type ChartTheme, themeOf } from "../../lib/lab/charts";
import { download } from "../export/download";
import { AnswerTableView } from "./answer-table";
import { csvOf } from "./csv";
import styles from "./run.module.css";
import type { RunNews } from "./protocol";

type ChartSides = RunNews["facts"]["sides"];

interface Props {
  /** Title; also the name of its files. */
  title: string;
  sides: ChartSides;
  draw(place: ChartPlace): SVGElement | undefined;
  table: AnswerTable | undefined;
  /** The smallest legible width; in a narrower pane it is scrolled. */
  least?: number;
}

/** Charts are drawn for widths between these. */
const NARROWEST = 460;
const WIDEST = 860;

/** A chart, with its table one click away; both can be saved. */
export function AnswerChart({ title, sides, draw, table, least = NARROWEST }: Props) {
  const [isTable, setTable] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place, least);
  useLayoutEffect(() => {
    const shown = place.current;
    if (!shown || isTable || width === undefined) return;
    const svg = draw({ document, theme: themeOf(sides), width });
    shown.replaceChildren(...(svg ? [svg] : []));
    if (!svg) shown.textContent = "No data yet.";
  }, [draw, sides, isTable, width]);
  const saveChart = (): void => {
    const svg = draw({ document, theme: printedTheme(sides), width: 720 });
    if (!svg) return;
    svg.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    download(`${fileOf(title)}.svg`, new TextEncoder().encode(new XMLSerializer().serializeToString(svg)));
  };
  return (
    <figure className={styles.chart} aria-label={title}>
      <figcaption className={styles.chartHead}>
        <h4>{title}</h4>
        <span className={styles.buttons}>
          {table && (
            <button className="plain" type="button" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
              Table
            </button>
          )}
          <button
            className="plain"
            type="button"
            onClick={() => (isTable && table ? download(`${fileOf(title)}.csv`, csvOf(table)) : saveChart())}
          >
            {isTable ? "Save as CSV" : "Save as SVG"}
          </button>
        </span>
      </figcaption>
      <div
        ref={place}
        className={styles.drawing}
        hidden={isTable}
        tabIndex={0}
        role="group"
        aria-label={title}
      />
      {isTable && table && <AnswerTableView table={table} />}
    </figure>
  );
}

const fileOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** A chart in its own file is for paper, and has no access to the page's tokens. */
const printedTheme = (sides: ChartSides): ChartTheme => ({
  ...themeOf(sides),
  ink: "#23262b",
  quiet: "#54585f",
  line: "#d9d4c7",
  ground: "#ffffff",
  accent: "#14568c",
  sides: Object.fromEntries(sides.map(({ id, colour = "#14568c" }) => [id, colour])),
});

/** The width available to a chart; undefined until it is known. */
function useWidth(place: React.RefObject<HTMLDivElement | null>, least: number): number | undefined {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const parent = place.current?.parentElement;
    if (!parent) return;
    const measure = (): void => setWidth(Math.max(least, Math.min(WIDEST, Math.floor(parent.clientWidth))));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(parent);
    return () => observer.disconnect();
  }, [place, least]);
  return width;
}
