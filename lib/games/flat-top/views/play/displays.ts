import type { Display, DisplayPart, PlayPath } from "../../../view-types";
import { isNight } from "../../model/clock";
import { boxNames } from "../holdings";
import { placeOfId } from "../places";
import { type Rules, sideIds } from "../../model/rules";
import { groupCounter, groupPiece } from "./counters";
import { boxIds, type Seen, shipsOfForce } from "./seen";

/** The boxes of each ship and base with planes (8.6), and the plots of all Task Forces (10). */

export const boxPlace = (field: string, box: string): string => `${field}/${box}`;

export function airOperations(rules: Rules, seen: Seen): Display {
  const parts = Object.entries(seen.decks).map(([id, deck]): DisplayPart => {
    const { ship, base, name } = rules.fields[rules.fieldOf[id]!]!;
    const chart =
      ship >= 0 ? rules.shipValues[rules.fieldOf[id]!] : rules.baseValues[seen.baseValues]?.[base];
    const side = ship >= 0 ? sideIds[rules.ships[ship]!.side]! : (seen.bases[id]?.owner ?? "none");
    const force = seen.ships[id]?.taskForce;
    const place =
      ship >= 0
        ? placeOfId(rules, force === undefined ? undefined : seen.taskForces[side]?.[force]?.hex)
        : id;
    const aboard = boxIds.reduce(
      (sum, box) => sum + (deck[box] ?? []).reduce((n, { count }) => n + count, 0),
      0,
    );
    const launched = (deck.launched ?? []).reduce((sum, n) => sum + n, 0);
    const values: DisplayPart["values"] = chart
      ? [
          {
            title: "Air Factors",
            value: Number.isFinite(chart.capacity) ? `${aboard} of ${chart.capacity}` : String(aboard),
            rule: "8.2",
          },
          { title: "Readying used", value: `${deck.used ?? 0} of ${chart.readying}`, rule: "8.6" },
          {
            title: "Launched and landed",
            value: `${launched} of ${chart.launch.normal} (minimum ${chart.launch.minimum})`,
            rule: "8.3",
          },
        ]
      : [];
    return {
      id,
      title: force === undefined ? name : `${name}, Task Force ${force}`,
      side,
      ...(place !== undefined && { place }),
      values,
      boxes: boxIds
        .filter((box) => box !== "dispersed" || ship < 0)
        .map((box) => ({
          id: boxPlace(id, box),
          title: boxNames[box],
          rule: box === "dispersed" ? "8.8" : "8.6",
          counters: (deck[box] ?? []).map((group) => groupCounter(rules, groupPiece(id, box, group), group)),
        })),
    };
  });
  // Fields with planes first: the others are open to look at below.
  const isUsed = ({ boxes }: DisplayPart): boolean => boxes.some(({ counters }) => counters.length > 0);
  return {
    id: "air-operations",
    title: "Air operations",
    rule: "8.6",
    empty: "No ship or base of this side holds planes.",
    parts: [...parts.filter(isUsed), ...parts.filter((part) => !isUsed(part))],
  };
}

/** The plots of the Task Forces that whoever looks may see. */
export function pathsOf(rules: Rules, seen: Seen): PlayPath[] {
  const paths: PlayPath[] = [];
  for (const [n, side] of sideIds.entries()) {
    const isOwn = (id: string): boolean => rules.ships[rules.shipOf[id]!]!.side === n;
    for (const [number, { hex, plot = [], enters, entry }] of Object.entries(seen.taskForces[side] ?? {})) {
      const start = placeOfId(rules, hex ?? (enters === seen.turn ? entry : undefined));
      if (start === undefined) continue;
      const steps = plot.flatMap((id) => placeOfId(rules, id) ?? []);
      const leaves = plot.includes(null);
      const note =
        steps.length > 0
          ? `${[hex ?? "off the map", ...plot.map((id) => id ?? "off the map")].join(" – ")}`
          : leaves
            ? "leaves the map"
            : "no move plotted";
      paths.push({
        id: `${side}-${number}`,
        title: `Task Force ${number}`,
        side,
        rule: "10",
        places: [start, ...steps],
        note,
        pieces: shipsOfForce(seen, Number(number), isOwn),
      });
    }
  }
  return paths;
}

/** Clouds and storms (6.5), and whether it is night. */
export function coverOf(rules: Rules, seen: Seen) {
  const over = new Map<number, number>();
  for (const id of seen.clouds) {
    const marker = rules.hexes.of[id];
    for (const hex of marker === undefined ? [] : rules.hexes.covered[marker]!)
      over.set(hex, (over.get(hex) ?? 0) + 1);
  }
  return { over, night: isNight(rules, seen.turn) };
}
