"use client";

import { useEffect, useState } from "react";
import type { Json } from "../../lib/documents";
import { cellEdit, type CellRule } from "../../lib/views";
import styles from "./values.module.css";

interface Props {
  name: string;
  rule: CellRule;
  text: string;
  onFocus(): void;
  /** Called with the reason why a text is not valid; with undefined once it is. */
  onRefused(reason: string | undefined): void;
  onValue(value: Json | undefined): void;
}

/** A number or a flag in its line: Enter or leaving the field keeps it, Escape brings back what stood there. */
export function ValueField({ name, rule, text, onFocus, onRefused, onValue }: Props) {
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
  const keep = (wanted: string): void => {
    if (wanted === text) return onRefused(undefined);
    const edit = cellEdit(wanted, rule);
    if (!edit.ok) {
      setTyped(text);
      return onRefused(`${name}: ${edit.reason}`);
    }
    onRefused(undefined);
    onValue(edit.value);
  };
  if (rule.type === "boolean") {
    return (
      <input
        type="checkbox"
        aria-label={name}
        checked={text === "yes"}
        onFocus={onFocus}
        onChange={({ target }) => keep(target.checked ? "yes" : rule.only === undefined ? "no" : "")}
      />
    );
  }
  const isNumber = rule.type === "integer" || rule.type === "number";
  return (
    <input
      className={isNumber ? styles.number : styles.text}
      aria-label={name}
      inputMode={isNumber ? "decimal" : undefined}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onFocus={onFocus}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => keep(typed)}
      onKeyDown={(event) => {
        if (event.key === "Enter") keep(typed);
        else if (event.key === "Escape" && typed !== text) setTyped(text);
        else return;
        event.stopPropagation();
      }}
    />
  );
}
