import type { PageData, PageLayer } from "../../lib/export/page/data";
import { capital, counted } from "../../lib/words";
import styles from "./page.module.css";
import type { PageTab } from "./tabs";
import { usePosition } from "./use-position";

interface Props {
  data: PageData;
  onOpen(tab: PageTab, scenario: string): void;
}

/** What this page is, by which data, and where to begin. */
export function StartTab({ data, onOpen }: Props) {
  const { gameTitle, edition, rights, layers, program, hash, scenarios, aids, changes } = data;
  const position = usePosition();
  const toRead = aids.filter(({ path }) => path === "changes.html" || path === "errata.html");
  return (
    <div className={styles.text}>
      <section aria-labelledby="to-play">
        <h2 id="to-play">Play</h2>
        <p>
          Play by hand, two at this window with a curtain between you, by file with somebody elsewhere, or
          against the game’s bots. Dice are rolled here or by your own hands.
        </p>
        <ul className={styles.scenarios} aria-label="Scenarios">
          {scenarios.map(({ id, title }) => (
            <li key={id}>
              <strong>{title}</strong>
              <button onClick={() => onOpen("map", id)} aria-label={`Set-up: ${title}`}>
                Set-up
              </button>
              <button className="primary" onClick={() => onOpen("play", id)} aria-label={`Play: ${title}`}>
                Play
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="to-know">
        <h2 id="to-know">What you play</h2>
        <p>
          {gameTitle}
          {edition !== undefined && `, ${edition}`}
          {layers.length === 0
            ? ", without any layer."
            : `, with ${counted(layers.length, "layer")} and ${counted(changes, "change")}.`}
        </p>
        {layers.length > 0 && (
          <ul className={styles.layers} aria-label="Layers">
            {layers.map((layer) => (
              <li key={layer.id}>
                <strong>{layer.title}</strong> <span className="quiet">{layerWords(layer)}</span>
                {layer.reason !== undefined && <p>{layer.reason}</p>}
              </li>
            ))}
          </ul>
        )}
        <p className={styles.links}>
          {toRead.map(({ title, path }) => (
            <a key={path} href={path} target="_blank" rel="noopener">
              {title}
            </a>
          ))}
        </p>
      </section>
      <section aria-labelledby="about">
        <h2 id="about">About this page</h2>
        <dl className={styles.facts}>
          <div>
            <dt>Data</dt>
            <dd>
              <code>{hash}</code>
            </dd>
          </div>
          <div>
            <dt>Program</dt>
            <dd>Sandtable {program}</dd>
          </div>
          {position !== undefined && (
            <div>
              <dt>Position of the game in play</dt>
              <dd>
                <code>{position}</code>
              </dd>
            </div>
          )}
        </dl>
        <p className="quiet">
          The page holds everything that it needs. It loads nothing, and it sends nothing: games are kept in
          this browser.
        </p>
        {rights !== undefined && <p className="quiet">{rights}</p>}
        <p className="quiet">Unofficial reconstruction, for owners of the game.</p>
      </section>
    </div>
  );
}

const layerWords = ({ kind, version, id }: PageLayer): string =>
  [
    kind === undefined ? undefined : capital(kind),
    version === undefined ? undefined : `version ${version}`,
    id,
  ]
    .filter((part) => part !== undefined)
    .join(", ");
