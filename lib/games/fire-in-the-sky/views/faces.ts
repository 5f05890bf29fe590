import { kept } from "../../../documents/kept";
import { child } from "../../../documents/pointer";
import type { Json } from "../../../kernel";
import type { Documents } from "../../types";
import type { CounterFace, Rating, RatingPlace } from "../../counter-types";
import { documentOf, entriesOf, type Members, numberOf, textOf } from "../../shared/read";
import { liveryOf } from "./liveries";
import { sideOfNation } from "./read";

/** Counters as they are printed (2.1.1), from units.json or from compiled rules. */

/** What the print of a counter says, wherever it was read; what is absent is not printed. */
export interface Print {
  kind: "naval" | "land" | "air";
  type: string;
  name: string;
  side: string;
  nation: string;
  /** Class of a ship. */
  shipClass?: string;
  firepower?: number;
  defense?: number;
  movement?: number;
  antiAircraft?: number;
  airStrength?: number;
  transport?: number;
  /** Combat strength of a land unit, and that of its reduced side. */
  strength?: number;
  reduced?: number;
  marine?: boolean;
  /** Steps of a whole counter. */
  steps: number;
}

export interface UnitSheet {
  kind: Print["kind"];
  face: CounterFace;
  count: number;
  /** Steps of a whole counter. */
  steps: number;
  optional?: string;
}

const kinds = ["naval", "land", "air"] as const;

/** Every type of counters, by its id, in the order of the document: the same faces until units or nations change. */
export function sheetsOf(documents: Documents): ReadonlyMap<string, UnitSheet> {
  const units = documents["units.json"];
  return typeof units === "object" && units !== null ? sheetsIn(units, documents["game.json"]) : new Map();
}

const sheetsIn = kept((units: Members | Json[], game: Json | undefined): ReadonlyMap<string, UnitSheet> =>
  makeSheets({ "units.json": units as Json, ...(game !== undefined && { "game.json": game }) }),
);

function makeSheets(documents: Documents): ReadonlyMap<string, UnitSheet> {
  const sheets = new Map<string, UnitSheet>();
  for (const kind of kinds) {
    for (const [type, unit] of entriesOf(documentOf(documents, "units.json", kind))) {
      const print = printOf(documents, kind, type, unit);
      const optional = child(unit, "optional");
      sheets.set(type, {
        kind,
        count: numberOf(child(unit, "count")),
        steps: print.steps,
        ...(typeof optional === "string" && { optional }),
        face: faceOf(print),
      });
    }
  }
  return sheets;
}

function printOf(documents: Documents, kind: Print["kind"], type: string, unit: Json): Print {
  const nation = textOf(child(unit, "nation"));
  const number = (key: string): number | undefined => {
    const value = child(unit, key);
    return typeof value === "number" ? value : undefined;
  };
  return {
    kind,
    type,
    name: textOf(child(unit, "name"), type),
    side: sideOfNation(documents, nation),
    nation,
    shipClass: textOf(child(unit, "class"), "?"),
    firepower: number("firepower"),
    defense: number("defense"),
    movement: number("movement"),
    antiAircraft: number("antiAircraft"),
    airStrength: number("airStrength"),
    transport: number("transport"),
    strength: number("strength"),
    reduced: number("reduced"),
    marine: child(unit, "marine") === true,
    steps: number(kind === "air" ? "maxSteps" : "steps") ?? 1,
  };
}

/** The counter with this print. */
export function faceOf(print: Print): CounterFace {
  const { kind, type, name, side, nation } = print;
  const face = { type, name, side, nation, livery: liveryOf(nation, isOfNavy(kind, type)) };
  if (kind === "naval") return { ...face, ...shipFace(print) };
  return { ...face, ...(kind === "land" ? landFace(print) : airFace(print)) };
}

/** US Army green, US Navy and Marines blue (2.1.1.2); a marine is of the Navy. */
const isOfNavy = (kind: UnitSheet["kind"], type: string): boolean =>
  kind === "naval" || /blue|marine/.test(type);

type Drawn = Omit<CounterFace, "type" | "name" | "side" | "nation" | "livery">;

const rating = (name: string, value: number | undefined, at: RatingPlace, chief = false): Rating[] =>
  value === undefined ? [] : [{ name, value: shortNumber(value), at, ...(chief && { chief }) }];

const fractions: Readonly<Record<number, string>> = { 0.25: "¼", 0.5: "½", 0.75: "¾" };

/** 0.5 -> "½", 1.5 -> "1½". */
export function shortNumber(value: number): string {
  const whole = Math.trunc(value);
  const fraction = fractions[Math.abs(value - whole)];
  return fraction === undefined ? String(value) : `${whole === 0 ? "" : whole}${fraction}`;
}

function shipFace(print: Print): Drawn {
  const { name, shipClass = "?", firepower, defense, movement, antiAircraft, airStrength, transport } = print;
  return {
    kind: "ships",
    label: shipClass,
    title: name === shipClass ? name : `${shipClass} ${name}`,
    picture: { kind: "ship", class: shipClass },
    ratings: [
      ...rating("Firepower", firepower, "bottom-left", true),
      ...rating("Defense", defense, "bottom", true),
      ...rating("Movement", movement, "bottom-right", true),
      ...rating("Anti-aircraft", antiAircraft, "left"),
      ...rating("Air strength", airStrength, "top-right", true),
      ...rating("Transport", transport, "right"),
    ],
  };
}

/** Size marks as on maps of the time; the game's own names are of four sizes. */
const sizes: Readonly<Record<number, string>> = { 8: "XXXX", 4: "XX", 2: "X" };

function landFace({ name, strength = 0, reduced, transport, marine }: Print): Drawn {
  const ratings = (value: number): Rating[] => [
    ...rating("Combat strength", value, "bottom-left", true),
    ...rating("Transport", transport, "bottom-right", true),
  ];
  return {
    kind: "land",
    label: name,
    letters: "",
    short: "L",
    picture: { kind: "land", size: sizes[strength] ?? "III", ...(marine && { marine }) },
    ratings: ratings(strength),
    ...(reduced !== undefined && { reducedRatings: ratings(reduced) }),
  };
}

function airFace({ steps }: Print): Drawn {
  return {
    kind: "air",
    label: "Air",
    short: "A",
    picture: { kind: "air" },
    ratings: rating("Steps", steps, "bottom", true),
    ...(steps > 1 && { reducedRatings: rating("Steps", 1, "bottom", true) }),
  };
}

/** In the order in which players stack: ships above, then aircraft, then land units. */
const ranks: readonly string[] = ["ships", "air", "land"];

export const rankOf = ({ kind }: CounterFace): number => {
  const rank = ranks.indexOf(kind);
  return rank < 0 ? ranks.length : rank;
};
