import { child, type Draft, type Json, type MissingLayer, type ParsedDocument } from "../../../documents";
import type { ProblemPlace } from "../../found";
import { nearest } from "../../../nearest";
import { quote, shortList } from "../../words";
import { workspaceFile } from "../workspace";
import type { LayerCheck } from "./check";

/**
 * Where a layer is requested: the place in a document if there is one, else the top of the document that could
 * request it.
 */
function placesIn(draft: Draft): (missing: MissingLayer) => ProblemPlace {
  const workspace = draft.files.get(workspaceFile);
  const asked = { layers: positions(workspace, "layers"), without: positions(workspace, "without") };
  return ({ id, from, origin }) => {
    if (origin) return { file: origin.file, pointer: origin.pointer };
    const index = from === "game" ? undefined : asked[from].get(id);
    if (index !== undefined) return { file: workspaceFile, pointer: `/${from}/${index}` };
    return { file: workspace ? workspaceFile : "game.json", pointer: "" };
  };
}

/** The first position of each entry of a list in sandtable.json. */
function positions(workspace: ParsedDocument | undefined, name: string): Map<Json, number> {
  const list = child(workspace?.value, name);
  const found = new Map<Json, number>();
  if (Array.isArray(list)) list.forEach((id, at) => found.has(id) || found.set(id, at));
  return found;
}

export const missingLayer: LayerCheck = {
  code: "layer/missing",
  severity: "error",
  title: "A requested layer does not exist.",
  explain: "The game is not the one requested: the changes of the layer are missing from it.",
  mend: "Correct the id, or put the layer's folder under layers/.",
  example: 'There is no layer "errata-205": did you mean "errata-2005"?',
  run: (draft) => {
    const placeOf = placesIn(draft);
    return draft.missingLayers.map((missing) => {
      const place = placeOf(missing);
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
            : `The layers are ${shortList(draft.availableLayers.map(quote))}.`,
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
    });
  },
};
