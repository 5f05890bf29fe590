import { useCallback, useMemo } from "react";
import { type AnswerTable, variantTables } from "../../../lib/lab/answers";
import { type ChartPlace, lossesChart } from "../../../lib/lab/charts";
import type { PartProps } from "../part-props";
import { AnswerTableView } from "../answer-table";
import { AnswerChart } from "../chart";
import styles from "../run.module.css";
import { useVariant } from "./variant-choice";
import { RuleChip } from "../../rulebook/rule-chip";

const useTable = (props: PartProps, id: string) => {
  const { variant, choice } = useVariant(props);
  const table = useMemo(
    (): AnswerTable | undefined => variantTables({ variants: [variant] }).find((each) => each.id === id),
    [variant, id],
  );
  return { variant, choice, table };
};

/** Steps lost, by side and type of counter. */
export function LossesPart(props: PartProps) {
  const { variant, choice, table } = useTable(props, "losses");
  const { losses } = variant;
  const draw = useCallback((place: ChartPlace) => lossesChart(losses, place), [losses]);
  return (
    <>
      {choice}
      <AnswerChart title="Steps lost per game" sides={props.facts.sides} draw={draw} table={table} />
    </>
  );
}

function TablePart({ id, none, ...props }: PartProps & { id: string; none: string }) {
  const { choice, table } = useTable(props, id);
  return (
    <>
      {choice}
      {table ? (
        <>
          <h4>{table.title}</h4>
          <AnswerTableView table={table} />
        </>
      ) : (
        <p className="quiet">{none}</p>
      )}
    </>
  );
}

/** Spending by step of the sequence of play. */
export const ResourcesPart = (props: PartProps) => (
  <TablePart {...props} id="resources" none="This game records no spending." />
);

/** Decisions by step of the sequence of play, and how often an action was chosen. */
export const DecisionsPart = (props: PartProps) => (
  <TablePart {...props} id="decisions" none="No decisions were made." />
);

/** Rules that no game used, and how often the others were used. */
export function RulesPart(props: PartProps) {
  const { variant, choice, table } = useTable(props, "rules");
  const { never, known } = variant.rules;
  return (
    <>
      {choice}
      <p className={styles.sentence}>
        {never.length === 0
          ? `All ${known} rules of steps in the sequence of play and of optional rules that are on came up.`
          : `${never.length} of ${known} rules of steps in the sequence of play and of optional rules that are on never came up.`}
      </p>
      {never.length > 0 && (
        <ul className={styles.never}>
          {never.map(({ rule, title, step }) => (
            <li key={`${rule} ${step ?? ""}`}>
              <RuleChip rule={rule} /> {title}
            </li>
          ))}
        </ul>
      )}
      {table && (
        <>
          <h4>{table.title}</h4>
          <AnswerTableView table={table} />
        </>
      )}
    </>
  );
}
