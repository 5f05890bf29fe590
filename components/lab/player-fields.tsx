import { ChoiceField, TextField } from "../dialog/fields";
import { changeForm, useLabView } from "./form";
import { playerOf } from "./read-form";
import styles from "./form.module.css";
import type { LabLobby } from "./protocol";

/** The player of each side, and the search budget. */
export function PlayerFields({ lobby, wrong }: { lobby: LabLobby; wrong: string | undefined }) {
  const { form } = useLabView();
  const change = (side: string, id: string, budget: string): void =>
    changeForm({ players: { ...form.players, [side]: { id, budget } } });
  return (
    <div className={styles.pairs}>
      {lobby.sides.map(({ id: side, name }) => {
        const { id, budget } = playerOf(form, side, lobby.players);
        const player = lobby.players.find((each) => each.id === id);
        return (
          <div key={side} className={styles.player}>
            <ChoiceField
              label={`Who plays ${name}`}
              value={id}
              choices={lobby.players}
              hint={player?.summary}
              onText={(chosen) => change(side, chosen, budget)}
            />
            {player?.budget && (
              <TextField
                label={`Search budget of ${name}`}
                inputMode="numeric"
                placeholder="default"
                value={budget}
                hint={wrong}
                aria-invalid={wrong !== undefined}
                onText={(text) => change(side, id, text)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
