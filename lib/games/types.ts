import type { GameModule, Json, Table } from "../kernel";
import type { GameViews } from "./view-types";

/** Merged documents of a game by path ("map.json", "tables/combat.json", "scenarios/short-campaign.json"). */
export type Documents = Readonly<Record<string, Json>>;

/** One problem that a rules check found, placed in a merged document; the diagnostics find file and line. */
export interface Finding {
  document: string;
  pointer: string;
  /** For a member that is missing: where it would stand; a layer that took it away is shown instead. */
  missing?: string;
  /** What an error makes unfit, where that is more than its own place: nothing that follows is told there. */
  blames?: { document: string; pointer: string }[];
  message: string;
  hint?: string;
  /** Narrower than the check's own rule. */
  rule?: string;
  severity?: "error" | "warning" | "info";
  related?: { document: string; pointer: string; message: string }[];
  /** Changes of single values that a machine can make. `value` absent: remove the member. */
  fixes?: { title: string; document: string; pointer: string; value?: Json }[];
}

/**
 * A check of the rules over the documents. One file each; the code is stable and starts with
 * `rule/<game>/`. `title` and `explain` are what docs/diagnostics.md prints.
 */
export interface RuleCheck {
  readonly code: string;
  readonly rule: string;
  readonly severity: "error" | "warning" | "info";
  readonly title: string;
  readonly explain: string;
  run(documents: Documents): Finding[];
}

/** A place in a document that holds the id of something else; checked, completed, counted and renamed. */
export interface Reference {
  /** Document paths, with `*` for one file name: "scenarios/*.json". */
  document: string;
  /** Pointer pattern: `*` stands for one segment, `**` for any number. The value (or the key) is the id. */
  pointer: string;
  /** Whether the id is the value at the pointer or the last key of it. */
  part: "value" | "key";
  /** What kind of thing it names, as in `targets`. */
  to: string;
}

/** Where the things stand that references name: the keys under these pointers are the ids. */
export interface Target {
  kind: string;
  /** How people call it in a message: "base", "unit type". */
  noun: string;
  places: { document: string; pointer: string }[];
  /** Ids that are known without standing in a document. */
  builtIn?: readonly string[];
  /** A member that excuses an entry which nothing names: "optional" for a counter that a rule brings in. */
  mayBeUnused?: string;
}

/** Everything the rest of the program needs to know of one game. */
export interface GameDefinition<R = unknown, P = unknown> {
  readonly id: string;
  readonly module: GameModule<R, P>;
  /** Documents that must be there, by path. */
  readonly required: readonly string[];
  readonly references: readonly Reference[];
  readonly targets: readonly Target[];
  readonly checks: readonly RuleCheck[];
  /** Ruleset from documents that passed the checks. Throws `CompileError` when they do not fit together. */
  compile(documents: Documents): R;
  /** What people call the thing with this id, where that says more than the id. */
  nameOf(rules: R, id: string): string | undefined;
  /** A compact picture of the position for a terminal, one string a line. */
  board(table: Table<R, P>, side?: number): string[];
  /** Totals of forces, bases and tracks, for `setup`. */
  summary(table: Table<R, P>): Json;
  /** What the studio shows of it on a map; without them there is no map. */
  readonly views?: GameViews<R>;
}

/** Documents that cannot be made into a ruleset, with the place. */
export class CompileError extends Error {
  override readonly name = "CompileError";
  constructor(
    message: string,
    readonly document: string,
    readonly pointer: string,
    readonly rule?: string,
  ) {
    super(message);
  }
}
