"use client";

import { useBench } from "../workbench/context";
import styles from "./preview.module.css";

interface Listed {
  path: string;
  title: string;
}

interface Props {
  label: string;
  /** The documents that are offered. */
  offers(path: string): boolean;
  shown: string | undefined;
  onChoose(path: string): void;
  /** Shown instead, read-only, with the reason. */
  fixed?: { document: Listed; reason: string } | undefined;
}

/** The choice of the document that a preview shows: a scenario or a battle. */
export function DocumentChoice({ label, offers, shown, onChoose, fixed }: Props) {
  const documents = useBench((state) => state.overview.documents).filter(({ path }) => offers(path));
  const isListed = !fixed || documents.some(({ path }) => path === fixed.document.path);
  const all: readonly Listed[] = isListed ? documents : [...documents, fixed.document];
  return (
    <select
      className={styles.document}
      aria-label={label}
      value={fixed?.document.path ?? shown ?? ""}
      disabled={fixed !== undefined}
      title={fixed?.reason}
      onChange={(event) => onChoose(event.target.value)}
    >
      {all.map(({ path, title }) => (
        <option key={path} value={path}>
          {title}
        </option>
      ))}
    </select>
  );
}
