import { afterEach, expect, it, vi } from "vitest";
import { oneAFrame } from "../../../components/map/one-a-frame";

afterEach(() => void vi.unstubAllGlobals());

it("pieces of work are spread over frames, the lowest rank first, without those that were taken back", () => {
  const frames: (() => void)[] = [];
  let now = 0;
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.stubGlobal("performance", { now: () => now });
  const done: string[] = [];
  const work = (name: string, takes: number) => (): void => {
    done.push(name);
    now += takes;
  };
  oneAFrame(work("around", 20), 30);
  oneAFrame(work("aside", 20), 2);
  const takeBack = oneAFrame(work("gone", 20), 1);
  oneAFrame(work("small", 2), 0);
  oneAFrame(work("middle", 20), 0.5);
  takeBack();
  const seen: string[][] = [];
  while (frames.length > 0) {
    frames.shift()!();
    seen.push(done.splice(0));
  }
  expect(seen).toEqual([["small", "middle"], ["aside"], ["around"]]);
});
