import { child, type Json } from "../../../documents";
import { quote } from "../../words";
import { workspaceFile } from "../workspace";
import type { LayerCheck } from "./check";

const idsOf = (list: Json | undefined): readonly Json[] => (Array.isArray(list) ? list : []);

export const onAndOff: LayerCheck = {
  code: "layer/on-and-off",
  severity: "warning",
  title: "A layer is both requested and left out.",
  explain: "Leaving out takes precedence, so the layer is off, and the entry that requests it misleads.",
  mend: "Remove the layer from one of the two lists.",
  example: 'The layer "house-rules" is in "layers" and in "without"; it is off.',
  run(draft) {
    const workspace = draft.files.get(workspaceFile)?.value;
    const without = new Map(idsOf(child(workspace, "without")).map((id, at) => [id, at]));
    return idsOf(child(workspace, "layers")).flatMap((id, at) => {
      const off = without.get(id);
      if (typeof id !== "string" || off === undefined) return [];
      const place = { file: workspaceFile, pointer: `/layers/${at}` };
      const other = { file: workspaceFile, pointer: `/without/${off}` };
      return [
        {
          code: onAndOff.code,
          severity: onAndOff.severity,
          place,
          message: `The layer ${quote(id)} is in "layers" and in "without"; it is off.`,
          hint: onAndOff.mend,
          related: [{ place: other, message: "Here it is left out." }],
          fixes: [
            { title: "Turn it on", changes: [{ do: "remove" as const, place: other }] },
            { title: "Leave it off", changes: [{ do: "remove" as const, place }] },
          ],
        },
      ];
    });
  },
};
