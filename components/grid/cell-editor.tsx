"use client";

import { useId, useMemo, useRef, useState } from "react";
import { type CellRule, type Choice, cellText } from "../../lib/views";
import { Listbox, optionAfter, optionId } from "../choice/listbox";
import { Bubble } from "./bubble";
import { completionsOf } from "./completions";
import { editorKey } from "./keys";
import type { Move } from "./selection";
import pane from "../style/pane.module.css";
import styles from "./grid.module.css";

interface EditorProps {
  rule: CellRule;
  /** The text of the cell, or the first letter typed over it. */
  text: string;
  /** True when `text` was typed over the old text. */
  typed: boolean;
  label: string;
  /** Returns why the text is not valid for the cell; the editor then stays open. */
  onKeep(text: string, then: Move | "stay"): string | undefined;
  onCancel(): void;
  /** Called for every letter typed. */
  onText?(text: string): void;
}

/** The text of a cell being edited, with suggestions, and the reason why it is not valid. */
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
    // The next item of the list is suggested at once.
    setWhole(true);
    input.current?.focus();
  };

  const press = (event: React.KeyboardEvent<HTMLInputElement>): void => {
    event.stopPropagation();
    const next = optionAfter(event.key, marked, choices.length);
    if (next !== undefined) {
      event.preventDefault();
      return setChosen(next);
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
        aria-activedescendant={marked >= 0 ? optionId(`${id}list`, marked) : undefined}
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
            <Listbox
              id={`${id}list`}
              label={rule.title}
              className={styles.choices}
              items={choices}
              active={marked}
              keyOf={({ value }) => String(value)}
              onChoose={(choice) => pick(choice, "stay")}
            >
              {({ value, title }) => (
                <>
                  <span>{String(value)}</span>
                  {title !== String(value) && <span className={styles.choiceTitle}>{title}</span>}
                </>
              )}
            </Listbox>
          )}
        </Bubble>
      )}
    </>
  );
}
