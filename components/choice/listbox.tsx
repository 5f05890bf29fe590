import type { Key, ReactNode } from "react";

interface Props<Item> {
  /** The options have the ids `${id}-0`, `${id}-1` and so on, for `aria-activedescendant` of the text field. */
  id: string;
  label: string;
  className: string | undefined;
  items: readonly Item[];
  /** The marked option; -1 for none. */
  active: number;
  keyOf(item: Item): Key;
  children(item: Item): ReactNode;
  onChoose(item: Item): void;
}

/** The options of a text field with suggestions; the focus stays in the field. */
export function Listbox<Item>({
  id,
  label,
  className,
  items,
  active,
  keyOf,
  children,
  onChoose,
}: Props<Item>) {
  return (
    <ul id={id} className={className} role="listbox" aria-label={label}>
      {items.map((item, i) => (
        <li
          key={keyOf(item)}
          id={optionId(id, i)}
          role="option"
          aria-selected={i === active}
          ref={(element) => {
            if (i === active) element?.scrollIntoView({ block: "nearest" });
          }}
          onMouseDown={(event) => {
            // Keeps the focus in the field, which would close the list before the choice is made.
            event.preventDefault();
            onChoose(item);
          }}
        >
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

export const optionId = (list: string, at: number): string => `${list}-${at}`;

/**
 * The option to which an arrow key goes, from `at` (-1: none is marked) among `count`; undefined for other keys. At the
 * ends it stays, or goes round.
 */
export function optionAfter(
  key: string,
  at: number,
  count: number,
  ends: "stay" | "round" = "stay",
): number | undefined {
  if (count === 0 || (key !== "ArrowDown" && key !== "ArrowUp")) return undefined;
  const from = at < 0 && key === "ArrowUp" ? count : at;
  const to = from + (key === "ArrowDown" ? 1 : -1);
  return ends === "round" ? (to + count) % count : Math.max(0, Math.min(count - 1, to));
}
