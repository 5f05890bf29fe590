import { lastSegment, parentPointer } from "../../../documents";
import type { Found } from "../../found";
import { nearest } from "../../nearest";
import { fitsPath } from "../../patterns";
import type { ReferenceCheck, ReferenceContext } from "../../references/check";
import type { Use } from "../../references/links";
import { count, list, quote } from "../../words";

export const dangling: ReferenceCheck = {
  code: "ref/dangling",
  severity: "error",
  title: "An id names nothing.",
  explain: "A set-up, a schedule or a table names a thing by its id, and no document has that thing.",
  mend: "Correct the id, or add what it names. Completion offers the ids that there are.",
  example: 'There is no unit type "j-ddd" (in "units"): did you mean "j-dd"?',
  run(context) {
    const unknowable = kindsWithUnreadDocuments(context);
    const found: Found[] = [];
    for (const use of context.links.uses()) {
      if (unknowable.has(use.kind) || context.links.knows(use.kind, use.id)) continue;
      if (!context.reports(use.document) || context.blame.covers(use.document, use.pointer)) continue;
      found.push(tell(context, use));
    }
    return found;
  },
};

/** While a document cannot be read, nobody knows what it defines. */
function kindsWithUnreadDocuments({ game, unread, documents }: ReferenceContext): Set<string> {
  const absent = game.required.filter((path) => documents[path] === undefined);
  const lost = [...unread, ...absent];
  const kinds = game.targets.filter((target) =>
    target.places.some((place) => lost.some((path) => fitsPath(place.document, path))),
  );
  return new Set(kinds.map((each) => each.kind));
}

function tell({ game, links }: ReferenceContext, use: Use): Found {
  const ids = links.idsOf(use.kind);
  const meant = nearest(use.id, ids);
  const noun = links.nounOf(use.kind);
  const place = { document: use.document, pointer: use.pointer, part: use.part };
  const definition = meant === undefined ? undefined : links.definitionsOf(use.kind, meant)[0];
  const documents =
    game.targets.find((each) => each.kind === use.kind)?.places.map((each) => each.document) ?? [];
  const message = `There is no ${noun} ${quote(use.id)}${holder(use)}`;
  return {
    code: dangling.code,
    severity: dangling.severity,
    place,
    message: meant === undefined ? `${message}.` : `${message}: did you mean ${quote(meant)}?`,
    hint: hintFor(noun, ids, [...new Set(documents)]),
    ...(definition && {
      related: [
        { place: { ...definition, part: "key" as const }, message: `${quote(definition.id)} stands here.` },
      ],
    }),
    ...(meant !== undefined && {
      fixes: [
        {
          title: `Change ${quote(use.id)} to ${quote(meant)}`,
          changes: [
            use.part === "key"
              ? { do: "rename" as const, place, key: meant }
              : { do: "set" as const, place, value: meant },
          ],
        },
      ],
    }),
  };
}

function hintFor(noun: string, ids: readonly string[], documents: readonly string[]): string {
  const where = documents.length === 0 ? "" : ` in ${list(documents)}`;
  if (ids.length === 0) return `No ${noun} is known${where}.`;
  if (ids.length <= 10) return `Known${where}: ${list(ids)}.`;
  return `${count(ids.length, `${noun} is`, `${plural(noun)} are`)} known${where}.`;
}

const plural = (noun: string): string => (/(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`);

function holder({ pointer }: Use): string {
  const parent = parentPointer(pointer);
  const name = parent === undefined ? undefined : lastSegment(parent);
  return name === undefined ? "" : ` (in ${quote(name)})`;
}
