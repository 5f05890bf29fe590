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
 * documents have not changed is not run again; `world` keeps apart documents that scenarios override. Where a check reads
 * nothing that a scenario overrides, it is run once for all of them.
 */
export class RuleRunner {
  /** By check, then by world. */
  private readonly remembered = new Map<string, Map<string, Remembered>>();

  /** Whether the documents are such that the check has to be run. */
  isDue(check: RuleCheck, world: string, documents: Documents, withheld: ReadonlySet<string>): boolean {
    return this.before(check, world, documents, withheld) === undefined;
  }

  run(check: RuleCheck, world: string, documents: Documents, withheld: ReadonlySet<string>): Outcome {
    const worlds = this.worldsOf(check);
    let made = this.before(check, world, documents, withheld);
    if (!made) {
      const view = watched(documents, withheld);
      made = { outcome: attempt(check, view.documents, view.reading), reading: view.reading };
    }
    worlds.set(world, made);
    return made.outcome;
  }

  /** A run that read the very same: of this world, else of another one. */
  private before(
    check: RuleCheck,
    world: string,
    documents: Documents,
    withheld: ReadonlySet<string>,
  ): Remembered | undefined {
    const worlds = this.worldsOf(check);
    const own = worlds.get(world);
    if (own && holds(own, documents, withheld)) return own;
    return [...worlds.values()].find((each) => each !== own && holds(each, documents, withheld));
  }

  private worldsOf({ code }: RuleCheck): Map<string, Remembered> {
    let worlds = this.remembered.get(code);
    if (!worlds) this.remembered.set(code, (worlds = new Map()));
    return worlds;
  }
}

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
