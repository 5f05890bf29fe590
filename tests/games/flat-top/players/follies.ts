import { declarations } from "../../../../lib/games/flat-top/ch17-anti-aircraft";
import { actsOf } from "../../../../lib/games/flat-top/ch14-plane-movement/acts";
import { aloft } from "../../../../lib/games/flat-top/model/aloft";
import { isNight } from "../../../../lib/games/flat-top/model/clock";
import { fieldsOf, hexOfField } from "../../../../lib/games/flat-top/model/decks";
import { nextDue } from "../../../../lib/games/flat-top/ch07-observation";
import { truthOf } from "../../../../lib/games/flat-top/ch07-observation/reports";
import { shipsIn } from "../../../../lib/games/flat-top/ch07-observation/ships-in-hex";
import { type FlatTopTable, MoveFlag, type Position } from "../../../../lib/games/flat-top/model/position";
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
import { countTurn } from "./follies-of-turn";
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
  /** Armed planes that took off, those of them that left fighters behind which could have gone along, and those that went two or one by one. */
  launched: number;
  leftEscorts: number;
  piecemeal: number;
  /** Planes that attacked destroyers and auxiliaries where a carrier was. */
  onSmall: number;
  /** Planes that landed on another deck though their own was in the hex. */
  onOtherDeck: number;
  /** Planes that climbed or came down again and again on the way, once for each time beyond the first in a turn. */
  fidgets: number;
  /** Searches, and those that ended where the side had looked within the last two turns. */
  searches: number;
  searchedAgain: number;
  /** Turns of ships without a carrier that lie still where enemy carriers were reported near, and of crippled ships that do. */
  loitering: number;
  damagedStay: number;
  /** Turns of transports with cargo that are where they unload and not at anchor. */
  idleTransports: number;
  /** Turns of daylight of carriers with enemy carriers reported near, those without a patrol, and those with bombers that stay aboard and none under way. */
  nearCarriers: number;
  bareDecks: number;
  idleStrikes: number;
  /** Reports of ships where a lie was free, and those that said the truth. */
  reports: number;
  truths: number;
  /** Turns of daylight of carriers with fighters within reach of enemy air bases, and those without a patrol. */
  inReach: number;
  withoutPatrol: number;
}

const noFollies = (): Follies => ({
  outOfFuel: 0,
  needless: 0,
  crashed: 0,
  armedOnDeck: 0,
  lostOnDeck: 0,
  attacked: 0,
  unescorted: 0,
  jettisoned: 0,
  launched: 0,
  leftEscorts: 0,
  piecemeal: 0,
  onSmall: 0,
  onOtherDeck: 0,
  fidgets: 0,
  searches: 0,
  searchedAgain: 0,
  loitering: 0,
  damagedStay: 0,
  idleTransports: 0,
  nearCarriers: 0,
  bareDecks: 0,
  idleStrikes: 0,
  reports: 0,
  truths: 0,
  inReach: 0,
  withoutPatrol: 0,
});

const AIR_OPERATIONS = ["replacements", "readying", "forming", "putting-away"];

/** The number with which a sentence of the log begins; 0 for none. */
const numberIn = (text: string): number => Number(/^\d+/.exec(text)?.[0] ?? 0);

/** Watches a game whose events are kept between two bots. */
export class Watch {
  readonly follies = noFollies();
  private turn = -1;
  private counted = -1;
  private caught = "";
  /** Where each Task Force was a turn ago. */
  private places: number[] = [];
  /** Air Formations that have changed altitude this turn. */
  private climbed = new Set<string>();
  /** Where each side ended searches, by turn. */
  private readonly searched: { side: number; turn: number; hex: number }[] = [];

  /** The bot, with an eye on what it is asked and what it chooses. */
  watching(bot: Bot): Bot {
    return (game, side, random) => {
      const { table } = game as unknown as Game<Rules, Position>;
      const code = bot(game, side, random);
      const { step } = table.asking(side);
      this.turns(table, step);
      if (step === "flight") this.flies(table, code);
      else if (step === "anti-aircraft") this.bombs(table, side, code);
      else if (step === "combat") this.looks(table);
      else if (step === "sighting") this.reports(table, side, code);
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

  /** Once a turn, after the Air Operations Phase. */
  private turns(t: FlatTopTable, step: string): void {
    const { turn } = t.position;
    if (turn === this.counted || AIR_OPERATIONS.includes(step)) return;
    this.counted = turn;
    this.climbed = new Set();
    countTurn(t, this.follies, this.places);
    this.places = t.position.forces.map(({ hex }) => hex);
  }

  private reports(t: FlatTopTable, side: number, code: number): void {
    const { kind, units, total } = t.describe(code, side);
    if (kind !== "ships") return;
    const { counts, total: truth } = truthOf(t, nextDue(t)!.marker);
    this.follies.reports++;
    if (units === counts.length && total === truth) this.follies.truths++;
  }

  private flies(t: FlatTopTable, code: number): void {
    const { formation: n } = t.top().data as { formation: number };
    const formation = t.position.formations[n]!;
    const { side, hex, flags, origin } = formation;
    const act = actsOf(t)[code];
    if (act === undefined) {
      if (code === DONE && flags & MoveFlag.searching && missionOf(t, formation) === "patrol")
        this.ends(side, t.position.turn, hex, (other) => hexesBetween(t, hex, other));
      return;
    }
    if (act.do === "jettison") this.follies.jettisoned += act.count;
    if (act.do === "land" && act.landing.field !== origin && hexOfField(t, origin) === hex)
      this.follies.onOtherDeck += act.count;
    if (act.do === "climb" || act.do === "descend") {
      const flight = `${n} ${act.flight}`;
      if (this.climbed.has(flight)) this.follies.fidgets++;
      this.climbed.add(flight);
    }
  }

  private ends(side: number, turn: number, hex: number, away: (hex: number) => number): void {
    this.follies.searches++;
    const again = this.searched.some(
      (each) => each.side === side && turn - each.turn <= 2 && away(each.hex) <= 1,
    );
    if (again) this.follies.searchedAgain++;
    this.searched.push({ side, turn, hex });
  }

  private bombs(t: FlatTopTable, side: number, code: number): void {
    const { hex, attacks } = t.asking(side).data as { hex: number; attacks?: boolean };
    if (code === DONE || !attacks) return;
    const { count, ship } = declarations(t, side)[code]!;
    this.follies.attacked += count;
    const classOf = (each: number): string => t.rules.ships[each]!.shipClass;
    if (
      ship >= 0 &&
      classOf(ship) === "small" &&
      shipsIn(t, enemyOf(side), hex).some((each) => classOf(each) === "carriers")
    )
      this.follies.onSmall += count;
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
    "armed Air Factors that take off": mean((each) => each.launched),
    "of them that leave behind fighters which could go along": mean((each) => each.leftEscorts),
    "of them one or two by themselves": mean((each) => each.piecemeal),
    "Air Factors that attack small ships beside a carrier": mean((each) => each.onSmall),
    "Air Factors that land on another deck than their own": mean((each) => each.onOtherDeck),
    "changes of altitude beyond the first of a turn": mean((each) => each.fidgets),
    "turns of scouts that may observe": mean((each) => each.searches),
    "of them where the side has just looked": mean((each) => each.searchedAgain),
    "turns of ships that lie still near enemy carriers": mean((each) => each.loitering),
    "turns of crippled ships that do": mean((each) => each.damagedStay),
    "turns of transports that could unload and are not at anchor": mean((each) => each.idleTransports),
    "turns of carriers near enemy carriers": mean((each) => each.nearCarriers),
    "of them without a patrol": mean((each) => each.bareDecks),
    "of them with bombers aboard and no strike under way": mean((each) => each.idleStrikes),
    "reports of ships that may lie": mean((each) => each.reports),
    "of them that say the truth": mean((each) => each.truths),
    "turns of carriers within reach of enemy air bases": mean((each) => each.inReach),
    "of these without a patrol": mean((each) => each.withoutPatrol),
  };
};
