import { useCallback } from "react";
import { evenEnd, evenSentences, evenTable, playersSentence } from "../../../lib/lab/answers";
import { type ChartPlace, evenChart } from "../../../lib/lab/charts";
import { AnswerChart } from "../chart";
import type { PartProps } from "../part-props";
import styles from "../run.module.css";

/** Where a search has found the share of wins that was wanted, with the curve that it saw. */
export function EvenPart({ answers, facts }: PartProps) {
  const { even } = answers;
  const draw = useCallback((place: ChartPlace) => even && evenChart(even, place), [even]);
  if (!even) return <p className="quiet">No game is complete yet.</p>;
  return (
    <>
      {evenSentences(even).map((sentence) => (
        <p key={sentence} className={styles.sentence}>
          {sentence}
        </p>
      ))}
      <p className="quiet">
        {evenEnd(even)} {playersSentence(answers)}
      </p>
      <AnswerChart
        title={`Wins of ${even.sideTitle} by ${even.title}`}
        sides={facts.sides}
        draw={draw}
        table={evenTable(even)}
      />
    </>
  );
}
