import type { ScenarioForm } from "../games";
import { documentsOf, type ViewWorld } from "./world";

/** The scenarios of the game that are still to be written. */
export const scenarioForms = (world: ViewWorld): readonly ScenarioForm[] =>
  world.game?.views?.forms?.(documentsOf(world)) ?? [];
