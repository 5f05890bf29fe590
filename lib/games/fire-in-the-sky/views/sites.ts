import { kept } from "../../../documents/kept";
import { child } from "../../../documents/pointer";
import type { Json } from "../../../kernel";
import type { Documents } from "../../types";
import type { Site, SiteField, SiteKind } from "../../view-types";
import { savedPosition } from "./holdings";
import { documentOf, entriesOf, type Members, numberOf, textOf } from "../../shared/read";

const PATH = "bases.json";

const controllers = [
  { value: "japan", title: "Japan" },
  { value: "allies", title: "The Allies" },
  { value: "none", title: "Nobody" },
];

const kinds: Readonly<Record<"base" | "circle", SiteKind>> = {
  base: { title: "Base", sign: "square", held: true },
  circle: { title: "Circle: no base", sign: "circle", held: false },
};

/** The named land hexes (2.2.2, 2.2.3), with control as the scenario has it. */
export function sitesOf(documents: Documents, scenario: string): Site[] {
  const document = documents[scenario];
  const control = document === undefined ? undefined : child(document, "control");
  return sitesIn(documentOf(documents, PATH, "bases"), scenario, savedPosition(document), control);
}

/** The same list until a base or who controls one changes. */
const sitesIn = kept((bases: Members, scenario: string, saved: Saved, control: Json | undefined): Site[] =>
  entriesOf(bases).map(([id, base]) => {
    const own = textOf(child(base, "control"), "none");
    const held = saved ? (saved.bases[id]?.control ?? own) : textOf(child(control, id), own);
    const kind = child(base, "kind") === "circle" ? "circle" : "base";
    const oil = child(base, "oil");
    const home = child(base, "homeBaseOf");
    return {
      id,
      hex: textOf(child(base, "hex")),
      name: textOf(child(base, "name"), id),
      kind: kinds[kind],
      control: kind === "base" ? held : "none",
      flag: textOf(child(base, "flag"), "none"),
      capacities: capacitiesOf(base),
      victoryPoints: numberOf(child(base, "victoryPoints")),
      ...(typeof oil === "number" && { resource: { name: "Oil", value: oil } }),
      ...(typeof home === "string" && { note: "Home Base" }),
      document: PATH,
      pointer: `/bases/${id}`,
      fields:
        kind === "base"
          ? [
              saved ? savedControl(id, scenario, held) : controlField(id, scenario, held, own),
              ...fieldsOf(id, base),
            ]
          : [landField(id, base)],
    };
  }),
);

type Saved = ReturnType<typeof savedPosition>;

function capacitiesOf(base: Json): Site["capacities"] {
  const all = [
    ["A", "Air Capacity", "airCapacity"],
    ["P", "Port Capacity", "portCapacity"],
    ["L", "Land limit", "landLimit"],
  ] as const;
  return all.flatMap(([letter, name, key]) => {
    const value = child(base, key);
    return typeof value === "number" ? [{ letter, name, value }] : [];
  });
}

const controlField = (id: string, scenario: string, held: string, own: string): SiteField => ({
  title: "Control",
  document: scenario,
  pointer: `/control/${id}`,
  value: held,
  choices: controllers,
  unless: own,
});

/** A saved position says of each base who controls it. */
const savedControl = (id: string, scenario: string, held: string): SiteField => ({
  title: "Control",
  document: scenario,
  pointer: `/position/bases/${id}/control`,
  value: held,
  choices: controllers,
  required: true,
});

function fieldsOf(id: string, base: Json): SiteField[] {
  const number = (title: string, key: string, step = 1): SiteField => {
    const value = child(base, key);
    return {
      title,
      document: PATH,
      pointer: `/bases/${id}/${key}`,
      value: typeof value === "number" ? value : undefined,
      min: 0,
      max: 200,
      step,
      required: key !== "oil",
    };
  };
  return [
    number("Air Capacity", "airCapacity"),
    number("Port Capacity", "portCapacity", 0.25),
    landField(id, base),
    number("Victory Points", "victoryPoints"),
    number("Oil", "oil"),
  ];
}

const landField = (id: string, base: Json): SiteField => ({
  title: "Land limit",
  document: PATH,
  pointer: `/bases/${id}/landLimit`,
  value: numberOf(child(base, "landLimit")),
  choices: [
    { value: "8", title: "8" },
    { value: "4", title: "4 (atoll)" },
  ],
  required: true,
});
