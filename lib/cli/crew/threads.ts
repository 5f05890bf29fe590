import type { OpenCrew } from "../../lab/crew";
import type { GameKey } from "../../lab/plan";
import type { GameLine } from "../../lab/record/types";
import { Shift } from "../../lab/shift";
import { Threads } from "./pool";

/** Games are played by threads of this machine. `code`: where the bundled code of a thread lies. */
export const threads =
  (code: URL, size: number): OpenCrew =>
  async (plan) => {
    const pool = await Threads.open<GameKey, GameLine>(code, size, { do: "plan", plan });
    return new Shift(plan, { size, play: (game) => pool.run(game), letGo: () => pool.close() });
  };
