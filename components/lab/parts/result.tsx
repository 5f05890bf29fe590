import { useCallback, useMemo, useState } from "react";
import {
  type Comparison,
  comparisonWords,
  correctionSentence,
  decisionSentence,
  differenceSentence,
  failureSentences,
  leading,
  PAIRS_SAID,
  pairsTable,
  playersSentence,
  robustnessSentences,
  robustnessWords,
  stopMeasure,
  variantSentence,
  variantTables,
} from "../../../lib/lab/answers";
import { type ChartPlace, differencesChart, scoreChart, winsChart } from "../../../lib/lab/charts";
import type { PartProps } from "../part-props";
import { AnswerTableView } from "../answer-table";
import { AnswerChart } from "../chart";
import shared from "../lab.module.css";
import styles from "../run.module.css";
import { DecisiveGames } from "./decisive-games";

/** Wins, scores and their intervals; for a comparison first the effect of the change. */
export function ResultPart({ answers, facts }: PartProps) {
  const { variants, comparisons } = answers;
  const { sides } = facts;
  const tables = useMemo(() => new Map(variantTables(answers).map((table) => [table.id, table])), [answers]);
  const drawWins = useCallback(
    (place: ChartPlace) =>
      winsChart(
        variants.map(({ title, outcomes }) => ({ label: title, wins: outcomes.wins })),
        place,
      ),
    [variants],
  );
  const scores = tables.get("scores");
  return (
    <>
      {comparisons.length > 0 ? (
        <ChangeEffects answers={answers} facts={facts} />
      ) : (
        <p className={styles.sentence}>{variantSentence(variants[0]!)}</p>
      )}
      {variants.flatMap((variant) =>
        failureSentences(variant).map((words) => (
          <p key={variant.title + words} className={shared.note}>
            {variants.length > 1 ? `${variant.title}: ` : ""}
            {words}
          </p>
        )),
      )}
      <AnswerChart title="Share of wins" sides={sides} draw={drawWins} table={tables.get("wins")} />
      {variants.length === 1 &&
        variants[0]!.outcomes.scores.map((score) => (
          <Score key={score.score} score={score} sides={sides} table={scores} />
        ))}
      {scores && (
        <>
          <h4>{scores.title}</h4>
          <AnswerTableView table={scores} />
        </>
      )}
    </>
  );
}

function Score({
  score,
  sides,
  table,
}: {
  score: PartProps["answers"]["variants"][number]["outcomes"]["scores"][number];
  sides: PartProps["facts"]["sides"];
  table: Parameters<typeof AnswerChart>[0]["table"];
}) {
  const draw = useCallback((place: ChartPlace) => scoreChart(score, place), [score]);
  return <AnswerChart title={`${score.title} at the end`} sides={sides} draw={draw} table={table} />;
}

function ChangeEffects({ answers, facts }: PartProps) {
  const { comparisons, stop } = answers;
  const asked = stop ? stopMeasure(stop) : undefined;
  const decided = decisionSentence(answers);
  const correction = correctionSentence(answers);
  return (
    <>
      {comparisons.map((comparison) => (
        <Change
          key={comparison.variant}
          comparison={comparison}
          asked={asked}
          answers={answers}
          facts={facts}
          isAlone={comparisons.length === 1}
        />
      ))}
      {decided !== undefined && <p>{decided}</p>}
      <OtherPlayers answers={answers} />
      {comparisons.map((comparison) => (
        <DecisiveGames key={comparison.variant} comparison={comparison} facts={facts} />
      ))}
      <h4>Differences in pairs of games</h4>
      <AnswerTableView table={comparisonWords(answers)} />
      {correction !== undefined && <p className="quiet">{correction}</p>}
      <PairPrecision answers={answers} />
    </>
  );
}

/** The players of the games, and the results with other players. */
function OtherPlayers({ answers }: Pick<PartProps, "answers">) {
  const table = robustnessWords(answers);
  return (
    <>
      <p>{playersSentence(answers)}</p>
      {table ? (
        <>
          {robustnessSentences(answers).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <h4>{table.title}</h4>
          <AnswerTableView table={table} />
        </>
      ) : (
        <p className="quiet">
          No other players were tried, so it is not known whether the result depends on these players.
        </p>
      )}
    </>
  );
}

/** Correlation of the pairs, the size of the differences, and the games needed for a given width. */
function PairPrecision({ answers }: Pick<PartProps, "answers">) {
  const [text, setText] = useState("");
  const width = Number(text);
  const wished = text.trim() !== "" && Number.isFinite(width) && width > 0 ? width : undefined;
  return (
    <>
      <h4>Precision of the pairs</h4>
      <p className="quiet">{PAIRS_SAID}</p>
      <label className={styles.choice}>
        Games needed for an interval of this width{" "}
        <input
          inputMode="decimal"
          size={6}
          value={text}
          placeholder="4"
          aria-label="Width of the interval, in points"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <AnswerTableView table={pairsTable(answers, wished)} />
    </>
  );
}

interface ChangeProps extends PartProps {
  comparison: Comparison;
  asked: string | undefined;
  isAlone: boolean;
}

function Change({ comparison, asked, answers, facts, isAlone }: ChangeProps) {
  const { measures, title, pairs, dropped } = comparison;
  const main = leading(measures, asked);
  const score = measures.find(({ measure }) => measure.startsWith("score/") && measure !== main?.measure);
  const draw = useCallback(
    (place: ChartPlace) => {
      const shares = measures.filter(({ share }) => share);
      return shares.length === 0
        ? undefined
        : differencesChart(
            shares.map((found) => ({ label: found.title, found })),
            "Difference of the shares of games, in points",
            place,
          );
    },
    [measures],
  );
  if (!main)
    return (
      <p className={styles.sentence}>
        {pairs === 0 ? "No pair of games is complete yet." : "There is nothing to compare."}
      </p>
    );
  return (
    <>
      <p className={styles.sentence}>
        {!isAlone && `${title}: `}
        {differenceSentence(main, answers)}
      </p>
      {score && <p>{differenceSentence(score, answers)}</p>}
      {dropped > 0 && (
        <p className={shared.note}>
          {dropped === 1 ? "1 pair is" : `${dropped} pairs are`} excluded, because a game did not end.
        </p>
      )}
      <AnswerChart
        title={isAlone ? "What the change does" : `What the change does: ${title}`}
        sides={facts.sides}
        draw={draw}
        table={comparisonWords({ comparisons: [comparison], ...(answers.stop && { stop: answers.stop }) })}
      />
    </>
  );
}
