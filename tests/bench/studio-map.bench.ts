import { type Studio, withStudio } from "./studio-browser";
import { panMap } from "./studio-pan";
import type { Row } from "./support";

const SCENARIO = "scenarios/campaign.json";

/** The map of the largest scenario with all its counters, pulled about: what a frame costs. */
export default function panning(): Promise<Row[]> {
  return withStudio(measure);
}

async function measure(running: Studio): Promise<Row[]> {
  const address = await running.workspace({});
  const { counters, intervals, busy, thread } = await running.visit(address, (page) =>
    panMap(page, SCENARIO),
  );
  return [
    { name: "map: counters while panning", value: counters, unit: "counters" },
    { name: "map: from frame to frame", value: intervals.median, unit: "ms (median)" },
    { name: "map: from frame to frame", value: intervals.p95, unit: "ms (p95)" },
    { name: "map: from frame to frame", value: intervals.max, unit: "ms (maximum)" },
    { name: "map: a frame's work", value: busy.median, unit: "ms (median)" },
    { name: "map: a frame's work", value: busy.p95, unit: "ms (p95)" },
    { name: "map: main thread a frame", value: thread.all, unit: "ms (mean)" },
    { name: "map: of it scripts", value: thread.script, unit: "ms (mean)" },
    { name: "map: of it styles", value: thread.style, unit: "ms (mean)" },
    { name: "map: of it layout", value: thread.layout, unit: "ms (mean)" },
  ];
}
