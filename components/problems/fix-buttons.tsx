"use client";

import type { Diagnostic, Fix } from "../../lib/diagnostics";
import { useAnswer, useBench, useWorkbench } from "../workbench/context";
import { useTargetLayer } from "../workbench/layer";
import { make } from "../workbench/make";
import { isOwnFile } from "../workbench/state";
import styles from "./problems.module.css";

/** The fixes of a problem that can be made. */
export function FixButtons({ diagnostic: { fixes } }: { diagnostic: Diagnostic }) {
  const files = useBench((state) => state.files);
  return (fixes ?? []).map((fix) =>
    fix.edits.every(({ file }) => isOwnFile(files, file)) ? (
      <OwnFix key={fix.title} fix={fix} />
    ) : (
      <FixInLayer key={fix.title} fix={fix} />
    ),
  );
}

function OwnFix({ fix }: { fix: Fix }) {
  const workbench = useWorkbench();
  return <Button title={fix.title} onDo={() => workbench.apply(fix.title, fix.edits)} />;
}

/** A fix of a text of the game goes into the layer that edits go to; where that cannot be, it is not offered. */
function FixInLayer({ fix }: { fix: Fix }) {
  const layer = useTargetLayer();
  return layer === undefined ? null : <Offered fix={fix} layer={layer} />;
}

function Offered({ fix, layer }: { fix: Fix; layer: string }) {
  const workbench = useWorkbench();
  const { value } = useAnswer("intoLayer", fix.edits, layer);
  if (!value?.ok) return null;
  const act = (): void =>
    void make(workbench, fix.title, () => workbench.desk.ask("intoLayer", fix.edits, layer));
  return <Button title={fix.title} about={`Goes into ${value.file}`} onDo={act} />;
}

function Button({ title, about, onDo }: { title: string; about?: string; onDo(): void }) {
  return (
    <button
      className={`${styles.deed} ${styles.fix}`}
      data-fix=""
      tabIndex={-1}
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
