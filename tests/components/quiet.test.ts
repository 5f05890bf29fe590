import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterFirstMap, expectMap } from "../../components/workbench/quiet";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const waiting = (): { isOver: boolean } => {
  const state = { isOver: false };
  void afterFirstMap().then(() => (state.isOver = true));
  return state;
};

it("the text editor waits for the first map, and for none where none is expected", async () => {
  const end = expectMap();
  const text = waiting();
  await vi.advanceTimersByTimeAsync(1000);
  expect(text.isOver).toBe(false);
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(text.isOver).toBe(true);
  const other = waiting();
  await vi.advanceTimersByTimeAsync(0);
  expect(other.isOver).toBe(true);
});

it("a map that does not come keeps the text from nobody for long", async () => {
  const end = expectMap();
  const text = waiting();
  await vi.advanceTimersByTimeAsync(2000);
  expect(text.isOver).toBe(true);
  end();
});
