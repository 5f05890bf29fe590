"use client";

import { useEffect, useState } from "react";
import type { LayerWords } from "../../lib/editing";
import { ChoiceField, LongTextField, TextField } from "../dialog/fields";
import { MakeDialog } from "../dialog/make-dialog";
import { useWorkbench } from "../workbench/context";
import { layerKinds } from "./kinds";

/** Asks what a layer of the workspace is called, what it is, why it exists and where it comes from. */
export function EditLayer({ layer, onClose }: { layer: string; onClose(): void }) {
  const workbench = useWorkbench();
  const [words, setWords] = useState<LayerWords>();
  useEffect(() => {
    workbench.desk.ask("layerWords", layer).then(setWords, (error: Error) => {
      workbench.store.setState({ notice: error.message });
      onClose();
    });
  }, [workbench, layer, onClose]);
  if (words === undefined) return null;
  const set = (more: Partial<LayerWords>) => setWords({ ...words, ...more });
  return (
    <MakeDialog
      title="Edit title and reason"
      action="Apply"
      label={`Edit title and reason of ${words.title}`}
      ask={(desk) => desk.ask("describeLayer", layer, words)}
      onClose={onClose}
      disabled={words.title.trim() === "" || words.reason.trim() === ""}
    >
      <TextField
        label="Title"
        hint="The name of the layer. Its folder is not renamed."
        value={words.title}
        onText={(title) => set({ title })}
        maxLength={200}
        required
      />
      <ChoiceField
        label="Kind"
        hint={layerKinds.find((each) => each.id === words.kind)?.about}
        value={words.kind}
        choices={layerKinds}
        onText={(kind) => set({ kind })}
      />
      <LongTextField
        label="Reason"
        hint="Why the layer exists. It is shown wherever the layer changes a value, and in exports."
        value={words.reason}
        onText={(reason) => set({ reason })}
        required
      />
      <LongTextField
        label="Sources"
        hint="Where the changes come from, one per line. Optional."
        value={words.citations.join("\n")}
        onText={(text) => set({ citations: text === "" ? [] : text.split("\n") })}
      />
    </MakeDialog>
  );
}
