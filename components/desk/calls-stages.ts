import { canonicalText, documentOfFile, mergeLayers } from "../../lib/documents";
import type { Desk } from "./world";

/** A form in which the text of a document can be compared with another. */
export interface Stage {
  /** "disk", "now", "base", "effective", or "after:" and a layer's id. */
  id: string;
  title: string;
}

export interface Stages {
  /** The document that the file is, or changes. */
  document: string;
  stages: Stage[];
}

/** The forms in which a document stands between print and play, in order. */
function stagesOf(desk: Desk, file: string): Stages {
  const document = documentOfFile(file);
  const found = desk.draft.documents.get(document);
  if (!found) return { document, stages: [] };
  const titles = new Map(desk.draft.layers.map(({ id, manifest }) => [id, manifest?.title]));
  const layers = found.patches.map(({ layer }) => layer);
  return {
    document,
    stages: [
      { id: "base", title: "Without layers" },
      ...layers.map((layer) => {
        const title = titles.get(layer);
        return { id: `after:${layer}`, title: `With ${typeof title === "string" ? title : layer}` };
      }),
      { id: "effective", title: "As played" },
    ],
  };
}

/** The document in one of these forms, keys in the order in which they stand; undefined when it is not there. */
function stageText(desk: Desk, document: string, stage: string): string | undefined {
  const found = desk.draft.documents.get(document);
  if (!found) return undefined;
  if (stage === "effective") return canonicalText(found.value);
  const { value } = found.base;
  if (value === undefined) return undefined;
  const last = found.patches.findLastIndex(({ layer }) => `after:${layer}` === stage);
  const patches = found.patches.slice(0, last + 1);
  return canonicalText(mergeLayers({ file: document, value }, patches).value);
}

export const stageCalls = { stagesOf, stageText };
