import { assemble, type Draft, type FileMap, kindOfPath } from "../../documents";
import type { GameDefinition } from "../../games";
import type { ViewWorld } from "../world";
import type { ChangeSentence } from "./sentences/types";
import { type ChangeCount, ChangeDescriber } from "./view";

/** The texts of a ruleset with which another is compared. */
export interface ComparedWith {
  files: FileMap;
  /** Layers to add to those that the game has on, and those to leave out. */
  layers?: readonly string[];
  without?: readonly string[];
  /** Paths of a workspace's own files. */
  own?: Iterable<string>;
}

/** What a workspace makes other than the game as shipped: as it was printed, or with the errata that are on from the start. */
export class Since {
  private readonly printed: Compared;
  private readonly mended: Compared;

  constructor(shipped: FileMap) {
    this.printed = new Compared({ files: shipped, without: layersIn(shipped) });
    this.mended = new Compared({ files: shipped });
  }

  sentences(world: ViewWorld, withErrata: boolean): ChangeSentence[] {
    return this.with(withErrata).sentences(world);
  }

  count(world: ViewWorld, withErrata: boolean): ChangeCount {
    return this.with(withErrata).count(world);
  }

  private with(errata: boolean): Compared {
    return errata ? this.mended : this.printed;
  }
}

/** A ruleset with which a draft is compared after every edit; it is read when it is first asked for. */
export class Compared {
  private readonly describer = new ChangeDescriber();
  private read: Draft | undefined;
  private readonly own: ReadonlySet<string>;

  /** `game`: of its own, where it is not the draft's. */
  constructor(
    private readonly texts: ComparedWith,
    private readonly game?: GameDefinition,
  ) {
    this.own = new Set(texts.own);
  }

  private get draft(): Draft {
    const { files, layers = [], without = [] } = this.texts;
    return (this.read ??= assemble(files, { layers, without }));
  }

  sentences(world: ViewWorld): ChangeSentence[] {
    return this.describer.sentences(this.before(world), world);
  }

  count(world: ViewWorld): ChangeCount {
    return this.describer.count(this.before(world), world);
  }

  private before({ game, schemas }: ViewWorld): ViewWorld {
    return { draft: this.draft, game: this.game ?? game, own: this.own, ...(schemas && { schemas }) };
  }
}

/** The layers that lie among texts, on or off. */
export const layersIn = (files: FileMap): string[] => [
  ...new Set(
    Object.keys(files).flatMap((path) => {
      const kind = kindOfPath(path);
      return kind.kind === "patch" || kind.kind === "manifest" ? [kind.layer] : [];
    }),
  ),
];
