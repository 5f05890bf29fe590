import { useState } from "react";
import type { AnswerTable } from "../../lib/lab/answers";
import { type ChartTheme, themeOf } from "../../lib/lab/charts";
import { type DrawChart, DrawnChart } from "../charts/drawn";
import { download } from "../export/download";
import { AnswerTableView } from "./answer-table";
import { csvOf } from "./csv";
import styles from "./run.module.css";
import type { RunNews } from "./protocol";

type ChartSides = Readonly<RunNews["facts"]["sides"]>;

interface Props {
  /** Title; also the name of its files. */
  title: string;
  sides: ChartSides;
  draw: DrawChart;
  table: AnswerTable | undefined;
  /** The smallest legible width; in a narrower pane it is scrolled. */
  least?: number;
}

/** A chart, with its table one click away; both can be saved. */
export function AnswerChart({ title, sides, draw, table, least }: Props) {
  const [isTable, setTable] = useState(false);
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
      <DrawnChart
        title={title}
        sides={sides}
        draw={draw}
        hidden={isTable}
        {...(least !== undefined && { least })}
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
