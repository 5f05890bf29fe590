"use client";

import { useEffect, useRef, useState } from "react";
import { isPlaytestPath } from "../../lib/documents";
import { recordHere } from "../errata/actions";
import { playFrom } from "../play/open";
import { PlaytestBar } from "../playtests/playtest-bar";
import { useBench, useWorkbench } from "../workbench/context";
import { isOwnFile } from "../workbench/state";
import { goToPlace } from "../workbench/tabs";
import { optionsFor } from "./large";
import { showMarkers } from "./markers";
import { Models } from "./models";
import { addToMenu, createEditor, type editor, registerCommand, registerOpener, setUpMonaco } from "./monaco";
import { registerProviders } from "./providers";
import { ShippedNotice } from "./shipped-notice";
import pane from "../style/pane.module.css";
import styles from "./text.module.css";

/** How long the cursor must rest before its value is selected (milliseconds). */
const SELECT_AFTER = 80;

/** Monaco on one file at a time; each file keeps its position and selection while others are shown. */
export function TextEditor({ path: file }: { path: string }) {
  const workbench = useWorkbench();
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ editor: editor.ICodeEditor; models: Models }>();
  const views = useRef(new Map<string, editor.ICodeEditorViewState | null>());
  const problems = useBench((state) => state.problems);
  const goTo = useBench((state) => state.goTo);
  const own = useBench((state) => isOwnFile(state.files, file));

  useEffect(() => {
    setUpMonaco();
    const models = new Models(workbench);
    const made = createEditor(place.current!, {
      automaticLayout: true,
      ariaLabel: "Text of the document",
      fontSize: 13,
      fontFamily: "var(--mono)",
      minimap: { enabled: false },
      scrollBeyondLastLine: false,
      renderWhitespace: "none",
      renderFinalNewline: "on",
      fixedOverflowWidgets: true,
      wordBasedSuggestions: "off",
      quickSuggestions: { strings: true, other: true, comments: false },
      bracketPairColorization: { enabled: false },
      stickyScroll: { enabled: false },
      occurrencesHighlight: "off",
      accessibilitySupport: "auto",
      readOnlyMessage: {
        value: "This text is shipped with the game. Edit it in a layer of your own.",
      },
    });
    const providers = registerProviders(workbench, models);
    // A definition in another file opens here.
    const opener = registerOpener(({ path }, line, column) =>
      goToPlace(workbench, path.slice(1), { line, column }),
    );
    const uses = registerCommand("sandtable.references", (_accessor, _file, line: number, column: number) => {
      made.setPosition({ lineNumber: line, column: column + 1 });
      made.focus();
      made.trigger("lens", "editor.action.referenceSearch.trigger", undefined);
    });
    // Its key is the studio's own, which works everywhere.
    const erratum = addToMenu(made, {
      id: "sandtable.erratum",
      title: "Record an erratum of this value …",
      group: "1_modification",
      run: () => recordHere(workbench),
    });
    setShown({ editor: made, models });
    return () => {
      for (const each of [providers, opener, uses, erratum]) each.dispose();
      models.dispose();
      made.dispose();
    };
  }, [workbench]);

  // Before the model: the editor offers fixes for a model only if it is writable when the model is set.
  useEffect(() => shown?.editor.updateOptions({ readOnly: !own }), [shown, own]);

  useEffect(() => {
    if (!shown) return;
    const model = shown.models.of(file);
    shown.editor.updateOptions(optionsFor(model));
    shown.editor.setModel(model);
    const kept = views.current;
    shown.editor.restoreViewState(kept.get(file) ?? null);
    return () => void kept.set(file, shown.editor.saveViewState());
  }, [shown, file]);

  // The value at the cursor, for the panes that show its details.
  useEffect(() => {
    if (!shown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const selectAtCursor = (): void => {
      const model = shown.editor.getModel();
      const at = shown.editor.getPosition();
      if (!model || !at) return;
      workbench.desk.ask("selectionAt", file, model.getOffsetAt(at)).then(
        (selection) => current && workbench.store.setState({ selection }),
        (error: Error) => workbench.store.setState({ notice: error.message }),
      );
    };
    const moved = shown.editor.onDidChangeCursorPosition(() => {
      clearTimeout(timer);
      timer = setTimeout(selectAtCursor, SELECT_AFTER);
    });
    selectAtCursor();
    return () => {
      moved.dispose();
      clearTimeout(timer);
      current = false;
    };
  }, [workbench, shown, file]);

  useEffect(() => {
    if (shown && problems) showMarkers(shown.models.of(file), file, problems);
  }, [shown, file, problems]);

  useEffect(() => {
    if (!shown || goTo?.file !== file) return;
    const at = { lineNumber: goTo.line, column: goTo.column };
    shown.editor.setPosition(at);
    shown.editor.revealPositionInCenterIfOutsideViewport(at);
    shown.editor.focus();
  }, [shown, file, goTo]);

  return (
    <div className={pane.pane}>
      {!own && <ShippedNotice file={file} />}
      {isPlaytestPath(file) && <PlaytestBar path={file} onPlay={(result) => playFrom(workbench, result)} />}
      <div ref={place} className={styles.editor} data-testid="text-editor" />
    </div>
  );
}
