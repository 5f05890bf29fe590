import { expect } from "vitest";
import { pacificWarModule } from "../../../lib/games/pacific-war/module";
import { below, type Decision, pending, seedState } from "../../../lib/kernel";
import { make, type Pacific, rules } from "./engine";

type Words = ReturnType<typeof seedState>;
type Option = Decision["options"][number];
/** How one of the options is chosen. */
type Choose = (decision: Decision, words: Words) => Option;

const any = (options: readonly Option[], words: Words): Option => options[below(words, options.length)]!;

/** Each option as likely as the others. */
const blindly: Choose = ({ options }, words) => any(options, words);

/** What takes something of one's own away, or leaves it for later. */
const givesUp = (option: Option): boolean =>
  option["do"] === "done" || ["takeOff", "breakDown", "deactivate", "save"].some((what) => what in option);

/** Steps in which it is decided whether there are Operations. */
const decisive = ["operation-bid", "command-points"];

/** Steps in which a side by chance soon has nothing left to fight with. */
const ruinous = ["demolition", "command-places", "emergency-links", "strategic-transport-side"];

/** By chance as well, but bids, Activates and moves where it can: so most months have Operations, which pure chance loses the means for. */
export const keenly: Choose = (decision, words) => {
  const { options, step } = decision;
  const done = options.find((option) => option["do"] === "done");
  if (ruinous.includes(step)) return done ?? any(options, words);
  const eager = options.filter((option) => !givesUp(option) && option["bid"] !== 0);
  return eager.length === 0 || (!decisive.includes(step) && below(words, 4) === 0)
    ? any(options, words)
    : any(eager, words);
};

/**
 * Plays on by choices made by chance; after each the position is sound, and after every so many it is read back as it was
 * printed. It is over by the rules before so many choices, or play stops.
 */
export function playByChance(
  game: Pacific,
  seed: number,
  most: number,
  every = 1,
  { choose = blindly, stops = () => false }: { choose?: Choose; stops?: (made: number) => boolean } = {},
): number {
  const words = seedState(seed);
  for (let made = 0; ; made++) {
    const decisions = pending(game);
    if (decisions.length === 0 || stops(made)) return made;
    expect(made).toBeLessThan(most);
    const decision = decisions[below(words, decisions.length)]!;
    const texts = decision.options.map((option) => JSON.stringify(option));
    expect(new Set(texts).size).toBe(texts.length);
    make(game, choose(decision, words));
    expect(pacificWarModule.invariants(game.table)).toEqual([]);
    if (made % every !== 0) continue;
    const { frames } = game.state;
    const read = pacificWarModule.parse(rules, pacificWarModule.print(game.table));
    expect(read.ok && read.value).toEqual({ position: game.table.position, frames });
  }
}
