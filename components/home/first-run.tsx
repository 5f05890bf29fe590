"use client";

import { useState } from "react";
import { trainingScenario } from "../../lib/documents/paths";
import type { GameCard } from "../../lib/server";
import { server } from "../server/api";
import styles from "./home.module.css";

/** What somebody who is here for the first time can do in ten minutes; the studio goes on with it step by step. */
export function FirstRun({ game }: { game: GameCard }) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const start = (): void => {
    setBusy(true);
    // A scenario made for beginners where there is one.
    const from = game.scenarios.find(({ id }) => id === trainingScenario) ?? game.scenarios.at(-1);
    server.create({ title: "First look", game: game.id, from: from?.id }).then(
      (id) => location.assign(`/w/${id}?tour=1`),
      (error: Error) => {
        setTrouble(error.message);
        setBusy(false);
      },
    );
  };
  return (
    <section className={styles.first} aria-labelledby="first-run">
      <h2 id="first-run">A ten-minute tour</h2>
      <ol>
        <li>A workspace for changes to {game.title.split(":")[0]} is created.</li>
        <li>You move a unit on the map, and change a date on the turn track and a number in a table.</li>
        <li>You break a rule on purpose, see where, which rule and what to do, and fix it.</li>
        <li>You play a turn against a bot, ask the lab whether your change matters, and print the game.</li>
      </ol>
      <button onClick={start} disabled={busy}>
        Start the tour
      </button>
      {trouble !== undefined && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}
