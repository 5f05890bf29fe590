import { type Draft, isWithin, type Json, kindOfPath } from "../../documents";
import type { DocumentKind } from "../../documents/generated/kinds";
import { numberIn, type Numbering, numberingOf, renumbered } from "../../games/numbering";
import type { GameDefinition } from "../../games/types";
import { misspeltId } from "../checks/layers/misspelt-id";
import { replacesValue } from "../checks/layers/replaces-value";
import { earlierShape } from "../checks/schema/earlier-shape";
import { missingDocument, unknownDocument, wrongSchema } from "../checks/schema/documents";
import type { Context, Shapes } from "../context";
import type { Found } from "../found";
import type { FileOf } from "../schema/problem";
import { spotOf } from "../problem-place";
import { fitsPattern } from "../schema/pattern";
import { checkSchema } from "../schema/run";
import type { World } from "../worlds";

/** What was found in a value, kept for as long as the value is the same. */
interface Remembered {
  value: Json;
  found: readonly Found[];
}

/** Tier 2: what the schemas forbid, in merged documents and in the files that are none. */
export class SchemaTier {
  private readonly remembered = new Map<string, Remembered>();

  run(context: Context): void {
    const ground = context.worlds[0]?.documents ?? {};
    const earlier = context.guard(earlierShape.code, () => earlierShape.run(context.draft));
    const old = new Set(earlier.map(({ place }) => spotOf(context.draft, place).file));
    context.report(undefined, earlier);
    context.reportPerWorld(["game", "scenario", "layer"], (world) =>
      Object.entries(world.documents)
        // Another world has the documents of the game but for those that it changes.
        .filter(([path, value]) => world.kind === "game" || ground[path] !== value)
        .flatMap(([path, value]) => this.inDocument(context, world, path, value))
        // What is wrong with an old shape is that it is old.
        .filter((found) => old.size === 0 || !old.has(spotOf(world.draft, found.place).file)),
    );
    context.report(
      undefined,
      this.besideDocuments(context).filter(({ place }) => !old.has(spotOf(context.draft, place).file)),
    );
    if (context.game) context.report(undefined, absentDocuments(context.game, context.draft));
  }

  private inDocument(context: Context, world: World, path: string, value: Json): Found[] {
    const kind = kindOfDocument(context, path);
    if (!kind) return context.game ? [unknownDocument.report(path, context.game.required)] : [];
    const found = this.check(context.shapes, world.id, kind, path, value, fileOfIn(world.draft, path));
    if (found.length === 0) return [];
    const numbering = numberingOf(world.documents);
    return withLayerCauses(
      world.draft,
      path,
      found.map((each) => inNumbers(numbering, each)),
    );
  }

  /** Manifests of layers, playtests and the workspace: files that no layer changes. */
  private besideDocuments(context: Context): Found[] {
    const found: Found[] = [];
    for (const [path, { value }] of context.draft.files) {
      const { kind } = kindOfPath(path);
      if (value === undefined || kind === "document" || kind === "patch") continue;
      const shape = kindOfDocument(context, path);
      if (shape) found.push(...this.check(context.shapes, "", shape, path, value));
    }
    return found;
  }

  private check(
    shapes: Shapes,
    world: string,
    kind: DocumentKind,
    path: string,
    value: Json,
    fileOf?: FileOf,
  ): readonly Found[] {
    const key = `${world}\n${path}`;
    const before = this.remembered.get(key);
    if (before?.value === value) return before.found;
    const found = [
      ...checkSchema(shapes, path, kind.schema, value, fileOf),
      ...wrongSchema.report(path, value, kind),
    ];
    this.remembered.set(key, { value, found });
    return found;
  }
}

/** A problem as the schemas report it, in the rule numbers of the edition. */
const inNumbers = (numbering: Numbering, found: Found): Found => ({
  ...found,
  message: renumbered(numbering, found.message),
  ...(found.hint !== undefined && { hint: renumbered(numbering, found.hint) }),
  ...(found.rule !== undefined && { rule: numberIn(numbering, found.rule) }),
});

/** Who set what in a document that layers have a part in. */
function fileOfIn(draft: Draft, path: string): FileOf | undefined {
  const document = draft.documents.get(path);
  if (!document || (document.patches.length === 0 && document.base.path === path)) return undefined;
  return (pointer) => document.originOf(pointer).file;
}

/** Which kind of document a path is, in the game at hand. */
function kindOfDocument({ game, shapes }: Context, path: string): DocumentKind | undefined {
  return shapes.kinds.find(
    (kind) =>
      (kind.games.includes("*") || (game !== undefined && kind.games.includes(game.id))) &&
      fitsPattern(kind.pattern, path),
  );
}

function absentDocuments(game: GameDefinition, draft: Draft): Found[] {
  return game.required.filter((path) => !draft.files.has(path)).map((path) => missingDocument.report(path));
}

/**
 * What is wrong because of how a layer goes about it is reported once, as the layer's problem: an entry that it adds
 * under a misspelt id lacks nearly all its members, and an object in place of a list breaks all that is below.
 */
function withLayerCauses(draft: Draft, path: string, found: readonly Found[]): Found[] {
  let result = [...found];
  const replace = (target: string, cause: Found): void => {
    result = result.filter(({ place }) => !isWithin(place.pointer, target));
    result.push(cause);
  };
  const incomplete = new Set(
    found.filter(({ code }) => code === "schema/missing-member").map(({ place }) => place.pointer),
  );
  for (const addition of draft.additions) {
    if (addition.document !== path) continue;
    const cause = incomplete.has(addition.target)
      ? misspeltId.report(addition, draft.documents.get(path)?.base.value)
      : undefined;
    if (cause) replace(addition.target, cause);
  }
  for (const dangling of draft.dangling) {
    if (dangling.document !== path || dangling.kind !== "descend") continue;
    if (result.some(({ place }) => isWithin(place.pointer, dangling.target))) {
      replace(dangling.target, replacesValue.report(draft, dangling));
    }
  }
  return result;
}
