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
        <h2 id="begin">Change a wargame and see the effect at once</h2>
        <p>
          Edit the units, dates, tables and rules of a board wargame as maps, tracks and tables. The studio
          checks every change, plays the game with you or a thousand times by itself, and prints it.
        </p>
        {game && (
          <p className={styles.ways}>
            {play !== undefined && (
              <a className={styles.primary} href={play} title="A short game against a bot">
                Play now
              </a>
            )}
            <a
              className={styles.button}
              href={lookAddress(game)}
              title="All data of the game, to read and to edit"
            >
              Look inside
            </a>
            <span className="quiet">Nothing is saved to disk until you create a workspace.</span>
          </p>
        )}
      </div>
      {game?.picture && <MapPicture picture={game.picture} />}
    </section>
  );
}
