"use client";

import { Download } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import type { WhichBattle } from "../../lib/book";
import { csvBytes } from "../../lib/export/csv/dialect";
import { readingRows } from "../../lib/odds";
import { fileName } from "../../lib/words";
import { download } from "../export/download";
import pane from "../style/pane.module.css";
import { useTable } from "../workbench/context";
import { HowKnown } from "./how-known";
import { Outcomes } from "./outcomes";
import { Policies } from "./policies";
import { RefusedBattle } from "./refused";
import { useOdds } from "./use-odds";
import styles from "./odds.module.css";

interface Props {
  which: WhichBattle;
  /** The document that it is, where it is one: policies can be kept in it. */
  document?: string;
  /** What was assumed of what nobody knows. */
  children?: ReactNode;
}

/** The odds of one battle: who chooses how, how it is known, and how it can end. */
export function OddsView({ which, document, children }: Props) {
  const { odds } = useTable();
  const [policies, setPolicies] = useState<readonly (string | undefined)[]>([]);
  useEffect(() => odds.ask(which, policies), [odds, which, policies]);
  useEffect(() => () => odds.rest(), [odds]);
  const setting = useOdds((state) => state.setting);
  const reading = useOdds((state) => state.reading);
  const reasons = useOdds((state) => state.reasons);
  const failure = useOdds((state) => state.failure);
  const isStale = useOdds(
    (state) => state.working !== undefined && state.working.progress?.doing !== "fighting",
  );
  const save = (): void => {
    if (!reading || !setting) return;
    const chosen = setting.sides.map(({ name }, i) => `${name}: ${setting.chosen[i]}`).join("; ");
    const rows = [["Battle", setting.title, chosen], [], ...readingRows(reading)];
    download(`odds-${fileName(setting.title) || "battle"}.csv`, csvBytes(rows));
  };
  return (
    <div className={styles.odds} tabIndex={0} role="group" aria-label="Odds">
      <div className={styles.head}>
        {setting && (
          <Policies
            setting={setting}
            document={document}
            onChoose={(side, id) => setPolicies(setting.chosen.map((now, i) => (i === side ? id : now)))}
          />
        )}
        {children}
      </div>
      <div className={styles.known}>
        <HowKnown />
        {reading && (
          <button className={`plain ${styles.save}`} onClick={save} title="Save these numbers as a CSV file">
            <Download size={14} aria-hidden /> CSV
          </button>
        )}
      </div>
      <div className={styles.body}>
        {failure !== undefined && (
          <p className={pane.why} role="alert">
            The odds could not be calculated: {failure} Change the battle or the data, or choose other
            policies.
          </p>
        )}
        {reasons && <RefusedBattle reasons={reasons} />}
        {reading && !reasons && <Outcomes reading={reading} isStale={isStale} />}
      </div>
    </div>
  );
}
