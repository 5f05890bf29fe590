import { assemble, type Draft, type FileMap, kindOfPath } from "../../documents";
import type { ViewWorld } from "../world";
import type { ChangedDocument } from "./types";
import { ChangeTeller } from "./view";

/** What a workspace makes other than the game as shipped: as it was printed, or with the errata that are on from the start. */
export class Since {
  private readonly printed: Side;
  private readonly mended: Side;

  constructor(shipped: FileMap) {
    this.printed = new Side(shipped, true);
    this.mended = new Side(shipped, false);
  }

  /** How many values differ. */
  count(world: ViewWorld, withErrata: boolean): number {
    return (withErrata ? this.mended : this.printed).count(world);
  }

  changes(world: ViewWorld, withErrata: boolean): ChangedDocument[] {
    return (withErrata ? this.mended : this.printed).changes(world);
  }
}

/** One state of the shipped game, read when it is first asked for. */
class Side {
  private readonly teller = new ChangeTeller();
  private read: Draft | undefined;

  constructor(
    private readonly shipped: FileMap,
    private readonly bare: boolean,
  ) {}

  private get draft(): Draft {
    return (this.read ??= assemble(this.shipped, this.bare ? { without: layersIn(this.shipped) } : {}));
  }

  count(world: ViewWorld): number {
    return this.teller.count(this.draft, world);
  }

  changes(world: ViewWorld): ChangedDocument[] {
    return this.teller.changes(this.draft, world);
  }
}

const layersIn = (files: FileMap): string[] => [
  ...new Set(
    Object.keys(files).flatMap((path) => {
      const kind = kindOfPath(path);
      return kind.kind === "patch" || kind.kind === "manifest" ? [kind.layer] : [];
    }),
  ),
];
