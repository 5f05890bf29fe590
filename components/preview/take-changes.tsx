import { useState } from "react";
import type { ChangeSentence } from "../../lib/views/changes/sentences/types";
import { download } from "../export/download";
import { Menu } from "../menu/menu";
import { useBench } from "../workbench/context";
import styles from "./changes.module.css";

const formats = [
  { id: "html", title: "Page (HTML)", ending: "html" },
  { id: "markdown", title: "Markdown", ending: "md" },
] as const;

/** Exports the changes as a file. */
export function TakeChanges({ changes, against }: { changes: readonly ChangeSentence[]; against: string }) {
  const workspace = useBench((state) => state.title);
  const [at, setAt] = useState<{ x: number; y: number }>();
  const save = async ({ id, ending }: (typeof formats)[number]): Promise<void> => {
    const [{ changesHtml, changesMarkdown, countWords }, { changeGroups }] = await Promise.all([
      import("../../lib/export/changes"),
      import("../../lib/views/changes/sentences/groups"),
    ]);
    const groups = changeGroups(changes);
    const page = { title: `${workspace}: what changed`, about: [countWords(groups, against)], groups };
    const text = id === "html" ? changesHtml(page) : changesMarkdown(page);
    download(`what-changed.${ending}`, new TextEncoder().encode(text));
  };
  return (
    <>
      <button
        className={styles.bundle}
        aria-haspopup="menu"
        title="Save what changed as a file"
        onClick={({ currentTarget }) => {
          const { left, bottom } = currentTarget.getBoundingClientRect();
          setAt({ x: left, y: bottom });
        }}
      >
        Export
      </button>
      {at && (
        <Menu
          label="Export"
          at={at}
          onClose={() => setAt(undefined)}
          items={formats.map((format) => ({
            id: format.id,
            label: format.title,
            run: () => void save(format),
          }))}
        />
      )}
    </>
  );
}
