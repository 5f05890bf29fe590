"use client";

import { prepared } from "../style/prepared";
import { Sized } from "../split/sized";
import { useRulesPane } from "./open";
import styles from "./rulebook.module.css";

const { Pane } = prepared<object>(() => import("./rules-pane").then(({ RulesPane: found }) => found));

/** The pane of rules, where it is open: at the right of all others, or over them where they leave no room. */
export function RulesBeside({ over }: { over: boolean }) {
  const isOpen = useRulesPane((state) => state.isOpen);
  if (!isOpen) return null;
  if (over) {
    return (
      <div className={styles.over}>
        <Pane />
      </div>
    );
  }
  return (
    <Sized id="rules" title="the rules" of="width" at="end" usual="320px" least={240} most={45}>
      <Pane />
    </Sized>
  );
}
