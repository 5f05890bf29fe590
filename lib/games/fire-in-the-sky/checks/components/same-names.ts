import type { Finding, RuleCheck } from "../../../types";
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
  unitsPath,
} from "../shared/documents";
import { type OfUnits, ofUnits } from "../shared/picked-units";
import { remembered } from "../../../shared/checks/remember";
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
      ...repeatedUnits(documents, namesOf(documents)),
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

/** What a type is called, and what no other of the nation may be called: the ships of a counter one by one. */
interface Names {
  name: string;
  keys: readonly string[];
}

const namesOf = ofUnits<Names>(
  (unit, kind) => {
    const { name, nation } = unit;
    if (!("class" in unit)) return { name, keys: [`${kind} ${nation} ${plain(name)}`] };
    // Ships that go by a class ("Destroyers") are distinguished by it, and ships with names of their own are not.
    const within = namedClasses.includes(unit.class) ? nation : `${nation} ${unit.class}`;
    return { name, keys: name.split(",").map((each) => `${within} ${plain(each)}`) };
  },
  (a, b) =>
    a.name === b.name && a.keys.length === b.keys.length && a.keys.every((key, i) => key === b.keys[i]),
);

/** Types of one nation and kind with the same name, and counters that carry the same ship. */
const repeatedUnits = remembered((documents, units: OfUnits<Names>): Finding[] => {
  const rebuilt = new Set(
    arrivalsOf(documents).flatMap(({ group: { conversionOf, units: arriving = {} } }) =>
      conversionOf === undefined ? [] : Object.keys(arriving),
    ),
  );
  const first = new Map<string, string>();
  const findings: Finding[] = [];
  const report = (kind: string, id: string, { name, keys }: Names, others: readonly string[]): void => {
    const other = rebuilt.has(id) ? undefined : others.find((each) => !rebuilt.has(each));
    if (other === undefined) return;
    const at = (of: string) => ({ document: unitsPath, pointer: `/${kind}/${of}/name`, name });
    const shared = keys.findIndex((key) => first.get(key) === other);
    const ship = kind === "naval" ? name.split(",")[shared]!.trim() : name;
    findings.push(
      repeated(at(id), at(other), `Another unit of the nation, “${other}”, is also called “${ship}”.`),
    );
  };
  for (const [kind, types] of Object.entries(units) as [string, ReadonlyMap<string, Names>][]) {
    for (const [id, names] of types) {
      const others: string[] = [];
      for (const key of names.keys) {
        const other = first.get(key);
        if (other !== undefined) others.push(other);
      }
      for (const key of names.keys) if (!first.has(key)) first.set(key, id);
      if (others.length > 0) report(kind, id, names, others);
    }
  }
  return findings;
});
