import type { Draft } from "../../../documents";
import type { Found } from "../../found";
import { nearest } from "../../../nearest";
import { quote } from "../../words";
import type { LayerCheck } from "./check";

function report(draft: Draft, who: string, target: string, place: Found["place"]): Found {
  const meant = nearest(target, draft.documents.keys());
  return {
    code: unknownTarget.code,
    severity: unknownTarget.severity,
    place,
    message:
      `${who} changes ${target}, and the game has no such document` +
      (meant === undefined ? "." : `: did you mean ${meant}?`),
    hint: "The path of a patch is the path of the document that it changes.",
    ...(meant !== undefined &&
      place.pointer !== "" && {
        fixes: [
          { title: `Change it to ${quote(meant)}`, changes: [{ do: "rename" as const, place, key: meant }] },
        ],
      }),
  };
}

export const unknownTarget: LayerCheck = {
  code: "layer/unknown-document",
  severity: "error",
  title: "A patch changes a document that the game does not have.",
  explain: "A patch has the path of the document that it changes. A patch at another path is not read.",
  mend: "Move the patch to the path of the document that is meant.",
  example:
    'The layer "house-rules" changes table/combat.json, and the game has no such document: did you mean tables/combat.json?',
  run: (draft) => [
    ...draft.unknownPatchTargets.map(({ layer, file, target }) =>
      report(draft, `The layer ${quote(layer)}`, target, { file, pointer: "" }),
    ),
    ...draft.scenarioOverrides
      // One whose file is there and broken has its own problem.
      .filter(({ known, target }) => !known && !draft.files.has(target))
      .map(({ scenario, target, origin }) =>
        report(draft, scenario, target, { file: origin.file, pointer: origin.pointer, part: "key" }),
      ),
  ],
};
