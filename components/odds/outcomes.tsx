import { useId } from "react";
import {
  betweenWords,
  type Likely,
  type Loss,
  type LossKind,
  meanWords,
  type OddsReading,
  type Share,
  type SideLosses,
  shareWords,
} from "../../lib/odds";
import { percent } from "../../lib/words";
import styles from "./odds.module.css";

/** How a battle can end: each measure of the result, with every value and its probability. */
export function Outcomes({ reading, isStale }: { reading: OddsReading; isStale: boolean }) {
  const { words, losses, hits, likeliest } = reading;
  return (
    <div className={styles.outcomes} data-stale={isStale || undefined} aria-busy={isStale}>
      <div className={styles.columns}>
        {words.map(({ title, shares }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <Bars title={title} shares={shares} head="Who" />
          </section>
        ))}
      </div>
      <div className={styles.columns}>
        {losses.map((side) => (
          <Losses key={side.side} losses={side} />
        ))}
      </div>
      {hits.length > 0 && <Hits hits={hits} />}
      <section aria-label="Most likely results">
        <h3>Most likely results</h3>
        <ol className={styles.likeliest}>
          {likeliest.map(({ text, ...share }, i) => (
            <li key={i}>
              <strong>{shareWords(share.probability, share)}</strong> {text}.
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Losses({ losses: { name, kinds } }: { losses: SideLosses }) {
  return (
    <section aria-label={`${name}: losses`}>
      <h3>{name}: losses</h3>
      {kinds.length === 0 && <p className="quiet">None, whatever the dice.</p>}
      {kinds.map((kind) => (
        <Kind key={kind.kind} kind={kind} side={name} />
      ))}
    </section>
  );
}

function Kind({ kind, side }: { kind: LossKind; side: string }) {
  return (
    <div className={styles.kind}>
      <LossCounts loss={kind} side={side} />
      {kind.types.length > 1 && (
        <details>
          <summary>By type</summary>
          {kind.types.map((loss) => (
            <LossCounts key={loss.title} loss={loss} side={side} />
          ))}
        </details>
      )}
    </div>
  );
}

function LossCounts({ loss: { title, mean, meanBetween, shares }, side }: { loss: Loss; side: string }) {
  const heading = useId();
  return (
    <>
      <h4 id={heading}>
        {title} <span className="quiet">on average {meanWords(mean, meanBetween)}</span>
      </h4>
      <Bars title={`${side}: ${title}`} shares={shares} head="How many" />
    </>
  );
}

/** A bar for each value, with its number: a table, so that it can be read without the bars. */
function Bars({ title, shares, head }: { title: string; shares: readonly Share[]; head: string }) {
  const isSampled = shares.some(({ low }) => low !== undefined);
  return (
    <table className={styles.bars} aria-label={title}>
      <thead className="hidden">
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Bar</th>
          <th scope="col">Chance</th>
          {isSampled && <th scope="col">95 % interval</th>}
        </tr>
      </thead>
      <tbody>
        {shares.map((share) => (
          <tr key={String(share.value)}>
            <th scope="row">{share.label}</th>
            <td className={styles.track}>
              <Bar {...share} />
            </td>
            <td className={styles.number}>{percent(share.probability)}</td>
            {isSampled && <td className={styles.interval}>{betweenWords(share)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({ probability, low, high }: Likely) {
  return (
    <span className={styles.bar} aria-hidden>
      <span style={{ width: `${probability * 100}%` }} />
      {low !== undefined && high !== undefined && (
        <i style={{ left: `${low * 100}%`, width: `${(high - low) * 100}%` }} />
      )}
    </span>
  );
}

function Hits({ hits }: Pick<OddsReading, "hits">) {
  return (
    <section aria-label="Average hits">
      <h3>Average hits</h3>
      <ul className={styles.hits}>
        {hits.map(({ title, means }) => (
          <li key={title}>
            {title}: {means.map(({ side, mean }) => `${side} ${mean.toFixed(2)}`).join(", ")}
          </li>
        ))}
      </ul>
    </section>
  );
}
