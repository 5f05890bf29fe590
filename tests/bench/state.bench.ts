import { fork, type Game, hash, pending, redo, start, undo, view } from "../../lib/kernel";
import { bots, player, playOut } from "../../lib/playtest";
import { freshGame, type Row, shortCampaign, timed } from "./support";

/** What an editor or a search does with a game in its middle. */
export default async function state(): Promise<Row[]> {
  const game = freshGame();
  const players = [player(bots.random!.play, 1), player(bots.random!.play, 2)];
  playOut(game, players, { cap: 1000 });
  const { ruleset, scenario, options } = shortCampaign();
  const rows = await timed(
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
  return [...rows, undoAlone(game)];
}

/** A clock is too coarse for one: the thousand choices of the game so far, undone one after the other. */
function undoAlone(game: Game): Row {
  const times: number[] = [];
  for (let round = 0; round < 20; round++) {
    let choices = 0;
    const began = performance.now();
    while (undo(game)) choices++;
    times.push(((performance.now() - began) * 1000) / choices);
    while (redo(game));
  }
  times.sort((a, b) => a - b);
  return { name: "undo a choice", value: times[times.length >> 1]!, unit: "µs (median)" };
}
