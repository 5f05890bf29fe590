import { useEffect, useMemo, useState } from "react";
import type { MetBattle } from "../../lib/play";
import { OddsView } from "../odds/odds-view";
import oddsStyles from "../odds/odds.module.css";
import pane from "../style/pane.module.css";
import { useTable } from "../workbench/context";
import styles from "./play.module.css";
import { usePlay } from "./use-play";

/** The odds of a battle that is pending or in progress, as far as the viewer may know it. */
export function OddsInPlay({ battles }: { battles: readonly { id: string; title: string }[] }) {
  const [chosen, setChosen] = useState<string>();
  const place = (battles.find(({ id }) => id === chosen) ?? battles[0]!).id;
  const { met, trouble } = useMetBattle(place);
  const which = useMemo(
    () => met && { kind: "met" as const, scenario: met.scenario, place: met.place },
    [met],
  );
  return (
    <section className={styles.odds} aria-label="Odds of this battle">
      {battles.length > 1 && (
        <label className={styles.which}>
          Battle
          <select value={place} onChange={({ target }) => setChosen(target.value)}>
            {battles.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      {trouble !== undefined && (
        <p className={pane.waiting} role="status">
          {trouble}
        </p>
      )}
      {which && met && trouble === undefined && (
        <OddsView key={place} which={which}>
          <p className={oddsStyles.assumed}>{met.assumed}</p>
        </OddsView>
      )}
    </section>
  );
}

/** The battle in its present state; requested again whenever the game has moved. */
function useMetBattle(place: string): { met: MetBattle | undefined; trouble: string | undefined } {
  const { play } = useTable();
  const shown = usePlay(({ table }) => table?.shown);
  const [answer, setAnswer] = useState<{ met?: MetBattle; trouble?: string }>({});
  useEffect(() => {
    let current = true;
    play.ask({ of: "battle", place }).then(
      (met) => current && setAnswer({ met }),
      (error: Error) => current && setAnswer(({ met }) => ({ met, trouble: error.message })),
    );
    return () => {
      current = false;
    };
  }, [play, place, shown]);
  return { met: answer.met, trouble: answer.trouble };
}
