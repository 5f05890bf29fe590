import { kept } from "../../../documents/kept";
import { child } from "../../../documents/pointer";
import type { Json } from "../../../kernel";
import { documentOf, entriesOf, listOf, type Members, numberOf, textOf } from "../../shared/read";
import type { Documents } from "../../types";
import type { Site, SiteField, SiteKind } from "../../view-types";

/** Cities, towns and ports on the map (2.1.1), with their airbases. A place goes by the number of its hex, as units do. */

const town: SiteKind = { title: "Town", sign: "circle", held: true };
const city: SiteKind = { title: "City", sign: "square", held: true };

const holders = [
  { value: "allied", title: "The Allies" },
  { value: "japanese", title: "Japan" },
  { value: "neutral", title: "Nobody" },
];

export const sitesOf = (documents: Documents, scenario: string): Site[] =>
  sitesIn(
    documentOf(documents, "map.json", "places"),
    documentOf(documents, "bases.json", "airbases"),
    child(documents[scenario], "control") ?? null,
  );

/** The same list until a place, an airbase or the control of the set-up changes. */
const sitesIn = kept((places: Members, bases: Members, control: Json): Site[] => {
  const held = (side: string): Set<string> => new Set(listOf(child(control, side)).map((hex) => textOf(hex)));
  const japanese = held("japanese");
  const neutral = held("neutral");
  const baseOf = new Map(
    Object.entries(bases).map(([id, base]) => [textOf(child(base, "place")), { id, base }]),
  );
  return entriesOf(places as Json).flatMap(([id, place]): Site[] => {
    const hex = child(place, "hex");
    if (typeof hex !== "string") return [];
    // The map prints who controls a place; each scenario has a list of its own.
    const holder =
      control === null
        ? textOf(child(place, "control"), "none")
        : japanese.has(hex)
          ? "japanese"
          : neutral.has(hex)
            ? "none"
            : "allied";
    const base = baseOf.get(id);
    const vp = numberOf(child(place, "vp"));
    const isPort = child(place, "port") === true;
    return [
      {
        id: hex,
        hex,
        name: textOf(child(place, "name"), id),
        kind: child(place, "kind") === "city" ? city : town,
        control: holder,
        flag: holder,
        capacities: [
          ...(isPort ? [{ letter: "P", name: "Port, hits at most", value: maximumHits(place) }] : []),
          ...(base ? [{ letter: "A", name: "Airbase, air units", value: capacity(base.base) }] : []),
        ],
        victoryPoints: vp,
        note: notesOf(place, base?.base),
        document: "map.json",
        pointer: `/places/${id}`,
        fields: [...placeFields(id, place), ...(base ? baseFields(base.id, base.base) : [])],
      },
    ];
  });
});

const maximumHits = (place: Json): number => numberOf(child(place, "maximumHits"));
const capacity = (base: Json): number => numberOf(child(base, "capacity"));

function notesOf(place: Json, base: Json | undefined): string {
  const isPort = child(place, "port") === true;
  const isSupplyPort = child(place, "supplyPort") === true;
  return [
    isPort ? "port" : isSupplyPort ? "port for supply alone" : "no port",
    base === undefined
      ? "no airbase"
      : `${textOf(child(base, "kind"))} airbase for ${capacity(base)} units, anti-aircraft ${numberOf(child(base, "antiAircraft"))}`,
  ].join(", ");
}

function placeFields(id: string, place: Json): SiteField[] {
  const at = { document: "map.json" } as const;
  const of = (key: string): string | number | undefined => {
    const value = child(place, key);
    return typeof value === "string" || typeof value === "number" ? value : undefined;
  };
  return [
    {
      ...at,
      title: "Victory points",
      pointer: `/places/${id}/vp`,
      value: of("vp"),
      min: 0,
      max: 50,
      step: 0.5,
    },
    {
      ...at,
      title: "Control printed on the map",
      pointer: `/places/${id}/control`,
      value: of("control"),
      choices: holders,
    },
    {
      ...at,
      title: "Hits at most",
      pointer: `/places/${id}/maximumHits`,
      value: of("maximumHits"),
      min: 1,
      max: 20,
      step: 1,
    },
  ];
}

function baseFields(id: string, base: Json): SiteField[] {
  const field = (title: string, key: string, max: number): SiteField => {
    const value = child(base, key);
    return {
      title,
      document: "bases.json",
      pointer: `/airbases/${id}/${key}`,
      value: typeof value === "number" ? value : undefined,
      min: 0,
      max,
      step: 1,
    };
  };
  return [field("Airbase capacity", "capacity", 30), field("Airbase anti-aircraft", "antiAircraft", 9)];
}
