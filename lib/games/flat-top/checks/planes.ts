import { counted } from "../../../words";
import type { Documents, Finding, RuleCheck } from "../../types";
import {
  airHitsOf,
  baseValuesOf,
  forcesOf,
  game,
  parametersOf,
  planesOf,
  shipsOf,
  sidesOf,
  type StackAt,
  stacksOf,
} from "./documents";

/** V4 to V8, V21 and orders of battle: planes of a set-up (4.2). */

/** "Air Factor", "Air Factors". */
const airFactors = (count: number): string => counted(count, "Air Factor");

/** Basings that a ship or base handles (8.9). */
function handled(documents: Documents, { ship, base }: StackAt): readonly string[] {
  const { handling } = parametersOf(documents);
  if (ship) return handling?.ships[ship.type as "CV"] ?? [];
  return (base?.handles ?? []).flatMap((each) => handling?.bases[each] ?? []);
}

const isSeaBased = (basing: string): boolean => basing === "carrier" || basing === "float";

/** Basings with which planes begin there: sea-based ones on ships, the others at bases (4.2.2). */
function canBegin(documents: Documents, at: StackAt): string[] {
  const floats = parametersOf(documents).scenarioRules?.floatPlanesAtBases ?? false;
  return handled(documents, at).filter(
    (basing) =>
      isSeaBased(basing) === (at.ship !== undefined) ||
      (at.base !== undefined && basing === "float" && floats),
  );
}

const nameOf = ({ ship, base, at }: StackAt): string => ship?.name ?? base?.name ?? at;

/** 12.7.3: whether a ship begins anchored as a temporary seaplane base. */
const isSeaplaneBase = (documents: Documents, { path, id, at, ship }: StackAt): boolean =>
  ship !== undefined &&
  (parametersOf(documents).launch?.seaplaneBaseTypes ?? []).includes(ship.type) &&
  forcesOf(documents).some(
    (each) => each.path === path && each.id === id && each.force.anchored && each.force.ships.includes(at),
  );

/** V4 (4.2.1, 4.1.6, 12.7.3). */
const planeCapacity: RuleCheck = {
  code: `rule/${game}/plane-capacity`,
  rule: "4.2.1",
  severity: "error",
  title: "More planes are placed on a ship or at a base than it holds.",
  explain:
    "The Maximum Capacity of a ship or base is the most Air Factors in all its boxes together. The game cannot be set up with more. " +
    "Place fewer, or raise the capacity.",
  run(documents) {
    const counts = new Map<string, { first: StackAt; count: number }>();
    for (const each of stacksOf(documents)) {
      const key = `${each.path} ${each.id} ${each.at}`;
      const there = counts.get(key);
      if (there) there.count += each.stack.count;
      else counts.set(key, { first: each, count: each.stack.count });
    }
    const multiple = parametersOf(documents).launch?.seaplaneBase ?? 1;
    return [...counts.values()].flatMap(({ first, count }): Finding[] => {
      const values = first.ship?.planes ?? baseValuesOf(documents, first.scenario.baseValues ?? "")[first.at];
      const most = (values?.capacity ?? Infinity) * (isSeaplaneBase(documents, first) ? multiple : 1);
      if (!values || count <= most) return [];
      return [
        {
          document: first.path,
          pointer: `/sides/${first.id}/planes/${first.at}`,
          message: `${nameOf(first)} holds ${airFactors(most)}, and ${count} are placed there.`,
          hint: `Take ${count - most} away.`,
        },
      ];
    });
  },
};

/** V5 (8.9). */
const planeHandling: RuleCheck = {
  code: `rule/${game}/plane-handling`,
  rule: "8.9",
  severity: "error",
  title: "Planes are placed where their kind is not handled.",
  explain:
    "CVs and CVLs handle carrier planes, AVs, CAVs and Japanese BBs float planes; a base handles land planes, seaplanes, or both. " +
    "Place the planes elsewhere, or let the base handle them.",
  run: (documents) =>
    stacksOf(documents).flatMap((at): Finding[] => {
      if (!at.ship && !at.base) return [];
      const basings = handled(documents, at);
      if (at.plane.basing.some((basing) => basings.includes(basing))) return [];
      return [
        {
          document: at.path,
          pointer: `${at.pointer}/plane`,
          message: `${nameOf(at)} handles ${basings.length > 0 ? `${basings.join(" and ")} planes` : "no planes"}, and ${at.plane.name} is ${at.plane.basing.join(" or ")}-based.`,
          hint: "Place it where it is handled.",
        },
      ];
    }),
};

/** V6 (4.2.2). */
const planeBasing: RuleCheck = {
  code: `rule/${game}/plane-basing`,
  rule: "4.2.2",
  severity: "error",
  title: "Planes begin at a place for planes of the other basing.",
  explain:
    "Carrier and float planes begin on ships, land planes and seaplanes at bases, even where they could land later. " +
    "A scenario may let float planes begin at bases (floatPlanesAtBases in parameters.json). " +
    "Place the planes elsewhere.",
  run: (documents) =>
    stacksOf(documents).flatMap((at): Finding[] => {
      const { plane } = at;
      if (!plane.basing.some((basing) => handled(documents, at).includes(basing))) return [];
      if (plane.basing.some((basing) => canBegin(documents, at).includes(basing))) return [];
      return [
        {
          document: at.path,
          pointer: `${at.pointer}/plane`,
          message: `${plane.name} is ${plane.basing.join(" or ")}-based and cannot begin ${at.ship ? "on" : "at"} ${nameOf(at)}.`,
          hint: at.ship ? "Place it at a base." : "Place it on a ship.",
        },
      ];
    }),
};

/** V7 (4.2.3, 8.7). */
const ordnance: RuleCheck = {
  code: `rule/${game}/ordnance`,
  rule: "8.7",
  severity: "error",
  title: "Planes are armed outside the Ready box, or with what they cannot carry.",
  explain:
    "Planes are armed as they become ready, so only those in the Ready box may begin armed (4.2.3). " +
    "What a plane can carry are the columns of the Air Hit Table in which it has a number. " +
    "Take the ordnance away, or choose another.",
  run: (documents) =>
    stacksOf(documents).flatMap(({ path, pointer, box, stack, plane }): Finding[] => {
      const load = stack.ordnance ?? "none";
      if (load === "none") return [];
      if (box !== "ready")
        return [
          {
            document: path,
            pointer: `${pointer}/ordnance`,
            rule: "4.2.3",
            message: "Only planes in the Ready box may begin armed.",
            hint: "Remove “ordnance”, or move them to “ready”.",
          },
        ];
      const row = airHitsOf(documents)[stack.plane];
      if (!row || carries(row, load)) return [];
      return [
        {
          document: path,
          pointer: `${pointer}/ordnance`,
          message: `${plane.name} has no number for ${load} in the Air Hit Table, so it cannot carry it.`,
          hint: "Choose another load.",
          related: [
            {
              document: "tables/air-hits.json",
              pointer: `/planes/${stack.plane}`,
              message: "Its row is here.",
            },
          ],
        },
      ];
    }),
};

function carries(row: ReturnType<typeof airHitsOf>[string], load: string): boolean {
  if (load === "torpedo") return row.taskForce.torpedo !== null;
  return ([row.taskForce, row.base] as const).some((target) =>
    (["dive", "levelLow", "levelHigh"] as const).some((way) => target[way][load as "gp"] !== null),
  );
}

/** V8 (8.8). */
const dispersed: RuleCheck = {
  code: `rule/${game}/dispersed`,
  rule: "8.8",
  severity: "error",
  title: "Planes are dispersed on a ship, or outside the Readying box.",
  explain:
    "Planes in the Readying box of a base may be dispersed, so that it takes two hits to destroy each. No others can. " +
    "Remove “dispersed”, or move the planes.",
  run: (documents) =>
    stacksOf(documents).flatMap(({ path, pointer, box, stack, ship, at }): Finding[] =>
      stack.dispersed && (box !== "readying" || ship)
        ? [
            {
              document: path,
              pointer: `${pointer}/dispersed`,
              message: ship
                ? `Planes on ${ship.name} cannot be dispersed: it is a ship.`
                : `Planes at ${at} are dispersed in the Readying box alone.`,
              hint: "Remove “dispersed”.",
            },
          ]
        : [],
    ),
};

/** 4.2, 26: what is placed is what the order of battle lists. */
const orderOfBattle: RuleCheck = {
  code: `rule/${game}/order-of-battle`,
  rule: "26",
  severity: "warning",
  title: "The planes that a scenario places are not those of its order of battle.",
  explain:
    "The order of battle says how many Air Factors of each name a side has, on ships and at which bases. " +
    "The placed planes are one way to divide them, so the sums should agree. " +
    "Place the planes that are missing, or correct the order of battle.",
  run(documents) {
    const stacks = stacksOf(documents);
    const planes = planesOf(documents);
    return sidesOf(documents).flatMap(({ path, id, side, pointer }): Finding[] => {
      const own = stacks.filter((each) => each.path === path && each.id === id);
      const found: Finding[] = [];
      const compare = (at: string, plane: string, listed: number, here: (each: StackAt) => boolean): void => {
        const placed = own.reduce(
          (sum, each) => (each.stack.plane === plane && here(each) ? sum + each.stack.count : sum),
          0,
        );
        if (placed === listed || !planes[plane]) return;
        found.push({
          document: path,
          pointer: `${pointer}/orderOfBattle${at}`,
          message: `The order of battle lists ${airFactors(listed)} of ${planes[plane].name}, and ${placed} are placed.`,
          hint:
            placed < listed
              ? `Place ${listed - placed} more.`
              : `Place ${placed - listed} fewer, or list them.`,
        });
      };
      const { seaBased = {}, landBased = [] } = side.orderOfBattle ?? {};
      for (const [plane, count] of Object.entries(seaBased))
        compare(`/seaBased/${plane}`, plane, count, (each) => each.ship !== undefined);
      for (const [i, group] of landBased.entries())
        for (const [plane, count] of Object.entries(group.planes))
          compare(
            `/landBased/${i}/planes/${plane}`,
            plane,
            count,
            (each) => !each.ship && group.bases.includes(each.at),
          );
      return found;
    });
  },
};

/** V21 (20.1). */
const airHitRows: RuleCheck = {
  code: `rule/${game}/air-hit-rows`,
  rule: "20.1",
  severity: "error",
  title: "A plane has no row in the Air Hit Table.",
  explain:
    "The Air Hit Table says with which Basic Hit Table a plane fights and attacks, and so what it can carry. Without a row the game cannot be played. " +
    "Add the row.",
  run: (documents) => {
    const rows = airHitsOf(documents);
    return Object.entries(planesOf(documents)).flatMap(([id, plane]): Finding[] =>
      rows[id]
        ? []
        : [
            {
              document: "tables/air-hits.json",
              pointer: "/planes",
              missing: `/planes/${id}`,
              message: `${plane.name} has no row.`,
              hint: "Add one, with the numbers of a plane that is like it.",
              related: [{ document: "planes.json", pointer: `/planes/${id}`, message: "The plane is here." }],
            },
          ],
    );
  },
};

/** V14 (8.3). */
const launchFactors: RuleCheck = {
  code: `rule/${game}/launch-factors`,
  rule: "8.3",
  severity: "error",
  title: "The Minimum Launch Factor of a ship or base is greater than its Normal one.",
  explain:
    "A Launch Factor such as 11/3 says how many Air Factors take off or land by normal launch, and how many of them by minimum launch. " +
    "The second number is never the greater one. Exchange the two.",
  run(documents) {
    const ships = Object.entries(shipsOf(documents)).flatMap(([id, { name, planes }]) =>
      planes
        ? [{ document: "ships.json", pointer: `/ships/${id}/planes/launch`, name, launch: planes.launch }]
        : [],
    );
    const bases = Object.entries(baseSets(documents)).flatMap(([set, values]) =>
      Object.entries(values).map(([id, { launch }]) => ({
        document: `base-values/${set}.json`,
        pointer: `/bases/${id}/launch`,
        name: id,
        launch,
      })),
    );
    return [...ships, ...bases].flatMap(({ document, pointer, name, launch }): Finding[] =>
      launch.minimum > launch.normal
        ? [
            {
              document,
              pointer,
              message: `The Launch Factor of ${name} is ${launch.normal}/${launch.minimum}: the second number is the greater one.`,
              hint: "Exchange the two.",
            },
          ]
        : [],
    );
  },
};

const baseSets = (documents: Documents): Record<string, ReturnType<typeof baseValuesOf>> =>
  Object.fromEntries(
    Object.keys(documents).flatMap((path) => {
      const set = /^base-values\/([^/]+)\.json$/.exec(path)?.[1];
      return set === undefined ? [] : [[set, baseValuesOf(documents, set)]];
    }),
  );

export const planeChecks: readonly RuleCheck[] = [
  planeCapacity,
  planeHandling,
  planeBasing,
  ordnance,
  dispersed,
  orderOfBattle,
  airHitRows,
  launchFactors,
];
