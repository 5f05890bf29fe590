import type { Beginning } from "../../lib/games";
import { capital } from "../../lib/words";
import type { LobbyStarts } from "./protocol";
import { ChoiceField } from "../dialog/fields";
import styles from "./play.module.css";

/** Another start in the sequence of play, and how the game gets there. */
export interface Elsewhere {
  at: Beginning;
  how: "set-up" | "bots";
}

interface Props {
  starts: LobbyStarts;
  sides: readonly { id: string; name: string }[];
  value: Elsewhere | undefined;
  onChange(value: Elsewhere | undefined): void;
}

/** The turn and phase at which play begins: with the set-up as it is, or after bots have played up to it. */
export function BeginElsewhere({ starts, sides, value, onChange }: Props) {
  const { turns, titles, phases } = starts;
  const nameOf = (side: string): string => sides.find(({ id }) => id === side)?.name ?? side;
  const keyOf = ({ side = "", step }: { side?: string | undefined; step: string }): string =>
    `${side} ${step}`;
  const first = { turn: turns[0] ?? 1, side: phases[0]?.side, step: phases[0]?.step ?? "" };
  return (
    <>
      <ChoiceField
        label="Start"
        value={value?.how ?? "scenario"}
        choices={[
          { id: "scenario", title: "At the start of the scenario" },
          { id: "bots", title: "At a phase, after bots have played up to it" },
          { id: "set-up", title: "At a phase, with the set-up as it is" },
        ]}
        onText={(how) => onChange(how === "scenario" ? undefined : { at: value?.at ?? first, how })}
      />
      {value && (
        <div className={styles.pairs}>
          <ChoiceField
            label={capital(starts.noun)}
            value={String(value.at.turn)}
            choices={titles.map(({ turn, title }) => ({ id: String(turn), title }))}
            onText={(turn) => onChange({ ...value, at: { ...value.at, turn: Number(turn) } })}
          />
          <ChoiceField
            label="Phase"
            value={keyOf(value.at)}
            choices={phases.map((phase) => ({
              id: keyOf(phase),
              title: `${phase.side === undefined ? "" : `${nameOf(phase.side)}: `}${phase.title} (${phase.rule})`,
            }))}
            onText={(key) => {
              const phase = phases.find((each) => keyOf(each) === key);
              if (phase)
                onChange({ ...value, at: { turn: value.at.turn, side: phase.side, step: phase.step } });
            }}
          />
        </div>
      )}
    </>
  );
}
