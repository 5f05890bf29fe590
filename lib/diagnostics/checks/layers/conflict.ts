import { lastSegment } from "../../../documents";
import { quote, show } from "../../words";
import type { LayerCheck } from "./check";

export const conflict: LayerCheck = {
  code: "layer/conflict",
  severity: "warning",
  title: "Two layers set one value differently.",
  explain:
    "The later layer counts. That may be intended, or the two were never tried together. Both places are given.",
  mend: "Let one of the two leave the value alone, or let the later one say why it differs and accept the warning.",
  example: '"airCapacity" is set to 8 by the layer "errata-2005" and to 6 by "house-rules", which counts.',
  run: (draft) =>
    draft.conflicts.map(({ document, pointer, first, second, values: [before, after] }) => {
      const what = pointer === "" ? document : quote(lastSegment(pointer) ?? "");
      const was = before === undefined ? "removed" : `set to ${show(before)}`;
      const is = after === undefined ? "removed" : `set to ${show(after)}`;
      return {
        code: conflict.code,
        severity: conflict.severity,
        place: { file: second.file, pointer: second.pointer, part: "key" },
        message: `${what} is ${was} by the layer ${quote(first.layer)} and ${is} by ${quote(second.layer)}, which counts.`,
        hint: "Let one of the two leave the value alone, or turn one of the layers off.",
        related: [
          {
            place: { file: first.file, pointer: first.pointer, part: "key" },
            message: `The layer ${quote(first.layer)} sets it here.`,
          },
        ],
      };
    }),
};
