import { applyEdits, assemble, type Draft, type FileMap, type Json } from "../../../lib/documents";
import { check } from "../../../lib/diagnostics";
import { type Changed, mapChange, type MapChange } from "../../../lib/views/map";
import { shipped } from "../../support/shipped";

/** The shipped game under a workspace with a layer of its own, edited by hand on the map. */

export const SCENARIO = "scenarios/short-campaign.json";
const layer = JSON.stringify({
  id: "mine",
  kind: "variant",
  title: "Mine",
  reason: "A test.",
  citations: [],
  default: false,
  requires: [],
  conflicts: [],
});

export class MapEditor {
  files: FileMap;
  readonly own: Set<string>;
  readonly game = shipped("fire-in-the-sky").game;

  constructor(own: FileMap = { "layers/mine/layer.json": layer }) {
    this.files = { ...shipped("fire-in-the-sky").files, ...own };
    this.own = new Set(Object.keys(own));
  }

  private get layers(): string[] {
    return this.own.has("layers/mine/layer.json") ? ["mine"] : [];
  }

  get draft(): Draft {
    return assemble(this.files, { layers: this.layers });
  }

  world() {
    return { draft: this.draft, game: this.game };
  }

  value(document: string): Json {
    return this.draft.documents.get(document)!.value;
  }

  try(change: MapChange, scenario = SCENARIO): Changed {
    const context = { draft: this.draft, files: this.files, own: this.own };
    const [layer] = this.layers;
    return mapChange(context, layer === undefined ? "base" : { layer }, this.world(), scenario, change);
  }

  /** Makes a valid change; returns the label of its undo. */
  make(change: MapChange, scenario = SCENARIO): string {
    const changed = this.try(change, scenario);
    if (!changed.ok) throw new Error(changed.reason);
    const files = { ...this.files };
    for (const { file } of changed.edits) {
      const mine = changed.edits.filter((edit) => edit.file === file);
      files[file] = applyEdits(this.files[file] ?? "", mine);
      this.own.add(file);
    }
    this.files = files;
    return changed.label;
  }

  problems() {
    return check(this.files, this.game, { layers: this.layers }).diagnostics.filter(
      ({ severity }) => severity === "error",
    );
  }
}
