import type { GameCard as Game } from "../../lib/server";
import { lookAddress, playAddress } from "./addresses";
import { MapPicture } from "./map-picture";
import { StatusBar } from "./status-bar";
import styles from "./home.module.css";

/** A game with its scenarios, and how much of it is printed, reconstructed or designed. */
export function GameCard({ game, onNew }: { game: Game; onNew(from?: string): void }) {
  const play = playAddress(game);
  return (
    <article className={styles.game} aria-labelledby={`game-${game.id}`}>
      {game.picture && <MapPicture picture={game.picture} />}
      <header>
        <h3 id={`game-${game.id}`}>{game.title}</h3>
        <p className="quiet">{game.edition}</p>
      </header>
      <p>{game.summary}</p>
      <StatusBar counts={game.statuses} />
      <ul className={styles.scenarios}>
        {game.scenarios.map((scenario) => (
          <li key={scenario.id}>
            <div>
              <strong>{scenario.title}</strong>
              <p className="quiet">{scenario.summary}</p>
              <StatusBar counts={scenario.statuses} />
            </div>
            <button onClick={() => onNew(scenario.id)} aria-label={`Edit a copy: ${scenario.title}`}>
              Edit a copy
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.ways}>
        {play !== undefined && (
          <a className={styles.button} href={play}>
            Play now
          </a>
        )}
        <a className={styles.button} href={lookAddress(game)}>
          Look inside
        </a>
        <button onClick={() => onNew()}>New workspace</button>
      </p>
    </article>
  );
}
