import { bots, player, playOut } from "../../lib/playtest";
import { heapHeld } from "./heap";
import { freshGame, medianOf, shortCampaign } from "./support";

/** What one game holds that has been played to its end, with its log and everything to undo it. */
const campaign = shortCampaign();
const random = bots.random!.play;
const choices: number[] = [];
const bytes = heapHeld((i) => {
  const game = freshGame(i + 1, campaign);
  playOut(game, [player(random, 1), player(random, 2)]);
  choices.push(game.made.length);
  return game;
});
process.stdout.write(JSON.stringify({ bytes, choices: medianOf(choices) }));
