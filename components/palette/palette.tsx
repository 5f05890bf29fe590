"use client";

import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { optionAfter, optionId } from "../choice/listbox";
import { Dialog } from "../dialog/dialog";
import { closeOverlay, openOverlay, type PaletteMode } from "../studio/overlay";
import { ItemList, type ListHandle } from "./item-list";
import { useCommands, useDocuments, useMatcher, useOutline, useSearch } from "./sources";
import styles from "./palette.module.css";

const modes: Record<PaletteMode, { title: string; placeholder: string; sign: string }> = {
  documents: { title: "Documents", placeholder: "Title or path of a document", sign: "" },
  commands: { title: "Commands", placeholder: "What to do", sign: ">" },
  outline: { title: "In this document", placeholder: "Part of this document", sign: "@" },
  search: { title: "Search", placeholder: "Search in all documents", sign: "#" },
};
const modeIds = Object.keys(modes) as PaletteMode[];

/** One field to go anywhere and run any command. */
export function Palette({ mode }: { mode: PaletteMode }) {
  const [query, setQuery] = useState("");
  const [matchCase, setMatchCase] = useState(false);
  const [regex, setRegex] = useState(false);
  const [active, setActive] = useState(0);
  const list = useRef<ListHandle>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const matcher = useMatcher();
  const documents = useDocuments(mode === "documents" ? query : "", matcher);
  const commands = useCommands(mode === "commands" ? query : "", matcher);
  const outline = useOutline(mode === "outline", mode === "outline" ? query : "", matcher);
  const search = useSearch(mode === "search" ? query : "", { matchCase, regex });
  const items = { documents, commands, outline: outline ?? [], search: search.items }[mode];
  const at = Math.min(active, items.length - 1);

  useEffect(() => setActive(0), [query, mode, matchCase, regex]);
  useEffect(() => input.current?.focus(), [mode]);

  const changeMode = (next: PaletteMode): void => {
    setQuery("");
    openOverlay({ kind: "palette", mode: next });
  };
  const type = (text: string): void => {
    // A prefix character turns the list of documents into another.
    const other = mode === "documents" && modeIds.find((each) => text === modes[each].sign && text !== "");
    if (other) changeMode(other);
    else setQuery(text);
  };
  const choose = (index: number): void => {
    const item = items[index];
    if (!item) return;
    closeOverlay();
    // After the dialog has returned the focus, so that the target can take it.
    requestAnimationFrame(() => item.choose());
  };
  const press = (event: KeyboardEvent): void => {
    const to = target(event.key, at, items.length, list.current?.page() ?? 10);
    if (to !== undefined && items.length > 0) setActive(to);
    else if (event.key === "Enter") choose(at);
    else if (event.key === "Backspace" && query === "" && mode !== "documents") changeMode("documents");
    else return;
    event.preventDefault();
  };

  const { title, placeholder } = modes[mode];
  const summary =
    mode === "search"
      ? search.summary
      : items.length === 0 && (mode !== "outline" || outline)
        ? "No matches."
        : "";
  return (
    <Dialog title={title} untitled isPalette className={styles.palette} onClose={closeOverlay}>
      <div className={styles.head}>
        <input
          ref={input}
          className={styles.input}
          role="combobox"
          aria-label={placeholder}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={items.length > 0 ? optionId(id, at) : undefined}
          placeholder={placeholder}
          value={query}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
        {mode === "search" && (
          <>
            <SearchOption label="Aa" title="Match case" on={matchCase} set={setMatchCase} />
            <SearchOption label=".*" title="Regular expression" on={regex} set={setRegex} />
          </>
        )}
      </div>
      <ItemList ref={list} id={id} label={title} items={items} active={at} onChoose={choose} />
      <footer className={styles.foot}>
        <span role="status" className={styles.summary}>
          {summary}
        </span>
        <div role="group" aria-label="List" className={styles.modes}>
          {modeIds.map((each) => (
            <button key={each} type="button" aria-pressed={each === mode} onClick={() => changeMode(each)}>
              {modes[each].sign !== "" && <kbd>{modes[each].sign}</kbd>} {modes[each].title}
            </button>
          ))}
        </div>
      </footer>
    </Dialog>
  );
}

/** The line to which a key moves the selection; undefined for other keys. */
function target(key: string, at: number, count: number, page: number): number | undefined {
  switch (key) {
    case "PageDown":
      return Math.min(count - 1, at + page);
    case "PageUp":
      return Math.max(0, at - page);
    default:
      return optionAfter(key, at, count, "round");
  }
}

function SearchOption({
  label,
  title,
  on,
  set,
}: {
  label: string;
  title: string;
  on: boolean;
  set(on: boolean): void;
}) {
  return (
    <button
      type="button"
      className={styles.option}
      aria-pressed={on}
      aria-label={title}
      title={title}
      onClick={() => set(!on)}
    >
      {label}
    </button>
  );
}
