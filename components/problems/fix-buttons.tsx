"use client";

import type { Diagnostic, Fix } from "../../lib/diagnostics";
import { useAnswer, useBench, useWorkbench } from "../workbench/context";
import { useTargetLayer } from "../workbench/layer";
import { make } from "../workbench/make";
import { isOwnFile } from "../workbench/state";
import styles from "./problems.module.css";

/** The fixes of a problem that can be applied. `reachable`: by Tab, where no list has a key for them. */
export function FixButtons({
  diagnostic: { fixes },
  reachable = false,
}: {
  diagnostic: Diagnostic;
  reachable?: boolean;
}) {
  const files = useBench((state) => state.files);
  return (fixes ?? []).map((fix) =>
    fix.edits.every(({ file }) => isOwnFile(files, file)) ? (
      <OwnFix key={fix.title} fix={fix} reachable={reachable} />
    ) : (
      <FixInLayer key={fix.title} fix={fix} reachable={reachable} />
    ),
  );
}

interface One {
  fix: Fix;
  reachable: boolean;
}

function OwnFix({ fix, reachable }: One) {
  const workbench = useWorkbench();
  const act = (): void => workbench.apply(fix.title, fix.edits);
  return <Button title={fix.title} reachable={reachable} onDo={act} />;
}

/** A fix of a text of the game goes into the target layer of edits; if that is impossible, it is not offered. */
function FixInLayer(one: One) {
  const layer = useTargetLayer();
  return layer === undefined ? null : <Offered {...one} layer={layer} />;
}

function Offered({ fix, reachable, layer }: One & { layer: string }) {
  const workbench = useWorkbench();
  const { value } = useAnswer("intoLayer", fix.edits, layer);
  if (!value?.ok) return null;
  const act = (): void =>
    void make(workbench, fix.title, () => workbench.desk.ask("intoLayer", fix.edits, layer));
  return <Button title={fix.title} about={`Written to ${value.file}`} reachable={reachable} onDo={act} />;
}

function Button({
  title,
  about,
  reachable,
  onDo,
}: {
  title: string;
  about?: string;
  reachable: boolean;
  onDo(): void;
}) {
  return (
    <button
      className={`${styles.deed} ${styles.fix}`}
      data-fix=""
      tabIndex={reachable ? undefined : -1}
      title={about}
      onClick={(event) => {
        event.stopPropagation();
        onDo();
      }}
    >
      {title}
    </button>
  );
}
