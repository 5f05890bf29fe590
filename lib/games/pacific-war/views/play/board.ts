import type { Json } from "../../../../kernel";
import { capital } from "../../../../words";
import type { HeldCounter } from "../../../counter-types";
import type { PlayBoard, PlayedStack } from "../../../view-types";
import { type Rules, sideIds } from "../../model/rules";
import { momentOf } from "../../model/moment";
import { taskForceName } from "../set-up";
import { battleOf } from "./battle";
import {
  aboard,
  airCounter,
  baseCounter,
  fortificationCounter,
  groundCounter,
  headquartersCounter,
  plainCounter,
  shipCounter,
  taskForceCounter,
} from "./counters";
import { airbases, lightTitle, operation, taskForces } from "./displays";
import { pacificWarModule } from "../../module";
import { monthDisplays, monthTracks } from "./months";
import { type Seen, isOnMap, seenIn, shipsOf, sideOfAir, sideOfGround, sideOfShip } from "./seen";
import { stepsInPlay } from "./steps";
import { pointsSeen, victory } from "./victory";

/** The position on the map and beside it, from a printed state: what a side may not know is not in it. */

type Lay = (place: string | null | undefined, side: string, ...counters: HeldCounter[]) => void;

export function boardOf(rules: Rules, printed: Json): PlayBoard {
  const seen = seenIn(printed);
  const stacks = new Map<string, PlayedStack>();
  const lay: Lay = (place, side, ...counters) => {
    if (!isOnMap(place) || counters.length === 0) return;
    const key = `${place} ${side}`;
    const stack = stacks.get(key);
    if (stack) stack.counters.push(...counters);
    else stacks.set(key, { place, side, counters });
  };
  layShips(rules, seen, lay);
  layAshore(rules, seen, lay);
  layMarkers(rules, seen, lay);
  const battle = battleOf(rules, seen);
  const steps = stepsInPlay(rules, seen);
  return {
    moment: momentWords(seen),
    stacks: [...stacks.values()],
    trays: lost(rules, seen),
    control: controlOf(rules, seen),
    tracks: tracksOf(rules, seen),
    displays: [
      ...(steps ? [steps] : []),
      taskForces(rules, seen),
      airbases(rules, seen),
      operation(rules, seen),
      ...monthDisplays(rules, seen),
      victory(rules, seen),
    ],
    ...(battle && { battle }),
  };
}

function momentWords(seen: Seen): string {
  const { outcome, terms, daysPassed } = seen;
  const { when, stage } = momentOf(seen, pacificWarModule.steps);
  const parts = [
    ...when,
    ...(terms.end.after === "days" ? [`Day ${daysPassed} of ${terms.end.count}`] : []),
    stage,
    ...(outcome === null ? [] : ["The game is over"]),
  ];
  return parts.join(" · ");
}

/** Task Forces: ships row by row with what is aboard, or the marker alone; ships outside of them. */
function layShips(rules: Rules, seen: Seen, lay: Lay): void {
  const laid = new Set<string>();
  for (const force of seen.taskForces) {
    if (!isOnMap(force.hex)) continue;
    const title = taskForceName(force.id);
    const ships = shipsOf(rules, seen, force);
    if (ships.length === 0) {
      lay(force.hex, force.side, taskForceCounter(rules, force));
      continue;
    }
    for (const row of ["core", "screen"] as const)
      for (const id of shipsOf(rules, seen, force, row)) {
        laid.add(id);
        const group = `${title}, ${capital(row)}${force.detected ? ", detected" : ""}`;
        lay(force.hex, force.side, shipCounter(rules, seen, id, group), ...aboard(rules, seen, id, group));
      }
  }
  for (const id of Object.keys(seen.ships)) {
    if (laid.has(id)) continue;
    lay(
      seen.ships[id]!.at,
      sideOfShip(rules, id),
      shipCounter(rules, seen, id),
      ...aboard(rules, seen, id, "in port"),
    );
  }
}

function layAshore(rules: Rules, seen: Seen, lay: Lay): void {
  for (const base of seen.bases) lay(base.hex, base.side, baseCounter(rules, base));
  for (const [id, hits] of Object.entries(seen.fortifications)) {
    const { hex, side } = rules.fortifications[rules.fortificationOf[id]!]!;
    lay(rules.hexes.ids[hex], sideIds[side]!, fortificationCounter(rules, id, hits));
  }
  for (const unit of seen.groundUnits)
    if (unit.ship === null) lay(unit.hex, sideOfGround(rules, unit), groundCounter(rules, unit));
  for (const unit of seen.airUnits) {
    if (unit.steps === 0) continue;
    const side = sideOfAir(rules, unit);
    if (unit.over !== null) lay(unit.over, side, airCounter(rules, unit, "on a mission"));
    else if (unit.ship === null) lay(unit.hex, side, airCounter(rules, unit));
  }
}

function layMarkers(rules: Rules, seen: Seen, lay: Lay): void {
  for (const [id, hex] of Object.entries(seen.headquarters))
    lay(hex, sideIds[rules.headquarters[rules.headquartersOf[id]!]!.side]!, headquartersCounter(rules, id));
  const command = (id: string) => {
    const { side, name } = rules.submarineCommands[rules.submarineCommandOf[id]!]!;
    return { side: sideIds[side]!, name };
  };
  for (const [id, { hex, waiting }] of Object.entries(seen.submarines)) {
    const { side, name } = command(id);
    lay(hex, side, plainCounter(rules, { id, side, name, words: "Subs", note: `${waiting} submarines` }));
  }
  for (const [n, { command: of, hex, submarines }] of seen.patrols.entries()) {
    const { side, name } = command(of);
    const note = `${submarines} submarines of ${name}`;
    lay(
      hex,
      side,
      plainCounter(rules, { id: `patrol-${n}`, side, name: "Submarine Patrol", words: "Patrol", note }),
    );
  }
  for (const { side, hex, hits } of seen.supportBases)
    lay(hex, side, {
      ...plainCounter(rules, {
        id: `support-${side}-${hex}`,
        side,
        name: "Offensive Support Base",
        words: "OSB",
      }),
      ...(hits > 0 && { hits: { taken: hits } }),
    });
}

/** By hex of a place: who holds it. */
function controlOf({ places, hexes }: Rules, { control }: Seen): Record<string, string> {
  return Object.fromEntries(
    places.map(({ id, hex, control: printed }) => {
      const holder = Object.hasOwn(control, id) ? control[id] : sideIds[printed];
      return [hexes.ids[hex]!, holder ?? "none"];
    }),
  );
}

const sideTitles: Readonly<Record<string, string>> = { allied: "Allies", japanese: "Japan" };

function tracksOf(rules: Rules, seen: Seen): PlayBoard["tracks"] {
  const { operation: now, terms, daysPassed } = seen;
  const points = pointsSeen(rules, seen);
  // Between Operations there is no light and no Advantage.
  const isBetween = seen.war?.operation.length === 0;
  const cycles = terms.end.after === "battle-cycles" ? ` of ${terms.end.count}` : "";
  const inOperation = [
    { title: "Light", value: seen.cycle === 0 ? "not yet" : lightTitle(seen.lighting), rule: "26.0" },
    { title: "Battle Cycle", value: `${seen.cycle}${cycles}`, rule: "5.2" },
    ...(terms.end.after === "days"
      ? [{ title: "Days", value: `${daysPassed} of ${terms.end.count}`, rule: "32.3" }]
      : []),
    { title: "Operation player", value: sideTitles[now.side] ?? now.side, rule: "20.0" },
    {
      title: "Advantage",
      value:
        seen.cycle === 0 || seen.advantage === null ? "not yet" : (sideTitles[seen.advantage] ?? "nobody"),
      rule: "27.0",
    },
  ];
  return [
    ...(isBetween ? [] : inOperation),
    ...monthTracks(seen),
    ...(points
      ? sideIds.map((side, n) => ({
          title: `Victory Points, ${sideTitles[side]!}`,
          value: String(points[n]!),
          side,
          rule: "1.2",
        }))
      : []),
  ];
}

/** What is lost or has left the map, by side. */
function lost(rules: Rules, seen: Seen): PlayBoard["trays"] {
  return sideIds.flatMap((side) => {
    const gone = (at: string): boolean => at === "lost" || at === "away";
    const counters = [
      ...Object.entries(seen.ships).flatMap(([id, { at }]) =>
        gone(at) && sideOfShip(rules, id) === side ? [shipCounter(rules, seen, id, wordsOf(at))] : [],
      ),
      ...seen.airUnits.flatMap((unit) =>
        unit.steps === 0 && sideOfAir(rules, unit) === side ? [airCounter(rules, unit, "lost")] : [],
      ),
      ...seen.groundUnits.flatMap((unit) =>
        gone(unit.hex) && sideOfGround(rules, unit) === side
          ? [groundCounter(rules, unit, wordsOf(unit.hex))]
          : [],
      ),
    ];
    return counters.length === 0
      ? []
      : [{ id: `lost-${side}`, title: `Out of play, ${sideTitles[side]!}`, rule: "4.0", counters }];
  });
}

const wordsOf = (at: string): string => (at === "away" ? "left the map" : "lost");
