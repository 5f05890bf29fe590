import type { Step } from "../../../kernel";
import type { FlatTopTable, Position } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import {
  assign,
  BOMBERS,
  ESCORTS,
  type FightData,
  fresh,
  INTERCEPTORS,
  isSame,
  opponents,
  type Option,
  payments,
} from "./fight";
import { countOf, flightsOf, markFought, type Squad, squadsOf } from "./fighters";
import { fightRound } from "./round";

/** 16.3 to 16.7: a fight stage by stage: who goes for whom, the rounds, and who has fought. */

const dataOf = (frame: { data: unknown }): FightData => frame.data as FightData;

export const airFight: Step<Rules, Position> = {
  rule: "16.3",
  title: "Air-to-Air Combat",
  proceed(t, frame) {
    const data = dataOf(frame);
    const next = stages[data.stage]!(t, data);
    if (next === undefined) return t.leave();
    t.set(data, "stage", next);
  },
  asks(t, frame) {
    const data = dataOf(frame);
    return questions[data.stage] && optionsOf(t, data).length > 0 ? 1 << whose(data) : 0;
  },
  options(t, frame, _side, out) {
    optionsOf(t, dataOf(frame)).forEach((_, i) => out.push(i));
  },
  describe: (t, frame, code) => optionsOf(t, dataOf(frame))[code]!.choice,
  prompt: (_t, frame) => questions[dataOf(frame).stage]!.prompt,
  take(t, frame, code) {
    optionsOf(t, dataOf(frame))[code]!.take();
  },
};

const whose = (data: FightData): number => questions[data.stage]!.of(data);

/** Stages that ask somebody: whom, what, and the answers. */
const questions: Record<
  string,
  { prompt: string; of(data: FightData): number; options(t: FlatTopTable, data: FightData): Option[] }
> = {
  answer: {
    prompt: "Your interceptors: escort the bombers, fight the interceptors first, or stand aside?",
    of: ({ attacker }) => enemyOf(attacker),
    options: answers,
  },
  assign: {
    prompt: "Divide your interceptors between escorts and bombers",
    of: ({ attacker }) => attacker,
    options: assignments,
  },
  "attack-bombers": {
    prompt: "Attack the bombers?",
    of: ({ attacker }) => attacker,
    options: bomberAttacks,
  },
  "attacker-range": asksRange(true),
  "defender-range": asksRange(false),
  "bomber-range": asksRange(true),
  "interceptor-range": asksRange(true),
  "interceptor-answer": asksRange(false),
};

/** 15.6.1: a side decides name by name. */
function asksRange(ofAttacker: boolean): (typeof questions)[string] {
  const side = ({ attacker }: FightData): number => (ofAttacker ? attacker : enemyOf(attacker));
  return {
    prompt: "Spend a Range Factor, or fight six tables worse?",
    of: side,
    options: (t, data) => payments(t, data, side(data)),
  };
}

const optionsOf = (t: FlatTopTable, data: FightData): Option[] =>
  questions[data.stage]?.options(t, data) ?? [];

/** 14.17, 16.7: what interceptors of the side do that is attacked, where they have a choice. */
function answers(t: FlatTopTable, data: FightData): Option[] {
  const { hex, high, attacker } = data;
  const defender = enemyOf(attacker);
  const own = fresh(t, defender, hex, high);
  const bombers = flightsOf(t, defender, hex, high, BOMBERS);
  if (own.length === 0 || bombers.length === 0) return [];
  return [
    { choice: { do: "escort" }, take: () => (t.set(data, "covering", true), t.set(data, "stage", "assign")) },
    { choice: { do: "intercept" }, take: () => t.set(data, "stage", meetInterceptors(t, data)) },
    { choice: { do: "stand-aside" }, take: () => t.set(data, "stage", "assign") },
  ];
}

/** 16.6.2, 16.6.5: the bombers are attacked, or not; those that fought the escorts join in where they may, or stay out. */
function bomberAttacks(t: FlatTopTable, data: FightData): Option[] {
  const attack = (joining: boolean): void => {
    if (joining) {
      for (const squad of data.escortsTargets)
        if (squad.count > 0) assign(t, data.bombersTargets, { ...squad });
      t.set(data, "escortsTargets", []);
    }
    t.set(data, "stage", "bomber-range");
  };
  const kept = data.bombersTargets.some(({ count }) => count > 0);
  const joins = data.mayJoin === true && data.escortsTargets.some(({ count }) => count > 0);
  return [
    { choice: { do: "attack-bombers" }, take: () => attack(joins) },
    ...(joins && kept ? [{ choice: { do: "attack-apart" }, take: () => attack(false) }] : []),
    { choice: { do: "spare-bombers" }, take: () => t.set(data, "stage", "end") },
  ];
}

/** Interceptors of the attacker that have been given nothing to do yet. */
function unassigned(
  t: FlatTopTable,
  { hex, high, attacker, escortsTargets, bombersTargets }: FightData,
): Squad[] {
  const given = [...escortsTargets, ...bombersTargets];
  return squadsOf(t, fresh(t, attacker, hex, high)).flatMap((squad) => {
    const used = given.reduce((sum, each) => (isSame(each, squad) ? sum + each.count : sum), 0);
    return squad.count > used ? [{ ...squad, count: squad.count - used }] : [];
  });
}

/**
 * 16.4: how many of each name go for the escorts, how many for the bombers. The others stay out, unless interceptors of
 * the other side take part as well: then all must be used (16.1).
 */
function assignments(t: FlatTopTable, data: FightData): Option[] {
  const { hex, high, attacker, covering } = data;
  const defender = enemyOf(attacker);
  const escorts = flightsOf(t, defender, hex, high, ESCORTS, covering).length > 0;
  const bombers = flightsOf(t, defender, hex, high, BOMBERS).length > 0;
  const all: Option[] = [];
  for (const squad of unassigned(t, data))
    for (const to of ["escorts", "bombers"] as const) {
      if (to === "escorts" ? !escorts : !bombers) continue;
      for (let count = 1; count <= squad.count; count++)
        all.push({
          choice: {
            do: "assign",
            plane: t.rules.planes[squad.plane]!.id,
            declined: squad.declined,
            to,
            count,
          },
          take: () =>
            assign(t, to === "escorts" ? data.escortsTargets : data.bombersTargets, { ...squad, count }),
        });
    }
  if (all.length === 0 || covering) return all;
  return [...all, { choice: { do: "done" }, take: () => t.set(data, "stage", "attacker-range") }];
}

/** All interceptors of the attacker meet those of the other side (16.1, 16.7). Returns the stage that follows. */
function meetInterceptors(t: FlatTopTable, data: FightData): string {
  t.set(data, "escortsTargets", squadsOf(t, fresh(t, data.attacker, data.hex, data.high)));
  return "interceptor-range";
}

/** What a stage leads to once nobody is asked; undefined ends the fight. */
const stages: Record<string, (t: FlatTopTable, data: FightData) => string | undefined> = {
  // Nobody had to answer: interceptors on both sides, and no bombers that they could cover, all fight (16.1, 16.7).
  answer: (t, data) => {
    const { hex, high, attacker } = data;
    const defender = enemyOf(attacker);
    const all =
      fresh(t, defender, hex, high).length > 0 && flightsOf(t, defender, hex, high, BOMBERS).length === 0;
    return all ? meetInterceptors(t, data) : "assign";
  },
  assign: () => "attacker-range",
  "interceptor-range": () => "interceptor-answer",
  "interceptor-answer": () => "interceptor-round",
  "interceptor-round": (t, data) => {
    const { hex, high, attacker, escortsTargets } = data;
    const defender = enemyOf(attacker);
    const roles = opponents(t, defender, hex, high);
    t.set(data, "stage", "after-interceptors");
    fightRound(t, hex, high, [
      { side: attacker, roles: INTERCEPTORS, covering: false, squads: escortsTargets },
      {
        side: defender,
        roles,
        covering: false,
        squads: squadsOf(t, flightsOf(t, defender, hex, high, roles)),
      },
    ]);
    return "after-interceptors";
  },
  // 16.7: the fight for the bombers follows; where they have escorts, these come first (16.3).
  "after-interceptors": (t, data) => {
    const { hex, high, attacker } = data;
    const defender = enemyOf(attacker);
    const [left] = data.result!;
    t.remove(data, "result");
    t.set(data, "allMet", true);
    t.set(data, "escortsTargets", []);
    if (flightsOf(t, defender, hex, high, BOMBERS).length === 0 || left.every(({ count }) => count === 0))
      return "end";
    if (flightsOf(t, defender, hex, high, ESCORTS).length > 0) return "assign";
    t.set(
      data,
      "bombersTargets",
      left.filter(({ count }) => count > 0),
    );
    return "attack-bombers";
  },
  "attacker-range": () => "defender-range",
  "defender-range": () => "escort-round",
  "escort-round": (t, data) => {
    const { hex, high, attacker, covering, escortsTargets } = data;
    const defender = enemyOf(attacker);
    const escorts = squadsOf(t, flightsOf(t, defender, hex, high, ESCORTS, covering));
    if (escorts.length > 0 && escortsTargets.length > 0) {
      t.set(data, "stage", "ratio");
      fightRound(t, hex, high, [
        { side: attacker, roles: INTERCEPTORS, covering: false, squads: escortsTargets },
        { side: defender, roles: ESCORTS, covering, squads: escorts },
      ]);
    }
    return "ratio";
  },
  // 16.6.2 to 16.6.4: who has twice the other decides what follows.
  ratio: (t, data) => {
    if (data.result !== undefined) {
      const [fighters, escorts] = data.result;
      t.set(data, "escortsTargets", fighters);
      t.set(data, "escorts", escorts);
      t.remove(data, "result");
    }
    const { hex, high, attacker, covering, escortsTargets, bombersTargets } = data;
    const defender = enemyOf(attacker);
    const escorts = countOf(flightsOf(t, defender, hex, high, ESCORTS, covering));
    const against = escortsTargets.reduce((sum, { count }) => sum + count, 0);
    const { ratio } = t.rules.parameters.combat;
    if (escorts > 0 && escorts >= ratio * against) return "end";
    const mayJoin = against > 0 && against >= ratio * escorts;
    t.set(data, "mayJoin", mayJoin);
    const some = mayJoin || bombersTargets.some(({ count }) => count > 0);
    return some && flightsOf(t, defender, hex, high, BOMBERS).length > 0 ? "attack-bombers" : "end";
  },
  "attack-bombers": () => "end",
  "bomber-range": () => "bomber-round",
  "bomber-round": (t, data) => {
    const { hex, high, attacker, bombersTargets } = data;
    const defender = enemyOf(attacker);
    t.set(data, "stage", "end");
    t.set(data, "attacked", true);
    fightRound(t, hex, high, [
      {
        side: attacker,
        roles: INTERCEPTORS,
        covering: false,
        squads: bombersTargets.filter(({ count }) => count > 0),
      },
      {
        side: defender,
        roles: BOMBERS,
        covering: false,
        squads: squadsOf(t, flightsOf(t, defender, hex, high, BOMBERS)),
      },
    ]);
    return "end";
  },
  end: (t, data) => {
    // 16.2: planes fight once in the Combat Phase; special interceptions do not count.
    if (data.special) return undefined;
    const { hex, high, attacker, covering, escorts, escortsTargets, bombersTargets, attacked } = data;
    const defender = enemyOf(attacker);
    const own = (): ReturnType<typeof fresh> => fresh(t, attacker, hex, high);
    if (data.allMet) {
      markFought(t, own(), squadsOf(t, own()));
      const met = flightsOf(t, defender, hex, high, opponents(t, defender, hex, high));
      markFought(t, met, squadsOf(t, met));
    } else {
      if (escorts) markFought(t, own(), escortsTargets);
      if (attacked) markFought(t, own(), data.result?.[0] ?? bombersTargets);
    }
    if (escorts) markFought(t, flightsOf(t, defender, hex, high, ESCORTS, covering), escorts);
    return undefined;
  },
};
