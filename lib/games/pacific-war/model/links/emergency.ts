import { distance } from "../distance";
import type { PacificTable } from "../position";
import { ALLIED, enemyOf, JAPANESE, NOWHERE } from "../rules";
import { portHalfOf } from "../sea";
import { warOf } from "../war";
import { graphOf, waterOf } from "./graph";
import { type EmergencyKind, hasExpressSteps, Piece } from "./pieces";
import { overWater } from "./spread";
import { linksOf } from "./state";

/** 11.7 Emergency Command Links: where they may lead, and when they end. */

export const emergencyKinds = ["tokyo-express", "air-transport-north", "air-transport-south"] as const;

export const ownerOf = (kind: EmergencyKind): number => (kind === "tokyo-express" ? JAPANESE : ALLIED);

/** Hexes in which a side has pieces of all these kinds. */
function hexesWith(t: PacificTable, side: number, what: number): number[] {
  const { bits } = linksOf(t).pieces[side]!;
  const found: number[] = [];
  for (let hex = 0; hex < t.rules.hexes.ids.length; hex++) if ((bits[hex]! & what) === what) found.push(hex);
  return found;
}

/** The hex of the other Air Transport at the same end, which may not be used twice (11.7.2). */
function taken(t: PacificTable, kind: EmergencyKind, end: "from" | "to"): number {
  const other = warOf(t).emergencyLinks.find(
    (each) => each.kind !== kind && ownerOf(each.kind) === ownerOf(kind),
  );
  return other === undefined ? NOWHERE : t.rules.hexes.of[other[end]]!;
}

/** 11.7.1: linked ports with destroyers; 11.7.2: linked airbases. */
export function emergencyStarts(t: PacificTable, kind: EmergencyKind): number[] {
  const side = ownerOf(kind);
  const { linked } = linksOf(t).sides[side]!;
  if (kind === "tokyo-express")
    return hexesWith(t, side, Piece.port).filter((hex) => linked[hex] === 1 && hasExpressSteps(t, hex));
  const other = taken(t, kind, "from");
  return hexesWith(t, side, Piece.airbase).filter((hex) => linked[hex] === 1 && hex !== other);
}

/** 11.7.1: shores that are near by water; 11.7.2: airbases that are near, and not near enemy fighters. */
export function emergencyEnds(t: PacificTable, kind: EmergencyKind, from: number): number[] {
  const { hexes, parameters } = t.rules;
  const { expressHexes, transportHexes, transportFighters } = parameters.links;
  if (kind === "tokyo-express") {
    const graph = graphOf(t.rules);
    const start = waterOf(graph, from, portHalfOf(hexes, from));
    const waters = overWater(graph, [start], expressHexes, new Uint8Array(graph.hexOf.length));
    const shores = [...waters].map((water) => graph.hexOf[water]!);
    return [...new Set(shores)]
      .filter((hex) => hex !== from && hexes.land[hex] !== "none")
      .sort((a, b) => a - b);
  }
  const side = ownerOf(kind);
  const fighters = hexesWith(t, enemyOf(side), Piece.fighter);
  const other = taken(t, kind, "to");
  return hexesWith(t, side, Piece.airbase).filter(
    (hex) =>
      hex !== from &&
      hex !== other &&
      distance(hexes, from, hex) <= transportHexes &&
      fighters.every((enemy) => distance(hexes, hex, enemy) > transportFighters),
  );
}

/** 11.7.1: the Tokyo Express ends for good when too few destroyers are left at its Start. */
export function endBrokenLinks(t: PacificTable): void {
  const links = t.position.war?.emergencyLinks ?? [];
  const n = links.findIndex(({ kind }) => kind === "tokyo-express");
  if (n < 0 || hasExpressSteps(t, t.rules.hexes.of[links[n]!.from]!)) return;
  t.removeAt(links, n);
  t.say("11.7.1", () => "The Tokyo Express ends: there are too few destroyers at its Start.");
}
