import { counted } from "../../lib/words";
import { useVirtualizer } from "@tanstack/react-virtual";
import { ChevronDown, ChevronRight, StickyNote } from "lucide-react";
import type { TableNote } from "../../lib/documents/generated/types";
import { type ComponentProps, useEffect, useMemo, useRef, useState } from "react";
import { RolledDice } from "./dice";
import { type DiaryRow, rowsOf } from "./diary-rows";
import { NoteDialog } from "./note-dialog";
import { aboutText, noteKindTitle } from "../../lib/reports/words";
import { toggled } from "../workbench/toggled";
import styles from "./diary.module.css";
import { useOrder, usePlay } from "./use-play";
import { RuleChip } from "../rulebook/rule-chip";

/** The events, one line each, by phase; each line leads back to its moment. */
export function Diary({ subjects }: { subjects: ComponentProps<typeof NoteDialog>["subjects"] }) {
  const log = usePlay((state) => state.log);
  const at = usePlay(({ table }) => table?.shown?.at ?? 0);
  const length = usePlay(({ table }) => table?.shown?.length ?? 0);
  const order = useOrder();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const notes = usePlay(({ table }) => table?.notes ?? none);
  const [opened, setOpened] = useState<{ note?: TableNote }>();
  const rows = useMemo(() => rowsOf(log, folded, notes), [log, folded, notes]);
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: (i) => (rows[i]!.kind === "phase" ? 28 : 24),
    overscan: 12,
  });
  // The last event so far scrolls into view whenever play moves forward or back.
  const now = rows.findLastIndex((row) => row.kind === "line" && row.line.moment <= at);
  const latest = useRef(now);
  latest.current = now;
  useEffect(() => {
    if (now >= 0) virtual.scrollToIndex(now, { align: "auto" });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `virtual` is new in each render.
  }, [now, at, rows.length]);
  // When the width of the pane changes, so do the heights of all lines.
  useEffect(() => {
    const element = box.current!;
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      if (latest.current >= 0) requestAnimationFrame(() => virtual.scrollToIndex(latest.current));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [virtual]);
  const turn = (id: string): void => setFolded((before) => toggled(before, id));
  const walk = (event: React.KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const row = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>("[data-index]");
    if (step === undefined || !row) return;
    event.preventDefault();
    event.stopPropagation();
    const to = Number(row.dataset.index) + step;
    virtual.scrollToIndex(to);
    const focus = (): boolean => {
      const button = box.current?.querySelector<HTMLElement>(`[data-index="${to}"] button`);
      button?.focus({ preventScroll: true });
      return button !== null && button !== undefined;
    };
    // At once if the line is rendered, as the next line nearly always is: the next key starts from the focus.
    if (!focus()) requestAnimationFrame(focus);
  };
  return (
    <section className={styles.diary} aria-label="Diary">
      <header className={styles.head}>
        <h3>Diary</h3>
        <span className="quiet">{at < length ? `choice ${at} of ${length}` : counted(at, "choice")}</span>
        {at < length && <button onClick={() => order({ do: "go", moment: length })}>To the end</button>}
        {at > 0 && <button onClick={() => order({ do: "go", moment: 0 })}>To the start</button>}
        <button
          className={styles.add}
          title="Pin a note to this moment of the game"
          onClick={() => setOpened({})}
        >
          Add a note …
        </button>
      </header>
      <div ref={box} className={styles.lines} onKeyDown={walk}>
        <div style={{ height: virtual.getTotalSize(), position: "relative" }}>
          {virtual.getVirtualItems().map(({ index, start }) => (
            <div
              key={index}
              ref={virtual.measureElement}
              data-index={index}
              className={styles.row}
              style={{ transform: `translateY(${start}px)` }}
            >
              <DiaryLine
                row={rows[index]!}
                at={at}
                isNow={index === now}
                isFolded={folded.has((rows[index] as { id?: string }).id ?? "")}
                onTurn={turn}
                onGo={(moment) => order({ do: "go", moment })}
                onNote={(note) => setOpened({ note })}
              />
            </div>
          ))}
        </div>
      </div>
      {opened && <NoteDialog {...opened} at={at} subjects={subjects} onClose={() => setOpened(undefined)} />}
    </section>
  );
}

const none: readonly TableNote[] = [];

interface RowProps {
  row: DiaryRow;
  at: number;
  isNow: boolean;
  isFolded: boolean;
  onTurn(id: string): void;
  onGo(moment: number): void;
  onNote(note: TableNote): void;
}

function DiaryLine({ row, at, isNow, isFolded, onTurn, onGo, onNote }: RowProps) {
  if (row.kind === "note") {
    const about = aboutText(row.note);
    return (
      <button className={styles.note} title="Edit this note" onClick={() => onNote(row.note)}>
        <StickyNote size={14} aria-label="Note" />
        <span>
          <strong>{noteKindTitle(row.note.kind)}</strong>
          {about !== "" && <span className="quiet"> {about}</span>}: {row.note.text}
        </span>
      </button>
    );
  }
  if (row.kind === "phase") {
    return (
      <>
        {row.part !== undefined && row.part !== "" && <p className={styles.part}>{row.part}</p>}
        <button className={styles.phase} aria-expanded={!isFolded} onClick={() => onTurn(row.id)}>
          {isFolded ? <ChevronRight size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />}
          {row.title} <RuleChip rule={row.rule} inside />
          {isFolded && <span className="quiet"> {counted(row.lines, "line")}</span>}
        </button>
      </>
    );
  }
  const { text, rule, dice = [], moment } = row.line;
  return (
    <button
      className={styles.line}
      data-ahead={moment > at || undefined}
      aria-current={isNow ? "step" : undefined}
      title={moment > at ? "Undone: redo up to this moment" : "Go back to this moment"}
      onClick={() => onGo(moment)}
    >
      <span>
        {text} <RuleChip rule={rule} inside />
      </span>
      {dice.map((roll, i) => (
        <RolledDice key={i} roll={roll} />
      ))}
    </button>
  );
}
