import { parseHexsideId } from "../../../../hex";
import type { Documents, Finding } from "../../../types";
import { distanceBetween, isMisplaced } from "./hex-graph";
import { mapOf, mapPath } from "./documents";
import { takeAway } from "./fixes";

/** What is wrong with records that stand for two neighbouring hexes, by both ids joined with a hyphen. */
export function pairFaults(
  documents: Documents,
  section: "hexsides" | "connections",
  noun: string,
): Finding[] {
  const map = mapOf(documents);
  const { hexes } = map;
  return Object.keys(map[section]).flatMap((id): Finding[] => {
    const at = { document: mapPath, pointer: `/${section}/${id}` };
    const pair = parseHexsideId(id);
    if (!pair) {
      const hint = "Join the ids of two different hexes, as in “0506-0606”.";
      return [{ ...at, message: `“${id}” does not name two hexes.`, hint }];
    }
    const missing = pair.find((hex) => !Object.hasOwn(hexes, hex));
    if (missing !== undefined) {
      return [
        {
          ...at,
          message: `The ${noun} ${id} is at hex ${missing}, which is not on the map.`,
          hint: "Correct the number, or remove the entry.",
          ...takeAway(documents, `Remove the ${noun}`, mapPath, at.pointer),
        },
      ];
    }
    // Of a hex that is not where its number says, that is told, and not what comes of it.
    if (pair.some((hex) => isMisplaced(map, hex))) return [];
    if (distanceBetween(map, ...pair) !== 1 && map.layout) {
      return [
        {
          ...at,
          message: `The ${noun} ${id} joins two hexes that are not neighbours.`,
          hint: "Correct the numbers, or remove the entry.",
          ...takeAway(documents, `Remove the ${noun}`, mapPath, at.pointer),
        },
      ];
    }
    const canonical = pair.join("-");
    if (canonical === id) return [];
    const twice = Object.hasOwn(map[section], canonical);
    return [
      {
        ...at,
        severity: "warning",
        message: twice
          ? `The ${noun} between ${pair[0]} and ${pair[1]} is listed twice, as ${canonical} and as ${id}.`
          : `The ${noun} ${id} has the larger number first.`,
        hint: `Change it to ${canonical}.`,
        ...(twice && takeAway(documents, `Remove ${id}`, mapPath, at.pointer)),
      },
    ];
  });
}
