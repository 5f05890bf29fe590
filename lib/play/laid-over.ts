import type { Overlay } from "../games";
import { view } from "../kernel";
import type { Session } from "./session";

/** An overlay of the game in play, made of what eyes may see alone; undefined where the game has none. */
export function laidOver(
  { game, playable }: Session,
  { kind, from, eyes }: { kind: string; from: string | undefined; eyes: string | undefined },
): Overlay | undefined {
  if (!game) return undefined;
  return playable.definition.views?.play?.overlay?.(playable.ruleset.rules, view(game, eyes), kind, from);
}
