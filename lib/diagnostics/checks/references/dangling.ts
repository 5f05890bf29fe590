import { get, isObject, lastSegment, parentPointer } from "../../../documents";
import { mostApart, mostShown } from "../../crowds";
import type { Found, ProblemPlace } from "../../found";
import { nearest } from "../../../nearest";
import { fitsPath } from "../../patterns";
import type { ReferenceCheck, ReferenceContext } from "../../references/check";
import type { Use } from "../../references/links";
import { count, list, quote, shortList } from "../../words";

export const dangling: ReferenceCheck = {
  code: "ref/dangling",
  severity: "error",
  title: "An id is not defined.",
  explain: "A set-up, a schedule or a table names a thing by its id, and no document defines it.",
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
    const found: Found[] = [];
    const missing: Use[][] = [];
    for (const uses of byThing.values()) {
      const taken = context.takenAway(uses[0]!.kind, uses[0]!.id);
      if (taken.length > 0) found.push(takenAwayInUse(context, uses, taken));
      else missing.push(uses);
    }
    return [...found, ...withoutDefinition(context, missing)];
  },
};

/** So many ids of a kind that nothing has, and that are no slips of the pen, have one cause. */
const mostStrangers = 8;

/** What is said of things that were never there, kind by kind. */
function withoutDefinition(context: ReferenceContext, missing: readonly Use[][]): Found[] {
  const byKind = new Map<string, Use[][]>();
  for (const uses of missing) {
    const { kind } = uses[0]!;
    const alike = byKind.get(kind);
    if (alike) alike.push(uses);
    else byKind.set(kind, [uses]);
  }
  return [...byKind.entries()].flatMap(([kind, things]) => {
    const empty = emptyCollection(context, kind);
    if (empty && things.flat().length > mostApart) return [allMissing(context, things, empty)];
    const known = context.links.idsOf(kind);
    const strangers = things.filter((uses) => nearest(uses[0]!.id, known) === undefined);
    const crowd = new Set(strangers.length > mostStrangers ? strangers : []);
    return [
      ...(crowd.size > 0 ? [allMissing(context, [...crowd])] : []),
      ...things
        .filter((uses) => !crowd.has(uses))
        .flatMap((uses) =>
          uses.length > mostApart
            ? [missingInManyPlaces(context, uses)]
            : uses.map((use) => report(context, use)),
        ),
    ];
  });
}

/** A collection of things of this kind that is there and holds none. */
function emptyCollection({ game, documents }: ReferenceContext, kind: string): Removal | undefined {
  return game.targets
    .filter((target) => target.kind === kind)
    .flatMap(({ places }) => places)
    .find(({ document, pointer }) => {
      const value = get(documents[document] ?? null, pointer);
      return isObject(value) && Object.keys(value).length === 0;
    });
}

/** Many things of one kind that are not there: reported once, at the collection that lost them or at the first use. */
function allMissing(context: ReferenceContext, things: readonly Use[][], empty?: Removal): Found {
  const uses = things.flat();
  const [first] = uses as [Use];
  const noun = context.links.nounOf(first.kind);
  const names = shortList(
    things.map(([use]) => quote(use!.id)),
    "and",
  );
  const what = `${count(things.length, `${noun} is`, `${plural(noun)} are`)} named that nothing defines: ${names}.`;
  return {
    code: dangling.code,
    severity: dangling.severity,
    place: empty
      ? { ...empty, part: "key" }
      : { document: first.document, pointer: first.pointer, part: first.part },
    blames: [...uses, ...(empty ? [empty] : []), ...foundations(context, first.kind)],
    message: empty ? `${quote(empty.pointer)} of ${empty.document} is empty, and ${what}` : what,
    hint: dangling.mend,
    related: usedHere(empty ? uses : uses.slice(1)),
  };
}

type Removal = { document: string; pointer: string };

/** A layer takes away what other places name: the layer is where that is put right. */
function takenAwayInUse(
  { links }: ReferenceContext,
  uses: readonly Use[],
  removals: readonly Removal[],
): Found {
  const [{ kind, id }] = uses as [Use];
  const [removal, ...others] = removals as [Removal];
  const noun = links.nounOf(kind);
  const message = (places: readonly ProblemPlace[]): Pick<Found, "message" | "related"> => ({
    message: `The ${noun} ${quote(id)} is removed here, and ${count(places.length, "place names", "places name")} it.`,
    related: [
      ...others.map((place) => ({ place, message: `${quote(id)} is removed here, too.` })),
      ...namedAt(id, places),
    ],
  });
  const places = uses.map(placeOf);
  return {
    code: dangling.code,
    severity: dangling.severity,
    place: { ...removal, part: "key" },
    covers: removal.pointer,
    blames: uses,
    crowd: {
      of: `${removal.document} ${parentPointer(removal.pointer)}`,
      message: (n) => `${count(n, noun, plural(noun))} are removed here although they are used elsewhere.`,
    },
    ...message(places),
    hint: "Keep it, or remove its uses too.",
    breaks: { places, message },
  };
}

function missingInManyPlaces(context: ReferenceContext, uses: readonly Use[]): Found {
  const [first, ...others] = uses as [Use];
  const { related = [], ...found } = report(context, first);
  return {
    ...found,
    // Each use would have to be changed: no single edit mends it.
    fixes: [],
    blames: [...uses, ...foundations(context, first.kind)],
    message: `There is no ${context.links.nounOf(first.kind)} ${quote(first.id)}, and ${uses.length} places name it.`,
    related: [...related, ...usedHere(others)],
  };
}

/** The collections of a kind that all else rests on. */
const foundations = ({ game }: ReferenceContext, kind: string): readonly Removal[] =>
  game.targets.filter((target) => target.kind === kind && target.foundation).flatMap(({ places }) => places);

const placeOf = ({ document, pointer, part }: Use): ProblemPlace => ({ document, pointer, part });

const usedHere = (uses: readonly Use[]): NonNullable<Found["related"]> =>
  uses.slice(0, mostShown).flatMap((use) => namedAt(use.id, [placeOf(use)]));

const namedAt = (id: string, places: readonly ProblemPlace[]): NonNullable<Found["related"]> =>
  places.slice(0, mostShown).map((place) => ({ place, message: `${quote(id)} is named here.` }));

/** Kinds whose ids are not all known: a document that has them cannot be read, or the collection is broken. */
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

function report({ game, links }: ReferenceContext, use: Use): Found {
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
        { place: { ...definition, part: "key" as const }, message: `${quote(definition.id)} is here.` },
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
