import type { GameDefinition } from "../games";
import { botsOf, specParts } from "../playtest";
import type { GameKey, Plan, Robustness, Variant } from "./plan";

/**
 * Where the games of other players are in a run. A cast is who plays, one for each side: the plan's own players are
 * the first, those of `robustness` follow. With V variants, number V is the first variant as the second cast plays
 * it, V + 1 the second, and so on. Game n has the same dice in all of them.
 */

type Casting = Pick<Plan, "variants" | "players" | "robustness">;

/** The variant and the cast of a number. */
export const seatOf = (
  { variants }: Pick<Plan, "variants">,
  variant: number,
): { variant: number; cast: number } => ({
  variant: variant % variants.length,
  cast: Math.floor(variant / variants.length),
});

/** Who plays, the plan's own players first. */
export const castsOf = ({
  players,
  robustness,
}: Omit<Casting, "variants">): readonly (readonly string[])[] => [players, ...(robustness?.players ?? [])];

/** The variant behind a number, and who plays it; undefined for a number that the plan does not have. */
export function seated(
  plan: Casting,
  number: number,
): { variant: Variant; players: readonly string[] } | undefined {
  const { variant, cast } = seatOf(plan, number);
  const [found, players] = [plan.variants[variant], castsOf(plan)[cast]];
  return found && players && { variant: found, players };
}

/** What a variant is called, with who plays it where that is not who plays the run. */
export function seatTitle(plan: Casting, number: number): string {
  const found = seated(plan, number);
  if (!found) return "";
  const { title } = found.variant;
  return number < plan.variants.length ? title : `${title} (${castTitle(found.players)})`;
}

/** "bold against bold", or "bold" for one who plays all sides. */
export const castTitle = (players: readonly string[]): string =>
  players.every((player) => player === players[0]) ? players[0]! : players.join(" against ");

/** Whether a game is one of the plan's own players, by which its question is answered. */
export const isMain = (
  { variants }: Pick<Plan, "variants">,
  { variant }: Pick<GameKey, "variant">,
): boolean => variant < variants.length;

/** Games of a variant by this number. */
export const gamesOf = (plan: Pick<Plan, "variants" | "games" | "robustness">, variant: number): number =>
  isMain(plan, { variant }) ? plan.games : (plan.robustness?.games ?? 0);

/** Games of a plan in all, at most. */
export const gamesInAll = ({
  variants,
  games: own,
  robustness,
  search,
}: Pick<Plan, "variants" | "games" | "robustness" | "search">): number =>
  search ? own : variants.length * (own + (robustness ? robustness.players.length * robustness.games : 0));

/**
 * The other players whom a game names for a second opinion, as far as they can play by these rules: each plays all
 * sides. Undefined where there are none, or none are wanted.
 */
export function robustnessOf(
  definition: GameDefinition,
  rules: unknown,
  players: readonly string[],
  wanted: number,
): Robustness | undefined {
  const able = botsOf(definition, rules);
  const others = (definition.secondOpinions ?? []).filter(
    (spec) => Object.hasOwn(able, specParts(spec).id) && !players.every((player) => player === spec),
  );
  if (wanted < 1 || others.length === 0) return undefined;
  return { players: others.map((spec) => players.map(() => spec)), games: wanted };
}
