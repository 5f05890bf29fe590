"use client";

import { Group, Panel, Separator, useDefaultLayout } from "react-resizable-panels";
import { LayersPane } from "../layers/layers-pane";
import { Preview } from "../preview/preview";
import styles from "./shell.module.css";

/** Right of the editors: the live preview, and below it the layers of the value where both are open. */
export function RightSide({ withLayers }: { withLayers: boolean }) {
  const rows = useDefaultLayout({
    id: "sandtable.side",
    panelIds: withLayers ? ["preview", "layers"] : ["preview"],
    storage: localStorage,
  });
  return (
    <Group className={styles.panes} orientation="vertical" {...rows}>
      <Panel id="preview" minSize="30%">
        <Preview />
      </Panel>
      {withLayers && (
        <>
          <Separator className={styles.separatorFlat} />
          <Panel id="layers" defaultSize="32%" minSize="120px">
            <LayersPane lead={<h2>Layers</h2>} folded={false} />
          </Panel>
        </>
      )}
    </Group>
  );
}
