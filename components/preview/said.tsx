"use client";

import { Check, CircleX } from "lucide-react";
import type { Diagnostic } from "../../lib/diagnostics";
import type { SetUp } from "../../lib/views/setup";
import { markOnMap } from "../map/marked";
import { FixButtons } from "../problems/fix-buttons";
import { severityIcons } from "../problems/icons";
import { severityWords } from "../problems/rows";
import problems from "../problems/problems.module.css";
import { useWorkbench } from "../workbench/context";
import { goFromPreview } from "./go";
import styles from "./set-up.module.css";
import { RuleChip } from "../rulebook/rule-chip";

/** More than this many are left to the list of problems. */
const MOST = 40;

/** Whether the engine can set the scenario up, and which problems the rules find. */
export function Said({ setUp: { verdict, problems: all } }: { setUp: SetUp }) {
  const Icon = verdict.ok ? Check : CircleX;
  return (
    <section className={styles.part} aria-label="Rule checks">
      <p className={styles.verdict} data-ok={verdict.ok} role="status">
        <Icon size={14} aria-hidden /> {verdict.words}
      </p>
      {all.length === 0 && <p className="quiet">No rule is broken.</p>}
      {all.length > 0 && (
        <ul className={styles.said}>
          {all.slice(0, MOST).map((each, i) => (
            <Problem key={`${each.file} ${each.pointer} ${each.code} ${i}`} diagnostic={each} />
          ))}
        </ul>
      )}
      {all.length > MOST && <p className="quiet">{all.length - MOST} more in the list of problems.</p>}
    </section>
  );
}

function Problem({ diagnostic }: { diagnostic: Diagnostic }) {
  const workbench = useWorkbench();
  const { severity, message, hint, rule, file, range, pointer } = diagnostic;
  const Icon = severityIcons[severity];
  const show = async (): Promise<void> => {
    if (!(await markOnMap(workbench, diagnostic)))
      goFromPreview(workbench, file, { ...range.start, pointer });
  };
  return (
    <li className={styles.problem}>
      <Icon
        size={14}
        className={`${problems.icon} ${problems[severity]}`}
        aria-label={severityWords[severity][0]}
      />
      <div>
        <button
          className={styles.message}
          title={`Show on the map, or in the text: ${file}`}
          onClick={() => void show()}
        >
          {message}
        </button>
        {(rule ?? hint) !== undefined && (
          <p className="quiet">
            <RuleChip rule={rule} /> {hint}
          </p>
        )}
        <div className={styles.fixes}>
          <FixButtons diagnostic={diagnostic} reachable />
        </div>
      </div>
    </li>
  );
}
