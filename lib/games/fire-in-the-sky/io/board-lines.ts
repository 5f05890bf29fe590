import { capital } from "../../../words";
import { type Sight, sightOf } from "../optional/hidden-view";
import { pieceAt } from "../model/pieces";
import { pointsText } from "../model/points";
import type { T } from "../model/position";
import { ALLIES, JAPAN, kinds } from "../model/rules";
import { isExpress } from "../optional/tokyo-express";

/** A compact picture of the position for a terminal: tracks, then every place where somebody stands. */

const MARKS = { [JAPAN]: "J", [ALLIES]: "A" } as Record<number, string>;

/** With `side`, as that side sees it: markers of 18.1.4 stand for whom they hide. */
export function boardLines(t: T, side?: number): string[] {
  const { rules, position: pos } = t;
  const sight = side === JAPAN ? sightOf(t) : undefined;
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
    const forces = [JAPAN, ALLIES].map((each) => forceText(t, n, each, sight)).filter((text) => text !== "");
    if (forces.length === 0 || n === rules.limbo.available || n === rules.limbo.removed) return;
    const owner = place.kind === "base" ? ` [${MARKS[pos.control[n]!] ?? "-"}]` : "";
    const marker = pos.occupied[n] !== -1 ? " OCCUPIED" : "";
    lines.push(`${(capital(place.name) + owner + marker).padEnd(28)} ${forces.join("  |  ")}`);
  });
  return lines;
}

/** "J 2 CV, 5 DD, 4 air, Army": what a side has at a place, ships first. */
function forceText(t: T, place: number, side: number, sight: Sight | undefined): string {
  const counts = new Map<string, number>();
  let air = 0;
  const unresolved = sight && side === ALLIES ? sightText(t, place, sight) : [];
  for (const name of unresolved) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const kind of kinds) {
    for (const p of t.rules.piecesOfSide[side]!) {
      const piece = pieceAt(t, p);
      if (piece.kind !== kind || t.position.at[p] !== place) continue;
      if (sight?.hidden.has(p) || sight?.unused.has(p)) continue;
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

/** What Japan sees at a place of Task Forces under markers, and of the bases that they come from: "CV?". */
function sightText(t: T, place: number, { bases, forces }: Sight): string[] {
  const at = (force: number) => t.rules.placeOfNode[t.position.taskForces[force]!.node] === place;
  const markers = [...forces.keys()].filter(at).map(() => "Task Force~");
  const base = bases.find((each) => each.place === place);
  if (!base) return markers;
  const air = base.airSteps.reduce((sum, steps) => sum + steps, 0);
  const units = base.units.map((p) => `${pieceAt(t, p).shipClass ?? pieceAt(t, p).name}?`);
  return [...markers, ...units, ...new Array<string>(air).fill("air?")];
}
