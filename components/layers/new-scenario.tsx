"use client";

import { useState } from "react";
import { isScenarioPath } from "../../lib/documents";
import { Field } from "../dialog/field";
import { FormDialog } from "../dialog/form-dialog";
import { useBench, useWorkbench } from "../workbench/context";
import { make } from "../workbench/make";
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
    scenarios.map(({ path }) => path.slice("scenarios/".length, -".json".length)),
  );

  const act = async (refused: (reason: string) => void): Promise<boolean> => {
    const file = await make(
      workbench,
      `New scenario ${title}`,
      () => workbench.desk.ask("copyScenario", start, id, title),
      refused,
    );
    if (file !== undefined) openTab(workbench, file);
    return file !== undefined;
  };

  return (
    <FormDialog title="New scenario" action="Make it" onDo={act} onClose={onClose} disabled={id === ""}>
      <Field label="Begin with a copy of" hint="As it is with all layers that are on.">
        {(ids) => (
          <select {...ids} value={start} onChange={(event) => setStart(event.target.value)}>
            {scenarios.map(({ path, title: name }) => (
              <option key={path} value={path}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Title" hint={id === "" ? "What it is called." : `Its file is scenarios/${id}.json.`}>
        {(ids) => (
          <input
            {...ids}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            maxLength={200}
            required
            autoFocus
          />
        )}
      </Field>
    </FormDialog>
  );
}
