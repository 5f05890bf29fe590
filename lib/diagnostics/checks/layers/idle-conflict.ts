import { child } from "../../../documents";
import { nearest } from "../../../nearest";
import type { Found } from "../../found";
import { quote } from "../../words";
import type { LayerCheck } from "./check";

export const idleConflict: LayerCheck = {
  code: "layer/idle-conflict",
  severity: "warning",
  title: "A layer excludes itself, or a layer that does not exist.",
  explain:
    "Under `conflicts` stand the layers that cannot be on together with this one. An entry that names no other layer has no effect; most often its id is misspelt.",
  mend: "Correct the id, or remove the entry.",
  example:
    'The layer "house-rules" excludes "slow-gane", and there is no such layer: did you mean "slow-game"?',
  run(draft) {
    const found: Found[] = [];
    for (const { id, path, manifest } of draft.layers) {
      const conflicts = child(manifest, "conflicts");
      if (!Array.isArray(conflicts)) continue;
      conflicts.forEach((other, i) => {
        if (typeof other !== "string" || (other !== id && draft.availableLayers.includes(other))) return;
        const meant = other === id ? undefined : nearest(other, draft.availableLayers);
        const place = { file: path, pointer: `/conflicts/${i}` };
        const fix =
          meant === undefined
            ? { title: "Remove the entry", changes: [{ do: "remove" as const, place }] }
            : {
                title: `Change it to ${quote(meant)}`,
                changes: [{ do: "set" as const, place, value: meant }],
              };
        found.push({
          code: idleConflict.code,
          severity: idleConflict.severity,
          place,
          message:
            other === id
              ? `The layer ${quote(id)} excludes itself, which has no effect.`
              : `The layer ${quote(id)} excludes ${quote(other)}, and there is no such layer${meant === undefined ? "." : `: did you mean ${quote(meant)}?`}`,
          hint: idleConflict.mend,
          fixes: [fix],
        });
      });
    }
    return found;
  },
};
