import { counted } from "../../../../words";
import type { Overlay, Tone } from "../../../view-types";
import { garrisonBelt, garrisonOf } from "../../model/garrison";
import { isLinked } from "../../model/links";
import type { PacificTable } from "../../model/position";
import { ALLIED, JAPANESE, NOBODY, NOWHERE, type Place, type Rules, sideIds } from "../../model/rules";
import { airClass, groundClass, nameOfHex, stepsOfGround } from "../../model/units";
import { monthText } from "../../model/months";

/** What the war of months hangs on: resources, the garrison of Manchuria, dry docks. */

type Positioned = Pick<PacificTable, "rules" | "position">;

const sideTitles = ["Allies", "Japan"] as const;
const sideTone = (side: number): Tone => `side:${sideIds[side]!}`;

/** 33.1, 33.2: what each Resource hex is worth to Japan, and why some are worth less than is printed. */
export function resources(t: Positioned): Overlay {
  const { places, hexes } = t.rules;
  const total = { homeland: [0, 0], "co-prosperity": [0, 0] };
  const marks = places.flatMap((place, n): Overlay["marks"] => {
    const { name, hex, resource, resourcePoints } = place;
    if (resource === "none") return [];
    const [left, why] = resource === "homeland" ? homelandOf(t, place) : sphereOf(t, place, n);
    total[resource][0]! += left;
    total[resource][1]! += resourcePoints;
    const tone =
      left === 0
        ? "bad"
        : left < resourcePoints
          ? "warn"
          : resource === "homeland"
            ? "side:japanese"
            : "good";
    const of = left === resourcePoints ? "" : ` of ${resourcePoints}`;
    return [
      {
        place: hexes.ids[hex]!,
        tone,
        text: String(left),
        title: `${name}: ${left}${of} Resource Points${why === undefined ? "" : `, ${why}`}`,
      },
    ];
  });
  const { homeland, "co-prosperity": sphere } = total;
  return {
    id: "resources",
    title: "Resources of Japan",
    rule: "33.1",
    key: [
      { tone: "side:japanese", text: "Homeland" },
      { tone: "good", text: "Co-Prosperity Sphere" },
      { tone: "warn", text: "Part is lost" },
      { tone: "bad", text: "Worth nothing to Japan" },
    ],
    marks,
    lines: [],
    note: `Homeland ${homeland[0]} of ${homeland[1]}, Co-Prosperity Sphere ${sphere[0]} of ${sphere[1]}: the lower one is the level of Japan's Command Points (10.1).`,
  };
}

/** 8.5: what bombers have taken from the Homeland is lost for good. */
function homelandOf({ position }: Positioned, { id, resourcePoints }: Place): [number, string | undefined] {
  const lost = Math.min(resourcePoints, position.war?.homelandLosses[id] ?? 0);
  if (lost === 0) return [resourcePoints, undefined];
  return [resourcePoints - lost, lost === resourcePoints ? "annihilated" : `${lost} lost to bombers`];
}

/** 33.1: a hex of the Co-Prosperity Sphere is worth its points or nothing. */
function sphereOf(
  { position }: Positioned,
  { id, resourcePoints }: Place,
  n: number,
): [number, string | undefined] {
  if (position.control[n] !== JAPANESE) return [0, "not in Japanese hands"];
  if (position.war?.interdictedResources.includes(id) === true) return [0, "interdicted"];
  return position.demolished.includes(n) ? [0, "demolished"] : [resourcePoints, undefined];
}

/** 33.3: where the garrison stands, and whether there is enough of it. */
export function garrison(t: PacificTable): Overlay {
  const { rules, position } = t;
  const { divisions, airSteps, wanted } = garrisonOf(t);
  const units = new Map<number, string[]>();
  const add = (hex: number, what: string): void => void units.set(hex, [...(units.get(hex) ?? []), what]);
  for (const unit of position.groundUnits) {
    const { side, name, size } = groundClass(rules, unit);
    if (side !== JAPANESE || unit.ship >= 0) continue;
    const left = counted(stepsOfGround(rules, unit), "step");
    add(unit.hex, size === "division" ? `${name}, ${counted(unit.hits, "hit")}` : `${name}, ${left}`);
  }
  for (const unit of position.airUnits) {
    const { side, name } = airClass(rules, unit);
    if (side === JAPANESE && unit.ship < 0 && unit.steps > 0)
      add(unit.hex, `${name}, ${counted(unit.steps, "step")}`);
  }
  const have = (count: number, of: number): string =>
    count >= of ? `${count} of ${of}` : `${count} of ${of}, ${of - count} missing`;
  return {
    id: "garrison",
    title: "Garrison of Manchuria",
    rule: "33.3",
    key: [
      { tone: "step", text: "Units here count" },
      { tone: "side:japanese", text: "Units that count" },
    ],
    marks: [...garrisonBelt(rules)].map((hex) => {
      const here = units.get(hex);
      const place = rules.hexes.ids[hex]!;
      return here === undefined
        ? { place, tone: "step" as const, title: "units here count" }
        : { place, tone: "side:japanese" as const, text: String(here.length), title: here.join("; ") };
    }),
    lines: [],
    note: `${monthText(position.month)}: divisions ${have(divisions, wanted.divisions)}; air steps ${have(airSteps, wanted.airSteps)}.`,
  };
}

interface Dock {
  hex: number;
  /** Whose it is now; NOBODY where it does not work for either. */
  side: number;
  of: { units: number; hits: number; capital: boolean };
  /** Why it does not work. */
  why?: string;
}

/** 15.1: what each dry dock repairs in a phase, and for whom. */
export function docks(t: PacificTable): Overlay {
  const { hexes } = t.rules;
  return {
    id: "docks",
    title: "Dry docks",
    rule: "15.1",
    key: [
      ...sideIds.map((_, side) => ({ tone: sideTone(side), text: sideTitles[side]! })),
      { tone: "warn", text: "Cannot repair now" },
    ],
    marks: docksOf(t).map(({ hex, side, of, why }) => ({
      place: hexes.ids[hex]!,
      tone: why === undefined ? sideTone(side) : "warn",
      text: String(of.hits),
      title: [
        `${nameOfHex(t.rules, hex)}: ${counted(of.units, "naval unit")}, ${counted(of.hits, "hit")} a phase`,
        ...(of.capital ? [] : ["no capital ships"]),
        ...(why === undefined ? [] : [why]),
      ].join(", "),
    })),
    lines: [],
    note: "The figure is the hits that a dock repairs in a Naval Repair Phase.",
  };
}

function docksOf(t: PacificTable): Dock[] {
  const { rules, position } = t;
  const { dryDocks, places, hexes } = rules;
  const inPlaces = places.flatMap((place, n): Dock[] => {
    const allied = dryDocks.allied[place.id];
    const side = position.control[n]!;
    const { hex } = place;
    if (allied) {
      const of = side === JAPANESE ? dryDocks.captured : allied;
      return [{ hex, side, of, ...broken(t, hex, side) }];
    }
    if (place.resource !== "homeland") return [];
    const [left] = homelandOf(t, place);
    const why = left === 0 ? { why: "the Resource hex is annihilated" } : broken(t, hex, JAPANESE);
    return [{ hex, side: JAPANESE, of: dryDocks.homeland, ...why }];
  });
  const mobile = (position.war?.mobileDocks ?? []).map((id): Dock => {
    const hex = hexes.of[id]!;
    return { hex, side: ALLIED, of: dryDocks.mobile, ...broken(t, hex, ALLIED) };
  });
  return [...inPlaces, ...mobile];
}

/** 15.1: what a dock in a hex lacks for a side. */
function broken(t: PacificTable, hex: number, side: number): { why?: string } {
  const { rules, position } = t;
  if (side === NOBODY) return { why: "in nobody's hands" };
  const place = rules.hexes.place[hex]!;
  if (place !== NOWHERE && position.control[place] !== side) return { why: "in enemy hands" };
  const base = position.bases.find((each) => each.hex === hex && each.side === side);
  if (!base) return { why: "without a Base" };
  if (base.hits >= interdictedAt(rules, base)) return { why: "the Base is interdicted" };
  return isLinked(t, hex, side) ? {} : { why: "not linked" };
}

const interdictedAt = ({ baseClasses }: Rules, { kind }: { kind: number }): number =>
  baseClasses[kind]!.interdictedAt;
