import type { ReactNode } from "react";

/** A small icon button. `name` says what it does and to what, where the hint is not enough. */
export function Act({
  hint,
  name = hint,
  onClick,
  children,
}: {
  hint: string;
  name?: string;
  onClick(): void;
  children: ReactNode;
}) {
  return (
    <button type="button" className="plain" onClick={onClick} aria-label={name} title={hint}>
      {children}
    </button>
  );
}
