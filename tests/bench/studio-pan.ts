import type { Page } from "playwright-core";
import { type Times, timesOf } from "./support";

export interface MapFrames {
  counters: number;
  /** Milliseconds from one frame to the next. */
  intervals: Times;
  /** Milliseconds from a frame's first script to its last paint command. */
  busy: Times;
  /** Milliseconds of the main thread for each frame: all of it, and of that scripts, styles and layout. */
  thread: { all: number; script: number; style: number; layout: number };
}

const FRAMES = 240;

/** The ground of the map is pulled to and fro, a little in each frame, as a hand does with a mouse. */
export async function panMap(page: Page, scenario: string): Promise<MapFrames> {
  await page.locator(`[role=treeitem][title="${scenario}"]`).click({ position: { x: 110, y: 8 } });
  await page.getByRole("button", { name: "Map", exact: true }).click();
  // Without the preview the map has the room, and its words beside it.
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await page.locator("[role=application] canvas").waitFor();
  // The first drawing of it is no part of pulling it.
  await page.waitForTimeout(1_500);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const metrics = async (): Promise<Map<string, number>> => {
    const { metrics: all } = await session.send("Performance.getMetrics");
    return new Map(all.map(({ name, value }) => [name, value * 1000]));
  };
  const pan = (frames: number): Promise<{ intervals: number[]; busy: number[] }> =>
    page.evaluate((count) => {
      const ground = document.querySelector("[role=application]")!;
      const { left, top, width, height } = ground.getBoundingClientRect();
      const centre = { x: left + width / 2, y: top + height / 2 };
      const send = (type: string, x: number, y: number): void =>
        void ground.dispatchEvent(
          new PointerEvent(type, { bubbles: true, clientX: x, clientY: y, button: 0, pointerType: "mouse" }),
        );
      send("pointerdown", centre.x, centre.y);
      return window.benchClock
        .frames(count, (frame) => {
          const angle = (frame / 60) * 2 * Math.PI;
          send("pointermove", centre.x + 120 * Math.sin(angle), centre.y + 60 * Math.sin(2 * angle));
        })
        .finally(() => send("pointercancel", centre.x, centre.y));
    }, frames);
  await pan(60);
  const before = await metrics();
  const { intervals, busy } = await pan(FRAMES);
  const after = await metrics();
  const each = (name: string): number => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) / FRAMES;
  return {
    counters: await page.locator("[role=application] svg").count(),
    intervals: timesOf(intervals),
    busy: timesOf(busy),
    thread: {
      all: each("TaskDuration"),
      script: each("ScriptDuration"),
      style: each("RecalcStyleDuration"),
      layout: each("LayoutDuration"),
    },
  };
}
