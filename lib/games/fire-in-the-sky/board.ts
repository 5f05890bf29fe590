import { pieceAt, sentence } from "./pieces";
import { pointsText } from "./points";
import type { T } from "./position";
import { ALLIES, JAPAN, kinds } from "./rules";
import { isExpress } from "./tokyo-express";

/** A compact picture of the position for a terminal: tracks, then every place where somebody stands. */

const MARKS = { [JAPAN]: "J", [ALLIES]: "A" } as Record<number, string>;

export function boardLines(t: T): string[] {
  const { rules, position: pos } = t;
  const nationPoints = rules.nations
    .map(({ name }, n) => (pos.transport[n]! > 0 ? `${name} ${pointsText(pos.transport[n]!)}` : ""))
    .filter((text) => text !== "")
    .join(", ");
  const lines = [
    `Turn ${pos.turn}, ${pos.phasing === JAPAN ? "Japanese" : "Allied"} player turn · VP ${pos.vp} · ` +
      `Oil ${pointsText(pos.oil)} · Merchantmen ${pointsText(pos.merchantmen)}${pos.kamikaze ? " · Kamikaze" : ""}`,
    `Transport Points: ${nationPoints || "none"} · Submarine Points: Japan ${pointsText(pos.submarine[JAPAN]!)}, ` +
      `Allies ${pointsText(pos.submarine[ALLIES]!)}`,
  ];
  rules.places.forEach((place, n) => {
    const forces = [JAPAN, ALLIES].map((side) => forceText(t, n, side)).filter((text) => text !== "");
    if (forces.length === 0 || n === rules.limbo.available || n === rules.limbo.removed) return;
    const owner = place.kind === "base" ? ` [${MARKS[pos.control[n]!] ?? "-"}]` : "";
    const marker = pos.occupied[n] !== -1 ? " OCCUPIED" : "";
    lines.push(`${(sentence(place.name) + owner + marker).padEnd(28)} ${forces.join("  |  ")}`);
  });
  return lines;
}

/** "J 2 CV, 5 DD, 4 air, Army": what a side has at a place, ships first. */
function forceText(t: T, place: number, side: number): string {
  const counts = new Map<string, number>();
  let air = 0;
  for (const kind of kinds) {
    for (const p of t.rules.piecesOfSide[side]!) {
      const piece = pieceAt(t, p);
      if (piece.kind !== kind || t.position.at[p] !== place) continue;
      if (kind === "air") {
        air += t.position.steps[p]!;
        continue;
      }
      const reduced = kind === "land" && t.position.steps[p]! < piece.maxSteps;
      const name = kind === "naval" ? piece.shipClass! : piece.name + (reduced ? " (reduced)" : "");
      const label =
        t.position.tf[p] === -1 ? name : isExpress(t, p) ? `${name}~ (Tokyo Express)` : `${name}~`;
      counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  }
  const parts = [...counts].map(([name, count]) => (count > 1 ? `${count} ${name}` : name));
  if (air > 0) parts.push(`${air} air`);
  return parts.length === 0 ? "" : `${MARKS[side]} ${parts.join(", ")}`;
}
