import { useState } from "react";
import type { Site, SiteField } from "../../lib/games";
import styles from "./strip.module.css";

/** A value that was entered; undefined removes it. */
export type OnSet = (field: SiteField, value: string | number | undefined) => void;

/** The values of a base, each edited separately. */
export function SiteForm({
  site,
  onSet,
  onLook,
}: {
  site: Site;
  onSet: OnSet;
  /** The value that has the focus. */
  onLook(field: SiteField): void;
}) {
  return (
    <form
      className={styles.form}
      aria-label={`Values of ${site.name}`}
      onSubmit={(event) => event.preventDefault()}
    >
      {site.fields.map((field) => (
        <label key={field.pointer} onFocus={() => onLook(field)}>
          <span>{field.title}</span>
          {field.choices ? (
            <SiteChoice field={field} onSet={onSet} />
          ) : (
            <SiteNumber key={String(field.value)} field={field} onSet={onSet} />
          )}
        </label>
      ))}
    </form>
  );
}

function SiteChoice({ field, onSet }: { field: SiteField; onSet: OnSet }) {
  const choose = (text: string): void => {
    const value = typeof field.value === "number" ? Number(text) : text;
    onSet(field, value === field.unless ? undefined : value);
  };
  return (
    <select value={String(field.value ?? "")} onChange={(event) => choose(event.target.value)}>
      {field.choices!.map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </select>
  );
}

function SiteNumber({ field, onSet }: { field: SiteField; onSet: OnSet }) {
  const [typed, setTyped] = useState(String(field.value ?? ""));
  const done = (): void => {
    if (typed === String(field.value ?? "")) return;
    const value = Number(typed);
    if (typed.trim() === "" && !field.required) return onSet(field, undefined);
    if (typed.trim() === "" || !Number.isFinite(value)) return setTyped(String(field.value ?? ""));
    onSet(field, value);
  };
  return (
    <input
      type="number"
      min={field.min}
      max={field.max}
      step={field.step}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={done}
      onKeyDown={(event) => event.key === "Enter" && done()}
    />
  );
}
