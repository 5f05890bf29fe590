"use client";

import type { ReactNode } from "react";
import type { Gathered } from "../../lib/reports/types";
import { durationText } from "../../lib/reports/words";
import { counted } from "../../lib/words";
import { useWorkbench } from "../workbench/context";
import { playReport } from "./actions";
import styles from "./reports.module.css";
import { RuleChip } from "../rulebook/rule-chip";

/** What many games say together; each list has its longest, most questioned or most telling entries first. */
export function GatheredView({ gathered }: { gathered: Gathered }) {
  const workbench = useWorkbench();
  const { games, hesitation, phases, rules, won, choices, answers } = gathered;
  const share = ({ games: all, wins }: { games: number; wins: number }): string => `${wins} of ${all}`;
  return (
    <section aria-label="Together" className={styles.together}>
      <h3>
        Together <span className="quiet">{counted(games, "game")}</span>
      </h3>
      <Table
        title="Who won"
        heads={["Scenario", "Games", "Won by", "Draws", "Not finished"]}
        rows={won.map(({ scenario, games: all, wins, draws, unfinished }) => [
          scenario,
          all,
          wins.map(({ side, games: count }) => `${side} ${count}`).join(", ") || "–",
          draws,
          unfinished,
        ])}
      />
      <Table
        title="Choices of winners and losers"
        note="Choices that some made and others did not: how many won with them and without them. A few games prove nothing."
        heads={["Side", "Choice", "Won with it", "Won without it"]}
        rows={choices.map((each) => [each.side, each.text, share(each.with), share(each.without)])}
      />
      <Table
        title="Where people hesitated"
        heads={["Phase", "Rule", "Choices", "Median", "Longest", ""]}
        rows={hesitation.map(({ title, rule, choices: count, median, longest }) => [
          title,
          <RuleChip rule={rule} />,
          count,
          durationText(median),
          durationText(longest.seconds),
          <button onClick={() => void playReport(workbench, longest.file, longest.at)}>
            Play the longest
          </button>,
        ])}
      />
      <Table
        title="How long phases took"
        heads={["Phase", "Rule", "Times", "Mean"]}
        rows={phases.map(({ title, rule, times, mean }) => [
          title,
          <RuleChip rule={rule} />,
          times,
          durationText(mean),
        ])}
      />
      <Table
        title="Questioned rules"
        heads={["Rule", "Notes", "Games"]}
        rows={rules.map(({ rule, notes, games: count }) => [<RuleChip rule={rule} />, notes, count])}
      />
      {answers.map(({ id, question, numbers, mean, spread, texts }) => (
        <div key={id} className={styles.answer}>
          <h4>{question}</h4>
          {mean !== undefined && (
            <p>
              Mean {mean.toFixed(1)}
              {spread !== undefined && `, standard deviation ${spread.toFixed(1)}`},{" "}
              {counted(numbers, "answer")}
            </p>
          )}
          {texts.length > 0 && (
            <ul>
              {texts.map(({ text, file }, i) => (
                <li key={i} title={file}>
                  {text}
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  );
}

interface TableProps {
  title: string;
  note?: string;
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

function Table({ title, note, heads, rows }: TableProps) {
  if (rows.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>
        {title}
        {note !== undefined && <span className="quiet"> {note}</span>}
      </caption>
      <thead>
        <tr>
          {heads.map((head, i) => (
            <th key={i} scope="col">
              {head === "" ? <span className="hidden">Action</span> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, i) => (
          <tr key={i}>
            {cells.map((cell, j) => (
              <td key={j} data-number={typeof cell === "number" || undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
