import { fork, hash, pending, redo, start, undo, view } from "../../lib/kernel";
import { bots, player, playOut } from "../../lib/playtest";
import { freshGame, type Row, shortCampaign, timed } from "./support";

/** What an editor or a search does with a game in its middle. */
export default function state(): Promise<Row[]> {
  const game = freshGame();
  const players = [player(bots.random!.play, 1), player(bots.random!.play, 2)];
  playOut(game, players, { cap: 1000 });
  const { ruleset, scenario, options } = shortCampaign();
  return timed(
    {
      "set the Short Campaign up": () => start(ruleset, scenario, { seed: 1, options }),
      "undo and redo a choice": () => {
        undo(game);
        redo(game);
      },
      fork: () => fork(game),
      "hash the state": () => hash(game),
      "print the state": () => view(game),
      "list and describe the options": () => pending(game),
    },
    "µs",
  );
}
