"use client";

import { useEffect, useRef, useState } from "react";
import type { Stage } from "../desk/calls-stages";
import { useAnswer, useBench, useWorkbench } from "../workbench/context";
import type { Workbench } from "../workbench/workbench";
import { isOwnFile } from "../workbench/state";
import { editor } from "monaco-editor/editor";
import "monaco-editor/features/diffEditor/register";
import { Models } from "./models";
import { defineThemes, setUpMonaco } from "./monaco";
import pane from "../style/pane.module.css";
import styles from "./text.module.css";

/**
 * Two versions of a document side by side: on disk and here, as printed, after each layer, as played. The text here
 * can be edited beside the other version, and single changes of the other version can be applied.
 */
export function DiffView({ path }: { path: string }) {
  const workbench = useWorkbench();
  const own = useBench((state) => state.files[path]);
  const isOwn = useBench((state) => isOwnFile(state.files, path));
  const conflict = own?.conflict;
  const revision = useBench((state) => state.revision);
  const { value: found } = useAnswer("stagesOf", path);
  const stages = [...ownStages(own !== undefined, conflict !== undefined), ...(found?.stages ?? [])];
  const [left, setLeft] = useState<string>();
  const [right, setRight] = useState<string>();
  const from = left ?? (conflict !== undefined ? "disk" : (stages[0]?.id ?? "base"));
  const to = right ?? (own ? "now" : "effective");
  // Replaced when somebody types, and when another program writes on disk.
  const texts = `${revision} ${conflict?.version}`;
  const before = useText(path, found?.document, from, texts);
  const after = useText(path, found?.document, to, texts);
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ShownDiff>();
  const editable = to === "now" && isOwn;

  useEffect(() => {
    setUpMonaco();
    defineThemes();
    const made = editor.createDiffEditor(place.current!, {
      automaticLayout: true,
      originalEditable: false,
      fontSize: 13,
      fontFamily: "var(--mono)",
      minimap: { enabled: false },
      scrollBeyondLastLine: false,
      hideUnchangedRegions: { enabled: true },
      useInlineViewWhenSpaceIsLimited: false,
      originalAriaLabel: "Before",
      modifiedAriaLabel: "After",
    });
    const original = editor.createModel("", "json");
    const stage = editor.createModel("", "json");
    const models = new Models(workbench);
    setShown({ editor: made, original, stage, models });
    return () => {
      made.dispose();
      models.dispose();
      original.dispose();
      stage.dispose();
    };
  }, [workbench]);

  useEffect(() => {
    if (!shown) return;
    const modified = editable ? shown.models.of(path) : shown.stage;
    shown.editor.updateOptions({ readOnly: !editable });
    shown.editor.setModel({ original: shown.original, modified });
  }, [shown, editable, path]);

  useEffect(() => {
    if (!shown) return;
    if (shown.original.getValue() !== before) shown.original.setValue(before);
    if (shown.stage.getValue() !== after) shown.stage.setValue(after);
  }, [shown, before, after]);

  return (
    <div className={pane.pane}>
      <div className={styles.compare} data-testid="compare-bar">
        <StagePicker label="Before" stages={stages} value={from} onPick={setLeft} />
        <StagePicker label="After" stages={stages} value={to} onPick={setRight} />
        <span className="quiet">{before === after ? "No differences." : ""}</span>
        {conflict !== undefined && (
          <>
            <button onClick={() => workbench.settle(path, true)}>Keep mine</button>
            <button onClick={() => workbench.settle(path, false)}>
              {conflict === null ? "Delete it here too" : "Use the version on disk"}
            </button>
          </>
        )}
      </div>
      <div ref={place} className={styles.editor} data-testid="diff-editor" />
    </div>
  );
}

interface ShownDiff {
  editor: editor.IStandaloneDiffEditor;
  original: editor.ITextModel;
  /** The other version, if it is not the text as it is here. */
  stage: editor.ITextModel;
  models: Models;
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

/** What another program has written meanwhile, if that is known. */
const textOnDisk = (workbench: Workbench, path: string): string | undefined =>
  workbench.state.files[path]?.conflict?.text ?? workbench.diskText(path);

/** The text of a stage: from the page, or for merged documents from the desk. */
function useText(path: string, document: string | undefined, stage: string, texts: string): string {
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
  }, [workbench, path, document, stage, texts]);
  return text;
}
