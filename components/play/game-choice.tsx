"use client";

import { scenarioPath } from "../../lib/documents";
import { ScenarioChoice } from "../preview/scenario-choice";
import { usePlay } from "./use-play";

/** The scenario of the game on the table; where there is none, the choice of the next. */
export function GameChoice() {
  const id = usePlay(({ table }) => table?.opening.scenario);
  const title = usePlay(({ table }) => table?.title ?? "");
  return <ScenarioChoice held={id === undefined ? undefined : { path: scenarioPath(id), title }} />;
}
