import { kept } from "../../../documents/kept";
import { child } from "../../../documents/pointer";
import type { Json } from "../../../kernel";
import { documentOf, entriesOf, type Members, textOf } from "../../shared/read";
import type { Documents } from "../../types";
import type { Site, SiteField, SiteKind } from "../../view-types";

/** Bases on the map (8.1), with their owners and values as the scenario has them. */

const base: SiteKind = { title: "Base", sign: "square", held: true };

const owners = [
  { value: "allied", title: "The Allies" },
  { value: "japanese", title: "Japan" },
];

export function sitesOf(documents: Documents, scenario: string): Site[] {
  const document = documents[scenario];
  const set = textOf(child(document, "baseValues"));
  const path = `base-values/${set}.json`;
  return sitesIn(
    documentOf(documents, "bases.json", "bases"),
    documentOf(documents, path, "bases"),
    child(document, "bases") ?? null,
    scenario,
    path,
  );
}

/** The same list until a base, its values or its owner changes. */
const sitesIn = kept((bases: Members, values: Members, owned: Json, scenario: string, path: string): Site[] =>
  entriesOf(bases as Json).flatMap(([id, record]): Site[] => {
    const hex = child(record, "hex");
    if (typeof hex !== "string") return [];
    const owner = textOf(child(owned, id), "none");
    const of = values[id];
    const number = (key: string): number | undefined => {
      const value = of === undefined ? undefined : child(of, key);
      return typeof value === "number" ? value : undefined;
    };
    const field = (title: string, key: string, max: number): SiteField => ({
      title,
      document: path,
      pointer: `/bases/${id}/${key}`,
      value: number(key),
      min: 0,
      max,
      step: 1,
    });
    const capacities = [
      ["C", "Capacity in Air Factors", "capacity"],
      ["R", "Readying Factor", "readying"],
      ["A", "Anti-Aircraft Factor", "antiAircraft"],
    ] as const;
    return [
      {
        id,
        hex,
        name: textOf(child(record, "name"), id),
        kind: base,
        control: owner,
        flag: owner,
        capacities: capacities.flatMap(([letter, name, key]) => {
          const value = number(key);
          return value === undefined ? [] : [{ letter, name, value }];
        }),
        document: "bases.json",
        pointer: `/bases/${id}`,
        fields: [
          {
            title: "Owner",
            document: scenario,
            pointer: `/bases/${id}`,
            value: owner === "none" ? undefined : owner,
            choices: owners,
          },
          ...(of === undefined
            ? []
            : [
                field("Capacity", "capacity", 200),
                field("Readying Factor", "readying", 50),
                field("Anti-Aircraft Factor", "antiAircraft", 50),
                field("Repair", "repair", 20),
              ]),
        ],
      },
    ];
  }),
);
