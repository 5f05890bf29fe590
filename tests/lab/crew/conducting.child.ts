import { existsSync } from "node:fs";
import { threads } from "../../../lib/cli/crew/threads";
import { Conductor } from "../../../lib/lab/conduct";
import { RunFolder } from "../../../lib/workspace/runs";
import { shortPlan } from "./support";

/** Conducts the run of a folder on two threads, and prints each game that is done: to be killed in the middle of it. */
const [folder, code] = process.argv.slice(2);
const run = existsSync(folder!)
  ? RunFolder.open(folder!, "run")
  : RunFolder.create(folder!, "run", shortPlan({ games: 60, seed: 31, cap: 25 }));
const conductor = new Conductor({
  plan: run.plan,
  store: run,
  openCrew: threads(new URL(code!), 2),
  onLine: ({ game, variant }) => process.stdout.write(`${game} ${variant}\n`),
});
const { state } = await conductor.play();
run.close();
process.stdout.write(`${state}\n`);
