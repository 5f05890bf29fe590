import type { CounterFace, Picture, Rating, RatingPlace } from "../../counter-types";
import { markerFaceIn } from "../../shared/faces";
import { BELOW_ZERO, type Strength } from "../model/rules";
import { liveryOf, liveryOfSide } from "./liveries";

/**
 * Counters with the ratings that the rulebook lists (2.2, 2.3). It shows no picture of a counter with its values, so ours
 * stand where there is room: what is asked for most often is readable at the normal size.
 */

const rating = (
  name: string,
  value: string | number | undefined,
  at: RatingPlace,
  chief = false,
): Rating[] => (value === undefined ? [] : [{ name, value: String(value), at, ...(chief && { chief }) }]);

/** 3.4: a number; "0*" for one that needs a 0 first; "x" where there is none at all. */
const strengthText = (strength: Strength | undefined): string => {
  if (strength === undefined || strength === null) return "x";
  return strength <= BELOW_ZERO ? "0*" : String(strength);
};

const isSome = (strength: Strength | undefined): strength is number =>
  strength !== undefined && strength !== null;

interface ShipPrint {
  id: string;
  name: string;
  side: string;
  nation: string;
  type: string;
  antiAir: Strength;
  /** At short, medium and long range. */
  gunnery: readonly Strength[];
  /** At short and medium range. */
  torpedo: readonly Strength[];
  bombardment: Strength;
  antiSubmarine: Strength;
  launchCapacity: number;
  hitCapacity: number;
  canCripple: boolean;
  isSpotter: boolean;
}

/** What naval units of a type are called, of several (2.2.3). */
const shipTypes: Readonly<Record<string, string>> = {
  CV: "Fleet carriers",
  CVL: "Light carriers",
  CVE: "Escort carriers",
  CVS: "Seaplane carriers",
  BB: "Battleships",
  BC: "Battle cruisers",
  CA: "Heavy cruisers",
  CL: "Light cruisers",
  DD: "Destroyers",
  DE: "Destroyer escorts",
  APD: "Destroyer transports",
  AA: "Amphibious transports",
  ST: "Seaplane tenders",
};

/** Types that have no silhouette of their own look like these. */
const profiles: Readonly<Record<string, string>> = { CVE: "CVL", CVS: "CVL", BC: "CB", DE: "DD", APD: "DD" };

export function shipFace(print: ShipPrint): CounterFace {
  const { id, name, side, nation, type, antiAir, gunnery, torpedo, launchCapacity } = print;
  const torpedoes = torpedo.filter(isSome);
  const several = shipTypes[type];
  return {
    type: id,
    kind: "ships",
    name,
    label: type,
    title: `${type} ${name}`,
    ...(several !== undefined && { several }),
    side,
    nation,
    livery: liveryOf(nation, true),
    picture: { kind: "ship", class: profiles[type] ?? type },
    ratings: [
      ...rating("Anti-Air Strength", strengthText(antiAir), "bottom-left", true),
      ...(launchCapacity > 0
        ? rating("Launch Capacity", launchCapacity, "bottom", true)
        : rating("Gunnery Strength at short range", strengthText(gunnery[0]), "bottom", true)),
      ...rating(
        print.canCripple ? "Hit Capacity, can be crippled" : "Hit Capacity",
        `${print.canCripple ? "c" : ""}${print.hitCapacity}`,
        "bottom-right",
        true,
      ),
      ...rating(
        "Gunnery Strength at short, medium and long range",
        gunnery.map(strengthText).join("/"),
        "left",
      ),
      ...(torpedoes.length > 0
        ? rating("Torpedo Strength at short and medium range", torpedo.map(strengthText).join("/"), "right")
        : []),
      ...rating(
        `Bombardment and Anti-Submarine Strength${print.isSpotter ? ", spotter" : ""}`,
        `${strengthText(print.bombardment)}/${strengthText(print.antiSubmarine)}${print.isSpotter ? " S" : ""}`,
        "top-right",
      ),
    ],
  };
}

interface AirPrint {
  /** Id of its class. */
  id: string;
  /** That of the unit. */
  name: string;
  side: string;
  nation: string;
  engine: string;
  isCarrierCapable: boolean;
  level: number;
  antiAir: Strength;
  antiNaval: Strength;
  antiGround: Strength;
  range: number;
}

const engines: Readonly<Record<string, string>> = {
  F: "Single-engine aircraft",
  T: "Twin-engine aircraft",
  B: "Four-engine aircraft",
  LRA: "Long-range aircraft",
};

/** The notation of an air unit: "F-CV-L1". */
const notation = ({ engine, isCarrierCapable, level }: AirPrint): string =>
  engine === "LRA" ? engine : `${engine}${isCarrierCapable ? "-CV" : ""}-L${level}`;

export const airFace = (print: AirPrint): CounterFace => ({
  type: print.id,
  kind: "air-units",
  name: print.name,
  label: notation(print),
  several: engines[print.engine] ?? print.engine,
  letters:
    print.engine === "LRA" ? "LRA" : `${print.engine}${print.isCarrierCapable ? "c" : ""}${print.level}`,
  title: print.name.includes(notation(print)) ? print.name : `${print.name} (${notation(print)})`,
  short: print.engine,
  side: print.side,
  nation: print.nation,
  livery: liveryOf(print.nation, print.isCarrierCapable),
  picture: { kind: "air" },
  ratings: [
    ...rating("Anti-Air Strength", strengthText(print.antiAir), "bottom-left", true),
    ...rating("Anti-Naval Strength", strengthText(print.antiNaval), "bottom", true),
    ...rating("Anti-Ground Strength", strengthText(print.antiGround), "bottom-right", true),
    ...rating("Status Level", `L${print.level}`, "left"),
    ...rating("Range", print.range, "right"),
  ],
});

interface GroundPrint {
  id: string;
  name: string;
  side: string;
  nation: string;
  size: string;
  type: string;
  troopQuality: number;
  steps: number;
  antiAir: Strength;
  activationCost: number;
}

const sizes: Readonly<Record<string, string>> = {
  battalion: "II",
  regiment: "III",
  brigade: "X",
  division: "XX",
  corps: "XXX",
  army: "XXXX",
  "army-group": "XXXXX",
};

/** What ground units of a type are called, on the counter and in totals (2.2.1). */
const groundTypes: Readonly<Record<string, { label: string; several: string }>> = {
  infantry: { label: "Inf", several: "Infantry" },
  marine: { label: "Mar", several: "Marines" },
  engineer: { label: "Eng", several: "Engineers" },
  "special-forces": { label: "SF", several: "Special forces" },
  airborne: { label: "Abn", several: "Airborne troops" },
  armor: { label: "Arm", several: "Armor" },
};

const pictures: Readonly<Record<string, Partial<Extract<Picture, { kind: "land" }>>>> = {
  marine: { marine: true },
  engineer: { branch: "engineer" },
  "special-forces": { branch: "special-forces" },
  airborne: { branch: "airborne" },
  armor: { branch: "armor" },
};

export function groundFace(print: GroundPrint): CounterFace {
  const { id, name, side, nation, type } = print;
  const { label, several } = groundTypes[type] ?? { label: type, several: type };
  return {
    type: id,
    kind: "ground-units",
    name,
    label,
    several,
    letters: "",
    side,
    nation,
    livery: liveryOf(nation, type === "marine"),
    picture: { kind: "land", size: sizes[print.size] ?? "", ...pictures[type] },
    ratings: [
      ...rating("Troop Quality", print.troopQuality, "bottom-left", true),
      ...rating("Steps", print.steps, "bottom-right", true),
      ...rating("Anti-Air Strength", strengthText(print.antiAir), "left"),
      ...rating("Activation Cost", print.activationCost, "right"),
    ],
  };
}

interface BasePrint {
  id: string;
  name: string;
  side: string;
  nation: string;
  isLarge: boolean;
  antiAir: Strength;
  launchCapacity: number;
  interdictedAt: number;
  troopQuality: number;
}

export const baseFace = (print: BasePrint): CounterFace => ({
  ...plainFace(print, "bases", print.isLarge ? "BASE" : "Base"),
  label: print.isLarge ? "Large Base" : "Small Base",
  several: print.isLarge ? "Large Bases" : "Small Bases",
  ratings: [
    ...rating("Anti-Air Strength", strengthText(print.antiAir), "bottom-left", true),
    ...rating("Launch Capacity", print.launchCapacity, "bottom", true),
    ...rating("Interdicted by hits", print.interdictedAt, "bottom-right", true),
    ...rating("Troop Quality", print.troopQuality, "left"),
  ],
});

interface FortificationPrint {
  id: string;
  name: string;
  side: string;
  nation: string;
  antiAir: Strength;
  gunnery: readonly Strength[];
  hitCapacity: number;
}

export const fortificationFace = (print: FortificationPrint): CounterFace => ({
  ...plainFace(print, "bases", "Fort"),
  name: `Fortification of ${print.name}`,
  ratings: [
    ...rating("Anti-Air Strength", strengthText(print.antiAir), "bottom-left", true),
    ...rating("Gunnery Strength at short range", strengthText(print.gunnery[0]), "bottom", true),
    ...rating("Hit Capacity", print.hitCapacity, "bottom-right", true),
    ...rating(
      "Gunnery Strength at short, medium and long range",
      print.gunnery.map(strengthText).join("/"),
      "left",
    ),
  ],
});

interface HeadquartersPrint {
  id: string;
  name: string;
  side: string;
  nation: string;
  commandRange: number;
  operationCost: number;
}

export const headquartersFace = (print: HeadquartersPrint): CounterFace => ({
  ...plainFace(print, "headquarters", "HQ"),
  name: `Headquarters ${print.name}`,
  label: "HQ",
  several: "Headquarters",
  ratings: [
    ...rating("Command Range", print.commandRange, "bottom-left", true),
    ...rating("Operation Cost", print.operationCost, "bottom-right", true),
  ],
});

const plainFace = (
  { id, name, side, nation }: { id: string; name: string; side: string; nation: string },
  kind: string,
  words: string,
): CounterFace => ({
  type: id,
  kind,
  name,
  label: words,
  letters: "",
  side,
  nation,
  livery: liveryOf(nation),
  picture: { kind: "marker", words },
  ratings: [],
});

/** A plain marker; of nobody without a side. */
export const markerFace = markerFaceIn(liveryOfSide);
