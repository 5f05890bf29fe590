import { joinPointer } from "../../../documents";
import { parseHexsideId } from "../../../hex";
import type { Documents, Finding } from "../../types";
import { boardIn, distanceBetween, isMisplaced } from "./boards";
import { takeAway } from "./fixes";

/** Errors in records of a board that identify two neighbouring hexes by both ids, joined with a hyphen. */
export function pairFaults(
  documents: Documents,
  document: string,
  section: "hexsides" | "connections",
  noun: string,
): Finding[] {
  const board = boardIn(documents, document);
  const { hexes } = board;
  return Object.keys(board[section]).flatMap((id): Finding[] => {
    const at = { document, pointer: joinPointer(`/${section}`, id) };
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
          ...takeAway(documents, `Remove the ${noun}`, document, at.pointer),
        },
      ];
    }
    // Of a hex that is not where its number says, that is reported, and not what follows from it.
    if (pair.some((hex) => isMisplaced(board, hex))) return [];
    if (distanceBetween(board, ...pair) !== 1 && board.layout) {
      return [
        {
          ...at,
          message: `The ${noun} ${id} joins two hexes that are not neighbours.`,
          hint: "Correct the numbers, or remove the entry.",
          ...takeAway(documents, `Remove the ${noun}`, document, at.pointer),
        },
      ];
    }
    const canonical = pair.join("-");
    if (canonical === id) return [];
    const twice = Object.hasOwn(board[section], canonical);
    return [
      {
        ...at,
        severity: "warning",
        message: twice
          ? `The ${noun} between ${pair[0]} and ${pair[1]} is listed twice, as ${canonical} and as ${id}.`
          : `The ${noun} ${id} has the larger number first.`,
        hint: `Change it to ${canonical}.`,
        ...(twice && takeAway(documents, `Remove ${id}`, document, at.pointer)),
      },
    ];
  });
}
