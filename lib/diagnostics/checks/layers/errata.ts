import { child, type Draft, type DraftLayer, get, type Json, joinPointer } from "../../../documents";
import type { Found } from "../../found";
import { nearest } from "../../../nearest";
import { quote, show } from "../../words";
import type { LayerCheck } from "./check";

/** An erratum that says which value it mends. */
interface Erratum {
  layer: DraftLayer;
  id: string;
  was: string;
  is: string;
  document: string;
  pointer: string;
}

function* errataOf(draft: Draft): Iterable<Erratum> {
  for (const layer of draft.layers) {
    const errata = child(layer.manifest, "errata");
    if (typeof errata !== "object" || errata === null || Array.isArray(errata)) continue;
    for (const [id, each] of Object.entries(errata)) {
      const [document, pointer, was, is] = ["document", "pointer", "was", "is"].map((key) =>
        child(each, key),
      );
      if (typeof document !== "string" || typeof pointer !== "string") continue;
      yield { layer, id, document, pointer, was: String(was ?? ""), is: String(is ?? "") };
    }
  }
}

const place = ({ layer, id }: Erratum, member: string): Found["place"] => ({
  file: layer.path,
  pointer: joinPointer("/errata", id, member),
});

const numberWords: Readonly<Record<string, number>> = {
  no: 0,
  none: 0,
  nothing: 0,
  half: 0.5,
  quarter: 0.25,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  "½": 0.5,
  "¼": 0.25,
  "¾": 0.75,
};

/** The numbers that a sentence names, in digits or words: "one half" gives 1 and 0.5. */
export function numbersIn(text: string): number[] {
  const found: number[] = [];
  for (const [token] of text.toLowerCase().matchAll(/[½¼¾]|-?\d+(?:\.\d+)*(?:\/\d+)?|\p{L}+/gu)) {
    const word = numberWords[token];
    if (word !== undefined) found.push(word);
    const [top, bottom] = token.split("/").map(Number);
    if (top !== undefined && !Number.isNaN(top)) found.push(bottom ? top / bottom : top);
  }
  return found;
}

/** Whether a sentence may speak of the value. Only a number is certain enough to be another. */
function speaksOf(text: string, value: Json | undefined): boolean {
  if (typeof value !== "number") return true;
  const numbers = numbersIn(text);
  return numbers.length === 0 || numbers.includes(value);
}

export const outdatedErratum: LayerCheck = {
  code: "layer/outdated-erratum",
  severity: "warning",
  title: "What an erratum says was printed is not what the document holds.",
  explain:
    "An erratum keeps the printed value in words, and the document holds it as a number. When the two differ, either the document was changed or the erratum refers to another value.",
  mend: "Put the printed value back into the document (the layer changes it), or correct the erratum.",
  example:
    'The erratum "asw-die-cost" says what was printed; tables/transport-costs.json holds 2 at /merchantAswDie, which it does not name.',
  run(draft) {
    const found: Found[] = [];
    for (const erratum of errataOf(draft)) {
      const { document, pointer, was, is, id, layer } = erratum;
      const merged = draft.documents.get(document);
      if (!merged) continue;
      const base = get(merged.base.value, pointer);
      const related = [{ place: { file: document, pointer }, message: "The document without layers." }];
      if (!speaksOf(was, base)) {
        found.push({
          code: outdatedErratum.code,
          severity: outdatedErratum.severity,
          place: place(erratum, "was"),
          message: `The erratum ${quote(id)} says what was printed, and does not name ${show(base)}, which ${document} holds at ${pointer}.`,
          hint: "The document holds the printed value; the layer changes it. Correct the one that is wrong.",
          related,
        });
      } else if (merged.originOf(pointer).layer === layer.id && !speaksOf(is, get(merged.value, pointer))) {
        found.push({
          code: outdatedErratum.code,
          severity: outdatedErratum.severity,
          place: place(erratum, "is"),
          message: `The erratum ${quote(id)} says what holds now, and does not name ${show(get(merged.value, pointer))}, which stands in ${document} at ${pointer} with the layer on.`,
          hint: "Correct the layer's patch or the erratum.",
          related: [{ place: { document, pointer }, message: "The value with the layers that are on." }],
        });
      }
    }
    return found;
  },
};

export const lostErratum: LayerCheck = {
  code: "layer/lost-erratum",
  severity: "warning",
  title: "An erratum refers to a place that does not exist.",
  explain:
    "The studio shows an erratum beside the value that it corrects, and finds the value by document and pointer.",
  mend: "Correct the document or the pointer; leave both out when no value changes.",
  example:
    'The erratum "asw-die-cost" refers to /merchantAswDice in tables/transport-costs.json, where there is no value.',
  run(draft) {
    const found: Found[] = [];
    for (const erratum of errataOf(draft)) {
      const { document, pointer, id, layer } = erratum;
      const report = (member: "document" | "pointer", message: string, meant: string | undefined): void => {
        const at = place(erratum, member);
        found.push({
          code: lostErratum.code,
          severity: lostErratum.severity,
          place: at,
          message: meant === undefined ? `${message}.` : `${message}: did you mean ${quote(meant)}?`,
          hint: "Leave document and pointer out when no value changes.",
          ...(meant !== undefined && {
            fixes: [
              { title: `Change it to ${quote(meant)}`, changes: [{ do: "set", place: at, value: meant }] },
            ],
          }),
        });
      };
      const merged = draft.documents.get(document);
      if (!merged) {
        if (draft.files.has(document)) continue;
        const what = `The erratum ${quote(id)} refers to ${document}, which the game does not have`;
        report("document", what, nearest(document, draft.documents.keys()));
        continue;
      }
      // A layer that is off has not yet made the place that it adds.
      const stands =
        get(merged.value, pointer) !== undefined || get(merged.base.value, pointer) !== undefined;
      if (stands || !layer.on || Object.hasOwn(merged.removals(), pointer)) continue;
      report(
        "pointer",
        `The erratum ${quote(id)} refers to ${pointer} in ${document}, where there is no value`,
        undefined,
      );
    }
    return found;
  },
};
