"use client";

import { scenarioPath } from "../../lib/documents";
import { ScenarioChoice } from "../preview/scenario-choice";
import { usePlay } from "./use-play";

/** The scenario of the game in progress; without one, the choice of the next. */
export function GameChoice() {
  const id = usePlay(({ table }) => table?.opening.scenario);
  const title = usePlay(({ table }) => table?.title ?? "");
  return <ScenarioChoice inPlay={id === undefined ? undefined : { path: scenarioPath(id), title }} />;
}
