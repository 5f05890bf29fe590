import type { HeldCounter } from "../../../counter-types";
import type { PlayBoard } from "../../../view-types";
import { hourText } from "../../model/clock";
import { type Rules, type Ship, sideIds } from "../../model/rules";
import { flightCounter, shipFaceOf } from "./counters";
import { type Seen, type SeenFormation, type SeenShip, shipsOfForce } from "./seen";

/**
 * The sheets that each side keeps for itself: what it has in the air (8.5), and what its ships have left to fire (19.8).
 * They are made of the printed state, so whoever sees one side alone gets no sheet of the other.
 */

type Tray = PlayBoard["trays"][number];

const sideTitles: Readonly<Record<(typeof sideIds)[number], string>> = {
  allied: "Allies",
  japanese: "Japan",
};

export function recordSheets(rules: Rules, seen: Seen): Tray[] {
  return sideIds.flatMap((side, n) => {
    const isOwn = (id: string): boolean => rules.ships[rules.shipOf[id]!]!.side === n;
    const formations = Object.entries(seen.airFormations[side] ?? {});
    const forces = Object.keys(seen.taskForces[side] ?? {}).map(Number);
    if (formations.length === 0 && forces.length === 0) return [];
    const flights = formations.flatMap(([number, formation]) => flightsOf(rules, number, formation));
    const ships = forces.flatMap((number) =>
      shipsOfForce(seen, number, isOwn).flatMap((id) => ammunitionOf(rules, seen, id, number) ?? []),
    );
    return [
      {
        id: `air-record-${side}`,
        title: `Air Record Sheet, ${sideTitles[side]}`,
        rule: "8.5",
        ...(flights.length === 0 && { note: "no planes in flight" }),
        counters: flights,
      },
      {
        id: `ammunition-${side}`,
        title: `Ammunition Record Sheet, ${sideTitles[side]}`,
        rule: "19.8",
        ...(ships.length === 0 && { note: "no ships whose ammunition is counted" }),
        counters: ships,
      },
    ];
  });
}

/** The planes of an Air Formation: from where, and where it is now. */
export function flightsOf(
  rules: Rules,
  number: string,
  { flights, marker, origin, hex, arrives, entry }: SeenFormation,
): HeldCounter[] {
  const from = nameOfField(rules, origin);
  const at = [
    hex === null ? "beyond the edge" : `at ${hex}`,
    arrives !== undefined && `arrives at ${hourText(arrives)}`,
    entry !== undefined && `by ${entry}`,
    hex !== null && (marker === undefined ? "hidden" : "on the map"),
  ];
  const group = `Air Formation ${number} from ${from}, ${at.filter((part) => part !== false).join(", ")}`;
  return flights.map((flight, n) => flightCounter(rules, `af-${number}`, n, flight, group));
}

const nameOfField = (rules: Rules, id: string): string => rules.fields[rules.fieldOf[id] ?? -1]?.name ?? id;

/** The line of a ship; those that fire in one turn alone have none until they have, for nobody counts theirs (19.8.3). */
function ammunitionOf(rules: Rules, seen: Seen, id: string, force: number): HeldCounter | undefined {
  const ship = rules.ships[rules.shipOf[id]!]!;
  const isCounted = !rules.parameters.surface.oneTurnTypes.includes(ship.type);
  const note = ammunitionWords(ship, isCounted, seen.ships[id]!);
  if (note === undefined) return undefined;
  const group = `Task Force ${force}`;
  return { pointer: `ammunition-${id}`, face: shipFaceOf(rules, id), count: 1, pieces: [id], group, note };
}

function ammunitionWords(
  { ammunition: full, torpedo }: Ship,
  isCounted: boolean,
  { ammunition, flags = [] }: SeenShip,
): string | undefined {
  const words: string[] = [];
  if (ammunition !== undefined) words.push(`ammunition ${ammunition} of ${full}`);
  else if (flags.includes("gunsSpent")) words.push("guns have fired");
  if (flags.includes("torpedoesSpent")) words.push("torpedoes are spent");
  else if (torpedo > 0 && (isCounted || words.length > 0)) words.push(`Torpedo Factor ${torpedo}`);
  return words.length > 0 ? words.join(", ") : undefined;
}
