import { threads } from "../../lib/cli/crew/threads";
import { games } from "../../lib/games";
import { Conductor } from "../../lib/lab/conduct";
import type { Crew } from "../../lib/lab/crew";
import { makePlan, variantOf } from "../../lib/lab/make-plan";
import type { Plan } from "../../lib/lab/plan";
import { MemoryStore } from "../../lib/lab/store";
import { GAME, type Row, SCENARIO, shortCampaign, type Surroundings, timesOf } from "./support";

/** Games in a round on one thread; as many for each of two. */
const ROUND = { random: 60, steady: 20 };
const ROUNDS = 5;
/**
 * Rounds before the first that counts. Until some hundred games have been played, V8 makes code quicker beside a thread
 * that plays alone, on the core that a second thread would play on: runs of thousands are not like that.
 */
const WARM_UP = 5;

/**
 * Recorded games of the Short Campaign on one thread and on two, round by round, so that a busy moment of the machine
 * falls on both alike. Threads have been started and have compiled the rules before.
 */
export default async function lab(surroundings: Surroundings): Promise<Row[]> {
  const rows: Row[] = [];
  for (const player of ["random", "steady"] as const) rows.push(...(await speeds(player, surroundings)));
  return rows;
}

async function speeds(player: keyof typeof ROUND, { bundle }: Surroundings): Promise<Row[]> {
  const plan = planFor(player);
  const code = new URL("thread.mjs", bundle);
  const crews = [await threads(code, 1)(plan), await threads(code, 2)(plan)] as const;
  const speeds: [number[], number[]] = [[], []];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const [i, crew] of crews.entries()) {
      const found = await speed({ ...plan, games: ROUND[player] * (i + 1) }, crew);
      if (round >= WARM_UP) speeds[i]!.push(found);
    }
  }
  await Promise.all(crews.map((crew) => crew.close()));
  const [one, two] = speeds.map((found) => timesOf(found).median) as [number, number];
  return [
    { name: `${player} games on one thread`, value: one, unit: "a second" },
    { name: `${player} games on two threads`, value: two, unit: "a second" },
    { name: `${player} games: two threads against one`, value: two / one, unit: "times" },
  ];
}

/**
 * Games a second of a conducted run, up to where a thread finds no more to do: what comes after says how the last games
 * happen to fall, which matters less the longer a run is. The crew is there for the next run too.
 */
async function speed(plan: Plan, crew: Crew): Promise<number> {
  const lasting: Crew = {
    size: crew.size,
    play: (...asked) => crew.play(...asked),
    close: () => Promise.resolve(),
  };
  const counted = plan.games - crew.size;
  const began = performance.now();
  let received = 0;
  let ended = began;
  const conductor = new Conductor({
    plan,
    store: new MemoryStore(),
    openCrew: () => Promise.resolve(lasting),
    onLine: () => {
      if (++received === counted) ended = performance.now();
    },
  });
  const { state } = await conductor.play();
  if (state !== "over") throw new Error(`The run is ${state}.`);
  return counted / ((ended - began) / 1000);
}

function planFor(player: string): Plan {
  const { documents, options } = shortCampaign();
  const scenario = `scenarios/${SCENARIO}.json`;
  const variant = { definition: games[GAME]!, documents, scenario, options, layers: [], title: SCENARIO };
  return makePlan({
    engine: "bench",
    purpose: "simulate",
    variants: [variantOf(variant)],
    players: [player, player],
    seed: 1,
    games: 1,
    cap: 200_000,
  });
}
