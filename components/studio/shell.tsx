"use client";

import { Group, Panel, Separator, useDefaultLayout } from "react-resizable-panels";
import { Explorer } from "../explorer/explorer";
import { Problems } from "../problems/problems";
import { useBench, WorkbenchProvider } from "../workbench/context";
import { Tour } from "../tour/tour";
import { EditorArea } from "./editor-area";
import { Keys } from "./keys";
import { Notices } from "./notices";
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
  const columns = useDefaultLayout({ id: "sandtable.columns", storage: localStorage });
  const rows = useDefaultLayout({ id: "sandtable.rows", storage: localStorage });
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
      <Keys />
      <TopBar />
      <Notices />
      <Group className={styles.panes} orientation="horizontal" {...columns}>
        <Panel
          id="explorer"
          defaultSize="240px"
          minSize="160px"
          maxSize="40%"
          groupResizeBehavior="preserve-pixel-size"
        >
          <Explorer />
        </Panel>
        <Separator className={styles.separator} />
        <Panel id="middle" minSize="30%">
          <Group orientation="vertical" {...rows}>
            <Panel id="editors" minSize="20%">
              <EditorArea />
            </Panel>
            <Separator className={styles.separatorFlat} />
            <Panel id="problems" defaultSize="26%" minSize="36px">
              <Problems />
            </Panel>
          </Group>
        </Panel>
      </Group>
      <StatusLine />
      <Tour />
    </div>
  );
}
