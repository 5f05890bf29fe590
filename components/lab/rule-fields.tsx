import { OptionFields } from "../play/option-fields";
import { toggled } from "../workbench/toggled";
import { changeForm, useLabView } from "./form";
import { optionsOn, switchedIn } from "./read-form";
import styles from "./form.module.css";
import type { LabLobby } from "./protocol";
import { Wrong } from "./wrong";

/** The optional rules to play with: those that the scenario recommends, until somebody chooses others. */
export function RuleFields({ lobby }: { lobby: LabLobby }) {
  const { form } = useLabView();
  if (lobby.options.length === 0) return null;
  const on = optionsOn(form, lobby);
  const isOther = on.size !== lobby.recommended.length || !lobby.recommended.every((id) => on.has(id));
  return (
    <div className={styles.ruleFields}>
      <OptionFields
        title="Optional rules"
        options={lobby.options}
        on={on}
        onToggle={(id) => changeForm({ options: [...toggled(on, id)] })}
        mark={(id) => (lobby.recommended.includes(id) ? "recommended" : undefined)}
      />
      {isOther && (
        <p className="quiet">
          Differs from what the scenario recommends.{" "}
          <button type="button" className="plain" onClick={() => changeForm({ options: undefined })}>
            As recommended
          </button>
        </p>
      )}
    </div>
  );
}

/** The optional rules of the other variant, where the ruleset is compared with itself. */
export function SwitchedFields({ lobby, wrong }: { lobby: LabLobby; wrong: string | undefined }) {
  const { form } = useLabView();
  const on = optionsOn(form, lobby);
  const switched = new Set(switchedIn(form, lobby));
  const there = new Set(lobby.options.map(({ id }) => id).filter((id) => on.has(id) !== switched.has(id)));
  return (
    <div className={styles.ruleFields}>
      <OptionFields
        title="Optional rules of the other"
        isOpen
        options={lobby.options}
        on={there}
        onToggle={(id) => changeForm({ switched: [...toggled(switched, id)] })}
        mark={(id) => (switched.has(id) ? (on.has(id) ? "switched off" : "switched on") : undefined)}
      />
      {wrong !== undefined && <Wrong>{wrong}</Wrong>}
    </div>
  );
}
