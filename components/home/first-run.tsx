"use client";

import { useState } from "react";
import type { GameCard } from "../../lib/server";
import { server } from "../server/api";
import styles from "./home.module.css";

/** What somebody who is here for the first time can do in three minutes; the studio goes on with it step by step. */
export function FirstRun({ game }: { game: GameCard }) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const start = (): void => {
    setBusy(true);
    server.create({ title: "What if the oil lasts", game: game.id }).then(
      (id) => location.assign(`/w/${id}?tour=1`),
      (error: Error) => {
        setTrouble(error.message);
        setBusy(false);
      },
    );
  };
  return (
    <section className={styles.first} aria-labelledby="first-run">
      <h2 id="first-run">Three minutes to begin with</h2>
      <ol>
        <li>A workspace of your own on {game.title.split(":")[0]} is made.</li>
        <li>You lower a price in a table, and see what the game as shipped says beside it.</li>
        <li>You break a rule on purpose, and see where, which one, and what to do.</li>
        <li>You save: the folder on disk holds the few lines that you changed.</li>
      </ol>
      <button className="primary" onClick={start} disabled={busy}>
        Show me
      </button>
      {trouble !== undefined && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}
