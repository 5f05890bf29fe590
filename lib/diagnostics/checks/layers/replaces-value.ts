import { type Dangling, type Draft, get, type InDocument } from "../../../documents";
import type { Found } from "../../found";
import { describeType, quote } from "../../words";
import type { LayerCheck } from "./check";

export const replacesValue: LayerCheck & { report(draft: Draft, dangling: InDocument<Dangling>): Found } = {
  code: "layer/replaces-value",
  severity: "error",
  title: "A layer patches a value that is not an object.",
  explain:
    "A patch changes members of objects. Lists and single values are replaced as a whole; an object in their place discards all that was there.",
  mend: "Give the whole new list or value, or correct the pointer.",
  example: 'The layer "house-rules" puts an object where sequence.json has a list, which is lost.',
  report(draft, { document, layer, file, pointer, target }) {
    const base = get(draft.documents.get(document)?.base.value, target);
    return {
      code: replacesValue.code,
      severity: replacesValue.severity,
      place: { file, pointer, part: "key" },
      blames: [{ document, pointer: target }],
      message: `The layer ${quote(layer)} puts an object where ${document} has ${describeType(base)}, which is lost.`,
      hint: "Give the whole new value: a patch goes into objects only, and replaces lists as a whole.",
    };
  },
  run: (draft) =>
    draft.dangling.filter((each) => each.kind === "descend").map((each) => replacesValue.report(draft, each)),
};
