import { type Choice, DONE, type Step } from "../../../kernel";
import { counted } from "../../../words";
import { antiSubmarineOf, loseSubmarines, torpedo } from "../ch25-submarines/attacks";
import { attackStrength } from "../ch25-submarines/strength";
import { fire, rollDie } from "../model/combat";
import { distance } from "../model/distance";
import type { PacificTable, Position } from "../model/position";
import { ALLIED, JAPANESE, type Rules } from "../model/rules";
import { shipsOf } from "../model/sea";

/** 34.14 US destroyers that have moved into a Japanese patrol zone hunt its submarines, which then attack once. */
export type Sweeps = {
  /** Task Forces that moved in this increment, and may still sweep. */
  moved: number[];
  /** The Task Force of which the submarines attack a ship, and how often. */
  group: number;
  replies: number;
};

const mayReply = (t: PacificTable, { group, replies }: Sweeps): boolean =>
  replies > 0 && shipsOf(t, group).length > 0;

const hunters = (t: PacificTable, group: number): number[] =>
  shipsOf(t, group).filter((ship) => {
    const { nation, type } = t.rules.ships[ship]!;
    return nation === "us" && (type === "DD" || type === "DE");
  });

/** Patrols whose zone a Task Force is in. */
const quarry = ({ rules, position }: PacificTable, group: number): number[] =>
  position.patrols.flatMap(({ command, hex }, n) =>
    rules.submarineCommands[command]!.side === JAPANESE &&
    distance(rules.hexes, hex, position.taskForces[group]!.hex) <= rules.parameters.submarines.zone
      ? [n]
      : [],
  );

function* choices(t: PacificTable, { moved }: Sweeps): Generator<[number, number]> {
  for (const group of moved) {
    const of = t.position.taskForces[group]!;
    if (of.side !== ALLIED || of.hex < 0 || hunters(t, group).length === 0) continue;
    for (const patrol of quarry(t, group)) yield [group, patrol];
  }
}

/** Codes of a Task Force: its patrols. */
const codesOf = ({ position }: PacificTable): number => position.patrols.length + 1;

export const sweeps: Step<Rules, Position, Sweeps> = {
  rule: "34.14",
  title: "Sweeps against submarines",
  asks: (t, { data }) => {
    if (mayReply(t, data)) return 1 << JAPANESE;
    return choices(t, data).next().done === true ? 0 : 1 << ALLIED;
  },
  options(t, { data }, _side, out) {
    if (mayReply(t, data)) return void out.push(...shipsOf(t, data.group), DONE);
    for (const [group, patrol] of choices(t, data)) out.push(group * codesOf(t) + patrol);
    out.push(DONE);
  },
  describe(t, { data }, code): Choice {
    if (code === DONE) return { do: "done" };
    if (mayReply(t, data)) return { attack: t.rules.ships[code]!.id };
    const { taskForces, patrols } = t.position;
    const patrol = code % codesOf(t);
    return {
      sweep: taskForces[Math.floor(code / codesOf(t))]!.id,
      patrol: t.rules.hexes.ids[patrols[patrol]!.hex]!,
      n: patrol,
    };
  },
  prompt: (t, { data }) =>
    mayReply(t, data) ? "Which ship do the submarines attack?" : "Which destroyers sweep for submarines?",
  take(t, { data }, code) {
    if (mayReply(t, data)) return code === DONE ? t.set(data, "replies", 0) : reply(t, data, code);
    if (code === DONE) return t.leave();
    const group = Math.floor(code / codesOf(t));
    t.set(
      data,
      "moved",
      data.moved.filter((each) => each !== group),
    );
    sweep(t, data, group, code % codesOf(t));
  },
};

/** As many attacks as the die says, if it is not above the attack strength of the patrol. */
function sweep(t: PacificTable, data: Sweeps, group: number, n: number): void {
  const patrol = t.position.patrols[n]!;
  const face = rollDie(t, "sweep", ALLIED, "sweep");
  const strength = antiSubmarineOf(t, hunters(t, group));
  t.acted("34.14");
  const isFound = face <= attackStrength(t, patrol) && strength !== null;
  t.say("34.14", () => `Destroyers sweep with a ${face}: ${isFound ? counted(face, "attack") : "nothing"}.`);
  if (!isFound) return;
  for (let attack = 0; attack < face && patrol.submarines > 0; attack++) {
    const { hits } = fire(t, { attack: "anti-submarine", strength, side: ALLIED, name: "sweep" });
    loseSubmarines(t, n, hits);
  }
  t.set(data, "group", group);
  t.set(data, "replies", t.rules.parameters.optional.sweepReply);
  if (patrol.submarines === 0) t.removeAt(t.position.patrols, n);
}

/** One attack, even if no submarine is left. */
function reply(t: PacificTable, data: Sweeps, ship: number): void {
  t.set(data, "replies", data.replies - 1);
  torpedo(t, JAPANESE, ship, 0);
}
