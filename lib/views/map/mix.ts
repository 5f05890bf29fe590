import type { MixEntry } from "../../games";
import type { ViewWorld } from "../world";
import { sightOf } from "./world";

/** Counters that a scenario could still place, with what is left of each. */
export function counterMix(world: ViewWorld, scenario: string): MixEntry[] {
  const sight = sightOf(world, scenario);
  return sight ? sight.views.mix(sight.documents, scenario) : [];
}
