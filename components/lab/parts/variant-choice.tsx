import { useState } from "react";
import type { VariantAnswers } from "../../../lib/lab/answers";
import styles from "../run.module.css";
import type { PartProps } from "../part-props";

/** The choice of a variant where there are several: first the changed one. */
export function useVariant({ answers }: PartProps): {
  variant: VariantAnswers;
  at: number;
  choice: React.ReactNode;
} {
  const { variants } = answers;
  const [chosen, setChosen] = useState(variants.length - 1);
  const at = Math.min(chosen, variants.length - 1);
  const choice = variants.length > 1 && (
    <label className={styles.choice}>
      Of{" "}
      <select value={at} onChange={({ target }) => setChosen(Number(target.value))}>
        {variants.map(({ title }, i) => (
          <option key={i} value={i}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
  return { variant: variants[at]!, at, choice };
}
