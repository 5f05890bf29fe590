import { describe, expect, it } from "vitest";
import { answerTo } from "../../components/play/answers";
import { TableReporter } from "../../components/play/table-reporter";
import { hash } from "../../lib/kernel";
import type { DetachedData } from "../../lib/play";
import { bot, edited, fed, files, finish, opening, seated } from "./support";

const parameters = "parameters.json";
/** What a game of the shipped data hardly lives with: Sea Deployment of two hexes only (8.2). */
const shortRange = fed(edited(parameters, '"seaRange": 4', '"seaRange": 1'));

const shipped: DetachedData = {
  title: "“The game”",
  game: "fire-in-the-sky",
  documents: JSON.stringify(
    Object.fromEntries(
      Object.entries(fed().documents).map(([path, text]) => [path, JSON.parse(text!) as unknown]),
    ),
  ),
};

/** A game of the shipped data, at a workspace whose own would break it. */
function played() {
  const before = seated();
  bot(before, "part");
  while (before.session!.game!.table.phase()?.step !== "first-deployment") bot(before, "phase");
  bot(before, "phase");
  const sitting = seated({}, shortRange);
  const line = before.session!.line(true);
  const at = line.choices.length;
  sitting.obey({ do: "resume", line, at, seats: {}, hidden: false, apart: shipped });
  finish(sitting);
  return { sitting, before, at };
}

describe("a game that is played with other data than the workspace's", () => {
  it("gives the same result, is reported as the same, and does not depend on edits", () => {
    expect(files[parameters]).toContain('"seaRange": 4');
    const { sitting, before, at } = played();
    expect([sitting.broken, sitting.refused]).toEqual([undefined, undefined]);
    expect(sitting.session!.at).toBe(at);
    const end = hash(before.session!.game!);
    expect(hash(sitting.session!.game!)).toBe(end);
    expect(new TableReporter().news(sitting)!.apart).toBe("“The game”");
    sitting.onUpdate(fed(edited(parameters, '"submarine-vs-merchants": 5', '"submarine-vs-merchants": 2')));
    expect(sitting.isBusy).toBe(false);
    expect(hash(sitting.session!.game!)).toBe(end);
  });

  it("switches to the data of the workspace on request, as after an edit", () => {
    const { sitting } = played();
    sitting.obey({ do: "by-present" });
    finish(sitting);
    expect(sitting.apart).toBeUndefined();
    expect(new TableReporter().news(sitting)!.apart).toBeUndefined();
    expect(sitting.broken!.rule).toMatch(/^8\./);
    // From then on it follows the workspace: once the edit that broke it is undone, it holds.
    sitting.onUpdate(fed());
    finish(sitting);
    expect(sitting.broken).toBeUndefined();
  });

  it("stays where it is while the data of the workspace cannot be played", () => {
    const { sitting, at } = played();
    const error = { file: parameters, code: "x", message: "It is broken." };
    sitting.onUpdate({ ...fed(), errors: [error] });
    expect(sitting.stale).toBeUndefined();
    sitting.obey({ do: "by-present" });
    expect(sitting.refused).toMatchObject({ message: "It is broken." });
    expect([sitting.apart, sitting.session!.at]).toEqual([shipped, at]);
  });

  it("is over with the game", () => {
    const { sitting } = played();
    sitting.obey({ do: "begin", opening: opening(), seats: {}, hidden: false });
    expect([sitting.apart, sitting.session!.at]).toEqual([undefined, 0]);
  });

  it("has no odds by the data of the workspace", () => {
    const { sitting } = played();
    expect(() => answerTo(sitting, { of: "battle", place: "rabaul" })).toThrow(/played with other data/);
  });
});
