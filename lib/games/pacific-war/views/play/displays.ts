import { capital } from "../../../../words";
import type { Display, DisplayPart } from "../../../view-types";
import { type Rules, sideIds } from "../../model/rules";
import { nameOf } from "../names";
import { taskForceName } from "../set-up";
import { aboard, airCounter, shipCounter, taskForceCounter } from "./counters";
import { hexOf, isOnMap, type Seen, type SeenTaskForce, shipsOf, sideOfAir } from "./seen";

/** Displays beside the map: Task Forces with Core and Screen (2.5.12), airbases (2.3.2), the Operation (20.0). */

type Values = DisplayPart["values"];

const sideTitles: Readonly<Record<string, string>> = { allied: "Allies", japanese: "Japan" };

const placeText = (rules: Rules, hex: string): string => {
  const name = nameOf(rules, hex);
  return name === undefined ? hex : `${name} (${hex})`;
};

/** The id of a row, on which ships can be dropped. */
export const rowBox = (side: string, id: string, row: string): string => `${side}-${id}/${row}`;

/** Each Task Force whose ships are seen as a tray, and the others by their markers. */
export function taskForces(rules: Rules, seen: Seen): Display {
  const onMap = seen.taskForces.filter(({ hex }) => isOnMap(hex));
  const isKnown = (force: SeenTaskForce): boolean => force.moved !== undefined;
  const title = (force: SeenTaskForce): string =>
    `${taskForceName(force.id)}, ${placeText(rules, force.hex)}`;
  const own = onMap.filter(isKnown).map((force): DisplayPart => ({
    id: `${force.side}-${force.id}`,
    title: title(force),
    side: force.side,
    place: force.hex,
    values: [
      { title: "Seen by the enemy", value: force.detected ? "detected" : "undetected", rule: "24.0" },
      {
        title: "Moved",
        value: force.engaged
          ? "in a battle that goes on"
          : `${force.moved!}${force.stopped ? ", stopped" : ""}`,
        rule: "23.6.2",
      },
    ],
    boxes: ["core", "screen"].map((row) => ({
      id: rowBox(force.side, force.id, row),
      title: capital(row),
      rule: "2.5.12",
      counters:
        force.dummy === true && row === "core"
          ? [taskForceCounter(rules, force)]
          : shipsOf(rules, seen, force, row).flatMap((id) => {
              return [shipCounter(rules, seen, id), ...aboard(rules, seen, id)];
            }),
    })),
  }));
  const hidden = onMap
    .filter((force) => !isKnown(force))
    .map((force): DisplayPart => ({
      id: `${force.side}-${force.id}`,
      title: title(force),
      side: force.side,
      place: force.hex,
      values: [{ title: "Marker", value: force.detected ? "detected" : "undetected", rule: "24.0" }],
      boxes: [],
    }));
  return {
    id: "task-forces",
    title: "Task Forces",
    rule: "2.5.12",
    empty: "Nobody has a Task Force on the map.",
    parts: [...own, ...hidden],
  };
}

/** Bases and carriers ashore and afloat with their aircraft: landed, Alerted, and out. */
export function airbases(rules: Rules, seen: Seen): Display {
  const parts = sideIds.flatMap((side): DisplayPart[] => {
    const own = seen.airUnits.filter(
      (unit) => unit.steps > 0 && isOnMap(hexOf(seen, unit)) && sideOfAir(rules, unit) === side,
    );
    const keys = [...new Set(own.map(({ ship, hex }) => ship ?? hex))];
    return keys.map((key) => {
      const units = own.filter(({ ship, hex }) => (ship ?? hex) === key);
      const isShip = Object.hasOwn(rules.shipOf, key);
      const place = isShip ? (seen.ships[key]?.at ?? "") : key;
      const box = (id: string, title: string, rule: string, of: typeof units) => ({
        id: `air-${key}/${id}`,
        title,
        rule,
        counters: of.map((unit) => airCounter(rules, unit)),
      });
      return {
        id: `air-${side}-${key}`,
        title: isShip
          ? `${rules.ships[rules.shipOf[key]!]!.name}, ${placeText(rules, place)}`
          : placeText(rules, key),
        side,
        place,
        values: capacityOf(
          rules,
          seen,
          key,
          units.reduce((sum, { steps }) => sum + steps, 0),
        ),
        boxes: [
          box(
            "landed",
            "Landed",
            "28.5.2",
            units.filter(({ over, alerted }) => over === null && !alerted),
          ),
          box(
            "alerted",
            "Alerted",
            "28.5.2",
            units.filter(({ over, alerted }) => over === null && alerted),
          ),
          box(
            "out",
            "On a mission",
            "28.4",
            units.filter(({ over }) => over !== null),
          ),
        ],
      };
    });
  });
  return {
    id: "airbases",
    title: "Aircraft",
    rule: "2.3.2",
    empty: "This side has no aircraft.",
    parts,
  };
}

/** Steps there, and how many can be sent up. */
function capacityOf(rules: Rules, seen: Seen, key: string, steps: number): Values {
  if (Object.hasOwn(rules.shipOf, key)) {
    const { launchCapacity } = rules.ships[rules.shipOf[key]!]!;
    const left = Math.max(0, launchCapacity - (seen.ships[key]?.hits ?? 0));
    return [{ title: "Air steps", value: `${steps}, launches ${left}`, rule: "2.3.2.2" }];
  }
  const base = seen.bases.find(({ hex }) => hex === key);
  if (!base) return [{ title: "Air steps", value: String(steps), rule: "2.3.2" }];
  const { launchCapacity, interdictedAt } = rules.baseClasses[rules.baseClassOf[base.kind]!]!;
  const left = base.hits >= interdictedAt ? 0 : launchCapacity;
  return [
    { title: "Air steps", value: `${steps}, launches ${left}`, rule: "2.3.2.1" },
    ...(base.hits > 0
      ? [{ title: "Base", value: `${base.hits} of ${interdictedAt} hits`, rule: "4.1" }]
      : []),
  ];
}

const lights: Readonly<Record<string, string>> = {
  "day-am": "Day A.M.",
  "day-pm": "Day P.M.",
  dusk: "Dusk",
  night: "Night",
  random: "Random",
};

export const lightTitle = (light: string): string => lights[light] ?? light;

/** The Operation Display: who, how long, what the enemy knows, the ring of light, and the naval movement of both. */
export function operation(rules: Rules, seen: Seen): Display {
  const { operation: now, terms, cycle } = seen;
  const given = terms.cycles?.map(({ lighting }) => lighting);
  const isGiven = given?.every((light) => light !== undefined) === true;
  const ring: Values = isGiven
    ? given.map((light, n) => ({
        title: `Battle Cycle ${n + 1}`,
        value: `${lightTitle(light)}${n + 1 === cycle ? ", now" : ""}`,
        rule: "26.0",
      }))
    : rules.lighting.ring.map((light, n) => ({
        title: `Section ${n + 1}`,
        value: `${lightTitle(light)}${cycle > 0 && light === seen.lighting ? ", now" : ""}`,
        rule: "26.2",
      }));
  const parts: DisplayPart[] = [
    {
      id: "operation",
      title: `Operation of ${sideTitles[now.side] ?? now.side}`,
      side: now.side,
      values: [
        {
          title: "Intelligence Condition",
          value: now.condition === null ? "not revealed" : capital(now.condition.replaceAll("-", " ")),
          rule: "21.0",
        },
        ...(now.length > 0
          ? [
              { title: "Level", value: String(now.level), rule: "20.1" },
              { title: "Days", value: `${seen.daysPassed} of ${now.length}`, rule: "20.2" },
            ]
          : []),
        { title: "Day of the month", value: String(seen.day), rule: "20.2.1" },
        ...sideIds.map((side, n) => ({
          title: `Contact, naval hexes, ${sideTitles[side]!}`,
          value: String(now.contactHexes[n]!),
          rule: side === now.side ? "23.4" : "23.5",
        })),
      ],
      boxes: [],
    },
    { id: "light", title: "Ring of light", side: "none", values: ring, listed: true, boxes: [] },
    {
      id: "advantage",
      title: "Advantage",
      side: seen.advantage ?? "none",
      values: [
        {
          title: cycle === 0 ? "This cycle" : `Battle Cycle ${cycle}`,
          value: cycle === 0 ? "not yet" : (sideTitles[seen.advantage ?? ""] ?? "not yet"),
          rule: "27.0",
        },
        ...sideIds.map((side, n) => ({
          title: `Air steps lost, ${sideTitles[side]!}`,
          value: String(seen.airStepsLost[n]!),
          rule: "4.1",
        })),
      ],
      boxes: [],
    },
  ];
  return { id: "operation", title: "Operation", rule: "20.0", empty: "There is no Operation.", parts };
}
