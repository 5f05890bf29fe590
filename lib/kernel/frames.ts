import type { Frame, FrameData, Json } from "./types";

/**
 * The same frames with the data of each put otherwise (numbers to ids in `print`, and back in `parse`),
 * those in lanes included. `translate` never sees `lanes`.
 */
export function mapFrames(
  frames: readonly Frame[],
  translate: (step: string, data: FrameData) => FrameData,
): Frame[] {
  return frames.map(({ step, data: { lanes, ...rest } }) => {
    const data = translate(step, rest);
    if (lanes === undefined) return { step, data };
    const mapped = (lanes as unknown as Frame[][]).map((lane) => mapFrames(lane, translate));
    return { step, data: { ...data, lanes: mapped as unknown as Json } };
  });
}

/** A printed state without what only the kernel can hide: coming dice, and other sides' secrets and lanes. */
export function veil(printed: Json, side: number): Json {
  if (printed === null || typeof printed !== "object" || Array.isArray(printed)) return printed;
  const seen = { ...printed };
  delete seen.chance;
  if (seen.frames !== undefined) seen.frames = veilFrames(seen.frames, side);
  return seen;
}

function veilFrames(frames: Json, side: number): Json {
  if (!Array.isArray(frames)) return frames;
  return frames.map((frame) => {
    if (!isObject(frame) || !isObject(frame.data)) return frame;
    const data = { ...frame.data };
    if (Array.isArray(data.secret)) data.secret = data.secret.map((own, i) => (i === side ? own : null));
    if (Array.isArray(data.lanes)) {
      data.lanes = data.lanes.map((own, i) => (i === side ? veilFrames(own, side) : null));
    }
    return { ...frame, data };
  });
}

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);
