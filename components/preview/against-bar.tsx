"use client";

import { useEffect, useId, useRef } from "react";
import { usePanes } from "../studio/panes";
import { useBench, useWorkbench } from "../workbench/context";
import { againstOf, chooseAgainst, useAgainst } from "./against";
import { fixed, saved } from "./against-lists";
import {
  type AgainstGroup,
  AgainstSelect,
  bundleChoice,
  bundleGroup,
  useAgainstLists,
} from "./against-select";
import styles from "./changes.module.css";

/**
 * The choice of what to compare with: the game, the workspace at other times, other workspaces and games, a bundle.
 */
export function AgainstBar() {
  const workbench = useWorkbench();
  const sinceErrata = usePanes((state) => state.sinceErrata);
  const { chosen, bundle } = useAgainst();
  const { workspaces, games, versions } = useAgainstLists();
  useReloadAfterSave();
  const { value, title } = againstOf(chosen, workbench.id, sinceErrata);
  const groups: readonly AgainstGroup[] = [
    { title: "The game", choices: fixed },
    { title: "This workspace", choices: workbench.isLook ? [] : [saved, ...versions] },
    { title: "Other workspaces", choices: workspaces },
    { title: "Other games", choices: games },
    bundleGroup(bundle),
  ];
  const choose = (wanted: string): void => {
    const choice = groups.flatMap(({ choices }) => choices).find((each) => each.value === wanted);
    if (choice) void chooseAgainst(workbench, choice);
  };
  const id = useId();
  return (
    <div className={styles.against}>
      <label htmlFor={id}>Against</label>
      <AgainstSelect
        groups={groups}
        value={value}
        unlisted={title}
        field={{ id }}
        bundleLabel="Bundle to compare with"
        onChoose={choose}
        onBundle={(file) => void chooseAgainst(workbench, bundleChoice(file), file)}
      />
    </div>
  );
}

/** Compares again after a save if the comparison is with the saved workspace. */
function useReloadAfterSave(): void {
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
