"use client";

import { useDeferredValue, useMemo, useState } from "react";
import type { ChangedDocument } from "../../lib/views/changes";
import { setPanes, usePanes } from "../studio/panes";
import pane from "../style/pane.module.css";
import { StatusLetter } from "../style/status-letter";
import { GroupedTree } from "../tree/grouped-tree";
import { useWorkbench } from "../workbench/context";
import { toggled } from "../workbench/toggled";
import { useChecked } from "../workbench/use-checked";
import { ChangeLine } from "./change-line";
import { changeRows, countWhose, type Whose } from "./change-rows";
import { goFromPreview } from "./go";
import styles from "./changes.module.css";

/** What differs from the game as it was printed, or from the game with its errata. */
export function ChangesPane() {
  const sinceErrata = usePanes((state) => state.sinceErrata);
  const { value, failure } = useChecked("changes", sinceErrata);
  const [filter, setFilter] = useState("");
  const [hidden, setHidden] = useState<ReadonlySet<Whose>>(new Set());
  const against = sinceErrata ? "the game with its errata" : "the printed game";
  return (
    <div className={styles.changes}>
      <div className={pane.tools} role="toolbar" aria-label="What changed">
        <label className={styles.against}>
          Against{" "}
          <select
            value={sinceErrata ? "errata" : "printed"}
            onChange={(event) => setPanes({ sinceErrata: event.target.value === "errata" })}
          >
            <option value="printed">the printed game</option>
            <option value="errata">the game with its errata</option>
          </select>
        </label>
        {value && <WhoseButtons documents={value} hidden={hidden} onHide={setHidden} />}
        <input
          className={styles.filter}
          type="search"
          placeholder="Filter"
          aria-label="Filter changes"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      </div>
      {failure !== undefined && <p className={pane.waiting}>{failure}</p>}
      {value?.length === 0 && <p className={pane.waiting}>Nothing differs from {against}.</p>}
      {value && value.length > 0 && <Changes documents={value} hidden={hidden} filter={filter} />}
    </div>
  );
}

const kinds: readonly { whose: Whose; title: string }[] = [
  { whose: "yours", title: "Yours" },
  { whose: "errata", title: "Errata" },
  { whose: "others", title: "Other layers" },
];

/** Shows or hides what each of them says, with its count. */
function WhoseButtons({
  documents,
  hidden,
  onHide,
}: {
  documents: readonly ChangedDocument[];
  hidden: ReadonlySet<Whose>;
  onHide(hidden: ReadonlySet<Whose>): void;
}) {
  const counts = useMemo(() => countWhose(documents), [documents]);
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

function Changes({
  documents,
  hidden,
  filter,
}: {
  documents: readonly ChangedDocument[];
  hidden: ReadonlySet<Whose>;
  filter: string;
}) {
  const workbench = useWorkbench();
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const wanted = useDeferredValue(filter);
  const rows = useMemo(
    () => changeRows(documents, hidden, wanted, turned),
    [documents, hidden, wanted, turned],
  );
  if (rows.length === 0) return <p className={pane.waiting}>Nothing fits the filter.</p>;
  return (
    <GroupedTree
      label="Changes"
      rows={rows}
      className={styles.line}
      onTurn={(path) => setTurned(toggled(turned, path))}
      onAct={({ change: { place } }) =>
        goFromPreview(workbench, place.file, { ...place.range.start, pointer: place.pointer })
      }
    >
      {({ change }) => <ChangeLine change={change} />}
    </GroupedTree>
  );
}
