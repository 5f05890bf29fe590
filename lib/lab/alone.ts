import type { OpenCrew } from "./crew";
import { openPlan } from "./play";
import { Shift } from "./shift";

/** Everything is played on this thread, which receives other messages between two games. */
export const alone: OpenCrew = (plan) => {
  const play = openPlan(plan);
  return Promise.resolve(
    new Shift(plan, {
      size: 1,
      play: async (game) => {
        await new Promise((resolve) => setTimeout(resolve));
        return play(game);
      },
      letGo: () => Promise.resolve(),
    }),
  );
};
