import { declarations } from "../../../../lib/games/flat-top/ch17-anti-aircraft";
import { actsOf } from "../../../../lib/games/flat-top/ch14-plane-movement/flying";
import { aloft } from "../../../../lib/games/flat-top/model/aloft";
import { isNight } from "../../../../lib/games/flat-top/model/clock";
import { fieldsOf, hexOfField } from "../../../../lib/games/flat-top/model/decks";
import type { FlatTopTable, Position } from "../../../../lib/games/flat-top/model/position";
import { enemyOf, OFF_MAP, type Rules, UNARMED } from "../../../../lib/games/flat-top/model/rules";
import { missionOf } from "../../../../lib/games/flat-top/players/missions";
import {
  enemyBases,
  hexesBetween,
  isFighter,
  lastDaylight,
} from "../../../../lib/games/flat-top/players/sight";
import { weightsOf } from "../../../../lib/games/flat-top/players/weights";
import { DONE, type Game } from "../../../../lib/kernel";
import type { Bot } from "../../../../lib/playtest";

/** What a person who knows the game would not do, counted over both sides. Planes are counted in Air Factors. */
export interface Follies {
  /** Planes that ran out of fuel, and those of them that still had a deck or field to land on (25.4). */
  outOfFuel: number;
  needless: number;
  /** Planes that crashed as they landed at night, in a storm, or with ordnance. */
  crashed: number;
  /** Ready armed planes on the decks and fields that bombers attacked. */
  armedOnDeck: number;
  /** Planes that were lost on decks and fields. */
  lostOnDeck: number;
  /** Armed planes that attacked, and those that attacked without an escort in the hex. */
  attacked: number;
  unescorted: number;
  /** Armed planes that dropped their ordnance on the way. */
  jettisoned: number;
  /** Turns of daylight of carriers with fighters within reach of enemy air bases, and those without a patrol. */
  inReach: number;
  withoutPatrol: number;
}

export const noFollies = (): Follies => ({
  outOfFuel: 0,
  needless: 0,
  crashed: 0,
  armedOnDeck: 0,
  lostOnDeck: 0,
  attacked: 0,
  unescorted: 0,
  jettisoned: 0,
  inReach: 0,
  withoutPatrol: 0,
});

/** The number with which a sentence of the log begins; 0 for none. */
const numberIn = (text: string): number => Number(/^\d+/.exec(text)?.[0] ?? 0);

/** Watches a game whose events are kept between two bots. */
export class Watch {
  readonly follies = noFollies();
  private turn = -1;
  private caught = "";

  /** The bot, with an eye on what it is asked and what it chooses. */
  watching(bot: Bot): Bot {
    return (game, side, random) => {
      const { table } = game as unknown as Game<Rules, Position>;
      const code = bot(game, side, random);
      const { step } = table.asking(side);
      if (step === "flight") this.flies(table, code);
      else if (step === "anti-aircraft") this.bombs(table, side, code);
      else if (step === "combat") this.looks(table);
      return code;
    };
  }

  /** What the log of a game that is over adds. */
  read({ table: { events, rules } }: Game<Rules, Position>): void {
    for (const [n, { rule, text }] of events.entries()) {
      const count = numberIn(text);
      if (text.endsWith("run out of fuel.")) {
        this.follies.outOfFuel += count;
        const isNeedless = numberIn(events[n + 1]!.text) > count * rules.victoryPoints.airFactor;
        if (isNeedless) this.follies.needless += count;
      } else if (text.includes(" crash as they land")) this.follies.crashed += count;
      else if (rule === "21.7" && text.includes(" 1 ")) this.follies.lostOnDeck++;
    }
  }

  private flies(t: FlatTopTable, code: number): void {
    const act = actsOf(t)[code];
    if (act?.do === "jettison") this.follies.jettisoned += act.count;
  }

  private bombs(t: FlatTopTable, side: number, code: number): void {
    const { hex, attacks } = t.asking(side).data as { hex: number; attacks?: boolean };
    if (code === DONE || !attacks) return;
    const { count } = declarations(t, side)[code]!;
    this.follies.attacked += count;
    const hasEscort = aloft(t)[side]!.some((n) => {
      const { hex: at, flights } = t.position.formations[n]!;
      return at === hex && flights.some(({ kind }) => isFighter(t, kind));
    });
    if (!hasEscort) this.follies.unescorted += count;
    const battle = `${t.position.turn} ${hex} ${side}`;
    if (battle === this.caught) return;
    this.caught = battle;
    for (const field of fieldsOf(t)[enemyOf(side)]!)
      if (hexOfField(t, field) === hex)
        for (const { count: planes, ordnance } of t.position.decks[field]!.ready)
          if (ordnance !== UNARMED) this.follies.armedOnDeck += planes;
  }

  /** Once a turn of daylight that is not its last, when planes have moved: carriers that enemy bombers from land reach. */
  private looks(t: FlatTopTable): void {
    const { turn } = t.position;
    if (turn === this.turn || isNight(t.rules, turn) || turn === lastDaylight(t)) return;
    this.turn = turn;
    for (const side of [0, 1])
      for (const field of fieldsOf(t)[side]!) {
        const { ship } = t.rules.fields[field]!;
        const hex = hexOfField(t, field);
        if (ship < 0 || hex === OFF_MAP || t.rules.ships[ship]!.shipClass !== "carriers") continue;
        const { ready, readying, landed } = t.position.decks[field]!;
        const above = aloft(t)[side]!.some((n) => {
          const formation = t.position.formations[n]!;
          return formation.hex === hex && missionOf(t, formation) === "cap";
        });
        if (!above && ![...ready, ...readying, ...landed].some(({ kind }) => isFighter(t, kind))) continue;
        const { danger } = weightsOf(t, side);
        const isInReach = enemyBases(t, side).some(
          (n) =>
            t.rules.bases[n]!.handles.includes("land") &&
            hexesBetween(t, hex, t.rules.bases[n]!.hex) <= danger,
        );
        if (!isInReach) continue;
        this.follies.inReach++;
        if (!above) this.follies.withoutPatrol++;
      }
  }
}

/** What a game showed on the average, by name. */
export const figuresOf = (games: readonly Follies[]): Record<string, number> => {
  const mean = (of: (follies: Follies) => number): number =>
    games.reduce((sum, each) => sum + of(each), 0) / games.length;
  return {
    "Air Factors that run out of fuel": mean((each) => each.outOfFuel),
    "of them needlessly": mean((each) => each.needless),
    "Air Factors that crash as they land": mean((each) => each.crashed),
    "ready armed Air Factors on fields that are attacked": mean((each) => each.armedOnDeck),
    "Air Factors lost on decks and fields": mean((each) => each.lostOnDeck),
    "armed Air Factors that attack": mean((each) => each.attacked),
    "of them without an escort": mean((each) => each.unescorted),
    "armed Air Factors that drop their ordnance": mean((each) => each.jettisoned),
    "turns of carriers within reach of enemy air bases": mean((each) => each.inReach),
    "of them without a patrol": mean((each) => each.withoutPatrol),
  };
};
