import { expect, it } from "vitest";
import { durationText, replayText } from "../../lib/reports/words";

it("says of a game by older data that it is one, and how far it goes by the present ones", () => {
  const present = { isPresent: true, goes: "same", holds: 9 } as const;
  expect(replayText(present)).toBe("Replays to the same position.");
  const older = { ...present, isPresent: false };
  const marked = /^Older or other data: /;
  expect(replayText(older)).toMatch(marked);
  expect(replayText(older)).toContain("to the same position");
  expect(replayText({ ...older, goes: "other" })).toMatch(marked);
  expect(replayText({ ...older, goes: "other" })).toContain("the position at the end differs");
  expect(replayText({ ...older, goes: "breaks", holds: 1, message: "Rabaul is full." })).toBe(
    "Older or other data: with the current data it holds for 1 choice. Rabaul is full.",
  );
  expect(replayText({ ...older, goes: "unplayable", message: "There is no scenario." })).toBe(
    "It cannot be played with the current data. There is no scenario.",
  );
});

it("says a time of thought in two units at most", () => {
  expect([0.44, 9.96, 59, 185, 7800].map(durationText)).toEqual([
    "0.4 s",
    "10 s",
    "59 s",
    "3 min 5 s",
    "2 h 10 min",
  ]);
});
