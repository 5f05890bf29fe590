import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Game } from "../../lib/kernel";
import { bots, player, playOut } from "../../lib/playtest";
import { freshGame, shortCampaign } from "./support";

/** The heap that one game holds that has been played to its end, with its log and everything to undo it. */
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
const heap = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};

const campaign = shortCampaign();
function played(seed: number): Game {
  const game = freshGame(seed, campaign);
  const random = bots.random!.play;
  playOut(game, [player(random, 1), player(random, 2)]);
  return game;
}

played(1); // What the program keeps for itself once it has run is not the game's.
const before = heap();
const game = played(2);
const bytes = heap() - before;
process.stdout.write(JSON.stringify({ bytes, choices: game.made.length }));
