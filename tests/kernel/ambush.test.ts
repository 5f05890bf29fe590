import { describe, expect, it } from "vitest";
import {
  chanceOutcomes,
  choose,
  eventsFor,
  type Game,
  hash,
  type Json,
  line,
  pending,
  resume,
  view,
} from "../../lib/kernel";
import { ambush, type Ambush } from "./tiny/ambush";
import { begin, must, stack } from "./tiny/support";

/** Lanes, halts, `unwind`, `chanceOutcomes` and `eventsFor` together, in a game of hidden units that interrupt. */

/** A night in which the convoy sails 1, 2, 3 and the raiders lie in a hex. */
function night(lie: number, dice: number[] = []): Game<null, Ambush> {
  const game = begin(ambush, { dice });
  for (const to of [1, 2, 3]) must(choose(game, "convoy", { to }));
  must(choose(game, "raiders", { lie }));
  must(choose(game, "raiders", { do: "stay" }));
  return game;
}

const wait = (game: Game<null, Ambush>) => must(choose(game, "raiders", { do: "wait" }));

/** All that a side learns of a game. */
const known = (game: Game<null, Ambush>, side: string): string =>
  JSON.stringify([
    view(game, side),
    eventsFor(game, side),
    line(game, side),
    pending(game).filter((decision) => decision.side === side || !decision.secret),
  ]);

describe("hidden units that interrupt", () => {
  it("are plotted in a lane, in which a side may think again", () => {
    const game = begin(ambush, { dice: [] });
    must(choose(game, "raiders", { lie: 4 }));
    must(choose(game, "raiders", { do: "think-again" }));
    expect(pending(game).map(({ step }) => step)).toEqual(["plot-course", "lie"]);
    must(choose(game, "raiders", { lie: 2 }));
    must(choose(game, "raiders", { do: "stay" }));
    must(choose(game, "convoy", { do: "sail" }));
    expect(game.state.position.raiders).toBe(2);
  });

  it("give the other side the same bytes wherever they are, until they attack", () => {
    const [two, four] = [night(2, [1, 1]), night(4)];
    for (const game of [two, four]) wait(game);
    expect(two.state.position.convoy).toBe(2);
    expect(known(two, "convoy")).toBe(known(four, "convoy"));
    expect(known(two, "raiders")).not.toBe(known(four, "raiders"));
    must(choose(two, "raiders", { do: "attack" }));
    wait(four);
    expect(eventsFor(two, "convoy").map(({ text }) => text)).toContain("attacked in hex 2: 0 ships sunk");
    expect(known(two, "convoy")).not.toBe(known(four, "convoy"));
  });

  it("end the voyage that they hit, over the halt, and leave it where they miss", () => {
    const hit = night(2, [6, 1]);
    wait(hit);
    expect(stack(hit)).toEqual(["war", "sail", "halt"]);
    must(choose(hit, "raiders", { do: "attack" }));
    // The next night: hex 3 was never reached.
    expect(stack(hit)).toEqual(["war", "plotting"]);
    expect(hit.state.position).toMatchObject({ convoy: 2, ships: 4, nights: 0 });
    const missed = night(2, [1, 1]);
    wait(missed);
    must(choose(missed, "raiders", { do: "attack" }));
    expect(stack(missed)).toEqual(["war", "sail", "halt"]);
    expect(missed.state.position).toMatchObject({ convoy: 3, ships: 5 });
  });

  it("have odds, each with the place where play then stands", () => {
    const game = night(2);
    wait(game);
    const [before, said] = [hash(game), known(game, "convoy")];
    const outcomes = chanceOutcomes(game, 1, 1).map(({ probability, game: after }) => [
      after.state.position.ships,
      probability,
      stack(after).at(-1),
    ]);
    expect(outcomes.sort()).toEqual([
      [3, 0.25, "plotting"],
      [4, 0.5, "plotting"],
      [5, 0.25, "halt"],
    ]);
    expect([hash(game), known(game, "convoy")]).toEqual([before, said]);
  });

  it("can be saved while they are asked, and go on from the file", () => {
    const game = night(2, [6, 6]);
    wait(game);
    const again = must(resume(ambush, JSON.parse(JSON.stringify(view(game))) as Json));
    for (const each of [game, again]) must(choose(each, "raiders", { do: "attack" }));
    expect(again.state.position.ships).toBe(3);
    expect(hash(again)).toBe(hash(game));
  });
});
