import { get, lastSegment, parentPointer } from "../../../documents";
import { nearest } from "../../../nearest";
import { quote } from "../../words";
import { isNoted } from "./base-changed";
import type { LayerCheck } from "./check";

export const removesNothing: LayerCheck = {
  code: "layer/removes-nothing",
  severity: "warning",
  title: "A layer removes what does not exist.",
  explain:
    "A patch removes a member by setting it to null. There is no such member, so the patch has no effect; most often its name is misspelt, or the document has changed since.",
  mend: "Correct the name, or remove the entry from the patch.",
  example: 'The layer "house-rules" removes "singapor", and bases.json has none: did you mean "singapore"?',
  run: (draft) =>
    draft.dangling
      .filter((each) => each.kind === "delete")
      .filter(({ layer, document, target }) => !isNoted(draft, layer, document, target))
      .map(({ document, layer, file, pointer, target }) => {
        const name = lastSegment(target) ?? "";
        const holder = get(draft.documents.get(document)?.value, parentPointer(target) ?? "");
        const meant =
          typeof holder === "object" && holder !== null ? nearest(name, Object.keys(holder)) : undefined;
        const place = { file, pointer, part: "key" } as const;
        return {
          code: removesNothing.code,
          severity: removesNothing.severity,
          place,
          message:
            `The layer ${quote(layer)} removes ${quote(name)}, and ${document} has none at ${parentPointer(target) || "its top"}` +
            (meant === undefined ? "." : `: did you mean ${quote(meant)}?`),
          hint: "Correct the name, or remove the entry from the patch.",
          fixes: [
            ...(meant === undefined
              ? []
              : [
                  {
                    title: `Change it to ${quote(meant)}`,
                    changes: [{ do: "rename" as const, place, key: meant }],
                  },
                ]),
            { title: "Remove the entry", changes: [{ do: "remove" as const, place }] },
          ],
        };
      }),
};
