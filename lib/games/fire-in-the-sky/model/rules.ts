import type { FireInTheSkyPlayer } from "../../../documents/generated/types";
import type { LinkClass } from "../../../hex";
import type { Json } from "../../../kernel";
import { HOUSE_RULE, type Numbering } from "../../numbering";
import type { CombatType, Modifier } from "./modifiers";

/** Sides and nations are numbers inside the engine. */
export const sideIds = ["japan", "allies"] as const;
export const JAPAN = 0;
export const ALLIES = 1;
/** No side: an uncontrolled base, or nobody's Sea Control. */
export const NOBODY = -1;
export const enemyOf = (side: number): number => 1 - side;

/** Points are counted in quarters everywhere (rule 2.1.2.1). */
export const QUARTERS = 4;

export const kinds = ["naval", "land", "air", "replacements"] as const;
export type Kind = (typeof kinds)[number];

export const shipClasses = ["CV", "CVL", "BB", "BBV", "CB", "CA", "CL", "CLAA", "DD"] as const;
export type ShipClass = (typeof shipClasses)[number];

export interface Nation {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  /** Places where its reinforcements arrive (2.2.3.1); empty for the Netherlands. */
  readonly homeBases: readonly number[];
  /** Where its ships go in the Return to Base Phase (14.1, 17.4, 17.5). */
  readonly returnPorts: readonly number[];
}

export type PlaceKind = "sea" | "land" | "circle" | "base" | "off-map" | "holding" | "limbo";

/** A hex, a box, or one of the places off the board where every other counter stands. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly kind: PlaceKind;
  readonly vp: number;
  /** Control at the start of Turn 1. */
  readonly control: number;
  readonly airCapacity: number;
  /** Quarters of naval Transport factors. */
  readonly portCapacity: number;
  readonly landLimit: number;
  readonly antiAircraft: number;
  /** Oil Points a turn (2.2.5), 0 for none. */
  readonly oil: number;
  /** Nation whose Home Base this is, or -1. */
  readonly homeOf: number;
  /** For a holding box that counts as part of a hex: that hex; else itself. */
  readonly within: number;
  /** For an off-map box: the nation that uses it, and the base it is linked to (7.5). */
  readonly boxNation: number;
  readonly freeLink: number;
  /** Nodes of the sea graph in this place: two for a split hex, none for dry land and limbo. */
  readonly nodes: readonly number[];
}

/** Everything that a counter's print says, in numbers. Identical counters share one type. */
export interface UnitType {
  readonly id: string;
  readonly name: string;
  /** As the counter itself says it, without the class: "Akagi, Kaga". */
  readonly printedName: string;
  readonly kind: Kind;
  readonly nation: number;
  readonly side: number;
  readonly shipClass: ShipClass | null;
  /** CV or CVL: gives Air Points, and needs an air group. */
  readonly carrier: boolean;
  readonly firepower: number;
  readonly defense: number;
  /** In quarters. */
  readonly antiAircraft: number;
  readonly airStrength: number;
  /** Air steps of Naval Aviation that fill its air group (7.1.1), null for a ship without one. */
  readonly airGroup: number | null;
  /** Whether other ships must wait for planes as long as this one does (18.2.5). */
  readonly firstClaim: boolean;
  /** In quarters; of one step for air, of the value for replacements (then 1 point = 4). */
  readonly transport: number;
  readonly movement: number;
  readonly strength: number;
  readonly reduced: number;
  readonly maxSteps: number;
  readonly marine: boolean;
  readonly elite: boolean;
  /** Optional rule (number) without which the counter is not used, or null. */
  readonly optional: string | null;
}

export interface Piece extends UnitType {
  readonly pieceId: string;
  readonly type: number;
}

export interface ArrivalGroup {
  readonly id: string;
  readonly nation: number;
  readonly units: readonly { readonly type: number; readonly count: number }[];
  readonly airSteps: number;
  readonly navalAviation: boolean;
  readonly earlyArrival: boolean;
  readonly remove: boolean;
  /** Type of which a counter must have left for conversion for each unit that comes (18.2.5), or null. */
  readonly conversionOf: number | null;
  /** Carriers come with their planes even where new ones do not (18.2.3). */
  readonly trainedAirGroup: boolean;
  readonly option: string | null;
}

export type Rounding = "up" | "down";

/** A fraction made whole, as the data say. */
export const rounded = (value: number, rounding: Rounding): number =>
  rounding === "up" ? Math.ceil(value) : Math.floor(value);

/** Numbers of the parameters document, with points in quarters where they are points. */
export interface Parameters {
  readonly clock: { readonly firstTurn: number; readonly lastTurn: number };
  /** What a changed die must show, by type of combat (2.3). */
  readonly hits: { readonly dieSides: number; readonly hitOn: Readonly<Record<CombatType, number>> };
  readonly oil: { readonly merchantmenFraction: number; readonly rounding: Rounding };
  readonly replacements: {
    readonly values: readonly number[];
    readonly countsForStacking: boolean;
    readonly removedAtEnd: "all" | "phasing";
  };
  readonly deployment: { readonly seaRange: number };
  readonly movement: {
    readonly landAndAirRange: number;
    readonly hexesAfterEnteringAirZoc: number;
    readonly hexesWhenStartingInAirZoc: number;
    readonly shortMove: number;
    readonly fuelRounding: "quarters" | "up";
    readonly stayingCostsOil: boolean;
    readonly passengersEndOnLand: boolean;
  };
  readonly taskForce: { readonly ships: number; readonly passengers: number };
  readonly reaction: {
    readonly allowanceFraction: number;
    readonly rounding: Rounding;
    readonly longMovesCostMore: boolean;
  };
  readonly airCommitment: {
    readonly range: number;
    readonly adjacentFraction: number;
    readonly rounding: Rounding;
  };
  /** Air Points that one air step, or one factor of Air Strength, is worth (12.3.2). */
  readonly airPoints: { readonly perStep: number; readonly perAirStrength: number };
  readonly airZoc: { readonly radius: number };
  readonly airUnits: { readonly transportPerStep: number };
  readonly economicWarfare: {
    readonly escortClasses: readonly ShipClass[];
    readonly submarinePointsPerAswHit: number;
    readonly submarinePointsPerDie: number;
    readonly merchantmenPerHit: number;
    readonly transportPointsPerHit: number;
  };
  readonly submarines: {
    readonly escortClasses: readonly ShipClass[];
    readonly attacksPerTaskForce: number;
    readonly pointsPerAttack: number;
  };
  readonly supply: { readonly legLength: number };
  readonly landing: {
    readonly range: number;
    readonly obligatory: boolean;
    readonly aircraftNeedRoom: boolean;
  };
  readonly landCombat: { readonly aircraftSuffer: boolean; readonly hitsPerAirStep: number };
  readonly surfaceCombat: { readonly halfHitsPerHit: number };
  /** Classes that a Task Force without another carrier may use as carriers or as gun ships (18.2.5). */
  readonly battleBoard: {
    readonly hybridClasses: readonly ShipClass[];
    readonly landAndAirTogether: boolean;
  };
  readonly antiAircraft: { readonly taskForceRounding: Rounding };
  readonly damage: {
    readonly checkDice: number;
    readonly checkDieSides: number;
    readonly phasesPerHit: number;
    readonly merchantmenPerHitAtSea: number;
    /** By nation: classes whose sunk ships leave the game. */
    readonly sunkForever: readonly (readonly ShipClass[])[];
    /** By nation: any damage removes its ships for good (17.4). */
    readonly brokenForever: readonly boolean[];
  };
  readonly delays: {
    readonly withdrawn: number;
    readonly overStacked: number;
    readonly notLanded: number;
    readonly disbanded: number;
    readonly eliminatedLand: number;
    readonly noHomeBase: number;
  };
  /** By nation: land units that are never in supply (17.4). */
  readonly alwaysOutOfSupply: readonly boolean[];
  readonly expansion: { readonly side: number; readonly fromTurn: readonly (readonly [number, number])[] };
  readonly resourceFueling: { readonly fromTurn: number };
  readonly victory: {
    readonly opening: "nothing" | "japanese-bases";
    readonly japanWinsAt: number;
    readonly alliesWinAt: number;
    readonly drawAt: number;
    readonly lifeline: {
      readonly from: number;
      readonly to: number;
      readonly points: number;
      /** [side]: whether it is looked at in the side's player turns. */
      readonly inTurnOf: readonly boolean[];
    };
    readonly lateConquest: {
      readonly fromTurn: number;
      readonly bases: readonly number[];
      readonly points: number;
    };
  };
  readonly turnOne: {
    readonly turn: number;
    readonly cheapTaskForces: number;
    readonly firstFire: number;
    readonly alliedBaseAntiAircraft: number;
    readonly alliedLandings: boolean;
  };
  readonly europeanFleet: { readonly triggerBases: readonly number[]; readonly turnsAfterEntry: number };
  /** 18.2.1, 18.2.2 and 18.2.4, each only with its option. */
  readonly longLance: {
    readonly side: number;
    readonly classes: readonly ShipClass[];
    readonly firepower: number;
    readonly rounds: number;
  };
  readonly tokyoExpress: { readonly side: number; readonly classes: readonly ShipClass[] };
  readonly kamikaze: {
    readonly fromTurn: number;
    readonly victoryPointsAtMost: number;
    readonly stepsLost: number;
    readonly lost: "step" | "unit";
  };
  readonly ranger: {
    readonly box: number;
    readonly carrierClasses: readonly ShipClass[];
    readonly victoryPoints: number;
  };
  readonly pilotTraining: { readonly lastAutomaticTurn: number; readonly turns: number };
  readonly accidents: {
    readonly dice: number;
    readonly dieSides: number;
    readonly result: number;
    readonly classes: readonly ShipClass[];
    readonly alliedBase: number;
    readonly japanLoses: "any-unit" | "endangered";
  };
  readonly reactionDeployment: { readonly perGame: number };
  readonly strategicBombing: {
    readonly range: number;
    /** Place from which a Supply Line must come. */
    readonly from: number;
    /** In quarters. */
    readonly oilPerHit: number;
  };
  /** By nation: how many Task Forces may be hidden at once (18.1.4). */
  readonly hiddenTaskForces: { readonly markers: readonly number[] };
  /** Only with its option; `add` in quarters. */
  readonly antiAircraftUpgrade: { readonly side: number; readonly fromTurn: number; readonly add: number };
}

/** Transport Cost Chart: factors of Transport ratings, and prices in quarters. */
export interface Costs {
  readonly seaDeployment: { readonly [kind in Kind]: number };
  readonly operational: {
    readonly land: number;
    readonly air: number;
    readonly replacements: number;
    readonly navalOilShort: number;
    readonly navalOilLong: number;
  };
  readonly oilPoint: number;
  readonly destroyerTransfer: number;
  readonly merchantAswDie: number;
  readonly strategicBombingDie: number;
}

/** A cell of the Surface Combat Table: least face that hits (7 = none), and whether the hit is a half one. */
export interface SurfaceCell {
  readonly need: number;
  readonly half: boolean;
}

/** How the player `steady` weighs what a side may do (players/steady.json). */
export type Weights = Readonly<FireInTheSkyPlayer["japan"]>;

/** The ruleset of Fire in the Sky, compiled: look-ups by number, nothing that changes in play. */
export interface Rules {
  /** What the rulebook of this edition calls rules and steps. */
  readonly numbering: Numbering;
  readonly nations: readonly Nation[];
  readonly places: readonly Place[];
  readonly placeOf: Readonly<Record<string, number>>;
  /** By place, the hex that it counts as (`Place.within`), as numbers in a row for what looks at all units. */
  readonly withinOf: Int16Array;
  readonly types: readonly UnitType[];
  readonly typeOf: Readonly<Record<string, number>>;
  readonly pieces: readonly Piece[];
  readonly pieceOf: Readonly<Record<string, number>>;
  /** Pieces of each type, of each side, and replacements markers of each nation. */
  readonly piecesOfType: readonly (readonly number[])[];
  readonly piecesOfSide: readonly (readonly number[])[];
  readonly markersOf: readonly (readonly number[])[];
  /** Air counters of each nation, and of each side. */
  readonly airOf: readonly (readonly number[])[];
  readonly airOfSide: readonly (readonly number[])[];
  /** Land units and ships of each side. */
  readonly landOfSide: readonly (readonly number[])[];
  readonly shipsOfSide: readonly (readonly number[])[];
  /** Links of sea movement, with the boxes; a split hex has a node for each half (2.2.1.2). */
  readonly sea: LinkClass;
  /** The place of a sea node. Hexes and off-map boxes have the same number as node and as place. */
  readonly placeOfNode: ArrayLike<number>;
  /** What people call a node: the place's id, or "malaya-east" for a half of a split hex. */
  readonly nodeIds: readonly string[];
  /** Hexes to which air units may be committed from a place (11.0). */
  readonly commitOf: readonly (readonly number[])[];
  /** Neighbouring hexes whatever lies between (air, supply), off-map boxes with their Entry Hexes; and hexes joined by land. */
  readonly next: readonly (readonly number[])[];
  readonly landNext: readonly (readonly number[])[];
  /** Hexes within the Air ZOC radius of a place, itself included (2.1.1.2). */
  readonly airZocOf: readonly (readonly number[])[];
  readonly bases: readonly number[];
  /** Off-map boxes that are linked to a base (7.5). */
  readonly linkedBoxes: readonly number[];
  readonly sequence: Readonly<Record<string, readonly string[]>>;
  readonly parameters: Parameters;
  readonly costs: Costs;
  readonly combat: Readonly<Record<CombatType, readonly Modifier[]>>;
  readonly damageModifiers: readonly Modifier[];
  /** [firepower][defense]. */
  readonly surface: readonly (readonly (SurfaceCell | undefined)[])[];
  /** [side][turn]. */
  readonly schedule: readonly (readonly (readonly ArrivalGroup[])[])[];
  /** Points from the levels, in quarters: [nation][turn] and [side][turn]. */
  readonly transportLevel: readonly (readonly number[])[];
  readonly submarineLevel: readonly (readonly number[])[];
  /** The rule of every optional rule, by its id. */
  readonly optionRules: Readonly<Record<string, string>>;
  /** Optional rules that may not be used on the first turn of a scenario. */
  readonly notOnFirstTurn: readonly string[];
  readonly limbo: {
    readonly track: number;
    readonly available: number;
    readonly removed: number;
    readonly arriving: number;
  };
  readonly convoyEscort: number;
  /** The Naval Aviation and Carriers without Planes spaces, each within a Home Base. */
  readonly navalAviation: readonly number[];
  readonly withoutPlanes: readonly number[];
  /** Weights of `steady` by side; undefined where the package has none. */
  readonly steady: readonly [Weights, Weights] | undefined;
  /** Other weights for the same rules of thumb, by the id of their document: players/bold.json, players/cautious.json. */
  readonly temperaments: Readonly<Record<string, readonly [Weights, Weights]>>;
  readonly scenarios: Readonly<Record<string, Json>>;
}

/** The optional rules that the steps themselves play; all others are played by conditions of tables and by marks. */
export const optionsOfSteps = [
  "read-their-mail",
  "strategic-bombing",
  "hidden-task-forces",
  "ranger",
  "unpack-your-things",
  "long-lance",
  "tokyo-express",
  "elite-pilots",
  "divine-wind",
  "naval-aa-upgrade",
  "accidents",
] as const;
export type OptionOfSteps = (typeof optionsOfSteps)[number];

/** Whether an optional rule that the steps play is among the options that are on. */
export const optionIsOn = (rules: Rules, options: readonly string[], option: OptionOfSteps): boolean =>
  markIsOn(rules, options, option);

/** The number of the optional rule that a mark names. */
export const ruleOfMark = (rules: Rules, mark: string): string => rules.optionRules[mark] ?? mark;

/** The same of the mark of a unit or an arrival: the id of an optional rule, or its number. House rules have ids alone. */
export const markIsOn = (rules: Rules, options: readonly string[], mark: string): boolean =>
  options.some((id) => id === mark || (mark !== HOUSE_RULE && rules.optionRules[id] === mark));
