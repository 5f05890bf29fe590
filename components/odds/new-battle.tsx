"use client";

import { useState } from "react";
import { battleIdOf, battlePath, isBattlePath } from "../../lib/documents";
import { ChoiceField } from "../dialog/fields";
import { MakeDialog } from "../dialog/make-dialog";
import { TitleField } from "../dialog/title-field";
import { slug } from "../layers/slug";
import { useBench, useWorkbench } from "../workbench/context";
import { openTab } from "../workbench/tabs";
import { showOdds } from "./open";

/** Asks which battle to begin with and what the new one is called. */
export function NewBattle({ from, onClose }: { from: string | undefined; onClose(): void }) {
  const workbench = useWorkbench();
  const documents = useBench((state) => state.overview.documents);
  const battles = documents.filter(({ path }) => isBattlePath(path));
  const [start, setStart] = useState(from ?? battles[0]?.path ?? "");
  const [title, setTitle] = useState("");
  const id = slug(
    title,
    battles.map(({ path }) => battleIdOf(path)),
  );
  return (
    <MakeDialog
      title="New battle"
      action="Create"
      label={`New battle ${title}`}
      ask={(desk) => desk.ask("copyBattle", start, id, title)}
      onMade={(file) => {
        openTab(workbench, file);
        showOdds(workbench, file);
      }}
      onClose={onClose}
      disabled={id === ""}
    >
      <ChoiceField
        label="Start with the forces of"
        hint="Edit the forces in its text; the odds are updated."
        value={start}
        choices={battles.map(({ path, title: name }) => ({ id: path, title: name }))}
        onText={setStart}
      />
      <TitleField
        title={title}
        hint="The name of the battle."
        file={id === "" ? undefined : battlePath(id)}
        onTitle={setTitle}
      />
    </MakeDialog>
  );
}
