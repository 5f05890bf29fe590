"use client";

import { useState } from "react";
import { ON, type OptionSwitch, switched } from "../../lib/views";
import { TargetWords } from "../grid/target-words";
import { useScenarioShown } from "../preview/scenario";
import { useSetValue } from "../values/use-set-value";
import { useAnswer, useWorkbench } from "../workbench/context";
import { lookAt } from "../workbench/look-at";
import { OptionCard } from "./option-card";
import pane from "../style/pane.module.css";
import values from "../values/values.module.css";
import styles from "./switches.module.css";

/** The optional rules as switches, each beside the numbers that belong to it. */
export function SwitchesPane({ path }: { path: string }) {
  const workbench = useWorkbench();
  const shown = useScenarioShown();
  const { value: all, failure } = useAnswer("optionSwitches", shown);
  const [words, setWords] = useState<string>();
  const set = useSetValue();
  if (!all) return <p className={pane.waiting}>{failure ?? "There are no optional rules."}</p>;
  const { scenario, scenarios, options } = all;
  const title = scenarios.find((each) => each.path === scenario)?.title ?? "";
  const turn = ({ id, title: name }: OptionSwitch, on: boolean): void => {
    if (scenario === undefined) return;
    const label = `Turn ${on ? "on" : "off"} “${name}” in ${title}`;
    void set(label, scenario, ON, switched(all, id, on)).then(setWords);
  };
  return (
    <section className={pane.pane} aria-label="Optional rules">
      <div className={pane.tools}>
        <label className={styles.scenario}>
          Options of
          <select
            value={scenario}
            onChange={({ target }) => workbench.store.setState({ previewScenario: target.value })}
          >
            {scenarios.map((each) => (
              <option key={each.path} value={each.path}>
                {each.title}
              </option>
            ))}
          </select>
        </label>
        <span className={pane.target}>
          <TargetWords document={path} />
        </span>
      </div>
      <ul className={`${values.scroller} ${styles.list}`}>
        {options.map((option) => (
          <OptionCard
            key={option.id}
            option={option}
            onLook={(document, pointer) => lookAt(workbench, document, pointer)}
            onTurn={scenario === undefined ? undefined : (on) => turn(option, on)}
            onRefused={setWords}
            onNumber={({ what, document, pointer }, value) =>
              void set(`Change ${what}`, document, pointer, value).then(setWords)
            }
          />
        ))}
      </ul>
      <p className={pane.details} data-whole={words !== undefined || undefined} role="status">
        <span>{words ?? "A switch sets whether the rule is on when the scenario is played."}</span>
      </p>
    </section>
  );
}
