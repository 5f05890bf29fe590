import { child, createAssembler, type Draft, type FileMap, type Json, readDocument } from "../documents";
import { kinds } from "../documents/generated/kinds";
import { schemas } from "../documents/generated/schemas";
import { validators } from "./schema/validate";
import type { GameDefinition } from "../games/types";
import type { Game } from "../kernel";
import { type Baseline, newSince } from "./baseline";
import { fileNameProblems } from "./checks/file-names";
import { notesToLookAt } from "./checks/reported-notes";
import { otherGame, suppressionProblems, unknownGame, workspaceFile } from "./checks/workspace";
import { Context, Reported, type Shapes } from "./context";
import { makeFixes } from "./fixes";
import { defaultLimit, inOrder, limitPerFile } from "./limit";
import { type Suppression, suppressionsOf } from "./suppress";
import { checkLayers } from "./tiers/layers";
import { ReferenceTier } from "./tiers/references";
import { RuleTier } from "./tiers/rules";
import { SchemaTier } from "./tiers/schema";
import { SetupTier } from "./tiers/setup";
import { checkSyntax } from "./tiers/syntax";
import type { Diagnostic, Severity } from "./types";
import { WorldMaker } from "./worlds";

export interface CheckOptions {
  /** Layers to add to the game's own, and layers to leave out. Default: what sandtable.json says. */
  layers?: readonly string[];
  without?: readonly string[];
  /** Report only what this baseline does not know. */
  baseline?: Baseline;
  /** Default: the entries of sandtable.json. */
  suppressions?: readonly Suppression[];
  /** Ids of the games that there are, for a workspace that names none of them. */
  games?: readonly string[];
  /** Most problems reported for one file. Default 200. */
  limit?: number;
}

export interface Report {
  /** No errors are left, but for suppressed ones and those of the baseline. */
  ok: boolean;
  diagnostics: Diagnostic[];
  counts: Record<Severity | "suppressed", number>;
  suppressed: { diagnostic: Diagnostic; reason: string }[];
}

/**
 * A check that is carried out tier by tier, so that others can have their turn in between. It may be left half done:
 * what it has found out by then is not found out again by the next one.
 */
export interface CheckInSteps {
  /** The documents as they were assembled, which needs no tier. */
  readonly draft: Draft;
  /** Syntax and schemas have been checked, and the slower tiers have not. */
  readonly isEarly: boolean;
  /** Carries out the next tiers. Returns whether some are left. */
  step(): boolean;
  /** The problems found so far; all of them once no tier is left. */
  report(): Report;
}

export interface Checker {
  /** Checks the files. What has not changed since the last call is not checked again. */
  check(files: FileMap, options?: CheckOptions): Report;
  /** The same, step by step; whatever was begun before is not to be carried on. */
  begin(files: FileMap, options?: CheckOptions): CheckInSteps;
  /** The documents as the last call assembled them; undefined before the first. */
  readonly draft: Draft | undefined;
  /**
   * A scenario as the last call set it up, at its first decision and with the optional rules that it recommends;
   * undefined if its documents or the engine did not allow it. Read-only.
   */
  gameOf(scenario: string): Game | undefined;
}

const shipped: Shapes = { schemas, validators, kinds };

/** Checks files of a game or a workspace; paths are relative to its folder. Never throws for what the files hold. */
export function check(files: FileMap, game?: GameDefinition, options: CheckOptions = {}): Report {
  return createChecker(game).check(files, options);
}

/**
 * A checker with a memory, for an editor: after one edit it parses one file and repeats only the checks that
 * read it. `shapes` are the schemas to use in place of those that are shipped.
 */
export function createChecker(game?: GameDefinition, shapes: Shapes = shipped): Checker {
  const assembler = createAssembler();
  const worlds = new WorldMaker();
  const schemaTier = new SchemaTier();
  const gameTiers = game && {
    references: new ReferenceTier(game),
    rules: new RuleTier(game),
    setup: new SetupTier(game),
  };
  let last: Draft | undefined;

  function begin(files: FileMap, options: CheckOptions): CheckInSteps {
    const workspace = readWorkspace(files);
    const draft = assembler.assemble(files, {
      layers: options.layers ?? workspace.layers,
      without: options.without ?? workspace.without,
    });
    last = draft;
    const suppressions = options.suppressions ?? suppressionsOf(draft.files.get(workspaceFile)?.value);
    const context = new Context(draft, worlds.of(draft), game, shapes, suppressions);
    const tiers = run(context, options);
    let steps = 0;
    return {
      draft,
      get isEarly() {
        return steps === 1;
      },
      step() {
        steps++;
        return tiers.next().done !== true;
      },
      report: () => reportOf(context, options),
    };
  }

  /** All tiers; it pauses where others may have their turn: first when syntax and schemas are through, later between rules and set-ups. */
  function* run(context: Context, options: CheckOptions): Generator<void, void> {
    const unread = checkSyntax(context);
    schemaTier.run(context);
    yield;
    const withheld = withheldDocuments(context, unread);
    gameTiers?.references.run(context, unread);
    yield;
    const unfit = withheldDocuments(context, unread);
    const sound = !context.reported.some(({ severity }) => severity === "error");
    checkLayers(context);
    const lost = withFoundations(context, withheld);
    if (gameTiers) yield* gameTiers.rules.prepare(context, lost);
    const wrong = gameTiers?.rules.run(context, lost);
    yield;
    const worlds = [...unfit].map(
      ([id, paths]) => [id, new Set([...paths, ...(wrong?.get(id) ?? [])])] as const,
    );
    if (gameTiers) yield* gameTiers.setup.prepare(context, new Map(worlds));
    gameTiers?.setup.run(context, new Map(worlds));
    checkWorkspace(context, sound, options.games ?? []);
  }

  return {
    check(files, options = {}) {
      const whole = begin(files, options);
      while (whole.step());
      return whole.report();
    },
    begin: (files, options = {}) => begin(files, options),
    get draft() {
      return last;
    },
    gameOf: (scenario) => gameTiers?.setup.gameOf(scenario),
  };
}

/** What sandtable.json declares about layers, before anything is assembled. */
function readWorkspace(files: FileMap): { layers: string[]; without: string[] } {
  const text = files[workspaceFile];
  const value = text === undefined ? undefined : readDocument(workspaceFile, text).value;
  return { layers: texts(child(value, "layers")), without: texts(child(value, "without")) };
}

const texts = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

/** By world: the documents that the tiers so far have found unfit, or absent; an accepted problem counts for none. */
function withheldDocuments(context: Context, unread: ReadonlySet<string>): Map<string, ReadonlySet<string>> {
  const absent = (context.game?.required ?? []).filter((path) => !context.draft.documents.has(path));
  return new Map(
    context.worlds.map(({ id }) => [id, new Set([...unread, ...absent, ...context.blame(id).documents()])]),
  );
}

/** The same with the documents of which a reference that all else rests on leads nowhere. */
function withFoundations(
  context: Context,
  withheld: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, ReadonlySet<string>> {
  const { references = [], targets = [] } = context.game ?? {};
  const foundations = [
    ...references.filter((each) => each.foundation),
    ...targets.filter((each) => each.foundation).flatMap(({ places }) => places),
  ];
  return new Map(
    [...withheld].map(([world, documents]) => {
      const lost = foundations
        .map(({ document }) => document)
        .filter((path) => context.blame(world).has(path));
      return [world, new Set([...documents, ...lost])];
    }),
  );
}

function checkWorkspace(context: Context, sound: boolean, known: readonly string[]): void {
  const { draft, game, suppressions, used } = context;
  const given = child(draft.files.get(workspaceFile)?.value, "game");
  if (typeof given === "string" && given !== game?.id) {
    context.report(undefined, [unknownGame.report(given, game?.id, known)]);
  }
  const own = draft.documents.get("game.json");
  const id = child(own?.value, "id");
  if (game && own && id !== game.id && !context.blame("").covers("game.json", "/id")) {
    context.report(context.worlds[0], [otherGame.report(id, game.id)]);
  }
  context.report(undefined, notesToLookAt(draft));
  context.report(undefined, fileNameProblems([...draft.files.keys()]));
  context.report(undefined, suppressionProblems(suppressions, used, sound));
}

function reportOf(context: Context, { baseline, limit = defaultLimit }: CheckOptions): Report {
  const { reported } = context;
  const isNew =
    baseline &&
    new Set(
      newSince(
        baseline,
        reported.map(({ diagnostic }) => diagnostic),
      ),
    );
  const fresh = isNew ? reported.filter(({ diagnostic }) => isNew.has(diagnostic)) : reported;
  const diagnostics = inOrder(
    limitPerFile(fresh, limit).map((each) => (each instanceof Reported ? withFixes(each) : each)),
  );
  const count = (severity: Severity): number =>
    diagnostics.filter((each) => each.severity === severity).length;
  const counts = {
    error: count("error"),
    warning: count("warning"),
    info: count("info"),
    suppressed: context.suppressed.length,
  };
  return { ok: counts.error === 0, diagnostics, counts, suppressed: context.suppressed };
}

function withFixes({ diagnostic, draft, found }: Reported): Diagnostic {
  const fixes = found.fixes ? makeFixes(draft, found.fixes) : [];
  return fixes.length === 0 ? diagnostic : { ...diagnostic, fixes };
}
