import type { Display, DisplayPart } from "../../../view-types";
import { capacityOf, isBaseInPlay, ownerOf, siteOfBase } from "../../model/bases";
import { siteId } from "../../model/pieces";
import type { ForlornTable } from "../../model/position";
import { type Base, NOWHERE, type Rules, sideIds } from "../../model/rules";
import { isBlockaded, suppliedIn } from "../../model/supply";
import { counted } from "../../../../words";
import { sideOf, stageOf } from "./battle";
import { airCounter, combatantCounter, groundCounter, supplyCounter } from "./counters";
import { displaysSeen, type Seen, type SeenCombatant, tableOf } from "./seen";

/** Displays beside the boards: airbases (6.1), supply (13), and who flies in the battle (9.7). */

type Values = DisplayPart["values"];

/** Counters can be dropped on a box by its id. */
export const boxPlace = (base: string, box: string): string => `${base}/${box}`;

const boxes = [
  { id: "regroup", title: "Regroup", rule: "14.1" },
  { id: "flown", title: "Flown", rule: "6.4" },
  { id: "ready", title: "Ready", rule: "6.4" },
] as const;

const stateWords: Readonly<Record<string, string>> = {
  normal: "operational",
  disrupted: "disrupted",
  destroyed: "destroyed",
  "under-construction": "under construction",
};

/** The displays of the side that looks, or of both: each airbase with its six boxes, the fullest first. */
export function airbases(rules: Rules, seen: Seen): Display {
  const t = tableOf(rules, seen);
  const parts: DisplayPart[] = [];
  for (const side of displaysSeen(rules, seen)) {
    const n = sideIds.indexOf(side as (typeof sideIds)[number]);
    for (const [base, each] of rules.bases.entries())
      if (ownerOf(t, base) === n && isBaseInPlay(t, base))
        parts.push(basePart(t, seen, { base, side, ...each }));
    const unavailable = Object.entries(seen.airUnits).flatMap(([id, { at, flags }]) =>
      at === "unavailable" && rules.airUnits[rules.airUnitOf[id]!]!.side === n
        ? [{ isDisrupted: flags.includes("disrupted"), counter: airCounter(rules, seen, id) }]
        : [],
    );
    if (unavailable.length > 0)
      parts.push({
        id: `unavailable-${side}`,
        title: "11th Air Fleet, not available",
        side,
        place: "air-fleet-11-unavailable",
        values: [{ title: "Air units", value: String(unavailable.length), rule: "5.1.6" }],
        boxes: [false, true].map((isDisrupted) => ({
          id: boxPlace("unavailable", isDisrupted ? "disrupted" : "normal"),
          title: isDisrupted ? "Disrupted" : "Normal",
          rule: "5.1.6",
          counters: unavailable.flatMap((unit) => (unit.isDisrupted === isDisrupted ? [unit.counter] : [])),
        })),
      });
  }
  const isUsed = (part: DisplayPart): boolean => part.boxes.some(({ counters }) => counters.length > 0);
  return {
    id: "airbases",
    title: "Airbases",
    rule: "6.1",
    empty: "No airbase of this side has air units.",
    parts: [...parts.filter(isUsed), ...parts.filter((part) => !isUsed(part))],
  };
}

function basePart(
  t: ForlornTable,
  seen: Seen,
  { base, side, id, name, ...of }: Base & { base: number; side: string },
): DisplayPart {
  const { rules } = t;
  const site = siteOfBase(t, base);
  const units = Object.entries(seen.airUnits).flatMap(([unit, { at, box = "ready", flags }]) =>
    at === id ? [{ unit, box, isDisrupted: flags.includes("disrupted") }] : [],
  );
  const inBox = (box: string, isDisrupted: boolean): DisplayPart["boxes"][number]["counters"] =>
    units.flatMap((each) =>
      each.box === box && each.isDisrupted === isDisrupted ? [airCounter(rules, seen, each.unit)] : [],
    );
  const out = [...inBox("out", false), ...inBox("out", true)];
  const capacity = capacityOf(t, base);
  const { state = "normal", oos } = seen.airbases[id] ?? {};
  const values: Values = [
    {
      title: "Air units",
      value: Number.isFinite(capacity) ? `${units.length} of ${capacity}` : String(units.length),
      rule: "6.3",
    },
    ...(of.kind === "mobile"
      ? [{ title: "Of different classes", value: `at most ${of.mixedCapacity}`, rule: "6.3.2" }]
      : []),
    ...(of.kind === "off-map" || of.kind === "carrier"
      ? []
      : [{ title: "Anti-aircraft", value: String(of.antiAircraft), rule: "9.9" }]),
    ...(of.kind === "off-map" ? [] : [{ title: "State", value: stateWords[state] ?? state, rule: "6.6" }]),
    ...(oos === true ? [{ title: "Supply", value: "out of supply", rule: "13.5" }] : []),
  ];
  return {
    id,
    title: name,
    side,
    ...(site !== NOWHERE && { place: siteId(rules, site) }),
    values,
    boxes: [
      ...boxes.flatMap((box) =>
        [false, true].map((isDisrupted) => ({
          id: boxPlace(id, isDisrupted ? `${box.id}-disrupted` : box.id),
          title: isDisrupted ? `${box.title}, disrupted` : box.title,
          rule: box.rule,
          counters: inBox(box.id, isDisrupted),
        })),
      ),
      ...(out.length > 0
        ? [{ id: boxPlace(id, "out"), title: "Out on the map", rule: "7.3", counters: out }]
        : []),
    ],
  };
}

const sideTitles = ["Allies", "Japan"] as const;

/** Ports and supply units of each side, what they reach, and who is out of supply (13). */
export function supplies(rules: Rules, seen: Seen): Display {
  const t = tableOf(rules, seen);
  const parts = sideIds.map((side, n): DisplayPart => {
    const { byPort, byUnit } = suppliedIn(t, n);
    const ports = rules.places.flatMap(({ id, name, hex, isPort, isSupplyPort, maximumHits }) =>
      (isPort || isSupplyPort) && t.position.control[hex] === n
        ? [
            {
              title: name,
              value: [
                isBlockaded(t, n, hex) ? "blockaded" : "open",
                ...((seen.hits[id] ?? 0) > 0 ? [`${seen.hits[id]!} of ${counted(maximumHits, "hit")}`] : []),
              ].join(", "),
              rule: "13.1",
            },
          ]
        : [],
    );
    const own = seen.supply.filter((unit) => unit.side === side);
    const unsupplied = Object.entries(seen.groundUnits).filter(
      ([id, { flags }]) => flags.includes("oos") && rules.groundUnits[rules.groundUnitOf[id]!]!.side === n,
    );
    const reached = byPort.reduce((sum, hex) => sum + hex, 0);
    const byUnits = [...byUnit.keys()].filter((hex) => byPort[hex] === 0).length;
    return {
      id: `supply-${side}`,
      title: sideTitles[n]!,
      side,
      values: [
        { title: "Hexes supplied by ports", value: String(reached), rule: "13.2" },
        { title: "By supply units alone", value: String(byUnits), rule: "13.3" },
        ...ports,
      ],
      boxes: [
        {
          id: `supply-units-${side}`,
          title: "Supply units",
          rule: "13.3",
          counters: own.map((unit) => ({
            ...supplyCounter(rules, unit),
            note: unit.aboard === undefined ? nameOfSite(rules, unit.at) : "",
          })),
        },
        {
          id: `oos-${side}`,
          title: "Out of supply",
          rule: "13.5",
          counters: unsupplied.map(([id, { at }]) => ({
            ...groundCounter(rules, seen, id),
            note: nameOfSite(rules, at),
          })),
        },
      ],
    };
  });
  return {
    id: "supply",
    title: "Supply",
    rule: "13.0",
    empty: "Neither side has ports or supply units.",
    parts,
  };
}

function nameOfSite(rules: Rules, id: string): string {
  const place = rules.places[rules.hexes.place[rules.hexes.of[id] ?? -1] ?? -1];
  return place?.name ?? rules.boxes[rules.boxOf[id] ?? -1]?.name ?? `hex ${id}`;
}

/** The air battle beside its board: by side who is on it, who may still come, and who is out of it. */
export function airBattle(rules: Rules, seen: Seen): Display | undefined {
  const { battle } = seen;
  if (!battle) return undefined;
  const where = (each: SeenCombatant): "board" | "out" | "coming" =>
    each.boardHex !== undefined ? "board" : each.marks.includes("out") ? "out" : "coming";
  const missionSide = battle.side;
  const parts = sideIds.map((side, n): DisplayPart => {
    const own = battle.combatants.filter((each) => sideOf(rules, each) === side);
    const counters = (of: string) =>
      own.flatMap((each) => (where(each) === of ? [combatantCounter(rules, seen, each)] : []));
    return {
      id: `battle-${side}`,
      title: `${sideTitles[n]!}, ${side === missionSide ? "mission" : "interceptors"}`,
      side,
      place: battle.site,
      values: [{ title: "Battle", value: stageOf(battle), rule: "9.7.5" }],
      boxes: [
        { id: `battle-board-${side}`, title: "On the board", rule: "9.7.3", counters: counters("board") },
        { id: `battle-coming-${side}`, title: "Still to come", rule: "9.7.6", counters: counters("coming") },
        { id: `battle-out-${side}`, title: "Out of the battle", rule: "9.7.7b", counters: counters("out") },
      ],
    };
  });
  return { id: "air-battle", title: "Air battle", rule: "9.7", empty: "Nobody flies.", parts };
}
