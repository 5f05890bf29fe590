"use client";

import { useEffect, useState } from "react";
import { counted } from "../../lib/words";
import type { OfferedLayers } from "../desk/calls-bundle";
import dialogStyles from "../dialog/dialog.module.css";
import { FilesButton } from "../dialog/files-button";
import { MakeDialog } from "../dialog/make-dialog";
import { useWorkbench } from "../workbench/context";
import { targetLayer } from "../workbench/layer";
import { toggled } from "../workbench/toggled";
import { layerKinds } from "./kinds";
import styles from "./layers.module.css";

/** Asks for a bundle, and which of its layers come into this workspace. */
export function BringLayers({ file, onClose }: { file?: File; onClose(): void }) {
  const workbench = useWorkbench();
  const [bundle, setBundle] = useState(file);
  const [offered, setOffered] = useState<OfferedLayers>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!bundle) return;
    let isOld = false;
    const read = async (): Promise<OfferedLayers> =>
      workbench.desk.ask("layersOfBundle", new Uint8Array(await bundle.arrayBuffer()));
    void read()
      .catch((error: Error): OfferedLayers => ({ trouble: error.message }))
      .then((answer) => {
        if (!isOld) setOffered(answer);
      });
    return () => {
      isOld = true;
    };
  }, [bundle, workbench]);
  const layers = offered?.layers ?? [];
  const chosen = layers.filter(({ id }) => !left.has(id));
  const from = offered?.layers ? offered.title : "";
  const label = `Add ${counted(chosen.length, "layer")} of ${from}`;
  return (
    <MakeDialog
      title="Add layers of a bundle"
      action={chosen.length === 0 ? "Add layers" : `Add ${counted(chosen.length, "layer")}`}
      label={label}
      ask={(desk) => {
        // Edits go on to where they went: without a choice they would go to the last of those that come.
        workbench.store.setState({ layer: targetLayer(workbench.state) });
        return desk.ask("bringLayers", chosen);
      }}
      onMade={(made) => {
        const title =
          chosen.length === 1 ? chosen[0]!.title : `${counted(chosen.length, "layer")} of ${from}`;
        workbench.store.setState({ kept: { title, file: made, label } });
      }}
      onClose={onClose}
      disabled={chosen.length === 0}
    >
      <div className={styles.layerField}>
        <p>{bundle ? bundle.name : "Choose an exported bundle (*.sandtable.zip)."}</p>
        <FilesButton
          data-first
          label="Bundle"
          accept=".zip"
          onFiles={([first]) => {
            setOffered(undefined);
            setLeft(new Set());
            setBundle(first);
          }}
        >
          {bundle ? "Choose another …" : "Choose a file …"}
        </FilesButton>
      </div>
      {bundle && !offered && <p role="status">Loading …</p>}
      {offered?.trouble !== undefined && (
        <p className={dialogStyles.trouble} role="alert">
          {offered.trouble}
        </p>
      )}
      {layers.length > 0 && (
        <fieldset className={styles.offered}>
          <legend>Layers of “{from}”</legend>
          {layers.map((layer) => (
            <label key={layer.id}>
              <input
                type="checkbox"
                checked={!left.has(layer.id)}
                onChange={() => setLeft(toggled(left, layer.id))}
              />
              <span>
                {layer.title}{" "}
                <span className="quiet">
                  {layerKinds.find(({ id }) => id === layer.kind)?.title ?? layer.kind},{" "}
                  {counted(Object.keys(layer.files).length - 1, "document")}
                  {!layer.on && ", off"}
                </span>
                {layer.as !== layer.id && (
                  <span className={styles.renamed}>
                    A layer “{layer.id}” already exists; this one becomes “{layer.as}”.
                  </span>
                )}
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </MakeDialog>
  );
}
