import type { Json } from "../../../../kernel";
import type { HeldCounter } from "../../../counter-types";
import type { PlayBoard, PlayedStack } from "../../../view-types";
import { siteOfBase } from "../../model/bases";
import { siteId } from "../../model/pieces";
import { JAPANESE, NOWHERE, type Rules, sideIds } from "../../model/rules";
import { BATTLE_BOARD } from "../boards";
import { battleStacks, battleTracks, fieldOfFire } from "./battle";
import {
  airCounter,
  groundCounter,
  paratroopCounter,
  shipCounter,
  stateMarker,
  supplyCounter,
} from "./counters";
import { airbases, airBattle, supplies } from "./displays";
import { type Seen, seenIn, tableOf } from "./seen";
import { pointsSeen, victory } from "./victory";

/** The position on the boards and beside them, from a printed state: what a side may not know is not in it. */

type Lay = (place: string | undefined, side: string, counter: HeldCounter) => void;

export function boardOf(rules: Rules, printed: Json): PlayBoard {
  const seen = seenIn(printed);
  const stacks = new Map<string, PlayedStack>();
  const lay: Lay = (place, side, counter) => {
    if (place === undefined) return;
    const key = `${place} ${side}`;
    const stack = stacks.get(key);
    if (stack) stack.counters.push(counter);
    else stacks.set(key, { place, side, counters: [counter] });
  };
  layUnits(rules, seen, lay);
  layBases(rules, seen, lay);
  battleStacks(rules, seen, lay);
  const cover = fieldOfFire(rules, seen);
  const battle = airBattle(rules, seen);
  return {
    moment: seen.outcome === null ? `Week ${seen.turn}` : `Week ${seen.turn} · The game is over`,
    stacks: [...stacks.values()],
    trays: [...lost(rules, seen), ...reports(rules, seen)],
    control: controlOf(rules, seen),
    tracks: [...tracksOf(rules, seen), ...battleTracks(seen)],
    displays: [
      ...(battle ? [battle] : []),
      airbases(rules, seen),
      supplies(rules, seen),
      victory(rules, seen),
    ],
    ...(seen.battle !== null && { shownBoard: BATTLE_BOARD }),
    ...(cover && { cover }),
  };
}

/** Ships first, then what is ashore: a stack shows its top counter. */
function layUnits(rules: Rules, seen: Seen, lay: Lay): void {
  const gone = new Set(["lost", "unavailable"]);
  for (const [id, { at }] of Object.entries(seen.groundUnits))
    if (!gone.has(at))
      lay(at, sideIds[rules.groundUnits[rules.groundUnitOf[id]!]!.side]!, groundCounter(rules, seen, id));
  for (const [id, { at }] of Object.entries(seen.ships))
    if (!gone.has(at)) lay(at, sideIds[rules.ships[rules.shipOf[id]!]!.side]!, shipCounter(rules, seen, id));
  for (const [id, { hex, aboard, at }] of Object.entries(seen.airUnits)) {
    const side = sideIds[rules.airUnits[rules.airUnitOf[id]!]!.side]!;
    if (hex !== undefined) lay(hex, side, airCounter(rules, seen, id, outText(seen, id)));
    else if (aboard !== undefined)
      lay(
        seen.ships[aboard]?.at,
        side,
        airCounter(rules, seen, id, `aboard ${rules.ships[rules.shipOf[aboard]!]!.name}`),
      );
    else if (at === "unavailable") lay("air-fleet-11-unavailable", side, airCounter(rules, seen, id));
  }
  const paratroops = paratroopCounter(rules);
  if (paratroops) lay(seen.paratroops.at, sideIds[JAPANESE], paratroops);
  for (const supply of seen.supply) lay(supply.at, supply.side, supplyCounter(rules, supply));
}

/** What a unit does that is out on the map. */
function outText({ airUnits, battle }: Seen, id: string): string {
  if (battle?.combatants.some(({ airUnit }) => airUnit === id)) return "in the air battle";
  return airUnits[id]!.flags.includes("flew") ? "on a mission" : "out from its base";
}

const baseStates: Readonly<Record<string, { words: string; name: string }>> = {
  disrupted: { words: "AB D", name: "Airbase disrupted" },
  destroyed: { words: "AB X", name: "Airbase destroyed" },
  "under-construction": { words: "Build", name: "Mobile airbase under construction" },
};

/** Mobile airbases, the state of others where it is not normal, and hits on places (2.5). */
function layBases(rules: Rules, seen: Seen, lay: Lay): void {
  const t = tableOf(rules, seen);
  for (const [n, { id, name, kind, users }] of rules.bases.entries()) {
    const base = seen.airbases[id];
    if (!base) continue;
    const site = siteOfBase(t, n);
    if (site === NOWHERE || (kind === "mobile" && base.at === undefined)) continue;
    const place = siteId(rules, site);
    const state = baseStates[base.state];
    const holder =
      kind === "mobile" ? sideIds[users === 1 ? 0 : 1]! : (controlOf(rules, seen)[place] ?? "none");
    const shown = state ?? (kind === "mobile" ? { words: "Base", name: "Mobile airbase" } : undefined);
    if (!shown) continue;
    lay(
      place,
      holder === "none" ? "allied" : holder,
      stateMarker(rules, { id: `state-${id}`, side: holder, ...shown, note: name }),
    );
  }
  for (const [id, hits] of Object.entries(seen.hits)) {
    const place = rules.places[rules.placeOf[id]!]!;
    const hex = rules.hexes.ids[place.hex]!;
    const side = controlOf(rules, seen)[hex] ?? "allied";
    lay(hex, side === "none" ? "allied" : side, {
      ...stateMarker(rules, { id: `hits-${id}`, side, name: `Hits on ${place.name}`, words: "Hits" }),
      hits: { taken: hits, of: place.maximumHits },
    });
  }
}

/** By hex of a place: who holds it; land that the state does not name is Allied (2.3). */
function controlOf({ places, hexes }: Rules, { control }: Seen): Record<string, string> {
  const japanese = new Set(control.japanese);
  const neutral = new Set(control.neutral);
  return Object.fromEntries(
    places.map(({ hex }) => {
      const id = hexes.ids[hex]!;
      return [id, japanese.has(id) ? "japanese" : neutral.has(id) ? "none" : "allied"];
    }),
  );
}

const sideTitles: Readonly<Record<string, string>> = { allied: "Allies", japanese: "Japan" };

function tracksOf(rules: Rules, seen: Seen): PlayBoard["tracks"] {
  const points = pointsSeen(rules, seen);
  const flags = [
    ...(seen.generalRegroup === seen.turn ? ["General Regroup Turn"] : []),
    ...(seen.airFleet11 ? ["11th Air Fleet"] : []),
    ...(seen.coveringFleet ? ["Covering Fleet"] : []),
    ...seen.events.map((event) => event.replaceAll("-", " ")),
  ];
  return [
    { title: "Week", value: `${seen.turn} of ${seen.lastTurn}`, rule: "4.0" },
    { title: "Initiative", value: sideTitles[seen.initiative] ?? seen.initiative, rule: "7.4" },
    ...(seen.initiativeMissions > 0
      ? [{ title: "Initiative missions", value: String(seen.initiativeMissions), rule: "7.5" }]
      : []),
    ...sideIds.map((side, n) => ({
      title: `Victory Points, ${sideTitles[side]!}`,
      value: String(points[n]!),
      side,
      rule: "16.0",
    })),
    ...(flags.length > 0 ? [{ title: "This week", value: flags.join(", "), rule: "5.0" }] : []),
  ];
}

/** What is lost, by side. */
function lost(rules: Rules, seen: Seen): PlayBoard["trays"] {
  return sideIds.flatMap((side, n) => {
    const counters = [
      ...Object.entries(seen.airUnits).flatMap(([id, { at }]) =>
        at === "lost" && rules.airUnits[rules.airUnitOf[id]!]!.side === n
          ? [airCounter(rules, seen, id)]
          : [],
      ),
      ...Object.entries(seen.ships).flatMap(([id, { at }]) =>
        at === "lost" && rules.ships[rules.shipOf[id]!]!.side === n ? [shipCounter(rules, seen, id)] : [],
      ),
      ...Object.entries(seen.groundUnits).flatMap(([id, { at }]) =>
        at === "lost" && rules.groundUnits[rules.groundUnitOf[id]!]!.side === n
          ? [groundCounter(rules, seen, id)]
          : [],
      ),
    ];
    return counters.length === 0
      ? []
      : [{ id: `lost-${side}`, title: `Eliminated, ${sideTitles[side]!}`, rule: "9.7.11", counters }];
  });
}

/** What reconnaissance found at enemy airbases (7.3.4): known to the side that flew it. */
function reports(rules: Rules, seen: Seen): PlayBoard["trays"] {
  return sideIds.flatMap((side) => {
    const found = seen.reports[side] ?? [];
    if (found.length === 0) return [];
    const counters = found.map(({ base, turn, fighters, bombers }, i) =>
      stateMarker(rules, {
        id: `report-${side}-${i}`,
        side: side === "allied" ? "japanese" : "allied",
        name: rules.bases[rules.baseOf[base]!]!.name,
        words: "Recon",
        note: `week ${turn}: ${fighters} fighters, ${bombers} bombers`,
      }),
    );
    return [
      { id: `reports-${side}`, title: `Reconnaissance, ${sideTitles[side]!}`, rule: "7.3.4", counters },
    ];
  });
}
