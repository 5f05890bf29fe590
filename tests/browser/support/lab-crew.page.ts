import { workers } from "../../../components/lab/crew/workers";
import { Conductor } from "../../../lib/lab/conduct";
import type { Plan } from "../../../lib/lab/plan";
import { MemoryStore } from "../../../lib/lab/store";

/** A page that plays a plan by the studio's own crew of workers and hands the games over. */

interface Played {
  state: string;
  lines: unknown[];
}

declare global {
  interface Window {
    playPlan(size: number): Promise<Played>;
  }
}

window.playPlan = async (size) => {
  const plan = (await (await fetch("/plan")).json()) as Plan;
  const store = new MemoryStore();
  const { state } = await new Conductor({ plan, store, openCrew: workers(size) }).play();
  return { state, lines: [...store.kept()] };
};
