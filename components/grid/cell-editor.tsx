"use client";

import { useId, useMemo, useRef, useState } from "react";
import { type CellRule, type Choice, cellText } from "../../lib/views";
import { Bubble } from "./bubble";
import { completionsOf } from "./completions";
import { editorKey } from "./keys";
import type { Move } from "./selection";
import pane from "../style/pane.module.css";
import styles from "./grid.module.css";

interface EditorProps {
  rule: CellRule;
  /** What the cell says, or the first letter typed over it. */
  text: string;
  /** True when `text` was typed over what stood there. */
  typed: boolean;
  label: string;
  /** Returns why the text cannot stand in the cell; the editor then stays. */
  onKeep(text: string, then: Move | "stay"): string | undefined;
  onCancel(): void;
  /** Called for every letter typed. */
  onText?(text: string): void;
}

/** The text of a cell under the pen, with what it may be completed to and why it cannot be kept. */
export function CellEditor({ rule, text: first, typed, label, onKeep, onCancel, onText }: EditorProps) {
  const [text, setText] = useState(first);
  const [isWhole, setWhole] = useState(!typed);
  const [reason, setReason] = useState<string>();
  const [chosen, setChosen] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  const id = useId();
  const { choices, take } = useMemo(() => completionsOf(rule, text, isWhole), [rule, text, isWhole]);
  const standing = choices.findIndex(({ value }) => isWhole && cellText(value, rule) === text);
  const isList = rule.type === "list" || rule.type === "counts";
  const marked = chosen >= 0 ? Math.min(chosen, choices.length - 1) : standing;

  const keep = (value: string, then: Move | "stay"): void => {
    if (done.current) return;
    done.current = true;
    const why = onKeep(value, then);
    done.current = why === undefined;
    setReason(why);
  };
  const change = (value: string): void => {
    setText(value);
    onText?.(value);
    setWhole(false);
    setReason(undefined);
    setChosen(-1);
  };
  const pick = (choice: Choice, then: Move | "stay"): void => {
    const value = take(choice);
    if (!isList) return keep(value, then);
    change(value);
    // The next item of the list is asked for at once.
    setWhole(true);
    input.current?.focus();
  };

  const press = (event: React.KeyboardEvent<HTMLInputElement>): void => {
    event.stopPropagation();
    if (choices.length > 0 && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const from = marked < 0 && event.key === "ArrowUp" ? choices.length : marked;
      const next = from + (event.key === "ArrowDown" ? 1 : -1);
      return setChosen(Math.max(0, Math.min(choices.length - 1, next)));
    }
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const action = editorKey({ key, shift: shiftKey, ctrl: ctrlKey || metaKey, alt: altKey });
    if (action === undefined) return;
    event.preventDefault();
    if (action === "cancel") {
      done.current = true;
      return onCancel();
    }
    const choice = choices[chosen];
    if (choice !== undefined && (!isList || key === "Enter")) return pick(choice, action.keep);
    keep(text, action.keep);
  };

  return (
    <>
      <input
        ref={input}
        className={styles.editor}
        value={text}
        aria-label={label}
        aria-invalid={reason !== undefined}
        aria-describedby={reason === undefined ? undefined : `${id}why`}
        role={choices.length > 0 ? "combobox" : undefined}
        aria-expanded={choices.length > 0 ? true : undefined}
        aria-controls={choices.length > 0 ? `${id}list` : undefined}
        aria-activedescendant={marked >= 0 ? `${id}${marked}` : undefined}
        autoComplete="off"
        spellCheck={false}
        autoFocus
        onFocus={({ target }) => typed || target.select()}
        onChange={({ target }) => change(target.value)}
        onKeyDown={press}
        onBlur={() => keep(text, "stay")}
      />
      {(reason !== undefined || choices.length > 0) && (
        <Bubble anchor={input}>
          {reason !== undefined && (
            <p id={`${id}why`} className={pane.why} role="alert">
              {reason}
            </p>
          )}
          {choices.length > 0 && (
            <ul id={`${id}list`} className={styles.choices} role="listbox" aria-label={rule.title}>
              {choices.map((choice, i) => (
                <Option
                  key={String(choice.value)}
                  id={`${id}${i}`}
                  choice={choice}
                  marked={i === marked}
                  onPick={() => pick(choice, "stay")}
                />
              ))}
            </ul>
          )}
        </Bubble>
      )}
    </>
  );
}

function Option({
  id,
  choice: { value, title },
  marked,
  onPick,
}: {
  id: string;
  choice: Choice;
  marked: boolean;
  onPick(): void;
}) {
  return (
    <li
      id={id}
      role="option"
      aria-selected={marked}
      ref={(element) => {
        if (marked) element?.scrollIntoView({ block: "nearest" });
      }}
      onMouseDown={(event) => {
        // Or the input would be left before the choice is taken.
        event.preventDefault();
        onPick();
      }}
    >
      <span>{String(value)}</span>
      {title !== String(value) && <span className={styles.choiceTitle}>{title}</span>}
    </li>
  );
}
