import type { HeldCounter } from "../../lib/games";
import type { Choice } from "../../lib/kernel";
import type { ShownOption, Way } from "../../lib/play";

/** Whether an option names or moves one of a counter's pieces. */
export function canDrag(
  options: readonly ShownOption[],
  { pieces = [] }: Pick<HeldCounter, "pieces">,
): boolean {
  const isOwn = (piece: string): boolean => pieces.includes(piece);
  return options.some((option) => option.pieces.some(isOwn) || option.move?.pieces.some(isOwn));
}

/**
 * The result of a drop at a place: choices that are made, and if several ways lead there, a question about that
 * place; or the reason why the drop is impossible.
 */
export type Drop = { take: readonly Choice[]; isAsked: boolean } | { reason: string };

/** `name`: of the counter. */
export function dropAt(ways: readonly Way[], place: { id: string; name: string }, name: string): Drop {
  const [first, ...others] = ways.filter(({ to }) => to === place.id).map(({ choices }) => choices);
  if (!first) return { reason: `No legal choice moves ${name} to ${place.name}` };
  if (others.length === 0) return { take: first, isAsked: false };
  const start = JSON.stringify(first[0]);
  const isShared = first.length > 1 && others.every(([choice]) => JSON.stringify(choice) === start);
  return { take: isShared ? first.slice(0, 1) : [], isAsked: true };
}
