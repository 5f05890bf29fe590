"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import type { GameCard, WorkspaceEntry } from "../../lib/server";
import { server } from "../server/api";
import styles from "./home.module.css";

interface Props {
  games: GameCard[];
  start: { game: string; from?: string } | { copyOf: WorkspaceEntry };
  onClose(): void;
}

/** Asks for a title and makes the workspace. */
export function NewWorkspace({ games, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [title, setTitle] = useState(() => suggestion(games, start));
  const [from, setFrom] = useState("copyOf" in start ? "" : (start.from ?? ""));
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);

  const game = "copyOf" in start ? undefined : games.find(({ id }) => id === start.game);
  const make = (event: FormEvent): void => {
    event.preventDefault();
    setBusy(true);
    const request =
      "copyOf" in start
        ? { title, copyOf: start.copyOf.id }
        : { title, game: start.game, ...(from !== "" && { from }) };
    server.create(request).then(
      (id) => location.assign(`/w/${id}`),
      (error: Error) => {
        setTrouble(error.message);
        setBusy(false);
      },
    );
  };

  return (
    <dialog ref={dialog} className={styles.dialog} onClose={onClose} aria-labelledby="new-workspace">
      <form onSubmit={make}>
        <h2 id="new-workspace">
          {"copyOf" in start ? `A copy of ${start.copyOf.title}` : `New workspace on ${game?.title ?? ""}`}
        </h2>
        <label>
          Title
          <input value={title} onChange={(event) => setTitle(event.target.value)} maxLength={120} required />
        </label>
        {game && (
          <label>
            Begin with a copy of
            <select value={from} onChange={(event) => setFrom(event.target.value)}>
              <option value="">no scenario: change the game itself</option>
              {game.scenarios.map(({ id, title: name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {trouble !== undefined && (
          <p className={styles.trouble} role="alert">
            {trouble}
          </p>
        )}
        <div className={styles.buttons}>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <button className="primary" disabled={busy}>
            Make it
          </button>
        </div>
      </form>
    </dialog>
  );
}

function suggestion(games: GameCard[], start: Props["start"]): string {
  if ("copyOf" in start) return `${start.copyOf.title} (copy)`;
  const title = games.find(({ id }) => id === start.game)?.title ?? start.game;
  return `My ${title.split(":")[0]!}`;
}
