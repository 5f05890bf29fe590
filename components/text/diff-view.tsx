"use client";

import { useEffect, useRef, useState } from "react";
import type { Stage } from "../desk/calls-stages";
import { useAnswer, useBench, useWorkbench } from "../workbench/context";
import type { Workbench } from "../workbench/workbench";
import { editor, setUpMonaco } from "./monaco";
import styles from "./text.module.css";

/** Two forms of a document side by side: on disk and here, as printed, after each layer, as played. */
export function DiffView({ path }: { path: string }) {
  const workbench = useWorkbench();
  const own = useBench((state) => state.files[path]);
  const conflict = own?.conflict;
  const revision = useBench((state) => state.revision);
  const { value: found } = useAnswer("stagesOf", path);
  const stages = [...ownStages(own !== undefined, conflict !== undefined), ...(found?.stages ?? [])];
  const [left, setLeft] = useState<string>();
  const [right, setRight] = useState<string>();
  const from = left ?? (conflict !== undefined ? "disk" : (stages[0]?.id ?? "base"));
  const to = right ?? (own ? "now" : "effective");
  const before = useText(path, found?.document, from, revision);
  const after = useText(path, found?.document, to, revision);
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<editor.IStandaloneDiffEditor>();

  useEffect(() => {
    setUpMonaco();
    const made = editor.createDiffEditor(place.current!, {
      automaticLayout: true,
      readOnly: true,
      originalEditable: false,
      fontSize: 13,
      fontFamily: "var(--mono)",
      minimap: { enabled: false },
      scrollBeyondLastLine: false,
      hideUnchangedRegions: { enabled: true },
      useInlineViewWhenSpaceIsLimited: true,
      originalAriaLabel: "Before",
      modifiedAriaLabel: "After",
    });
    const models = { original: editor.createModel("", "json"), modified: editor.createModel("", "json") };
    made.setModel(models);
    setShown(made);
    return () => {
      made.dispose();
      models.original.dispose();
      models.modified.dispose();
    };
  }, []);

  useEffect(() => {
    const models = shown?.getModel();
    if (!models) return;
    if (models.original.getValue() !== before) models.original.setValue(before);
    if (models.modified.getValue() !== after) models.modified.setValue(after);
  }, [shown, before, after]);

  return (
    <div className={styles.pane}>
      <div className={styles.compare}>
        <StagePicker label="Before" stages={stages} value={from} onPick={setLeft} />
        <StagePicker label="After" stages={stages} value={to} onPick={setRight} />
        <span className="quiet">{before === after ? "Both are the same." : ""}</span>
        {conflict !== undefined && (
          <>
            <button onClick={() => workbench.settle(path, true)}>Keep mine</button>
            {conflict !== null && (
              <button onClick={() => workbench.settle(path, false)}>Take what is on disk</button>
            )}
          </>
        )}
      </div>
      <div ref={place} className={styles.editor} data-testid="diff-editor" />
    </div>
  );
}

const ownStages = (own: boolean, conflict: boolean): Stage[] =>
  own
    ? [
        { id: "disk", title: conflict ? "On disk now" : "As saved" },
        { id: "now", title: "Here" },
      ]
    : [];

interface PickerProps {
  label: string;
  stages: readonly Stage[];
  value: string;
  onPick(id: string): void;
}

function StagePicker({ label, stages, value, onPick }: PickerProps) {
  return (
    <label>
      {label}{" "}
      <select value={value} onChange={(event) => onPick(event.target.value)}>
        {stages.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What somebody else has written meanwhile, where that is known. */
const textOnDisk = (workbench: Workbench, path: string): string | undefined =>
  workbench.state.files[path]?.conflict?.text ?? workbench.diskText(path);

/** The text of a stage: of what is on the page at once, of merged documents from the desk. */
function useText(path: string, document: string | undefined, stage: string, revision: number): string {
  const workbench = useWorkbench();
  const [text, setText] = useState("");
  useEffect(() => {
    if (stage === "now" || stage === "disk") {
      setText((stage === "now" ? workbench.text(path) : textOnDisk(workbench, path)) ?? "");
      return;
    }
    if (document === undefined) return;
    let current = true;
    workbench.desk.ask("stageText", document, stage).then(
      (answer) => current && setText(answer ?? ""),
      (error: Error) => current && workbench.store.setState({ notice: error.message }),
    );
    return () => {
      current = false;
    };
  }, [workbench, path, document, stage, revision]);
  return text;
}
