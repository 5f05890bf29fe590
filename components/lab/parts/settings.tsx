import { useCallback, useMemo, useState } from "react";
import {
  type Answers,
  influencesOf,
  playersSentence,
  settingTable,
  sweepOf,
  turningSentence,
} from "../../../lib/lab/answers";
import { type ChartPlace, sensitivityChart, sweepChart } from "../../../lib/lab/charts";
import type { PartProps } from "../part-props";
import { AnswerChart } from "../chart";
import shared from "../lab.module.css";
import styles from "../run.module.css";

/** The measures of a run over several settings. */
function useMeasure({ variants }: Answers) {
  const measures = variants[0]?.measures ?? [];
  const [chosen, setChosen] = useState("");
  const measure = measures.find((each) => each.measure === chosen) ?? measures[0];
  const choice = (
    <label className={styles.choice}>
      Figure{" "}
      <select value={measure?.measure ?? ""} onChange={({ target }) => setChosen(target.value)}>
        {measures.map(({ measure: id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
  return { measure, choice };
}

/** A measure by the values of one or two numbers. */
export function SweepPart({ answers, facts }: PartProps) {
  const { measure, choice } = useMeasure(answers);
  const id = measure?.measure ?? "";
  const sweep = useMemo(() => sweepOf(answers, id), [answers, id]);
  const draw = useCallback((place: ChartPlace) => sweep && sweepChart(sweep, place), [sweep]);
  const table = useMemo(() => settingTable(answers, id), [answers, id]);
  const turns = turningSentence(answers, id);
  return (
    <>
      {choice}
      <p className="quiet">{playersSentence(answers)}</p>
      {turns !== undefined && (
        <p className={shared.note} role="note">
          Note: {turns}
        </p>
      )}
      {measure && sweep ? (
        <AnswerChart
          title={`${measure.title} by ${sweep.parameters.map(({ title }) => title).join(" and ")}`}
          sides={facts.sides}
          draw={draw}
          table={table}
        />
      ) : (
        <p className="quiet">No game is complete yet.</p>
      )}
    </>
  );
}

/** The numbers that affect a measure most. */
export function SensitivityPart({ answers, facts }: PartProps) {
  const { measure, choice } = useMeasure(answers);
  const id = measure?.measure ?? "";
  const influences = useMemo(() => influencesOf(answers, id), [answers, id]);
  const draw = useCallback((place: ChartPlace) => sensitivityChart(influences, place), [influences]);
  const table = useMemo(() => settingTable(answers, id), [answers, id]);
  const sure = influences.filter((each) => each.sure).length;
  return (
    <>
      {choice}
      <p className="quiet">{playersSentence(answers)}</p>
      <p className={styles.sentence}>
        {influences.length === 0
          ? "No pair of games is complete yet."
          : sure === 0
            ? `None of the ${influences.length} numbers has an effect significantly different from zero with this number of games.`
            : `${sure} of ${influences.length} numbers have a significant effect; the others are not significantly different from zero with this number of games.`}
      </p>
      {measure && influences.length > 0 && (
        <AnswerChart
          title={`What affects ${measure.title}`}
          sides={facts.sides}
          draw={draw}
          table={table}
          least={720}
        />
      )}
    </>
  );
}
