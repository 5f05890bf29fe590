import type { Documents, Finding, RuleCheck } from "../../games/types";
import { readsTheSame, type Reading, watched, Withheld } from "./reading";

/** How a check's run ended. */
export type Outcome =
  | { kind: "done"; findings: readonly Finding[] }
  | { kind: "withheld"; document: string }
  | { kind: "crashed"; message: string; read: readonly string[] };

interface Remembered {
  reading: Reading;
  outcome: Outcome;
}

/**
 * Runs the rules checks of a game, each by itself: one that crashes does not stop the others. A check whose
 * documents have not changed is not run again; `world` keeps apart documents that scenarios override.
 */
export class RuleRunner {
  private readonly remembered = new Map<string, Remembered>();

  /** Whether the documents are such that the check has to be run. */
  isDue(check: RuleCheck, world: string, documents: Documents, withheld: ReadonlySet<string>): boolean {
    const before = this.remembered.get(keyOf(check, world));
    return !before || !holds(before, documents, withheld);
  }

  run(check: RuleCheck, world: string, documents: Documents, withheld: ReadonlySet<string>): Outcome {
    const key = keyOf(check, world);
    const before = this.remembered.get(key);
    if (before && holds(before, documents, withheld)) return before.outcome;
    const view = watched(documents, withheld);
    const outcome = attempt(check, view.documents, view.reading);
    this.remembered.set(key, { reading: view.reading, outcome });
    return outcome;
  }
}

const keyOf = (check: RuleCheck, world: string): string => `${world}\n${check.code}`;

/** A run that was cut short ends at the same document as long as that one is withheld. */
const holds = (
  { reading, outcome }: Remembered,
  documents: Documents,
  withheld: ReadonlySet<string>,
): boolean =>
  (outcome.kind !== "withheld" || withheld.has(outcome.document)) &&
  readsTheSame(reading, documents, withheld);

function attempt(check: RuleCheck, documents: Documents, reading: Reading): Outcome {
  try {
    return { kind: "done", findings: check.run(documents) };
  } catch (error) {
    if (error instanceof Withheld) return { kind: "withheld", document: error.document };
    return { kind: "crashed", message: inWords(error), read: [...reading.values.keys()] };
  }
}

/** An exception of a check or of the engine, for a message. */
export function inWords(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
