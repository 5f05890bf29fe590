import { useCallback, useMemo, useState } from "react";
import { variantTables } from "../../../lib/lab/answers";
import { type ChartPlace, curveChart } from "../../../lib/lab/charts";
import type { PartProps } from "../part-props";
import { AnswerTableView } from "../answer-table";
import { AnswerChart } from "../chart";
import styles from "../run.module.css";

/** Tracks by turn: one ruleset with its spread, or several side by side. */
export function TurnsPart({ answers, facts }: PartProps) {
  const { variants } = answers;
  const { curves: tracks, turns } = variants[0]!;
  const [chosen, setChosen] = useState("");
  const track = tracks.find((each) => each.track === chosen) ?? tracks[0];
  const id = track?.track;
  const draw = useCallback(
    (place: ChartPlace) => {
      const series = variants.flatMap(({ title, curves }) => {
        const curve = curves.find((each) => each.track === id);
        return curve ? [{ label: variants.length > 1 ? title : curve.title, curve }] : [];
      });
      return series.length > 0 ? curveChart(series, turns, place) : undefined;
    },
    [variants, id, turns],
  );
  const tables = useMemo(() => new Map(variantTables(answers).map((each) => [each.id, each])), [answers]);
  const table = useMemo(() => {
    const all = tables.get("turns");
    const at = variants.length > 1 ? 1 : 0;
    return (
      all &&
      track && {
        ...all,
        title: `${track.title} by ${turns.noun}`,
        rows: all.rows.filter((row) => row[at] === track.title),
      }
    );
  }, [tables, track, turns, variants.length]);
  const leads = tables.get("leads");
  if (!track)
    return (
      <p className="quiet">
        This game counts nothing {turns.noun} by {turns.noun}.
      </p>
    );
  return (
    <>
      <label className={styles.choice}>
        Track{" "}
        <select value={id} onChange={({ target }) => setChosen(target.value)}>
          {tracks.map((each) => (
            <option key={each.track} value={each.track}>
              {each.title}
            </option>
          ))}
        </select>
      </label>
      <AnswerChart title={`${track.title} by ${turns.noun}`} sides={facts.sides} draw={draw} table={table} />
      {leads && (
        <>
          <h4>{leads.title}</h4>
          <AnswerTableView table={leads} />
        </>
      )}
    </>
  );
}
