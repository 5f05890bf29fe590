"use client";

import type { PairSummary } from "../../lib/playtest";
import { differentWords, firstWords, pairRows } from "../../lib/playtest/pair-words";
import { capital } from "../../lib/words";
import styles from "./versus.module.css";
import { RuleChip } from "../rulebook/rule-chip";

interface Props {
  summary: PairSummary;
  sides: Readonly<Record<string, string>>;
  /** The names of the two rulesets. */
  a: string;
  b: string;
}

/** The results of the games with two rulesets: in words, as a table, and where they first differ. */
export function VersusOutcome({ summary, sides, a, b }: Props) {
  const rows = pairRows(
    summary,
    (side) => sides[side] ?? side,
    (score) => capital(score.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)),
  );
  return (
    <div className={styles.outcome}>
      <p className={styles.difference}>{differentWords(summary)}</p>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden">What is counted</span>
              </th>
              <th scope="col">{a}</th>
              <th scope="col">{b}</th>
              <th scope="col">Difference</th>
              <th scope="col">95 % interval</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ what, a: mine, b: others, difference, sure }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{mine}</td>
                <td>{others}</td>
                <td>{difference}</td>
                <td>{sure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {summary.first && <First summary={summary} a={a} b={b} />}
    </div>
  );
}

function First({ summary, a, b }: Pick<Props, "summary" | "a" | "b">) {
  const words = firstWords(summary.first!);
  return (
    <section className={styles.first} aria-label="The first game that differs">
      <h3>The first that differs</h3>
      <p className="quiet">{capital(words.where)}</p>
      <dl>
        <dt>{a}</dt>
        <dd>
          {words.a} <RuleChip rule={words.ruleA} />
        </dd>
        <dt>{b}</dt>
        <dd>
          {words.b} <RuleChip rule={words.ruleB} />
        </dd>
      </dl>
    </section>
  );
}
