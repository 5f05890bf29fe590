"use client";

import { useEffect } from "react";
import { followAddress } from "../address/follow";
import { Hotkeys } from "../commands/hotkeys";
import { Explorer } from "../explorer/explorer";
import { LayersPane } from "../layers/layers-pane";
import { useBench } from "../workbench/context";
import { WorkbenchProvider } from "../workbench/provider";
import { useFullWidth } from "../preview/full-width";
import { useFollowedBattle } from "../odds/open";
import { useFollowedBoard } from "../map/board-shown";
import { useFollowedScenario } from "../preview/scenario";
import { RulesBeside } from "../rulebook/rules-beside";
import { RulesThere } from "../rulebook/rules-there";
import { Sized } from "../split/sized";
import split from "../split/split.module.css";
import { Tour } from "../tour/tour";
import { Below } from "./below";
import { DropZone } from "./drop-zone";
import { EditorArea } from "./editor-area";
import { followOrigins } from "../style/origins";
import { useMedia } from "./media";
import { LookBar } from "./look-bar";
import { WorkspaceNotices } from "./notices";
import { Overlays } from "./overlays";
import { narrow, usePanes } from "./panes";
import { RightSide } from "./right-side";
import { StatusLine } from "./status-line";
import { TopBar } from "./top-bar";
import styles from "./shell.module.css";

/** One window: explorer, editors, problems, status. The server renders only that it is opening. */
export function Shell({ id }: { id: string }) {
  return (
    <WorkbenchProvider id={id} before={<Opening />} onReady={followAddress}>
      <RulesThere value={true}>
        <OpenedWorkspace />
      </RulesThere>
    </WorkbenchProvider>
  );
}

const Opening = () => <p className={styles.waiting}>Opening …</p>;

function OpenedWorkspace() {
  const phase = useBench((state) => state.phase);
  const panes = usePanes();
  const isNarrow = useMedia(narrow);
  const isFull = useFullWidth((state) => state.on);
  const right = isNarrow ? undefined : panes.preview ? "preview" : panes.layers ? "layers" : undefined;
  const isOver = isNarrow || isFull;
  useEffect(followOrigins, []);
  useFollowedScenario();
  useFollowedBoard();
  useFollowedBattle();
  // A preview needs more room than a list, and remembers its own size.
  const lower = isNarrow && panes.below === "preview" ? "preview" : "problems";
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
      <WorkspaceNotices />
      <div className={styles.stage}>
        <div className={split.split}>
          {panes.explorer && (
            <Sized
              id="explorer"
              title="the explorer"
              of="width"
              at="start"
              usual="240px"
              least={180}
              most={40}
              inert={isFull}
              edgeInert={isFull}
            >
              <Explorer />
            </Sized>
          )}
          <div className={`${split.rest} ${styles.between}`}>
            <div className={styles.middle}>
              <div className={`${split.split} ${split.column}`}>
                <div className={`${split.rest} ${styles.editors}`} inert={isFull}>
                  <EditorArea />
                </div>
                {panes.problems && (
                  <Sized
                    key={lower}
                    id={lower === "preview" ? "preview-below" : "problems"}
                    title={lower === "preview" ? "the preview" : "the problems"}
                    of="height"
                    at="end"
                    usual={lower === "preview" ? "58%" : "26%"}
                    least={80}
                    most={80}
                    inert={isFull && lower !== "preview"}
                    edgeInert={isFull}
                  >
                    <Below withSides={isNarrow} folded={false} />
                  </Sized>
                )}
              </div>
              {!panes.problems && <Below withSides={isNarrow} folded />}
            </div>
          </div>
          {right === "preview" && (
            <Sized
              id="preview"
              title="the preview"
              of="width"
              at="end"
              usual="40%"
              least={300}
              most={65}
              edgeInert={isFull}
            >
              <RightSide withLayers={panes.layers} />
            </Sized>
          )}
          {right === "layers" && (
            <Sized
              id="layers"
              title="the layers"
              of="width"
              at="end"
              usual="300px"
              least={220}
              most={45}
              edgeInert={isFull}
            >
              <LayersPane lead={<h2>Layers</h2>} folded={false} />
            </Sized>
          )}
          {!isOver && <RulesBeside over={false} />}
        </div>
        {isOver && <RulesBeside over />}
      </div>
      <StatusLine />
      <DropZone />
    </div>
  );
}
