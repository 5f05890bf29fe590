import { child, type Draft, type MissingLayer } from "../../../documents";
import type { Place } from "../../found";
import { nearest } from "../../nearest";
import { list, quote } from "../../words";
import { workspaceFile } from "../workspace";
import type { LayerCheck } from "./check";

/** Where the layer is asked for: in a document if it stands there, else at the top of the one that could say so. */
function placeOf(draft: Draft, { id, from, origin }: MissingLayer): Place {
  if (origin) return { file: origin.file, pointer: origin.pointer };
  const asked = child(draft.files.get(workspaceFile)?.value, from);
  const index = Array.isArray(asked) ? asked.indexOf(id) : -1;
  if (index >= 0) return { file: workspaceFile, pointer: `/${from}/${index}` };
  return { file: draft.files.has(workspaceFile) ? workspaceFile : "game.json", pointer: "" };
}

export const missingLayer: LayerCheck = {
  code: "layer/missing",
  severity: "error",
  title: "A layer that is asked for is not there.",
  explain: "The game is not what was asked for: what the layer changes is missing from it.",
  mend: "Correct the id, or put the layer's folder under layers/.",
  example: 'There is no layer "errata-205": did you mean "errata-2005"?',
  run: (draft) =>
    draft.missingLayers.map((missing) => {
      const place = placeOf(draft, missing);
      const meant = nearest(missing.id, draft.availableLayers);
      const verb = missing.from === "without" ? " to leave out" : "";
      const asked = place.pointer !== "";
      return {
        code: missingLayer.code,
        severity: missingLayer.severity,
        place,
        message:
          `There is no layer ${quote(missing.id)}${verb}` +
          (meant === undefined ? "." : `: did you mean ${quote(meant)}?`),
        hint:
          draft.availableLayers.length === 0
            ? "The game has no layers."
            : `The layers are ${list(draft.availableLayers.map(quote))}.`,
        ...(asked && {
          fixes: [
            ...(meant === undefined
              ? []
              : [
                  {
                    title: `Change it to ${quote(meant)}`,
                    changes: [{ do: "set" as const, place, value: meant }],
                  },
                ]),
            { title: "Remove it from the list", changes: [{ do: "remove" as const, place }] },
          ],
        }),
      };
    }),
};
