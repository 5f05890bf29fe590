"use client";

import { useState } from "react";
import { isScenarioPath, scenarioIdOf, scenarioPath } from "../../lib/documents";
import { ChoiceField } from "../dialog/fields";
import { MakeDialog } from "../dialog/make-dialog";
import { TitleField } from "../dialog/title-field";
import { useAnswer, useBench, useWorkbench } from "../workbench/context";
import { openTab } from "../workbench/tabs";
import { slug } from "./slug";

/** No path of a document looks like this. */
const formKey = (id: string): string => `form ${id}`;

/** What is missing in a form is in the list of problems once it is begun. */
const formHint = (known: readonly string[]): string =>
  known.length === 0
    ? "Nothing is known of this scenario: everything is to be filled in."
    : `What is known of this scenario: ${known.join(" ")}`;

/** Asks which scenario to begin with and what the new one is called. */
export function NewScenario({ from, onClose }: { from: string | undefined; onClose(): void }) {
  const workbench = useWorkbench();
  const documents = useBench((state) => state.overview.documents);
  const scenarios = documents.filter(({ path }) => isScenarioPath(path));
  const { value: forms = [] } = useAnswer("scenarioForms");
  const [start, setStart] = useState(from ?? scenarios[0]?.path ?? "");
  const form = forms.find(({ id }) => formKey(id) === start);
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
      ask={(desk) =>
        form ? desk.ask("beginScenario", form.id, id, title) : desk.ask("copyScenario", start, id, title)
      }
      onMade={(file) => openTab(workbench, file)}
      onClose={onClose}
      disabled={id === ""}
    >
      <ChoiceField
        label={form ? "Start from" : "Start from a copy of"}
        hint={form ? formHint(form.known) : "With all layers that are on."}
        value={start}
        choices={[
          ...scenarios.map(({ path, title: name }) => ({ id: path, title: name })),
          ...forms.map(({ id: key, title: name }) => ({ id: formKey(key), title: `Empty form: ${name}` })),
        ]}
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
