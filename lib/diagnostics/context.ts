import { documentOfFile } from "../documents";
import type { Draft } from "../documents";
import type { DocumentKind } from "../documents/generated/kinds";
import type { GameDefinition } from "../games/types";
import { Blame } from "./blame";
import { gathered } from "./crowds";
import { checkCrashed } from "./checks/internal/check-crashed";
import { blamedBy, type FilePlace, type Found, isDocumentPlace, keyOf, type ProblemPlace } from "./found";
import { type Limited } from "./limit";
import { type FileSpot, locate, spotOf, spotToMend } from "./problem-place";
import { inWords } from "./rules/run";
import type { SchemaSet } from "./schema/run";
import { matches, type Suppression } from "./suppress";
import type { Diagnostic, Severity } from "./types";
import type { World } from "./worlds";

/** A problem that has been reported. Where it stands is found out when it is asked for: of very many few are shown. */
export class Reported implements Limited {
  private spot: FileSpot | undefined;
  private whole: Diagnostic | undefined;

  /** `shown` is the problem that is displayed, `found` that of the tier, from which its fixes are made. */
  constructor(
    readonly found: Found,
    readonly draft: Draft,
    private readonly shown = found,
  ) {}

  get severity(): Severity {
    return this.shown.severity;
  }

  get code(): string {
    return this.shown.code;
  }

  get file(): string {
    return (this.spot ??= spotToMend(this.draft, this.shown)).file;
  }

  get diagnostic(): Diagnostic {
    return (this.whole ??= locate(this.draft, this.shown, this.spot));
  }
}

/** The schemas, and which documents each of them describes. */
export interface Shapes extends SchemaSet {
  kinds: readonly DocumentKind[];
}

/** One run over a draft: what the tiers share, and what they have reported so far. */
export class Context {
  readonly reported: Reported[] = [];
  readonly suppressed: { diagnostic: Diagnostic; reason: string }[] = [];
  /** All that the tiers have found, suppressed or not. */
  readonly all: Found[] = [];
  /** Positions of the suppressions that matched something. */
  readonly used = new Set<number>();
  /** Positions of suppressions by their code. */
  private readonly byCode = new Map<string, number[]>();
  private readonly blames = new Map<string, Blame>();

  constructor(
    readonly draft: Draft,
    readonly worlds: readonly World[],
    readonly game: GameDefinition | undefined,
    readonly shapes: Shapes,
    readonly suppressions: readonly Suppression[],
  ) {
    suppressions.forEach(({ code }, index) => {
      const same = this.byCode.get(code);
      if (same) same.push(index);
      else this.byCode.set(code, [index]);
    });
    const ground = new Blame();
    for (const { id, kind } of worlds) this.blames.set(id, kind === "game" ? ground : new Blame(ground));
  }

  /** Errors in documents as this world sees them: its own and those of the game. */
  blame(world: string): Blame {
    return this.blames.get(world) ?? new Blame();
  }

  /** Report what a tier found, once the tier is through: its own findings must not hide one another. */
  report(world: World | undefined, findings: Iterable<Found>): void {
    const draft = world?.draft ?? this.draft;
    const list = [...findings];
    this.all.push(...list);
    const open: Found[] = [];
    for (const { found, members } of gathered(list)) {
      // Accepting what is reported accepts everything that it stands for; accepting one of them accepts only that
      // one.
      const all = this.accept(world, found);
      for (const each of members) {
        const isAccepted = all || (members.length > 1 && this.accept(world, each));
        if (!isAccepted) open.push(each);
        this.blameFor(world, each, isAccepted);
      }
    }
    for (const { found } of gathered(open)) {
      this.reported.push(new Reported(found, draft, world ? inScenario(world, found) : found));
    }
  }

  private located(world: World | undefined, found: Found): Diagnostic {
    return locate(world?.draft ?? this.draft, world ? inScenario(world, found) : found);
  }

  private blameFor(world: World | undefined, found: Found, isAccepted: boolean): void {
    for (const { document, pointer } of blamedBy(found)) {
      this.blame(world?.id ?? "").add(document, pointer, isAccepted);
    }
  }

  /** The position of the suppression that matches a problem, with the problem; undefined where none does. */
  private acceptedBy(
    world: World | undefined,
    found: Found,
  ): { index: number; diagnostic: Diagnostic } | undefined {
    const known = this.byCode.get(found.code);
    if (!known) return undefined;
    const diagnostic = this.located(world, found);
    const index = known.find((at) => matches(this.suppressions[at]!, diagnostic));
    return index === undefined ? undefined : { index, diagnostic };
  }

  /** Notes a problem that a suppression matches. Returns whether one does. */
  private accept(world: World | undefined, found: Found): boolean {
    const accepted = this.acceptedBy(world, found);
    if (!accepted) return false;
    const { index, diagnostic } = accepted;
    this.used.add(index);
    this.suppressed.push({ diagnostic, reason: this.suppressions[index]!.reason });
    return true;
  }

  /**
   * Runs a tier's work in the worlds of these kinds and reports what it finds. What the game itself has wrong is
   * not reported again for each scenario and layer; of a layer that is off only its own files are reported.
   */
  reportPerWorld(kinds: readonly World["kind"][], run: (world: World) => Found[]): void {
    let ofGame: ReadonlySet<Found> = new Set();
    let keys: Set<string> | undefined;
    let spots: Set<string> | undefined;
    const isRepeated = (world: World, found: Found): boolean => {
      if (ofGame.has(found)) return true;
      keys ??= new Set([...ofGame].map(keyOf));
      if (keys.has(keyOf(found))) return true;
      if (world.kind !== "scenario") return false;
      // The same fault of the same text, of which a scenario sees fewer or more consequences.
      spots ??= new Set([...ofGame].map((each) => spotKeyOf(this.draft, each)));
      return spots.has(spotKeyOf(world.draft, found));
    };
    const moreBroken = new Map<string, FilePlace[]>();
    for (const world of this.worlds) {
      if (!kinds.includes(world.kind)) continue;
      const found = run(world);
      if (world.kind === "game") {
        ofGame = new Set(found);
        this.report(world, found);
        continue;
      }
      const [repeated, others] = split(found, (each) => isRepeated(world, each));
      this.report(
        world,
        others.filter((each) => isOf(world, each) && !this.followsFromGame(each)),
      );
      // It is not reported again, and yet what it makes unfit in a scenario is unfit.
      if (world.kind === "scenario") {
        for (const each of repeated) {
          this.blameFor(world, each, this.acceptedBy(world, each) !== undefined);
          if (!each.breaks) continue;
          const key = spotKeyOf(world.draft, each);
          const places = each.breaks.places.map((place) => inFile(world.draft, place));
          moreBroken.set(key, [...(moreBroken.get(key) ?? []), ...places]);
        }
      }
    }
    if (moreBroken.size > 0) this.reportMoreBroken(moreBroken);
  }

  /** Problems of the game that break places in scenarios with overrides, too, are reported with these. */
  private reportMoreBroken(more: ReadonlyMap<string, readonly FilePlace[]>): void {
    this.reported.forEach(({ found }, i) => {
      const places = found.breaks && more.get(spotKeyOf(this.draft, found));
      if (!found.breaks || !places) return;
      const all = new Map<string, FilePlace>();
      for (const place of [...found.breaks.places.map((each) => inFile(this.draft, each)), ...places]) {
        all.set(`${place.file}\n${place.pointer}\n${place.part}`, place);
      }
      this.reported[i] = new Reported({ ...found, ...found.breaks.message([...all.values()]) }, this.draft);
    });
  }

  /** Whether the game itself has an error there: what a layer or a scenario makes of it follows from that. */
  private followsFromGame({ place, covers, blames }: Found): boolean {
    const own = isDocumentPlace(place)
      ? [{ document: place.document, pointer: covers ?? place.pointer }]
      : (blames ?? []);
    return own.length > 0 && own.every(({ document, pointer }) => this.blame("").covers(document, pointer));
  }

  /** Runs a check of ours; one that crashes is reported, and the others go on. */
  guard(code: string, run: () => Found[]): Found[] {
    try {
      return run();
    } catch (error) {
      return [checkCrashed.report(`The check ${code}`, "game.json", inWords(error))];
    }
  }
}

/** Equal for two problems of one kind that are put right at the same place in the files. */
function spotKeyOf(draft: Draft, found: Found): string {
  const { file, pointer } = spotToMend(draft, found);
  return [found.code, file, pointer, found.covers].join("\n");
}

/** The place in the files, which is the same in every world. */
const inFile = (draft: Draft, place: ProblemPlace): FilePlace => ({
  ...spotOf(draft, place),
  part: place.part,
});

function split<T>(all: readonly T[], isFirst: (each: T) => boolean): [T[], T[]] {
  const first = new Set(all.filter(isFirst));
  return [[...first], all.filter((each) => !first.has(each))];
}

function isOf(world: World, found: Found): boolean {
  return world.kind !== "layer" || spotOf(world.draft, found.place).file.startsWith(`layers/${world.id}/`);
}

/** Says that a problem of another document is there only with a scenario's overrides. */
function inScenario(world: World, found: Found): Found {
  if (world.kind !== "scenario" || documentOfFile(spotOf(world.draft, found.place).file) === world.id)
    return found;
  const overrides = {
    place: { file: world.id, pointer: "/overrides", part: "key" as const },
    message: "This is with the overrides of this scenario.",
  };
  return { ...found, related: [...(found.related ?? []), overrides] };
}
