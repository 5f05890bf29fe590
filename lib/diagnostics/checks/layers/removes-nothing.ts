import { type Draft, get, isObject, lastSegment, parentPointer, scenarioLayer } from "../../../documents";
import type { Found } from "../../found";
import { nearest } from "../../../nearest";
import { quote } from "../../words";
import { isNoted } from "./base-changed";
import type { LayerCheck } from "./check";

export const removesNothing: LayerCheck = {
  code: "layer/removes-nothing",
  severity: "warning",
  title: "A layer or a scenario removes what does not exist.",
  explain:
    "A patch, or the overrides of a scenario, remove a member by setting it to null. There is no such member, so this has no effect; most often its name is misspelt, or the document has changed since.",
  mend: "Correct the name, or remove the entry.",
  example: 'The layer "house-rules" removes "singapor", and bases.json has none: did you mean "singapore"?',
  run: (draft) =>
    draft.dangling
      .filter((each) => each.kind === "delete")
      .filter(({ layer, document, target }) => !isNoted(draft, layer, document, target))
      .map((each) =>
        report(draft, each, `layer ${quote(each.layer)}`, { file: each.file, pointer: each.pointer }),
      ),
};

/**
 * The same of the overrides of a scenario; `draft` is the one with them. What a layer has taken away already may well
 * be taken away again, and of a collection that has been emptied there is nothing left to name.
 */
export function scenarioRemovesNothing(draft: Draft): Found[] {
  const isMeant = ({ document, target }: Removal): boolean => {
    const { base, patches = [] } = draft.documents.get(document) ?? {};
    const holder = get(base?.value ?? null, parentPointer(target) ?? "");
    const isEmptied = isObject(holder) && Object.keys(holder).length === 0;
    return (
      isEmptied || [base, ...patches].some((each) => (get(each?.value ?? null, target) ?? null) !== null)
    );
  };
  return draft.dangling
    .filter((each) => each.kind === "delete" && each.layer === scenarioLayer && !isMeant(each))
    .map((each) => report(draft, each, "scenario", { document: each.file, pointer: each.pointer }));
}

type Removal = Draft["dangling"][number];

function report(
  draft: Draft,
  { document, target }: Removal,
  who: string,
  where: { file: string; pointer: string } | { document: string; pointer: string },
): Found {
  const name = lastSegment(target) ?? "";
  const holder = get(draft.documents.get(document)?.value, parentPointer(target) ?? "");
  const meant =
    typeof holder === "object" && holder !== null ? nearest(name, Object.keys(holder)) : undefined;
  const place = { ...where, part: "key" } as const;
  return {
    code: removesNothing.code,
    severity: removesNothing.severity,
    place,
    message:
      `The ${who} removes ${quote(name)}, and ${document} has none at ${parentPointer(target) || "its top"}` +
      (meant === undefined ? "." : `: did you mean ${quote(meant)}?`),
    hint: removesNothing.mend,
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
}
