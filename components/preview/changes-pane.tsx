"use client";

import { useDeferredValue, useMemo, useState } from "react";
import type { ChangeSentence } from "../../lib/views/changes/sentences/types";
import { usePanes } from "../studio/panes";
import pane from "../style/pane.module.css";
import { StatusLetter } from "../style/status-letter";
import { GroupedTree } from "../tree/grouped-tree";
import { useWorkbench } from "../workbench/context";
import { toggled } from "../workbench/toggled";
import { useChecked } from "../workbench/use-checked";
import { againstOf, useAgainst } from "./against";
import { AgainstBar } from "./against-bar";
import { ChangeLine } from "./change-line";
import { changeRows, countWhose, type Whose } from "./change-rows";
import { TakeChanges } from "./take-changes";
import { goFromPreview } from "./go";
import styles from "./changes.module.css";

/** The differences from the game, or from what was chosen to compare with. */
export function ChangesPane() {
  const { id } = useWorkbench();
  const sinceErrata = usePanes((state) => state.sinceErrata);
  const chosen = useAgainst((state) => state.chosen);
  const { key, title, trouble } = againstOf(chosen, id, sinceErrata);
  const { value, failure } = useChecked("changes", key ?? "printed");
  const [filter, setFilter] = useState("");
  const [hidden, setHidden] = useState<ReadonlySet<Whose>>(new Set());
  // The last answer is still that of the last choice.
  const changes = value?.against === key ? value?.changes : undefined;
  const waiting = trouble ?? (changes ? undefined : (failure ?? `Comparing with ${title} …`));
  return (
    <div className={styles.changes}>
      <div className={pane.tools} role="toolbar" aria-label="What changed">
        <AgainstBar />
        {changes && changes.length > 0 && <TakeChanges changes={changes} against={title} />}
        {changes && <WhoseButtons changes={changes} hidden={hidden} onHide={setHidden} />}
        <input
          className={styles.filter}
          type="search"
          placeholder="Filter"
          aria-label="Filter changes"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      </div>
      {waiting !== undefined && (
        <p className={pane.waiting} role="status">
          {waiting}
        </p>
      )}
      {waiting === undefined && changes?.length === 0 && (
        <p className={pane.waiting}>Nothing differs from {title}.</p>
      )}
      {waiting === undefined && changes && changes.length > 0 && (
        <ChangeList changes={changes} hidden={hidden} filter={filter} />
      )}
    </div>
  );
}

const kinds: readonly { whose: Whose; title: string }[] = [
  { whose: "yours", title: "Yours" },
  { whose: "errata", title: "Errata" },
  { whose: "others", title: "Others" },
];

/** Shows or hides each kind of change, with its count. */
function WhoseButtons({
  changes,
  hidden,
  onHide,
}: {
  changes: readonly ChangeSentence[];
  hidden: ReadonlySet<Whose>;
  onHide(hidden: ReadonlySet<Whose>): void;
}) {
  const counts = useMemo(() => countWhose(changes), [changes]);
  return kinds
    .filter(({ whose }) => counts[whose] > 0)
    .map(({ whose, title }) => (
      <button
        key={whose}
        className={styles.whose}
        aria-pressed={!hidden.has(whose)}
        onClick={() => onHide(toggled(hidden, whose))}
        title={`Show or hide: ${title.toLowerCase()}`}
      >
        <span aria-hidden>
          <StatusLetter status={whose} inLine />
        </span>{" "}
        {title} {counts[whose]}
      </button>
    ));
}

function ChangeList({
  changes,
  hidden,
  filter,
}: {
  changes: readonly ChangeSentence[];
  hidden: ReadonlySet<Whose>;
  filter: string;
}) {
  const workbench = useWorkbench();
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const wanted = useDeferredValue(filter);
  const rows = useMemo(() => changeRows(changes, hidden, wanted, turned), [changes, hidden, wanted, turned]);
  if (rows.length === 0) return <p className={pane.waiting}>No matches.</p>;
  return (
    <GroupedTree
      label="Changes"
      rows={rows}
      className={styles.line}
      onTurn={(path) => setTurned(toggled(turned, path))}
      onAct={({ change: { place } }) => {
        if (workbench.text(place.file) !== undefined)
          return goFromPreview(workbench, place.file, { ...place.range.start, pointer: place.pointer });
        const notice = `${place.file} exists only in the other version.`;
        workbench.store.setState({ notice });
      }}
    >
      {({ change }) => <ChangeLine change={change} />}
    </GroupedTree>
  );
}
