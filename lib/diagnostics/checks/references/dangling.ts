import { lastSegment, parentPointer } from "../../../documents";
import type { Found } from "../../found";
import { nearest } from "../../../nearest";
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
    const byThing = new Map<string, Use[]>();
    for (const use of danglingUses(context)) {
      const key = `${use.kind}\n${use.id}`;
      const same = byThing.get(key);
      if (same) same.push(use);
      else byThing.set(key, [use]);
    }
    return [...byThing.values()].flatMap((uses) => {
      const taken = context.takenAway(uses[0]!.kind, uses[0]!.id);
      if (taken.length > 0) return [takenAwayInUse(context, uses, taken)];
      return uses.length > mostApart
        ? [missingInManyPlaces(context, uses)]
        : uses.map((use) => tell(context, use));
    });
  },
};

/** Uses of one unknown id that are told each at its place; of more, the thing itself is what is missing. */
const mostApart = 4;
/** Places shown beside a problem that many share. */
const mostShown = 8;

type Spot = { document: string; pointer: string };

/** A layer takes away what other places name: the layer is where that is put right. */
function takenAwayInUse({ links }: ReferenceContext, uses: readonly Use[], removals: readonly Spot[]): Found {
  const [{ kind, id }] = uses as [Use];
  const [removal, ...others] = removals as [Spot];
  return {
    code: dangling.code,
    severity: dangling.severity,
    place: { ...removal, part: "key" },
    covers: removal.pointer,
    blames: uses,
    message: `The ${links.nounOf(kind)} ${quote(id)} is taken away here, and ${count(uses.length, "place names", "places name")} it.`,
    hint: "Leave it there, or take away what names it too.",
    related: [
      ...others.map((place) => ({ place, message: `${quote(id)} is taken away here, too.` })),
      ...usedHere(uses),
    ],
  };
}

function missingInManyPlaces(context: ReferenceContext, uses: readonly Use[]): Found {
  const [first, ...others] = uses as [Use];
  const { related = [], ...found } = tell(context, first);
  return {
    ...found,
    // Each use would have to be changed: no single edit mends it.
    fixes: [],
    blames: uses,
    message: `There is no ${context.links.nounOf(first.kind)} ${quote(first.id)}, and ${uses.length} places name it.`,
    related: [...related, ...usedHere(others)],
  };
}

const usedHere = (uses: readonly Use[]): NonNullable<Found["related"]> =>
  uses.slice(0, mostShown).map(({ document, pointer, part, id }) => ({
    place: { document, pointer, part },
    message: `${quote(id)} is named here.`,
  }));

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

/** "bases"; of a choice of two nouns both: "hexes and places". */
const plural = (noun: string): string =>
  list(noun.split(" or ").map((each) => (/(?:s|x|ch|sh)$/.test(each) ? `${each}es` : `${each}s`)));

/** The nearest thing around the use that has a name: no number of a list, and no part of a condition. */
function holder({ pointer }: Use): string {
  for (let at = parentPointer(pointer); at !== undefined; at = parentPointer(at)) {
    const name = lastSegment(at);
    if (name !== undefined && !/^(\d+|of|when)$/.test(name)) return ` (in ${quote(name)})`;
  }
  return "";
}
