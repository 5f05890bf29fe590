import { EngineError, type Step } from "../../../lib/kernel";
import { tiny } from "./support";

/** A made-up game for the kernel's own duties: dice of both kinds, forced choices, mistakes on demand. */
export interface Pool {
  sum: number;
  rolls: number[][];
}

export const done = { winner: "b", rule: "9", text: "over" };

export const table: Record<string, Step<null, Pool>> = {
  menu: {
    rule: "1",
    title: "Menu",
    asks: () => 1,
    options: (_t, _f, _s, out) => void out.push(0, 1, 2, 3, 4, 5, 6),
    describe: (_t, _f, code) => ({
      do: ["roll", "hit", "forced", "loop", "fail", "end", "stuck"][code]!,
    }),
    take(t, _frame, code) {
      if (code === 0) {
        t.push(t.position.rolls, t.roll({ name: "the pool", side: 0, dice: 3, sides: 6 }));
        t.say("1.1", () => "rolled");
      } else if (code === 1) {
        const hits = t.hits({
          name: "the guns",
          side: 1,
          dice: 4,
          sides: 6,
          need: 5,
          modifiers: () => ["night"],
        });
        t.change("/sum", t.position.sum, t.position.sum + hits);
        t.set(t.position, "sum", t.position.sum + hits);
        t.say("1.2", () => "hit");
      } else if (code === 2) t.call("forced", { left: 3 });
      else if (code === 3) t.call("loop");
      else if (code === 4) {
        t.set(t.position, "sum", -1);
        t.say("1", () => "half logged");
        throw new EngineError("A mistake in the rules.");
      } else if (code === 6) {
        t.set(t.position, "sum", -1);
        t.call("stuck");
      } else t.end(done);
    },
  },
  forced: {
    rule: "2",
    title: "Forced",
    asks: (_t, frame) => ((frame.data.left as number) > 0 ? 2 : 0),
    options: (_t, _f, _s, out) => void out.push(7),
    take(t, frame) {
      t.set(frame.data, "left", (frame.data.left as number) - 1);
      t.set(t.position, "sum", t.position.sum + 10);
    },
  },
  asked: {
    rule: "3",
    title: "Asked all the same",
    askForced: true,
    asks: () => 2,
    options: (_t, _f, _s, out) => void out.push(-1),
    take: (t) => t.end(done),
  },
  loop: { rule: "4", title: "Loop", proceed: (t) => t.goTo("loop") },
  stuck: { rule: "5", title: "Stuck", asks: () => 1, options: () => undefined },
};

export const pool = (first = "menu") =>
  tiny<Pool>({
    id: "pool",
    sides: ["a", "b"],
    steps: table,
    position: () => ({ sum: 0, rolls: [] }),
    first: { step: first },
    score: ({ sum }) => sum,
  });
