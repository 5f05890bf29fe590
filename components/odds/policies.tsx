"use client";

import { useState } from "react";
import { useChangeCells } from "../grid/use-change";
import pane from "../style/pane.module.css";
import type { Setting } from "./protocol";
import styles from "./odds.module.css";

interface Props {
  setting: Setting;
  document: string | undefined;
  onChoose(side: number, policy: string): void;
}

/** How each side makes its choices inside the battle. */
export function Policies({ setting, document, onChoose }: Props) {
  const { sides, policies, chosen, own, usual } = setting;
  const isOther = sides.some((_side, i) => (own[i] ?? usual) !== chosen[i]);
  return (
    <>
      <div className={styles.policies}>
        {sides.map(({ id, name }, i) => (
          <label key={id}>
            <span>{name}: policy</span>
            <select
              value={chosen[i]}
              title={policies.find((each) => each.id === chosen[i])?.description}
              onChange={({ target }) => onChoose(i, target.value)}
            >
              {policies.map(({ id: policy, title }) => (
                <option key={policy} value={policy}>
                  {title}
                  {own[i] === policy ? " (the battle’s own)" : ""}
                </option>
              ))}
            </select>
          </label>
        ))}
        {document !== undefined && isOther && <Keep setting={setting} document={document} />}
      </div>
      <details className={styles.what}>
        <summary>What they do</summary>
        <dl>
          {policies.map(({ id, title, description }) => (
            <div key={id} data-chosen={chosen.includes(id) || undefined}>
              <dt>{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

/** Writes the policies into the battle. */
function Keep({ setting: { sides, chosen, title }, document }: { setting: Setting; document: string }) {
  const change = useChangeCells(document);
  const [refusal, setRefusal] = useState<string>();
  const keep = async (): Promise<void> => {
    const policies = Object.fromEntries(sides.map(({ id }, i) => [id, chosen[i]!]));
    setRefusal(await change(`Policies of ${title}`, [{ pointer: "/policies", value: policies }]));
  };
  return (
    <>
      <button onClick={() => void keep()} title={`Write these policies into ${document}`}>
        Keep in the battle
      </button>
      {refusal !== undefined && (
        <span className={pane.why} role="alert">
          {refusal}
        </span>
      )}
    </>
  );
}
