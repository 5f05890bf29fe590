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
  run: (context) => danglingUses(context).map((use) => tell(context, use)),
};

/** Kinds of which nobody knows all ids: a document that has them cannot be read, or the collection is broken. */
function unknowableKinds({ game, unread, documents, blame }: ReferenceContext): Set<string> {
  const lost = [...unread, ...game.required.filter((path) => documents[path] === undefined)];
  const kinds = game.targets.filter((target) =>
    target.places.some(
      ({ document, pointer }) =>
        lost.some((path) => fitsPath(document, path)) || blame.covers(document, pointer),
    ),
  );
  return new Set(kinds.map((each) => each.kind));
}

/** Uses of ids that nothing has, outside what is broken already. */
export function danglingUses(context: ReferenceContext): Use[] {
  const unknowable = unknowableKinds(context);
  return context.links
    .unknownUses()
    .filter(
      ({ kind, document, pointer }) =>
        !unknowable.has(kind) && context.reports(document) && !context.blame.covers(document, pointer),
    );
}

function tell({ game, links, takenAway }: ReferenceContext, use: Use): Found {
  const ids = links.idsOf(use.kind);
  const removals = takenAway(use.kind, use.id);
  // What a layer took away was no slip of the pen.
  const meant = removals.length > 0 ? undefined : nearest(use.id, ids);
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
    hint:
      removals.length > 0
        ? "A layer takes it away. Leave it there, or take away what names it too."
        : hintFor(noun, ids, [...new Set(documents)]),
    ...((definition !== undefined || removals.length > 0) && {
      related: [
        ...(definition
          ? [
              {
                place: { ...definition, part: "key" as const },
                message: `${quote(definition.id)} stands here.`,
              },
            ]
          : []),
        ...removals.map((place) => ({ place, message: `${quote(use.id)} is taken away here.` })),
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
