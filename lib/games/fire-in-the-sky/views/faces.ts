import { child } from "../../../documents/pointer";
import type { Json } from "../../../kernel";
import type { Documents } from "../../types";
import type { CounterFace, Livery, Rating, RatingPlace } from "../../view-types";
import { documentOf, entriesOf, numberOf, sideOfNation, textOf } from "./read";

/** Counters as they are printed (2.1.1), from units.json. */

export interface UnitSheet {
  kind: "naval" | "land" | "air";
  face: CounterFace;
  count: number;
  /** Steps of a whole counter. */
  steps: number;
  optional?: string;
}

const kinds = ["naval", "land", "air"] as const;

/** Every type of counters, by its id, in the order of the document. */
export function sheetsOf(documents: Documents): Map<string, UnitSheet> {
  const sheets = new Map<string, UnitSheet>();
  for (const kind of kinds) {
    for (const [type, unit] of entriesOf(documentOf(documents, "units.json", kind))) {
      const nation = textOf(child(unit, "nation"));
      const optional = child(unit, "optional");
      sheets.set(type, {
        kind,
        count: numberOf(child(unit, "count")),
        steps: numberOf(child(unit, kind === "air" ? "maxSteps" : "steps"), 1),
        ...(typeof optional === "string" && { optional }),
        face: {
          type,
          name: textOf(child(unit, "name"), type),
          side: sideOfNation(documents, nation),
          nation,
          livery: liveryOf(kind, type, nation),
          ...printOf(kind, unit),
        },
      });
    }
  }
  return sheets;
}

/** US Army green, US Navy and Marines blue (2.1.1.2); a marine is of the Navy. */
function liveryOf(kind: UnitSheet["kind"], type: string, nation: string): Livery {
  if (nation === "us") return kind === "naval" || /blue|marine/.test(type) ? "us-navy" : "us-army";
  return nation === "japan" || nation === "britain" || nation === "netherlands" ? nation : "plain";
}

type Print = Pick<CounterFace, "label" | "picture" | "ratings" | "reducedRatings">;

function printOf(kind: UnitSheet["kind"], unit: Json): Print {
  if (kind === "naval") return shipPrint(unit);
  return kind === "land" ? landPrint(unit) : airPrint(unit);
}

const rating = (name: string, value: number | undefined, at: RatingPlace, chief = false): Rating[] =>
  value === undefined ? [] : [{ name, value: shortNumber(value), at, ...(chief && { chief }) }];

const fractions: Readonly<Record<number, string>> = { 0.25: "¼", 0.5: "½", 0.75: "¾" };

/** 0.5 -> "½", 1.5 -> "1½". */
export function shortNumber(value: number): string {
  const whole = Math.trunc(value);
  const fraction = fractions[Math.abs(value - whole)];
  return fraction === undefined ? String(value) : `${whole === 0 ? "" : whole}${fraction}`;
}

const optionalNumber = (unit: Json, key: string): number | undefined => {
  const value = child(unit, key);
  return typeof value === "number" ? value : undefined;
};

function shipPrint(unit: Json): Print {
  const shipClass = textOf(child(unit, "class"), "?");
  return {
    label: shipClass,
    picture: { kind: "ship", class: shipClass },
    ratings: [
      ...rating("Firepower", optionalNumber(unit, "firepower"), "bottom-left", true),
      ...rating("Defense", optionalNumber(unit, "defense"), "bottom", true),
      ...rating("Movement", optionalNumber(unit, "movement"), "bottom-right", true),
      ...rating("Anti-aircraft", optionalNumber(unit, "antiAircraft"), "left"),
      ...rating("Air strength", optionalNumber(unit, "airStrength"), "top-right", true),
      ...rating("Transport", optionalNumber(unit, "transport"), "right"),
    ],
  };
}

/** Size marks as on maps of the time; the game's own names are of four sizes. */
const sizes: Readonly<Record<number, string>> = { 8: "XXXX", 4: "XX", 2: "X" };

function landPrint(unit: Json): Print {
  const strength = numberOf(child(unit, "strength"));
  const reduced = optionalNumber(unit, "reduced");
  const ratings = (value: number): Rating[] => [
    ...rating("Combat strength", value, "bottom-left", true),
    ...rating("Transport", optionalNumber(unit, "transport"), "bottom-right", true),
  ];
  return {
    label: textOf(child(unit, "name"), "Land"),
    picture: {
      kind: "land",
      size: sizes[strength] ?? "III",
      ...(child(unit, "marine") === true && { marine: true }),
    },
    ratings: ratings(strength),
    ...(reduced !== undefined && { reducedRatings: ratings(reduced) }),
  };
}

function airPrint(unit: Json): Print {
  const steps = numberOf(child(unit, "maxSteps"), 1);
  return {
    label: "Air",
    picture: { kind: "air" },
    ratings: rating("Steps", steps, "bottom", true),
    ...(steps > 1 && { reducedRatings: rating("Steps", 1, "bottom", true) }),
  };
}
