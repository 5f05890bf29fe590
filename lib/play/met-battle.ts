import { deepEqual } from "../documents/equal";
import { type Json, view } from "../kernel";
import type { Session } from "./session";

/** A battle of the game in play, as those who look at it know it. */
export interface MetBattle {
  /** The game as it stands, from which it can be taken up. */
  scenario: Json;
  place: string;
  /** Assumptions about what nobody at the table can know. */
  assumed: string;
}

/**
 * The battle that waits at a place or is being fought there. Its odds are shown only where nothing of the
 * position is hidden from those eyes, or they would reveal it. Throws in words where there are none.
 */
export function metBattle({ game, playable }: Session, eyes: string | undefined, place: string): MetBattle {
  const { definition, sideName } = playable;
  if (!game || !definition.battles?.waiting(game).some(({ id }) => id === place))
    throw new RangeError("That battle is no longer waiting.");
  const who = eyes === undefined ? undefined : sideName(eyes);
  if (eyes !== undefined && !deepEqual(withoutDice(view(game)), withoutDice(view(game, eyes))))
    throw new RangeError(
      `Something is hidden from ${who} now, and the odds would reveal it. Ask again when it is revealed.`,
    );
  const scenario = definition.scenarioOf(game.table, { id: "odds", title: "Odds" });
  const open = who === undefined ? "The table is open" : `Nothing on the map is hidden from ${who} now`;
  return {
    scenario,
    place,
    assumed: `${open}. The dice to come and each side's plans are unknown: both sides are assumed to choose by the policies above.`,
  };
}

/** Nobody may know the dice to come. */
const withoutDice = (printed: Json): Json =>
  printed === null || typeof printed !== "object" || Array.isArray(printed)
    ? printed
    : Object.fromEntries(Object.entries(printed).filter(([member]) => member !== "chance"));
