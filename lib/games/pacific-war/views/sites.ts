import { kept } from "../../../documents/kept";
import { child } from "../../../documents/pointer";
import type { Json } from "../../../kernel";
import { documentOf, entriesOf, listOf, type Members, numberOf, textOf } from "../../shared/read";
import type { Documents } from "../../types";
import type { Site, SiteField, SiteKind } from "../../view-types";
import { sideIds } from "../model/rules";
import { sideOf } from "./set-up";

/** Named locations on the map (2.5.1): ports, airfields and cities, with who holds them. They go by their hexes. */

const location: SiteKind = { title: "Location", sign: "circle", held: true };
const city: SiteKind = { title: "City", sign: "square", held: true };

const airfields: Readonly<Record<string, string>> = {
  large: "a large airfield",
  small: "a small airfield",
  none: "no airfield",
};

export const sitesOf = (documents: Documents, scenario: string): Site[] =>
  sitesIn(
    documentOf(documents, "map.json", "places"),
    documentOf(documents, "map.json", "hexes"),
    documentOf(documents, "map.json", "countries"),
    child(documents[scenario], "control") ?? null,
    child(sideOf(documents[scenario], "allied"), "bases") ?? null,
    child(sideOf(documents[scenario], "japanese"), "bases") ?? null,
  );

/** The same list until a place or who holds it changes. */
const sitesIn = kept(
  (
    places: Members,
    hexes: Members,
    countries: Members,
    control: Json,
    allied: Json,
    japanese: Json,
  ): Site[] => {
    const named = new Map<string, string>();
    for (const side of sideIds) {
      for (const at of listOf(child(control, side))) named.set(textOf(at), side);
      // Its Base holds a place (23.1.5).
      for (const [at] of entriesOf(side === "allied" ? allied : japanese)) named.set(at, side);
    }
    const holderOf = (id: string, hex: string): string => {
      const own = named.get(id) ?? named.get(hex);
      if (own !== undefined) return own;
      const at = hexes[hex];
      const country = textOf(child(at, "country"));
      return textOf(
        child(child(control, "countries"), country),
        textOf(child(at, "control"), textOf(child(countries[country], "control"), "none")),
      );
    };
    return entriesOf(places as Json).flatMap(([id, place]): Site[] => {
      const hex = child(place, "hex");
      if (typeof hex !== "string") return [];
      const holder = holderOf(id, hex);
      const resource = child(place, "resource");
      return [
        {
          id: hex,
          hex,
          name: textOf(child(place, "name"), id),
          kind: child(place, "city") === undefined ? location : city,
          control: holder,
          flag: holder,
          capacities: [],
          ...(resource !== undefined && {
            resource: { name: "Resource Points", value: numberOf(child(resource, "points")) },
          }),
          note: noteOf(place),
          document: "map.json",
          pointer: `/places/${id}`,
          fields: fieldsOf(id, place),
        },
      ];
    });
  },
);

function noteOf(place: Json): string {
  const also = listOf(child(place, "also")).map((name) => textOf(name));
  return [
    child(place, "port") === true ? "port" : "no port",
    airfields[textOf(child(place, "airfield"))] ?? "no airfield",
    ...(child(place, "dryDock") === undefined ? [] : ["dry dock"]),
    ...(also.length > 0 ? [`with ${also.join(" and ")}`] : []),
  ].join(", ");
}

function fieldsOf(id: string, place: Json): SiteField[] {
  return [
    {
      document: "map.json",
      pointer: `/places/${id}/airfield`,
      title: "Airfield",
      value: textOf(child(place, "airfield")),
      choices: [
        { value: "large", title: "Large" },
        { value: "small", title: "Small" },
        { value: "none", title: "None" },
      ],
      required: true,
    },
  ];
}
