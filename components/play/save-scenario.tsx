import { useState } from "react";
import { isScenarioPath, scenarioIdOf, scenarioPath } from "../../lib/documents";
import { MakeDialog } from "../dialog/make-dialog";
import { TitleField } from "../dialog/title-field";
import { slug } from "../layers/slug";
import { useBench, useWorkbench } from "../workbench/context";
import { usePlay } from "./use-play";

/** Saves the position as a scenario from which play can begin. */
export function SaveScenario({ onClose }: { onClose(): void }) {
  const workbench = useWorkbench();
  const documents = useBench((state) => state.overview.documents);
  const hidden = usePlay(({ table }) => table?.hidden ?? false);
  const [title, setTitle] = useState("");
  const taken = documents
    .map(({ path }) => path)
    .filter(isScenarioPath)
    .map(scenarioIdOf);
  const id = slug(title, taken);
  const file = scenarioPath(id);
  const label = `Save the scenario ${title}`;
  return (
    <MakeDialog
      title="Save as a scenario"
      action="Save scenario"
      label={label}
      ask={async (desk) => {
        const scenario = await workbench.play.ask({ of: "scenario", id, title: title.trim() });
        return desk.ask("newDocument", file, scenario);
      }}
      onMade={(made) => workbench.store.setState({ kept: { title: title.trim(), file: made, label } })}
      onClose={onClose}
      disabled={id === ""}
    >
      <p className="quiet">
        The current position, without the choices that led to it.
        {hidden && " It contains everything, including what is hidden from you."}
      </p>
      <TitleField
        title={title}
        hint="The name of the scenario."
        file={id === "" ? undefined : file}
        onTitle={setTitle}
      />
    </MakeDialog>
  );
}
