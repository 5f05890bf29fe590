"use client";

import { Maximize2, Minimize2 } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react";
import { showPreview, usePanes } from "../studio/panes";
import pane from "../style/pane.module.css";
import { useBench } from "../workbench/context";
import { whenIdle, whenQuiet } from "../workbench/quiet";
import { awaitFirstMap } from "./first-map";
import { PreviewTabs } from "./preview-tabs";
import { setFullWidth, useFullWidth } from "./full-width";
import { previews } from "./previews";
import { BattleChoice } from "../odds/battle-choice";
import { ScenarioChoice } from "./scenario-choice";
import { useScenarioShown } from "./scenario";
import { useWidthKeys } from "./use-width-keys";
import styles from "./preview.module.css";

interface Props {
  /** The start and the end of the head line, where the pane is shared. */
  lead?: ReactNode;
  trail?: ReactNode;
  folded?: boolean;
}

/** The results of the documents, beside the editor: one preview at a time. */
export function Preview({ lead, trail, folded = false }: Props) {
  const section = useRef<HTMLElement>(null);
  const panel = useId();
  const shown = usePanes((state) => state.previewShown);
  const isFull = useFullWidth((state) => state.on);
  const scenario = useScenarioShown();
  const isQuiet = useQuiet();
  const isChecked = useBench((state) => state.report !== undefined);
  const hasDocuments = useBench((state) => state.overview.documents.length > 0);
  const isIdle = useIdle(hasDocuments);
  const hasBattles = useBench((state) => state.overview.hasBattles);
  const preview =
    previews.find(({ id, of }) => id === shown && (hasBattles || of !== "battle")) ?? previews[0]!;
  const isReady = preview.isFirst ? isIdle : isChecked && isQuiet;
  const { isFirst, prepare } = preview;
  useEffect(prepare, [prepare]);
  const awaitsMap = isFirst && !folded && !(hasDocuments && scenario === undefined);
  useEffect(() => (awaitsMap ? awaitFirstMap() : undefined), [awaitsMap]);
  useWidthKeys(section);
  useEffect(() => {
    // It was opened from elsewhere, so it takes the focus.
    if (isFull && !section.current?.contains(document.activeElement)) section.current?.focus();
  }, [isFull]);
  const words = isFull ? "Back into its pane (F or Escape)" : "To full width (F)";
  return (
    <section
      ref={section}
      className={folded ? pane.folded : `${pane.pane} ${styles.preview}`}
      aria-label="Live preview"
      data-pane="preview"
      data-full={isFull || undefined}
      tabIndex={-1}
    >
      <header className={pane.head}>
        {!isFull && lead}
        {!folded && (
          <>
            <PreviewTabs shown={preview.id} panel={panel} onShow={showPreview} />
            <span className={pane.gap} />
            {preview.of === "scenario" && (
              // Keyed; else the choice of the last preview would stay hidden beside the fallback, and the name
              // would occur twice.
              <Suspense key={preview.id} fallback={<ScenarioChoice />}>
                {preview.Choice ? <preview.Choice /> : <ScenarioChoice />}
              </Suspense>
            )}
            {preview.of === "battle" && <BattleChoice />}
            <button
              className={`plain ${styles.full}`}
              aria-label={isFull ? "Preview back into its pane" : "Preview to full width"}
              aria-keyshortcuts="F"
              title={words}
              onClick={() => setFullWidth(!isFull)}
            >
              {isFull ? <Minimize2 size={15} aria-hidden /> : <Maximize2 size={15} aria-hidden />}
            </button>
          </>
        )}
        {folded && <span className={pane.gap} />}
        {!isFull && trail}
      </header>
      {!folded && (
        <div id={panel} className={styles.body} role="tabpanel" aria-label={preview.title}>
          {!isReady ? null : scenario === undefined && preview.of === "scenario" ? (
            <p className={pane.waiting}>
              There is no scenario yet. Create one with “New” above the list of documents.
            </p>
          ) : (
            // Without its own boundary the whole window would suspend, and lose the focus.
            <Suspense fallback={null}>
              <preview.Pane scenario={scenario ?? ""} />
            </Suspense>
          )}
        </div>
      )}
    </section>
  );
}

/** Whether the window has been idle since the documents are listed: a click into the list comes first. */
function useIdle(hasDocuments: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (hasDocuments) whenIdle(() => setIdle(true));
  }, [hasDocuments]);
  return isIdle;
}

/** Whether the window has been idle since the pane appeared: the document that is being opened has priority. */
function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenQuiet(() => setQuiet(true)), []);
  return isQuiet;
}
