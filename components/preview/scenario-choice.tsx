"use client";

import { isScenarioPath } from "../../lib/documents";
import { useWorkbench } from "../workbench/context";
import { DocumentChoice } from "./document-choice";
import { useScenarioShown } from "./scenario";

interface Props {
  /** The scenario of a game in progress, which is shown whatever was chosen. */
  inPlay?: { path: string; title: string } | undefined;
}

/** The choice of the scenario that is previewed. */
export function ScenarioChoice({ inPlay }: Props) {
  const { store } = useWorkbench();
  return (
    <DocumentChoice
      label="Scenario of the preview"
      offers={isScenarioPath}
      shown={useScenarioShown()}
      onChoose={(previewScenario) => store.setState({ previewScenario })}
      fixed={
        inPlay && {
          document: inPlay,
          reason: "A game of this scenario is in progress. Leave it to choose another.",
        }
      }
    />
  );
}
