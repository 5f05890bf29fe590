import { ChoiceField, TextField } from "../dialog/fields";
import { changeForm, useLabView } from "./form";
import { type FieldErrors } from "./read-form";
import styles from "./form.module.css";
import type { LabLobby } from "./protocol";

/** What is looked for: whose share of wins, which share, and how closely its number is to be known. */
export function BalanceFields({ lobby, errors }: { lobby: LabLobby; errors: FieldErrors }) {
  const { form } = useLabView();
  const side = lobby.sides.find(({ id }) => id === form.evenSide) ?? lobby.sides[0];
  return (
    <>
      <div className={styles.pairs}>
        <ChoiceField
          label="Wins of"
          value={side?.id ?? ""}
          choices={lobby.sides.map(({ id, name }) => ({ id, title: name }))}
          onText={(id) => changeForm({ evenSide: id })}
        />
        <TextField
          label="Share that is wanted (percent)"
          inputMode="decimal"
          value={form.evenShare}
          hint={errors.share ?? "50 is even. A draw counts as half a win."}
          aria-invalid={errors.share !== undefined}
          onText={(text) => changeForm({ evenShare: text })}
        />
      </div>
      <TextField
        label={`Stop when the ${form.evenBy === "bid" ? "bid" : "number"} is known within`}
        inputMode="decimal"
        placeholder="two steps"
        value={form.evenWithin}
        hint={
          errors.width ??
          `In ${form.evenBy === "bid" ? "layers" : "units of the number"}. A narrower interval takes many more games.`
        }
        aria-invalid={errors.width !== undefined}
        onText={(text) => changeForm({ evenWithin: text })}
      />
    </>
  );
}
