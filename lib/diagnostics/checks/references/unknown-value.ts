import {
  isSayable,
  placeMeant,
  placeName,
  type PlaceMeant,
  sayablePlaces,
  type TextPlace,
  textPlaces,
  textsWithPlaces,
} from "../../../documents";
import { nearest } from "../../../nearest";
import type { Found } from "../../found";
import type { ReferenceCheck, ReferenceContext } from "../../references/check";
import { quote } from "../../words";

export const unknownValue: ReferenceCheck = {
  code: "ref/unknown-value",
  severity: "error",
  title: "A text names a value that does not exist.",
  explain:
    "The text of an optional rule takes its numbers from the data: `{kamikaze/fromTurn}` is the value of parameters.json at that place, `{tables/combat/types/air-strike/modifiers/elite-pilots/add}` one of another document. A place that leads to no value, or to a group of values, has nothing to say.",
  mend: "Correct the place, or write the sentence without it. Completion offers the places that there are.",
  example:
    'The text names the value "kamikaze/fromTurm", which does not exist: did you mean "kamikaze/fromTurn"?',
  run(context) {
    const { documents, blame, reports } = context;
    const found: Found[] = [];
    for (const [document, root] of Object.entries(documents)) {
      if (!reports(document)) continue;
      for (const { pointer, text } of textsWithPlaces(document, root)) {
        if (blame.covers(document, pointer)) continue;
        for (const place of textPlaces(text)) {
          const meant = placeMeant((path) => documents[path], place.name);
          if (isSayable(meant.value) || isUnknowable(context, meant)) continue;
          found.push(report(context, { document, pointer }, text, place, meant));
        }
      }
    }
    return found;
  },
};

/** The target document is broken there or missing, so that nothing can be said. */
const isUnknowable = ({ documents, game, unread, blame }: ReferenceContext, meant: PlaceMeant): boolean =>
  [...unread, ...game.required].some(
    (path) => documents[path] === undefined && (path === meant.document || isNamed(path, meant)),
  ) ||
  (documents[meant.document] !== undefined && blame.covers(meant.document, meant.pointer));

/** A place in a document that is not there is looked for among the numbers. */
const isNamed = (path: string, { pointer }: PlaceMeant): boolean =>
  pointer.startsWith(`/${path.replace(/\.json$/, "")}/`);

function report(
  context: ReferenceContext,
  at: { document: string; pointer: string },
  text: string,
  { offset, name }: TextPlace,
  meant: PlaceMeant,
): Found {
  const { document, pointer, value } = meant;
  const known = sayablePlaces(document, context.documents[document]).map((each) =>
    placeName(document, each.pointer),
  );
  const close = value === undefined ? nearest(name, known) : undefined;
  const wasThere = value === undefined && context.everStood(document, pointer);
  const what =
    value !== undefined
      ? "which is a group of values, not one"
      : wasThere
        ? "which a layer removes"
        : "which does not exist";
  return {
    code: unknownValue.code,
    severity: unknownValue.severity,
    place: at,
    message:
      `The text names the value ${quote(name)}, ${what}` +
      (close === undefined ? "." : `: did you mean ${quote(close)}?`),
    hint: wasThere
      ? "Let the layer that takes it away change the text as well."
      : "Correct the place, or write the sentence without it.",
    ...(close !== undefined && {
      fixes: [
        {
          title: `Change it to ${quote(close)}`,
          changes: [
            {
              do: "set" as const,
              place: at,
              value: text.slice(0, offset + 1) + close + text.slice(offset + 1 + name.length),
            },
          ],
        },
      ],
    }),
  };
}
