import type { FrameData, Json } from "../../../kernel";
import type { ForlornTable } from "../model/position";

/** Air units that the steps in play name: those of the mission, its interceptors, a patrol that is attacked. */
export function unitsInFrames(t: ForlornTable): Set<number> {
  const found = new Set<number>();
  const read = (data: FrameData): void => {
    for (const [name, value] of Object.entries(data)) {
      if (name === "lanes")
        for (const lane of value as unknown as { data: FrameData }[][])
          for (const { data: inner } of lane) read(inner);
      else if (/airUnits?$/i.test(name))
        for (const unit of [value].flat() as Json[])
          if (typeof unit === "number" && unit >= 0) found.add(unit);
    }
  };
  for (const { data } of t.state.frames) read(data);
  return found;
}
