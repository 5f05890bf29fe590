"use client";

import { useEffect, useState } from "react";
import { FilesButton } from "../dialog/files-button";
import { useBench, useWorkbench } from "../workbench/context";
import type { AgainstChoice } from "./against";
import { otherGames, otherWorkspaces, versionsOf } from "./against-lists";
import styles from "./changes.module.css";

/** Choices under one heading. */
export interface AgainstGroup {
  title: string;
  choices: readonly AgainstChoice[];
}

interface Props {
  groups: readonly AgainstGroup[];
  value: string;
  /** Shown for a value that is not among the choices. */
  unlisted: string;
  /** Accessible name of the button that opens a bundle. */
  bundleLabel: string;
  field: { id: string; "aria-describedby"?: string | undefined; "aria-invalid"?: boolean };
  onChoose(value: string): void;
  onBundle(bundle: File): void;
}

/** The choice of a ruleset to compare with, and a button to open a bundle. */
export function AgainstSelect({ groups, value, unlisted, bundleLabel, field, onChoose, onBundle }: Props) {
  const isListed = groups.some(({ choices }) => choices.some((each) => each.value === value));
  return (
    <>
      <select {...field} value={value} onChange={(event) => onChoose(event.target.value)}>
        {!isListed && <option value={value}>{unlisted}</option>}
        {groups.map(
          ({ title, choices }) =>
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
      <FilesButton
        className={styles.bundle}
        title="Compare with an exported bundle"
        label={bundleLabel}
        accept=".zip"
        onFiles={([bundle]) => onBundle(bundle)}
      >
        Bundle …
      </FilesButton>
    </>
  );
}

export const bundleChoice = ({ name }: File): AgainstChoice => ({
  value: "bundle",
  title: `the bundle ${name}`,
});

export const bundleGroup = (bundle: File | undefined): AgainstGroup => ({
  title: "Bundles",
  choices: bundle ? [bundleChoice(bundle)] : [],
});

interface Lists {
  workspaces: AgainstChoice[];
  games: AgainstChoice[];
  versions: AgainstChoice[];
}

const none: Lists = { workspaces: [], games: [], versions: [] };

/** Workspaces, games and versions to compare with; what the server cannot list is not offered. */
export function useAgainstLists(): Lists {
  const workbench = useWorkbench();
  const game = useBench((state) => state.game);
  const [lists, setLists] = useState(none);
  useEffect(() => {
    let isCurrent = true;
    const add = (some: Partial<Lists>): void => {
      if (isCurrent) setLists((before) => ({ ...before, ...some }));
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
  return lists;
}
