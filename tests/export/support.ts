import { assemble, type FileMap } from "../../lib/documents";
import { type ExportFile, type ExportFormat, type ExportSource, exportSource } from "../../lib/export";
import { shipped } from "../support/shipped";

export const GAME = "fire-in-the-sky";

/** What layer.json says of a layer that a test makes. */
export const layer = (id: string, more: object = {}): string =>
  `${JSON.stringify(
    {
      id,
      kind: "variant",
      title: "Oil lasts",
      reason: "What if the oil had lasted?",
      citations: [],
      requires: [],
      conflicts: [],
      default: false,
      ...more,
    },
    null,
    2,
  )}\n`;

export const workspaceFile = (more: object = {}): string =>
  `${JSON.stringify({ title: "What if the oil lasts?", game: GAME, layers: ["mine"], ...more }, null, 2)}\n`;

/** The shipped game by itself, or with files of a workspace on top. */
export function sourceOf(
  own: FileMap = {},
  {
    layers = Object.hasOwn(own, "layers/mine/layer.json") ? ["mine"] : [],
    without = [] as string[],
    others = new Map<string, Uint8Array>(),
    game: base = shipped(GAME).files,
  } = {},
): ExportSource {
  const { game: definition } = shipped(GAME);
  const files = { ...base, ...own };
  return exportSource({
    game: GAME,
    definition,
    draft: assemble(files, { layers, without }),
    files,
    own: new Set(Object.keys(own)),
    shipped: base,
    others,
    version: "0.1.0",
  });
}

/** Runs a format to its end. */
export function makeAll(format: ExportFormat, source: ExportSource): ExportFile[] {
  const steps = format.make(source);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

export const textOf = (bytes: Uint8Array): string =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
