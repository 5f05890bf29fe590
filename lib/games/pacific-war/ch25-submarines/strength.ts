import { distance } from "../model/distance";
import type { Patrol, PacificTable } from "../model/position";
import { NOWHERE } from "../model/rules";

/** 25.2.H: the Submarine Command nearest to a patrol among those of its side; -1 for none. */
function nearestCommand({ rules, position }: PacificTable, patrol: Patrol): number {
  const { side } = rules.submarineCommands[patrol.command]!;
  let nearest = -1;
  let least = Infinity;
  for (const [n, hex] of position.submarines.hex.entries()) {
    if (hex === NOWHERE || rules.submarineCommands[n]!.side !== side) continue;
    const hexes = distance(rules.hexes, patrol.hex, hex);
    if (hexes < least) [nearest, least] = [n, hexes];
  }
  return nearest;
}

/** 25.2.G, H: submarines divided by increments of distance, rounded down; without a Command none. */
export function attackStrength(t: PacificTable, patrol: Patrol): number {
  const { increment, shots } = t.rules.parameters.submarines;
  const command = nearestCommand(t, patrol);
  if (command < 0) return 0;
  const hexes = distance(t.rules.hexes, patrol.hex, t.position.submarines.hex[command]!);
  return Math.min(shots, Math.floor(patrol.submarines / Math.max(1, Math.ceil(hexes / increment))));
}

/** 25.2.J: torpedoes of a US attack fail more often until a month. */
export function defect(t: PacificTable, patrol: Patrol): number {
  const { defect: more, defectUntil } = t.rules.parameters.submarines;
  const command = nearestCommand(t, patrol);
  return t.rules.submarineCommands[command]?.isUs === true && t.position.month <= defectUntil ? more : 0;
}
