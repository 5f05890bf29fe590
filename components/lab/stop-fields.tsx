import { ChoiceField, TextField } from "../dialog/fields";
import { changeForm, useLabView } from "./form";
import { measureOf, measuresOf, type FieldErrors } from "./read-form";
import styles from "./form.module.css";
import type { LabLobby } from "./protocol";

/** The number of pairs with other players. */
export function RobustnessField({ errors }: { errors: FieldErrors }) {
  const { form } = useLabView();
  return (
    <TextField
      label="Pairs with other players"
      inputMode="numeric"
      placeholder="20"
      value={form.robustness}
      hint={
        errors.robustness ??
        "Bold, cautious and looking ahead: shows whether the result depends on the players. 0 for none."
      }
      aria-invalid={errors.robustness !== undefined}
      onText={(text) => changeForm({ robustness: text })}
    />
  );
}

/** When a comparison stops before all its games are played. */
export function StopFields({ lobby, errors }: { lobby: LabLobby; errors: FieldErrors }) {
  const { form } = useLabView();
  const measure = measureOf(form, lobby);
  const isShare = measure?.id.startsWith("wins/") ?? false;
  return (
    <div className={styles.stop}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={form.stops}
          onChange={({ target }) => changeForm({ stops: target.checked })}
        />
        <span>Stop as soon as the question is decided</span>
      </label>
      {form.stops && (
        <>
          <div className={styles.pairs}>
            <ChoiceField
              label="Decided by"
              value={measure?.id ?? ""}
              choices={measuresOf(lobby)}
              onText={(id) => changeForm({ measure: id })}
            />
            <TextField
              label="Games per variant, at least"
              inputMode="numeric"
              value={form.least}
              hint={errors.least}
              aria-invalid={errors.least !== undefined}
              onText={(text) => changeForm({ least: text })}
            />
          </div>
          <TextField
            label={isShare ? "Also when known within (games of 100)" : "Also when known within (points)"}
            inputMode="decimal"
            placeholder="only at a significant difference"
            value={form.within}
            hint={
              errors.within ??
              (isShare
                ? "3: also when the difference is known within three games of a hundred, even if it may be zero."
                : "1: also when the difference is known within one point, even if it may be zero.")
            }
            aria-invalid={errors.within !== undefined}
            onText={(text) => changeForm({ within: text })}
          />
        </>
      )}
    </div>
  );
}
