import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type ChartPlace, themeOf } from "../../lib/lab/charts";
import styles from "./charts.module.css";

/** What draws a chart; the same function as long as it draws the same. */
export type DrawChart = (place: ChartPlace) => SVGElement | undefined;

interface Props {
  title: string;
  /** Whose colours it may use. */
  sides: readonly { id: string; colour?: string }[];
  draw: DrawChart;
  /** The smallest legible width; in a narrower pane it is scrolled. */
  least?: number;
  hidden?: boolean;
}

/** Charts are drawn for widths between these. */
const NARROWEST = 460;
const WIDEST = 860;

/** A chart as wide as there is room, in the colours of the page. */
export function DrawnChart({ title, sides, draw, least = NARROWEST, hidden = false }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place, least);
  useLayoutEffect(() => {
    const shown = place.current;
    if (!shown || hidden || width === undefined) return;
    const svg = draw({ document, theme: themeOf(sides), width });
    shown.replaceChildren(...(svg ? [svg] : []));
    if (!svg) shown.textContent = "No data yet.";
  }, [draw, sides, hidden, width]);
  return (
    <div
      ref={place}
      className={styles.drawing}
      hidden={hidden}
      tabIndex={0}
      role="group"
      aria-label={title}
    />
  );
}

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
