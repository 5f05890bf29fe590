"use client";

import { useEffect, useState } from "react";
import type { GameCard as Game, WorkspaceEntry } from "../../lib/server";
import { server } from "../server/api";
import { ThemeButton } from "../style/theme-button";
import { HelpButton } from "../help/help-button";
import { Begin } from "./begin";
import { FirstRun } from "./first-run";
import { GameCard } from "./game-card";
import { ImportDrop } from "./import-drop";
import { NewWorkspace } from "./new-workspace";
import { OpenFolder } from "./open-folder";
import { WorkspaceList } from "./workspace-list";
import styles from "./home.module.css";

/** The first page: workspaces to go on with, and the games to start from. */
export function Home() {
  const [games, setGames] = useState<Game[]>();
  const [workspaces, setWorkspaces] = useState<WorkspaceEntry[]>();
  const [trouble, setTrouble] = useState<string>();
  const [making, setMaking] = useState<{ game: string; from?: string } | { copyOf: WorkspaceEntry }>();

  const load = (): void => {
    Promise.all([server.games(), server.workspaces()]).then(
      ([allGames, allWorkspaces]) => {
        setGames(allGames);
        setWorkspaces(allWorkspaces);
        setTrouble(undefined);
      },
      (error: Error) => setTrouble(error.message),
    );
  };
  useEffect(load, []);

  return (
    <ImportDrop className={styles.page}>
      {(choose, notImported) => (
        <>
          <header className={styles.head}>
            <h1 className={styles.name}>Sandtable</h1>
            <p className="quiet">A studio for the rules data of Pacific War board wargames</p>
            <span className={styles.gap} />
            <HelpButton />
            <ThemeButton />
          </header>
          <Begin game={games?.[0]} />
          {trouble !== undefined && (
            <p className={styles.trouble} role="alert">
              {trouble} <button onClick={load}>Try again</button>
            </p>
          )}
          {workspaces?.length === 0 && games?.[0] && <FirstRun game={games[0]} />}
          <section aria-labelledby="workspaces">
            <div className={styles.sectionHead}>
              <h2 id="workspaces">Your workspaces</h2>
              <span className={styles.gap} />
              {choose}
              <OpenFolder />
            </div>
            {notImported}
            <WorkspaceList
              workspaces={workspaces}
              games={games ?? []}
              onCopy={(entry) => setMaking({ copyOf: entry })}
              onForgotten={load}
            />
          </section>
          <section aria-labelledby="games">
            <div className={styles.sectionHead}>
              <h2 id="games">Games</h2>
            </div>
            <div className={styles.games}>
              {(games ?? []).map((game) => (
                <GameCard key={game.id} game={game} onNew={(from) => setMaking({ game: game.id, from })} />
              ))}
            </div>
          </section>
          {making && games && (
            <NewWorkspace games={games} start={making} onClose={() => setMaking(undefined)} />
          )}
        </>
      )}
    </ImportDrop>
  );
}
