import { it } from "vitest";
import { shippedRules } from "../helpers";
import { fireInTheSkyModule as m } from "../../../../lib/games/fire-in-the-sky/module";
import { start, take, seedState, below, pending, hash, resume, view } from "../../../../lib/kernel";
it("random", () => {
  const rules = shippedRules();
  for (let seed = 1; seed <= 5; seed++) {
    const s = start({ module: m, rules }, rules.scenarios["short-campaign"]!, { seed, bulk: true });
    if (!s.ok) throw new Error(JSON.stringify(s.error));
    const g = s.value;
    const r = seedState(seed);
    const steps: Record<string, number> = {};
    let n = 0;
    const t0 = performance.now();
    while (g.asked && n < 60000) {
      const side = 31 - Math.clz32(g.asked);
      const st = g.table.top().step;
      steps[st] = (steps[st] ?? 0) + 1;
      const bad = n % 50 === 0 ? m.invariants(g.table) : [];
      if (bad.length) {
        console.log(seed, n, st, bad);
        break;
      }
      take(g, side, g.codes[below(r, g.codes.length)]!);
      n++;
    }
    console.log(
      seed,
      n,
      g.state.position.turn,
      g.state.outcome?.text,
      Math.round(performance.now() - t0),
      JSON.stringify(steps),
    );
  }
});
