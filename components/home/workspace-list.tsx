import { Copy, X } from "lucide-react";
import type { GameCard, WorkspaceEntry } from "../../lib/server";
import { server } from "../server/api";
import { gameWords } from "./words";
import styles from "./home.module.css";

interface Props {
  /** Undefined while they are loading. */
  workspaces: WorkspaceEntry[] | undefined;
  games: GameCard[];
  onCopy(entry: WorkspaceEntry): void;
  onForgotten(): void;
}

const when = (iso: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));

/** Workspaces, the last opened one first. */
export function WorkspaceList({ workspaces, games, onCopy, onForgotten }: Props) {
  if (workspaces === undefined) return <p className="quiet">Loading …</p>;
  if (workspaces.length === 0)
    return (
      <p className="quiet">
        None yet. A workspace is a folder with your changes. Create one from a game below.
      </p>
    );
  return (
    <ul className={styles.workspaces}>
      {workspaces.map((entry) => (
        <li key={entry.id}>
          {entry.missing ? (
            <span className={styles.gone}>
              <strong>{entry.title}</strong> <span className="quiet">no longer exists</span>
            </span>
          ) : (
            <a href={`/w/${entry.id}`}>
              <strong>{entry.title}</strong>
            </a>
          )}
          <span className="quiet">{gameWords(games, entry.game)}</span>
          <span className={`quiet ${styles.path}`} title={entry.path}>
            {entry.changes ?? entry.path}
          </span>
          <span className="quiet">{when(entry.opened)}</span>
          <span className={styles.actions}>
            {!entry.missing && (
              <button
                className="plain"
                onClick={() => onCopy(entry)}
                aria-label={`Copy ${entry.title}`}
                title="Make a copy"
              >
                <Copy size={14} aria-hidden />
              </button>
            )}
            <button
              className="plain"
              onClick={() => void server.forget(entry.id).then(onForgotten)}
              aria-label={`Remove ${entry.title} from this list`}
              title="Remove from this list; nothing on disk is deleted"
            >
              <X size={14} aria-hidden />
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}
