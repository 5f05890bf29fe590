import type { Documents, Finding, RuleCheck } from "../../../types";
import {
  arrivalsOf,
  basesOf,
  basesPath,
  gameOf,
  gamePath,
  mapOf,
  mapPath,
  optionsOf,
  optionsPath,
  unitsOf,
  unitsPath,
} from "../shared/documents";
import { namedClasses } from "../shared/units";

/** 2.1, 2.2.2: a name means one thing. */
export const sameNames: RuleCheck = {
  code: "rule/fire-in-the-sky/same-names",
  rule: "2.1",
  severity: "warning",
  title: "Two things have the same name.",
  explain:
    "Choices, logs and problems use names, so two bases, nations or ships with the same name cannot be distinguished. A ship has one counter, so the same ship on two counters of a nation is a duplicate. " +
    "Units of several nations may share a name, and so may a ship and what it is rebuilt into, as the schedule says by “conversionOf”. " +
    "Rename one of the two, or remove it.",
  run(documents) {
    const { sides, nations } = gameOf(documents);
    return [
      ...repeats(named(gamePath, "sides", sides), "side"),
      ...repeats(named(gamePath, "nations", nations), "nation"),
      ...repeats(
        [
          ...named(basesPath, "bases", basesOf(documents)),
          ...named(mapPath, "boxes", mapOf(documents).boxes),
        ],
        "place",
      ),
      ...repeats(
        Object.entries(optionsOf(documents)).map(([id, { title }]) => ({
          document: optionsPath,
          pointer: `/options/${id}/title`,
          name: title,
        })),
        "optional rule",
      ),
      ...repeatedUnits(documents),
    ];
  },
};

interface Named {
  document: string;
  pointer: string;
  name: string;
}

const named = (
  document: string,
  member: string,
  things: Readonly<Record<string, { name: string }>>,
): Named[] =>
  Object.entries(things).map(([id, { name }]) => ({ document, pointer: `/${member}/${id}/name`, name }));

const plain = (name: string): string => name.trim().toLowerCase();

function repeats(things: readonly Named[], noun: string): Finding[] {
  const first = new Map<string, Named>();
  return things.flatMap((thing): Finding[] => {
    const other = first.get(plain(thing.name));
    if (!other) first.set(plain(thing.name), thing);
    return other ? [repeated(thing, other, `Another ${noun} is also called “${other.name}”.`)] : [];
  });
}

const repeated = ({ document, pointer }: Named, other: Named, message: string): Finding => ({
  document,
  pointer,
  message,
  hint: "Rename one of the two.",
  related: [{ document: other.document, pointer: other.pointer, message: "The other one is here." }],
});

/** Types of one nation and kind with the same name, and counters that carry the same ship. */
function repeatedUnits(documents: Documents): Finding[] {
  const rebuilt = new Set(
    arrivalsOf(documents).flatMap(({ group: { conversionOf, units = {} } }) =>
      conversionOf === undefined ? [] : Object.keys(units),
    ),
  );
  const first = new Map<string, string>();
  const { naval, land, air } = unitsOf(documents);
  const tell = (kind: string, id: string, name: string, keys: readonly string[]): Finding[] => {
    const others = keys.map((key) => first.get(key)).filter((each) => each !== undefined);
    for (const key of keys) if (!first.has(key)) first.set(key, id);
    const other = rebuilt.has(id) ? undefined : others.find((each) => !rebuilt.has(each));
    if (other === undefined) return [];
    const at = (of: string) => ({ document: unitsPath, pointer: `/${kind}/${of}/name`, name });
    const shared = keys.findIndex((key) => first.get(key) === other);
    const ship = kind === "naval" ? name.split(",")[shared]!.trim() : name;
    return [repeated(at(id), at(other), `Another unit of the nation, “${other}”, is also called “${ship}”.`)];
  };
  return [
    ...Object.entries(naval).flatMap(([id, { name, nation, class: ship }]) => {
      // Ships that go by a class ("Destroyers") are told apart by it, and ships with names of their own are not.
      const within = namedClasses.includes(ship) ? nation : `${nation} ${ship}`;
      return tell(
        "naval",
        id,
        name,
        name.split(",").map((each) => `${within} ${plain(each)}`),
      );
    }),
    ...Object.entries({ land, air }).flatMap(([kind, types]) =>
      Object.entries(types).flatMap(([id, { name, nation }]) =>
        tell(kind, id, name, [`${kind} ${nation} ${plain(name)}`]),
      ),
    ),
  ];
}
