"use client";

import { useState } from "react";
import { isScenarioPath, scenarioIdOf, scenarioPath } from "../../lib/documents";
import { ChoiceField } from "../dialog/fields";
import { MakeDialog } from "../dialog/make-dialog";
import { TitleField } from "../dialog/title-field";
import { useBench, useWorkbench } from "../workbench/context";
import { openTab } from "../workbench/tabs";
import { slug } from "./slug";

/** Asks which scenario to begin with and what the new one is called. */
export function NewScenario({ from, onClose }: { from: string | undefined; onClose(): void }) {
  const workbench = useWorkbench();
  const documents = useBench((state) => state.overview.documents);
  const scenarios = documents.filter(({ path }) => isScenarioPath(path));
  const [start, setStart] = useState(from ?? scenarios[0]?.path ?? "");
  const [title, setTitle] = useState("");
  const id = slug(
    title,
    scenarios.map(({ path }) => scenarioIdOf(path)),
  );
  return (
    <MakeDialog
      title="New scenario"
      action="Create"
      label={`New scenario ${title}`}
      ask={(desk) => desk.ask("copyScenario", start, id, title)}
      onMade={(file) => openTab(workbench, file)}
      onClose={onClose}
      disabled={id === ""}
    >
      <ChoiceField
        label="Start from a copy of"
        hint="With all layers that are on."
        value={start}
        choices={scenarios.map(({ path, title: name }) => ({ id: path, title: name }))}
        onText={setStart}
      />
      <TitleField
        title={title}
        hint="The name of the scenario."
        file={id === "" ? undefined : scenarioPath(id)}
        onTitle={setTitle}
      />
    </MakeDialog>
  );
}
