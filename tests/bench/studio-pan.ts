import type { CDPSession, Page } from "playwright-core";
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

/** How many frames are measured, after how many others. */
const PULLED = { warm: 60, frames: 240 };
const ZOOMED = { warm: 20, frames: 80 };

/** The ground of the map is pulled to and fro, a little in each frame, as a hand does with a mouse. */
export async function panMap(page: Page, scenario: string): Promise<MapFrames> {
  await page.locator(`[role=treeitem][title="${scenario}"]`).click({ position: { x: 110, y: 8 } });
  await page.getByRole("button", { name: "Map", exact: true }).click();
  // Without the preview the map has the room, and its words beside it.
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await page.locator("[role=application] canvas").first().waitFor();
  // The first drawing of it is no part of pulling it.
  await page.waitForTimeout(1_500);
  return pullMap(page);
}

/** The same with a map that is open: `x` and `y` are how far it is pulled to either side (pixels). */
export async function pullMap(page: Page, { x, y } = { x: 120, y: 60 }): Promise<MapFrames> {
  return measured(page, PULLED, (frames) =>
    page.evaluate(
      ([count, across, down]) => {
        const ground = document.querySelector("[role=application]")!;
        const { left, top, width, height } = ground.getBoundingClientRect();
        const centre = { x: left + width / 2, y: top + height / 2 };
        const send = (type: string, clientX: number, clientY: number): void =>
          void ground.dispatchEvent(
            new PointerEvent(type, {
              bubbles: true,
              isPrimary: true,
              clientX,
              clientY,
              button: 0,
              pointerType: "mouse",
            }),
          );
        send("pointerdown", centre.x, centre.y);
        return window.benchClock
          .frames(count, (frame) => {
            const angle = (frame / 60) * 2 * Math.PI;
            send("pointermove", centre.x + across * Math.sin(angle), centre.y + down * Math.sin(2 * angle));
          })
          .finally(() => send("pointercancel", centre.x, centre.y));
      },
      [frames, x, y] as const,
    ),
  );
}

/** The map is zoomed in and out, a little in each frame, as a wheel does with Ctrl. */
export async function zoomMap(page: Page): Promise<MapFrames> {
  return measured(page, ZOOMED, (frames) =>
    page.evaluate((count) => {
      const ground = document.querySelector("[role=application]")!;
      const { left, top, width, height } = ground.getBoundingClientRect();
      return window.benchClock.frames(count, (frame) => {
        ground.dispatchEvent(
          new WheelEvent("wheel", {
            bubbles: true,
            cancelable: true,
            ctrlKey: true,
            deltaY: frame % 40 < 20 ? -6 : 6,
            clientX: left + width / 2,
            clientY: top + height / 2,
          }),
        );
      });
    }, frames),
  );
}

async function measured(
  page: Page,
  { warm, frames }: typeof PULLED,
  run: (frames: number) => Promise<{ intervals: number[]; busy: number[] }>,
): Promise<MapFrames> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await run(warm);
  const before = await metricsOf(session);
  const { intervals, busy } = await run(frames);
  const after = await metricsOf(session);
  const each = (name: string): number => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) / frames;
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

async function metricsOf(session: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await session.send("Performance.getMetrics");
  return new Map(metrics.map(({ name, value }) => [name, value * 1000]));
}
