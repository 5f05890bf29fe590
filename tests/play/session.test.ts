import { describe, expect, it } from "vitest";
import { hash } from "../../lib/kernel";
import { Session } from "../../lib/play";
import { bot, choose, opening, seated } from "./support";

const texts = (log: readonly { text: string }[]): string[] => log.map(({ text }) => text);

describe("time travel", () => {
  it("goes to the moment of any line of the diary and back to the end", () => {
    const whole = seated();
    for (let i = 0; i < 2; i++) bot(whole, "part");
    const { moments, log, game } = whole.session!;
    const end = hash(game!);
    expect(moments.length).toBeGreaterThan(50);
    expect(log.length).toBeGreaterThan(50);
    for (const event of [0, 1, Math.floor(log.length / 2), log.length - 1]) {
      const moment = whole.session!.momentOf(event);
      whole.obey({ do: "go", moment });
      expect(whole.session!.at).toBe(moment);
      // What had been reported by then holds the event; one choice earlier it had not happened yet.
      expect(game!.table.events.length).toBeGreaterThan(event);
      expect(moment === 0 || moments[moment - 1]!.events <= event).toBe(true);
      expect(whole.session!.log).toHaveLength(log.length);
    }
    whole.obey({ do: "go", moment: moments.length });
    expect(hash(game!)).toBe(end);
  });

  it("keeps undone choices until another choice is made", () => {
    const sitting = seated();
    bot(sitting, "part");
    const session = sitting.session!;
    const { length } = session.moments;
    const before = texts(session.log);
    sitting.obey({ do: "go", moment: length - 2 });
    expect([session.at, session.moments.length]).toEqual([length - 2, length]);
    expect(texts(session.log)).toEqual(before);
    choose(sitting);
    expect([session.at, session.moments.length]).toEqual([length - 1, length - 1]);
    expect(session.log).toHaveLength(session.game!.table.events.length);
    expect(session.phases.every(({ from }) => from < session.log.length)).toBe(true);
  });

  it("goes nowhere while the set-up still waits for its dice", () => {
    const { playable } = seated().session!;
    const session = new Session(playable, opening({ dice: { kind: "rolled" } }));
    session.goTo(3);
    expect([session.at, session.game]).toEqual([0, undefined]);
  });

  it("does not answer what is no longer asked", () => {
    const sitting = seated();
    const [side] = sitting.asked;
    const session = sitting.session!;
    choose(sitting);
    const now = session.at;
    sitting.obey({ do: "choose", at: now - 1, side: side!, choice: {} });
    expect(session.at).toBe(now);
  });

  it("says why a choice is not legal, and leaves the game as it is", () => {
    const sitting = seated();
    const before = hash(sitting.session!.game!);
    sitting.obey({ do: "choose", at: sitting.session!.at, side: "japan", choice: { do: "surrender" } });
    expect(sitting.refused?.message).toContain("surrender");
    expect(hash(sitting.session!.game!)).toBe(before);
  });
});

describe("dice rolled by hand", () => {
  /** Play on by hand until dice are wanted. */
  const untilDice = () => {
    const sitting = seated({ opening: opening({ dice: { kind: "rolled" } }) });
    bot(sitting, "game");
    return sitting;
  };

  it("are asked for by what they are for, how many and of which kind", () => {
    const { session, isBusy } = untilDice();
    expect(isBusy).toBe(false);
    expect(session!.waiting?.wanted).toMatchObject({ low: 1, high: 6 });
    expect(session!.waiting!.wanted.name).not.toBe("");
    expect(session!.waiting!.choice?.choice).toBeDefined();
  });

  it("are refused when they are too few, too many or impossible", () => {
    const sitting = untilDice();
    const { dice } = sitting.session!.waiting!.wanted;
    const at = sitting.session!.at;
    for (const faces of [new Array<number>(dice + 1).fill(3), [], new Array<number>(dice).fill(7)]) {
      sitting.obey({ do: "dice", faces });
      expect(sitting.refused?.message).toMatch(/needs .* from 1 to 6/);
      expect(sitting.session!.at).toBe(at);
      expect(sitting.session!.waiting).toBeDefined();
    }
  });

  it("carry the choice out, and show in the diary", () => {
    const sitting = untilDice();
    const at = sitting.session!.at;
    for (let i = 0; i < 20 && sitting.session!.waiting; i++) {
      const { dice } = sitting.session!.waiting.wanted;
      sitting.obey({ do: "stop" });
      sitting.obey({ do: "dice", faces: new Array<number>(dice).fill(6) });
    }
    expect(sitting.session!.at).toBe(at + 1);
    const { events } = sitting.session!.moments.at(-1)!;
    const rolls = sitting.session!.log.slice(events).flatMap(({ dice = [] }) => dice);
    expect(rolls.flatMap(({ faces }) => faces)).toEqual(sitting.session!.rolled());
    expect(sitting.session!.rolled()).toContain(6);
  });

  it("of an undone choice are not used for another one", () => {
    const sitting = untilDice();
    while (sitting.session!.waiting) {
      const { dice } = sitting.session!.waiting.wanted;
      sitting.obey({ do: "stop" });
      sitting.obey({ do: "dice", faces: new Array<number>(dice).fill(5) });
    }
    const { at, moments } = sitting.session!;
    const last = moments.at(-1)!;
    sitting.obey({ do: "go", moment: at - 1 });
    expect(sitting.session!.rolled()).not.toEqual([]);
    sitting.obey({ do: "choose", at: at - 1, side: last.side, choice: last.choice });
    expect(sitting.session!.waiting).toBeDefined();
    expect(sitting.session!.rolled()).toEqual([]);
    sitting.obey({ do: "no-dice" });
    expect(sitting.session!.waiting).toBeUndefined();
    expect(sitting.session!.at).toBe(at - 1);
  });
});
