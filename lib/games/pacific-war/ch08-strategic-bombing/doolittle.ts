import { type Choice, DONE, type Step } from "../../../kernel";
import { counted } from "../../../words";
import { fire } from "../model/combat";
import { DOOLITTLE, doolittleTargets } from "../model/doolittle";
import { shiftInitiative } from "../model/initiative";
import type { Position } from "../model/position";
import { loseHomelandPoints } from "../model/resources";
import { ALLIED, type Rules } from "../model/rules";
import { warOf } from "../model/war";

/** 8.8 The Doolittle Raid: once in the war, from the deck of the Hornet, in whatever phase she comes near enough. */
export const doolittleRaid: Step<Rules, Position, { over?: boolean }> = {
  rule: "8.8",
  title: "Doolittle Raid",
  asks: (t, { data }) => (!data.over && doolittleTargets(t).length > 0 ? 1 << ALLIED : 0),
  options: (t, _frame, _side, out) => void out.push(...doolittleTargets(t), DONE),
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { target: t.rules.places[code]!.id },
  prompt: () => "Does Doolittle fly, and which hex does he bomb?",
  take(t, { data }, code) {
    t.set(data, "over", true);
    if (code === DONE) return;
    const { initiative, strategicBombing } = t.rules.parameters;
    const { name } = t.rules.places[code]!;
    t.set(warOf(t).special, DOOLITTLE, 1);
    t.acted("8.8");
    t.reveal();
    const { hits } = fire(t, {
      attack: "bombing",
      strength: strategicBombing.doolittleStrength,
      side: ALLIED,
      name: `Doolittle Raid on ${name}`,
    });
    t.say("8.8", () => `Doolittle bombs ${name}: ${counted(hits, "hit")}.`, [0, 1]);
    loseHomelandPoints(t, code, hits);
    shiftInitiative(t, ALLIED, initiative.doolittle, "8.8");
  },
  proceed: (t) => t.leave(),
};
