"use client";

import { useEffect } from "react";
import { Group, Panel, Separator, useDefaultLayout } from "react-resizable-panels";
import { followAddress } from "../address/follow";
import { Hotkeys } from "../commands/hotkeys";
import { Explorer } from "../explorer/explorer";
import { LayersPane } from "../layers/layers-pane";
import { useBench, WorkbenchProvider } from "../workbench/context";
import { useFullWidth } from "../preview/full-width";
import { useFollowedBattle } from "../odds/open";
import { useFollowedScenario } from "../preview/scenario";
import { Tour } from "../tour/tour";
import { Below } from "./below";
import { DropZone } from "./drop-zone";
import { EditorArea } from "./editor-area";
import { followOrigins } from "../style/origins";
import { useMedia } from "./media";
import { LookBar } from "./look-bar";
import { Notices } from "./notices";
import { Overlays } from "./overlays";
import { narrow, usePanes } from "./panes";
import { RightSide } from "./right-side";
import { StatusLine } from "./status-line";
import { TopBar } from "./top-bar";
import styles from "./shell.module.css";

/** One window: explorer, editors, problems, status. What the server sends of it is that it is being opened. */
export function Shell({ id }: { id: string }) {
  return (
    <WorkbenchProvider id={id} before={<Opening />} onReady={followAddress}>
      <Opened />
    </WorkbenchProvider>
  );
}

const Opening = () => <p className={styles.waiting}>Opening …</p>;

function Opened() {
  const phase = useBench((state) => state.phase);
  const panes = usePanes();
  const isNarrow = useMedia(narrow);
  const isFull = useFullWidth((state) => state.on);
  const right = isNarrow ? undefined : panes.preview ? "preview" : panes.layers ? "layers" : undefined;
  useEffect(followOrigins, []);
  useFollowedScenario();
  useFollowedBattle();
  const columns = useDefaultLayout({
    id: "sandtable.columns",
    panelIds: [...(panes.explorer ? ["explorer"] : []), "middle", ...(right ? [right] : [])],
    storage: localStorage,
  });
  // A preview wants more room than a list, and keeps a size of its own.
  const lower = isNarrow && panes.below === "preview" ? "preview" : "problems";
  const rows = useDefaultLayout({
    id: "sandtable.rows",
    panelIds: panes.problems ? ["editors", lower] : ["editors"],
    storage: localStorage,
  });
  if (phase === "loading") return <Opening />;
  if (phase !== "ready") {
    return (
      <main className={styles.waiting}>
        <h1>This workspace cannot be opened</h1>
        <p>{phase.trouble}</p>
        {phase.hint !== undefined && <p className="quiet">{phase.hint}</p>}
        <p>
          <a href="/">To the start page</a>
        </p>
      </main>
    );
  }
  return (
    <div className={styles.window}>
      <Hotkeys />
      <Overlays />
      <TopBar />
      <Tour />
      <LookBar />
      <Notices />
      <div className={styles.stage}>
        <Group className={styles.panes} orientation="horizontal" {...columns}>
          {panes.explorer && (
            <>
              <Panel
                id="explorer"
                defaultSize="240px"
                minSize="180px"
                maxSize="40%"
                groupResizeBehavior="preserve-pixel-size"
                inert={isFull}
              >
                <Explorer />
              </Panel>
              <Separator className={styles.separator} inert={isFull} />
            </>
          )}
          <Panel id="middle" minSize="380px">
            <div className={styles.middle}>
              <Group className={styles.panes} orientation="vertical" {...rows}>
                <Panel id="editors" minSize="20%" inert={isFull}>
                  <EditorArea />
                </Panel>
                {panes.problems && (
                  <>
                    <Separator className={styles.separatorFlat} inert={isFull} />
                    <Panel
                      key={lower}
                      id={lower}
                      defaultSize={lower === "preview" ? "58%" : "26%"}
                      minSize="80px"
                      inert={isFull && lower !== "preview"}
                    >
                      <Below withSides={isNarrow} folded={false} />
                    </Panel>
                  </>
                )}
              </Group>
              {!panes.problems && <Below withSides={isNarrow} folded />}
            </div>
          </Panel>
          {right && (
            <>
              <Separator className={styles.separator} inert={isFull} />
              {right === "preview" ? (
                <Panel id="preview" defaultSize="40%" minSize="300px" maxSize="65%">
                  <RightSide withLayers={panes.layers} />
                </Panel>
              ) : (
                <Panel
                  id="layers"
                  defaultSize="300px"
                  minSize="220px"
                  maxSize="45%"
                  groupResizeBehavior="preserve-pixel-size"
                >
                  <LayersPane lead={<h2>Layers</h2>} folded={false} />
                </Panel>
              )}
            </>
          )}
        </Group>
      </div>
      <StatusLine />
      <DropZone />
    </div>
  );
}
