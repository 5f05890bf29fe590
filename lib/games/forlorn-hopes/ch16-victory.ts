import type { Frame, Outcome, Step, Steps } from "../../kernel";
import { counted } from "../../words";
import { ownerOf } from "./model/bases";
import { addPoints, type OtherSource, wordsOfSource } from "./model/points";
import { sideDoes, sideText } from "./model/pieces";
import {
  AirFlag,
  BaseState,
  type ForlornTable,
  Gone,
  GroundFlag,
  hasFlag,
  isOn,
  type PointSource,
  type Position,
} from "./model/position";
import { rollDie } from "./model/rolls";
import { ALLIED, enemyOf, isHex, JAPANESE, NOBODY, type Rules, sideIds } from "./model/rules";
import { isSupplied } from "./model/supply";
import { groundUnitsAt, holds, isCrippled } from "./model/units";
import type { Terms } from "./model/scenario";

/** 16.0 Victory, 17.1.4 that of the Battle of Java Sea, 17.2.5 the surrender of Singapore at the end of a turn. */

type DoneData = { done?: boolean };

const victoryPoints: Step<Rules, Position, DoneData> = {
  rule: "16.0",
  title: "Victory Points Phase",
  proceed(t, { data }) {
    if (data.done) return t.leave();
    t.set(data, "done", true);
    const { singapore } = t.position.terms.rules;
    if (singapore && t.position.surrendered === 0) checkSingapore(t, singapore);
  },
};

type Siege = NonNullable<Terms["rules"]["singapore"]>;

/** 17.2.5: an even die at the end of the first turn, or the end of the second one. */
function checkSingapore(t: ForlornTable, siege: Siege): void {
  const { position } = t;
  if (position.turn === siege.rollAfter) {
    const face = rollDie(t, { name: "surrender of Singapore" });
    t.set(position, "surrenderRoll", face);
    if (face % 2 === 0) return surrender(t, siege);
    return t.say("17.2.5", () => "Singapore holds out.");
  }
  if (position.turn >= siege.surrendersAfter) surrender(t, siege);
}

/** It becomes Japanese, with hits by the first die as far as it takes them, and its airbase is destroyed. */
function surrender(t: ForlornTable, { place: id, hitsDivide }: Siege): void {
  const { rules, position } = t;
  const place = rules.placeOf[id];
  if (place === undefined) return;
  const { hex, name, maximumHits, base } = rules.places[place]!;
  const hits = Math.min(maximumHits, Math.ceil(position.surrenderRoll / hitsDivide));
  t.set(position, "surrendered", position.turn);
  t.set(position.control, hex, JAPANESE);
  t.set(position.hits, place, hits);
  if (base >= 0) t.set(position.bases.state, base, BaseState.destroyed);
  t.change(`/hits/${id}`, 0, hits);
  t.say("17.2.5", () => `${name} surrenders, with ${counted(hits, "hit")}. Its airbase is destroyed.`);
}

/** The last turn is over. */
const endOfGame: Step<Rules, Position> = {
  rule: "16.3",
  title: "End of the game",
  proceed(t) {
    const { campaign, losses, transports } = t.position.terms.victory;
    if (campaign) {
      scorePlaces(t);
      return t.end(campaignOutcome(t.position.points, campaign.times));
    }
    for (const { source, side, points, times } of losses ? lossSources(t, losses) : []) {
      addPoints(t, side, points, source, times);
      t.say(
        "17.1.4",
        () => `${wordsOfSource(t.rules, source).text} ${counted(points, "point")} for ${sideText(side)}.`,
      );
    }
    const { points } = t.position;
    t.end(transports ? javaSeaOutcome(t, transports, points) : byPoints(points, losses?.tie));
  },
};

/** 16.2: what each side holds at the end, half of it out of supply, and the hits on Darwin and Singapore. */
function scorePlaces(t: ForlornTable): void {
  for (const side of [ALLIED, JAPANESE]) {
    const held = t.rules.places.flatMap(({ vp }, place) =>
      vp === 0 || !scoresAt(t, side, place) ? [] : [pointsForPlace(t, side, place, true)],
    );
    if (held.length === 0) continue;
    const points = held.reduce((sum, each) => sum + each, 0);
    addPoints(t, side, points, "places-held", held.length);
    t.say(
      "16.2",
      () => `${sideDoes(side, "holds")} ${counted(held.length, "place")}: ${counted(points, "point")}.`,
    );
  }
  for (const { id, text, rule, side, points, hits } of pointsForHits(t)) {
    addPoints(t, side, points, id, hits);
    t.say(rule, () => `${text} ${counted(hits, "hit")}: ${counted(points, "point")} for ${sideText(side)}.`);
  }
}

/** 16.2: what the hits on Darwin and Singapore bring at the end, without those that have none. */
export function pointsForHits({ rules, position }: ForlornTable): PointsForHits[] {
  return (
    [
      ["hit-on-darwin", "darwin"],
      ["hit-on-singapore", "singapore"],
    ] as const
  ).flatMap(([id, place]) => {
    const entry = rules.victoryPoints.awards[id];
    const n = rules.placeOf[place];
    const hits = n === undefined ? 0 : position.hits[n]!;
    if (!entry || hits === 0) return [];
    const { text, rule, to, points } = entry;
    return [
      {
        id,
        place: rules.places[n!]!.name,
        text,
        rule,
        side: sideIds.indexOf(to),
        hits,
        points: points * hits,
      },
    ];
  });
}

interface PointsForHits {
  /** The award. */
  id: string;
  place: string;
  text: string;
  rule: string;
  side: number;
  hits: number;
  points: number;
}

/**
 * 16.2: by a line that there is now, or as the Supply Phase has found the unit that holds the place: the supply unit that supplies
 * it for a turn may be used up by then (13.3). What has landed supplies itself, not the place (11.5.3).
 */
const isInSupply = (t: ForlornTable, side: number, hex: number): boolean =>
  isSupplied(t, side, hex) ||
  groundUnitsAt(t, hex).some(
    (unit) =>
      t.rules.groundUnits[unit]!.side === side &&
      !hasFlag(t.position.ground.flags[unit]!, GroundFlag.oos) &&
      !hasFlag(t.position.ground.flags[unit]!, GroundFlag.beachhead),
  );

/**
 * Whether the Supply Phase of the turn is over. What it found counts from then on to the end of the turn, and of the game; before
 * it, the lines that there are now are what it would find.
 */
export function isSupplyFound({ sequence }: Rules, frames: readonly TurnFrame[]): boolean {
  const phases = sequence["turn"] ?? [];
  const turn = frames.findIndex(({ step, data }) => step === "sequence" && data["name"] === "turn");
  const phase = turn < 0 ? undefined : frames[turn + 1]?.step;
  return phase !== undefined && phases.includes("supply") && phases.indexOf(phase) > phases.indexOf("supply");
}

type TurnFrame = Pick<Frame, "step" | "data">;

/** 16.2: what a place would bring a side that scores for it if the game ended now; `found` as `isSupplyFound` says. */
export function pointsForPlace(t: ForlornTable, side: number, place: number, found: boolean): number {
  const { hex, vp } = t.rules.places[place]!;
  const isCounted = found ? isInSupply(t, side, hex) : isSupplied(t, side, hex);
  return isCounted ? vp : vp * t.rules.victoryPoints.places.outOfSupply;
}

/** with a ground unit in the hex, but for Singapore, whose army is not in the game. */
export function scoresAt(t: ForlornTable, side: number, place: number): boolean {
  const { rules, position } = t;
  const { hex, id } = rules.places[place]!;
  if (position.control[hex] !== side) return false;
  const { singapore } = position.terms.rules;
  const needsUnit = singapore?.place === id ? singapore.needsUnit : rules.victoryPoints.places.needsUnit;
  return !needsUnit || holds(t, side, hex);
}

/** 16.3: more than so many times as much wins for Japan, less than as much loses; between, and at both ends, a stalemate. */
export function campaignOutcome([allied, japanese]: readonly [number, number], times: number): Outcome {
  const result = `Allies ${allied}, Japan ${japanese}.`;
  if (japanese < allied) return { winner: sideIds[ALLIED], rule: "16.3", text: `Japanese Defeat. ${result}` };
  if (japanese > times * allied)
    return { winner: sideIds[JAPANESE], rule: "16.3", text: `Japanese Victory. ${result}` };
  return { winner: null, rule: "16.3", text: `Stalemate. ${result}` };
}

type Losses = NonNullable<Terms["victory"]["losses"]>;

/**
 * 17.1.4: whatever has been lost or damaged, with its owner and its points, and airbases where the scenario counts them. Before
 * the end aircraft that are reduced do not count: which ones are is on the displays, and so their owner's to know (6.1).
 */
function eachLoss(
  t: ForlornTable,
  losses: Losses,
  isOver: boolean,
  count: (source: OtherSource, owner: number, points: number) => void,
): void {
  const { rules, position } = t;
  for (const [ship, { side }] of rules.ships.entries()) {
    if (position.fleet.site[ship] === Gone.lost) count("ships-eliminated", side, losses.eliminated);
    else if (position.fleet.site[ship]! >= 0 && isCrippled(t, ship))
      count("ships-damaged", side, losses.damaged);
  }
  for (const [unit, { side }] of rules.airUnits.entries()) {
    if (position.air.base[unit] === Gone.lost) count("air-units-eliminated", side, losses.eliminated);
    else if (isOver && hasFlag(position.air.flags[unit]!, AirFlag.reduced))
      count("air-units-damaged", side, losses.damaged);
  }
  for (const [base, state] of position.bases.state.entries()) {
    const owner = ownerOf(t, base);
    if (owner === NOBODY || losses.airbases?.includes(rules.bases[base]!.id) === false) continue;
    // An airbase that is down for want of supply alone is nobody's merit.
    if (state === BaseState.disrupted && !position.bases.oos[base])
      count("airbases-disrupted", owner, losses.airbaseDisrupted ?? 0);
    if (state === BaseState.destroyed) count("airbases-destroyed", owner, losses.airbaseDestroyed ?? 0);
  }
}

/** 17.1.4: points of both sides for what the other has lost. */
function lossPoints(t: ForlornTable, losses: Losses, isOver: boolean): [number, number] {
  const points: [number, number] = [0, 0];
  eachLoss(t, losses, isOver, (_source, owner, value) => {
    points[enemyOf(owner) as 0 | 1] += value;
  });
  return points;
}

/** The same by what it came from. */
export function lossSources(t: ForlornTable, losses: Losses, isOver = true): PointSource[] {
  const found: PointSource[] = [];
  eachLoss(t, losses, isOver, (source, owner, points) => {
    if (points === 0) return;
    const side = enemyOf(owner);
    const known = found.find((each) => each.source === source && each.side === side);
    if (known) {
      known.times += 1;
      known.points += points;
    } else found.push({ source, side, times: 1, points });
  });
  return found;
}

/** Transports on the coast of Java count, whole or damaged; a Daihatsu as well unless the option or the scenario says not. */
export function transportsAshore(t: ForlornTable, { coast, daihatsu }: Transports): number {
  const { rules, position } = t;
  const counts = daihatsu && !isOn(t, "daihatsu-not-counted");
  return rules.ships.filter(({ class: type, side, isDaihatsu }, ship) => {
    const site = position.fleet.site[ship]!;
    if (type !== "T" || side !== JAPANESE || (isDaihatsu && !counts) || !isHex(rules, site)) return false;
    return coast.includes(rules.hexes.ids[site]!);
  }).length;
}

type Transports = NonNullable<Terms["victory"]["transports"]>;

/** 17.1.4: in the order decisive Japanese, marginal Japanese, decisive Allied, marginal Allied; all else is a draw. */
function javaSeaOutcome(
  t: ForlornTable,
  terms: Transports,
  [allied, japanese]: readonly [number, number],
): Outcome {
  const ashore = transportsAshore(t, terms);
  const result = `${counted(ashore, "transport")} on the coast of Java. Allies ${allied}, Japan ${japanese}.`;
  const rule = "17.1.4";
  if (japanese > allied && ashore >= terms.marginal)
    return {
      winner: sideIds[JAPANESE],
      rule,
      text: `${ashore >= terms.decisive ? "Decisive" : "Marginal"} Japanese Victory. ${result}`,
    };
  if (ashore === 0)
    return {
      winner: sideIds[ALLIED],
      rule,
      text: `${allied > japanese ? "Decisive" : "Marginal"} Allied Victory. ${result}`,
    };
  return { winner: null, rule, text: `A draw. ${result}` };
}

/** By points; `tie` is the side to which equal points give the game, where the scenario names one. */
function byPoints([allied, japanese]: readonly [number, number], tie?: (typeof sideIds)[number]): Outcome {
  const result = `Allies ${allied}, Japan ${japanese}.`;
  if (allied === japanese && tie === undefined)
    return { winner: null, rule: "17.0", text: `A draw. ${result}` };
  const best = allied > japanese ? ALLIED : JAPANESE;
  const winner = allied === japanese && tie !== undefined ? sideIds.indexOf(tie) : best;
  return {
    winner: sideIds[winner]!,
    rule: "17.0",
    text: `${winner === ALLIED ? "The Allies win" : "Japan wins"}. ${result}`,
  };
}

/** Points as both sides know them: of the track, or for losses so far where those decide. At the end they are on the track. */
export function pointsNow(t: ForlornTable, isOver: boolean): readonly [number, number] {
  const { losses } = t.position.terms.victory;
  return losses && !isOver ? lossPoints(t, losses, false) : t.position.points;
}

export const victorySteps: Steps<Rules, Position> = {
  "victory-points": victoryPoints,
  "end-of-game": endOfGame,
};
