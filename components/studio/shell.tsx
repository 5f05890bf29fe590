"use client";

import { Group, Panel, Separator, useDefaultLayout } from "react-resizable-panels";
import { Hotkeys } from "../commands/hotkeys";
import { Explorer } from "../explorer/explorer";
import { LayersPane } from "../layers/layers-pane";
import { useBench, WorkbenchProvider } from "../workbench/context";
import { Tour } from "../tour/tour";
import { Below } from "./below";
import { DropZone } from "./drop-zone";
import { EditorArea } from "./editor-area";
import { useMedia } from "./media";
import { Notices } from "./notices";
import { Overlays } from "./overlays";
import { narrow, usePanes } from "./panes";
import { StatusLine } from "./status-line";
import { TopBar } from "./top-bar";
import styles from "./shell.module.css";

/** One window: explorer, editors, problems, status. */
export function Shell({ id }: { id: string }) {
  return (
    <WorkbenchProvider id={id}>
      <Opened />
    </WorkbenchProvider>
  );
}

function Opened() {
  const phase = useBench((state) => state.phase);
  const panes = usePanes();
  const isNarrow = useMedia(narrow);
  const beside = panes.layers && !isNarrow;
  const columns = useDefaultLayout({
    id: "sandtable.columns",
    panelIds: [...(panes.explorer ? ["explorer"] : []), "middle", ...(beside ? ["layers"] : [])],
    storage: localStorage,
  });
  const rows = useDefaultLayout({
    id: "sandtable.rows",
    panelIds: panes.problems ? ["editors", "problems"] : ["editors"],
    storage: localStorage,
  });
  if (phase === "loading") return <p className={styles.waiting}>Opening …</p>;
  if (phase !== "ready") {
    return (
      <main className={styles.waiting}>
        <h1>This workspace cannot be opened</h1>
        <p>{phase.trouble}</p>
        {phase.hint !== undefined && <p className="quiet">{phase.hint}</p>}
        <p>
          <a href="/">To the first page</a>
        </p>
      </main>
    );
  }
  return (
    <div className={styles.window}>
      <Hotkeys />
      <Overlays />
      <TopBar />
      <Notices />
      <Group className={styles.panes} orientation="horizontal" {...columns}>
        {panes.explorer && (
          <>
            <Panel
              id="explorer"
              defaultSize="240px"
              minSize="180px"
              maxSize="40%"
              groupResizeBehavior="preserve-pixel-size"
            >
              <Explorer />
            </Panel>
            <Separator className={styles.separator} />
          </>
        )}
        <Panel id="middle" minSize="30%">
          <div className={styles.middle}>
            <Group className={styles.panes} orientation="vertical" {...rows}>
              <Panel id="editors" minSize="20%">
                <EditorArea />
              </Panel>
              {panes.problems && (
                <>
                  <Separator className={styles.separatorFlat} />
                  <Panel id="problems" defaultSize="26%" minSize="80px">
                    <Below withLayers={isNarrow} folded={false} />
                  </Panel>
                </>
              )}
            </Group>
            {!panes.problems && <Below withLayers={isNarrow} folded />}
          </div>
        </Panel>
        {beside && (
          <>
            <Separator className={styles.separator} />
            <Panel
              id="layers"
              defaultSize="300px"
              minSize="220px"
              maxSize="45%"
              groupResizeBehavior="preserve-pixel-size"
            >
              <LayersPane lead={<h2>Layers</h2>} folded={false} />
            </Panel>
          </>
        )}
      </Group>
      <StatusLine />
      <DropZone />
      <Tour />
    </div>
  );
}
