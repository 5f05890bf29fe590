import type { GameCard } from "../../lib/server";
import { lookAddress, playAddress } from "./addresses";
import { MapPicture } from "./map-picture";
import styles from "./home.module.css";

/** What the studio is for, and the one button with which somebody begins who has never been here. */
export function Begin({ game }: { game: GameCard | undefined }) {
  const play = game && playAddress(game);
  return (
    <section className={styles.begin} aria-labelledby="begin">
      <div>
        <h2 id="begin">Change a wargame, and see at once what it does</h2>
        <p>
          Units, dates, tables and rules of a board wargame stand here as maps, tracks and tables. Change one:
          the studio says what it breaks, plays it with you or by itself a thousand times, and prints it.
        </p>
        {game && (
          <p className={styles.ways}>
            {play !== undefined && (
              <a className={styles.primary} href={play} title="A short game against a player made of code">
                Play now
              </a>
            )}
            <a
              className={styles.button}
              href={lookAddress(game)}
              title="All data of the game, to read and to try"
            >
              Look inside
            </a>
            <span className="quiet">Nothing is saved to disk before you make it yours.</span>
          </p>
        )}
      </div>
      {game?.picture && <MapPicture picture={game.picture} />}
    </section>
  );
}
