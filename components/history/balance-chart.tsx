import { useCallback, useId, useMemo, useState } from "react";
import type { HistoryEntry } from "../../lib/history";
import { type Series, seriesOf } from "../../lib/history/moved";
import { playedWords, shortId } from "../../lib/history/words";
import type { AnswerTable } from "../../lib/lab/answers";
import { type ChartPlace, versionsChart } from "../../lib/lab/charts";
import { AnswerChart } from "../lab/chart";
import styles from "./history.module.css";

const nameOf = ({ id }: HistoryEntry): string => (id === null ? "now" : shortId(id));

/** How the wins of the sides went from version to version, where answers of one kind were recorded for two or more. */
export function BalanceChart({ entries }: { entries: readonly HistoryEntry[] }) {
  const all = useMemo(() => seriesOf(entries).filter(({ points }) => points.length > 1), [entries]);
  const [chosen, setChosen] = useState<string>();
  const field = useId();
  const series = all.find(({ key }) => key === chosen) ?? all[0];
  const draw = useCallback(
    (place: ChartPlace) => series && versionsChart(versionsOf(series), place),
    [series],
  );
  if (!series) return null;
  const sides = series.points[0]!.played.sides;
  return (
    <div className={styles.chart}>
      {all.length > 1 && (
        <p>
          <label htmlFor={field}>Recorded answers of</label>{" "}
          <select id={field} value={series.key} onChange={({ target }) => setChosen(target.value)}>
            {all.map((each) => (
              <option key={each.key} value={each.key}>
                {titleOf(each)}
              </option>
            ))}
          </select>
        </p>
      )}
      <AnswerChart title="Wins by version" sides={sides} draw={draw} table={tableOf(series)} />
      <p className="quiet">{titleOf(series)}</p>
    </div>
  );
}

const versionsOf = ({ points }: Series) =>
  points.map(({ entry, played }) => ({ label: nameOf(entry), wins: played.shares }));

const titleOf = ({ points }: Series): string => {
  const { played } = points.at(-1)!;
  return playedWords({ ...played, excluded: 0 }).replace(/, seeds from \d+$/, "");
};

function tableOf({ points }: Series): AnswerTable {
  const whos = points[0]!.played.shares;
  return {
    id: "wins-by-version",
    title: "Wins by version",
    columns: [
      { title: "Version", kind: "text" },
      { title: "Date", kind: "text" },
      { title: "Games", kind: "count" },
      ...whos.flatMap(({ title }) => [
        { title, kind: "share" as const },
        { title: `${title}, from`, kind: "share" as const },
        { title: `${title}, to`, kind: "share" as const },
      ]),
    ],
    rows: points.map(({ entry, played }) => [
      nameOf(entry),
      entry.when?.slice(0, 10) ?? "",
      played.games,
      ...whos.flatMap(({ who }) => {
        const found = played.shares.find((each) => each.who === who);
        return found ? [found.rate, found.low, found.high] : [null, null, null];
      }),
    ]),
  };
}
