"use client";

import { scenarioPath } from "../../lib/documents";
import { ScenarioChoice } from "../preview/scenario-choice";
import { usePlay } from "./use-play";

/** The scenario of the game in progress; if there is none, the choice for the next game. */
export function GameChoice() {
  const id = usePlay(({ table }) => table?.opening.scenario);
  const title = usePlay(({ table }) => table?.title ?? "");
  return <ScenarioChoice inPlay={id === undefined ? undefined : { path: scenarioPath(id), title }} />;
}
