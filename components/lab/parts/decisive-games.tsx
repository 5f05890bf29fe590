import { type Comparison, decisiveSentence, turnedSentence } from "../../../lib/lab/answers";
import type { DecisivePair } from "../../../lib/lab/answers/decisive-pairs";
import shared from "../lab.module.css";
import styles from "../run.module.css";
import { useOpenGame } from "../open-game";
import type { RunNews } from "../protocol";
import { useLab, useMatter } from "../use-lab";

interface Props {
  comparison: Comparison;
  facts: RunNews["facts"];
}

/** Games where the change decided; each can be opened. */
export function DecisiveGames({ comparison, facts }: Props) {
  const { telling } = comparison;
  return (
    <section className={styles.decisive} aria-label="Games where the change decided">
      <h4>Games where the change decided</h4>
      <p>{turnedSentence(comparison)}</p>
      {telling.length > 0 && (
        <ol>
          {telling.map((pair) => (
            <DecisiveGame key={pair.game} pair={pair} variant={comparison.variant} facts={facts} />
          ))}
        </ol>
      )}
    </section>
  );
}

function DecisiveGame({
  pair,
  variant,
  facts,
}: {
  pair: DecisivePair;
  variant: number;
  facts: RunNews["facts"];
}) {
  const { sides, variantTitles } = facts;
  const name = (side: string): string => sides.find(({ id }) => id === side)?.name ?? side;
  const { game } = pair;
  // While the run continues the pairs still change, and each needs two games to be replayed.
  const isPlaying = useLab(({ run }) => run?.state === "playing" || run?.state === "pausing");
  const asked = isPlaying ? undefined : ({ of: "parting", variant, game } as const);
  const { value: parting, failure } = useMatter(asked);
  const { open, opening, trouble } = useOpenGame();
  const busy = opening !== undefined;
  const choiceText = (at: 0 | 1): string => {
    const choice = parting?.choices[at];
    return choice ? `${name(choice.side)}: ${choice.words}` : "the game is over";
  };
  return (
    <li>
      <p>{decisiveSentence(pair, name)}</p>
      {parting && (
        <dl>
          <dt>{variantTitles[0]}</dt>
          <dd>{choiceText(0)}</dd>
          <dt>{variantTitles[variant]}</dt>
          <dd>{choiceText(1)}</dd>
        </dl>
      )}
      {failure !== undefined && <p className={shared.note}>{failure}</p>}
      <p className={styles.buttons}>
        <button type="button" disabled={busy} onClick={() => void open({ variant, game }, "parting")}>
          Open where they diverge
        </button>
        <button type="button" disabled={busy} onClick={() => void open({ variant, game })}>
          Open at the end
        </button>
        {busy && (
          <span className="quiet" role="status">
            Replaying the game …
          </span>
        )}
      </p>
      {trouble !== undefined && (
        <p className={shared.wrong} role="alert">
          {trouble}
        </p>
      )}
    </li>
  );
}
