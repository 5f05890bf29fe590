"use client";

import { useEffect, useRef, useState } from "react";
import { FilesButton } from "../dialog/files-button";
import { usePanes } from "../studio/panes";
import { useBench, useWorkbench } from "../workbench/context";
import { type AgainstChoice, againstOf, chooseAgainst, useAgainst } from "./against";
import { fixed, otherGames, otherWorkspaces, saved, versionsOf } from "./against-lists";
import styles from "./changes.module.css";

export interface Choices {
  workspaces: AgainstChoice[];
  games: AgainstChoice[];
  versions: AgainstChoice[];
}

const none: Choices = { workspaces: [], games: [], versions: [] };

/** What the changes are compared with: the game, the workspace at other times, other workspaces and games, a bundle. */
export function AgainstChoice() {
  const workbench = useWorkbench();
  const sinceErrata = usePanes((state) => state.sinceErrata);
  const { chosen, bundle } = useAgainst();
  const { workspaces, games, versions } = useChoices();
  useSavedAnew();
  const { value } = againstOf(chosen, workbench.id, sinceErrata);
  const bundles = bundle === undefined ? [] : [{ value: "bundle", title: `the bundle ${bundle.name}` }];
  const groups: readonly (readonly [string, readonly AgainstChoice[]])[] = [
    ["The game", fixed],
    ["This workspace", workbench.isLook ? [] : [saved, ...versions]],
    ["Other workspaces", workspaces],
    ["Other games", games],
    ["Bundles", bundles],
  ];
  const all = groups.flatMap(([, choices]) => choices);
  const take = (wanted: string): void => {
    const choice = all.find((each) => each.value === wanted);
    if (choice) void chooseAgainst(workbench, choice);
  };
  return (
    <>
      <label className={styles.against}>
        Against{" "}
        <select value={value} onChange={(event) => take(event.target.value)}>
          {groups.map(
            ([title, choices]) =>
              choices.length > 0 && (
                <optgroup key={title} label={title}>
                  {choices.map((each) => (
                    <option key={each.value} value={each.value}>
                      {each.title}
                    </option>
                  ))}
                </optgroup>
              ),
          )}
        </select>
      </label>
      <FilesButton
        className={styles.bundle}
        title="Compare with a bundle that was exported"
        label="Bundle to compare with"
        accept=".zip"
        onFiles={([file]) =>
          void chooseAgainst(workbench, { value: "bundle", title: `the bundle ${file.name}` }, file)
        }
      >
        Bundle …
      </FilesButton>
    </>
  );
}

/** What there is to choose from; what the server cannot list is not offered. */
export function useChoices(): Choices {
  const workbench = useWorkbench();
  const game = useBench((state) => state.game);
  const [choices, setChoices] = useState(none);
  useEffect(() => {
    let isCurrent = true;
    const add = (some: Partial<Choices>): void => {
      if (isCurrent) setChoices((before) => ({ ...before, ...some }));
    };
    const failed = ({ message }: Error): void => {
      if (isCurrent)
        workbench.store.setState({ notice: `Some versions are not available for comparison: ${message}` });
    };
    otherWorkspaces(workbench.id).then((workspaces) => add({ workspaces }), failed);
    otherGames(game).then((games) => add({ games }), failed);
    versionsOf(workbench.id).then((versions) => add({ versions }), failed);
    return () => {
      isCurrent = false;
    };
  }, [workbench, game]);
  return choices;
}

/** After a save, what is saved is something else. */
function useSavedAnew(): void {
  const workbench = useWorkbench();
  const isSaved = useAgainst(({ chosen }) => chosen?.of === workbench.id && chosen.value === saved.value);
  const versions = useBench(({ files }) =>
    Object.entries(files)
      .map(([path, { version }]) => `${path} ${version}`)
      .join("\n"),
  );
  const known = useRef(versions);
  useEffect(() => {
    if (isSaved && known.current !== versions) void chooseAgainst(workbench, saved);
    known.current = versions;
  }, [isSaved, versions, workbench]);
}
