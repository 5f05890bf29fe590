import { type Choice, choose, pending } from "../../../lib/kernel";
import type { Pacific } from "./engine";

/** What is answered to a choice that is not legal. */
export function refusal(game: Pacific, choice: Choice) {
  const result = choose(game, pending(game)[0]!.side, choice);
  if (result.ok) throw new Error(`${JSON.stringify(choice)} is legal.`);
  return result.error;
}
