import type { Json } from "../../../../kernel";
import type { HeldCounter } from "../../../counter-types";
import type { Overlay, PlayBoard, PlayedStack } from "../../../view-types";
import { sideIds, type Rules } from "../../model/rules";
import { placeOfHex, placeOfId } from "../places";
import { markerCounter, reportWords, shipCounter } from "./counters";
import { airOperations, coverOf, pathsOf } from "./displays";
import { type Seen, seenIn, shipsOfForce } from "./seen";
import { flightsOf, recordSheets } from "./sheets";

/** The position on the map and beside it, from a printed state: what a side may not know is not in it. */
export function boardOf(rules: Rules, printed: Json): PlayBoard {
  const seen = seenIn(printed);
  const stacks = new Map<string, PlayedStack>();
  const lay = (place: string | undefined, side: string, counters: readonly HeldCounter[]): void => {
    if (place === undefined || counters.length === 0) return;
    const key = `${place} ${side}`;
    const stack = stacks.get(key);
    if (stack) stack.counters.push(...counters);
    else stacks.set(key, { place, side, counters: [...counters] });
  };
  const trays: PlayBoard["trays"] = [];
  const own = new Set<number>();
  for (const [n, side] of sideIds.entries()) {
    const isOwn = (id: string): boolean => rules.ships[rules.shipOf[id]!]!.side === n;
    for (const [number, force] of Object.entries(seen.taskForces[side] ?? {})) {
      const { hex, marker, enters, entry } = force;
      if (marker !== undefined) own.add(marker);
      const group = `Task Force ${number}, ${marker === undefined ? "hidden" : "on the map"}`;
      const counters = shipsOfForce(seen, Number(number), isOwn).map((id) =>
        shipCounter(rules, seen, id, group),
      );
      if (hex === null && enters !== undefined)
        trays.push({
          id: `enters-${side}-${number}`,
          title: `Task Force ${number}, enters at ${entry ?? "?"}`,
          counters,
        });
      else lay(placeOfId(rules, hex), side, counters);
    }
    for (const [number, formation] of Object.entries(seen.airFormations[side] ?? {})) {
      if (formation.marker !== undefined) own.add(formation.marker);
      lay(placeOfId(rules, formation.hex), side, flightsOf(rules, number, formation));
    }
  }
  layMarkers(rules, seen, own, lay);
  return {
    moment: seen.outcome === null ? seen.hour : `${seen.hour} · The game is over`,
    stacks: [...stacks.values()],
    trays: [...trays, ...recordSheets(rules, seen), ...records(rules, seen)],
    control: Object.fromEntries(Object.entries(seen.bases).map(([id, { owner }]) => [id, owner])),
    tracks: tracksOf(rules, seen),
    displays: [airOperations(rules, seen)],
    paths: pathsOf(rules, seen),
    cover: cover(rules, seen),
  };
}

/** Counters of the other side, with what was last reported there, and places where something was lost from sight. */
function layMarkers(
  rules: Rules,
  { markers, reports = [] }: Seen,
  own: ReadonlySet<number>,
  lay: (place: string | undefined, side: string, counters: readonly HeldCounter[]) => void,
): void {
  const others = markers.filter(({ id }) => !own.has(id));
  for (const { id, side, kind, hex } of others) {
    const isAir = kind === "planes";
    const report = reports.find((each) => each.inSight && each.hex === hex && each.isAir === isAir);
    const note = report && reportWords(report);
    lay(placeOfId(rules, hex), side, [markerCounter(`marker-${id}`, { side, isAir }, note)]);
  }
  const enemy = others[0]?.side ?? "";
  for (const report of reports) {
    if (report.inSight || report.hex === null) continue;
    const { id, isAir, hex } = report;
    lay(placeOfId(rules, hex), enemy, [
      markerCounter(`contact-${id}`, { side: enemy, isAir }, reportWords(report)),
    ]);
  }
}

/** The ships that are gone: the sheet of losses of each side that is seen. */
function records(rules: Rules, seen: Seen): PlayBoard["trays"] {
  return [
    ["sunk", "Sunk"],
    ["left", "Left the map"],
  ].flatMap(([gone, title]) => {
    const ids = Object.keys(seen.ships).filter((id) => seen.ships[id]!.gone === gone);
    if (ids.length === 0) return [];
    const counters = ids.map((id) => shipCounter(rules, seen, id, title!));
    return [{ id: gone!, title: title!, counters }];
  });
}

function tracksOf(rules: Rules, seen: Seen): PlayBoard["tracks"] {
  const { night } = coverOf(rules, seen);
  const left = seen.lastTurn - seen.turn;
  return [
    { title: "Hour", value: seen.hour.split(",")[0]!, rule: "3.2" },
    { title: "Light", value: night ? "Night" : "Day", rule: "6.11" },
    { title: "Hours left", value: String(left), rule: "3.2" },
    { title: "Victory Points, Allies", value: String(seen.points.allied ?? 0), side: "allied", rule: "25" },
    {
      title: "Victory Points, Japan",
      value: String(seen.points.japanese ?? 0),
      side: "japanese",
      rule: "25",
    },
  ];
}

/** Clouds and storms of the hour; at night all of the map is dark. */
function cover(rules: Rules, seen: Seen): Overlay {
  const { over, night } = coverOf(rules, seen);
  const storms = rules.parameters.clouds.stormFrom;
  return {
    id: "weather",
    title: night ? "Weather by night" : "Weather by day",
    rule: "6.5",
    key: [
      { tone: "cloud", text: "Clouds" },
      { tone: "storm", text: "Storm" },
      ...(night ? [{ tone: "night" as const, text: "Night" }] : []),
    ],
    marks: [...over].map(([hex, n]) => ({
      place: placeOfHex(rules, hex),
      tone: n >= storms ? ("storm" as const) : ("cloud" as const),
      title: n >= storms ? "storm" : "clouds",
    })),
    lines: [],
    ...(night && { all: "night" as const }),
  };
}
