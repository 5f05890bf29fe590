import { counted } from "../../words";
import type { Outcome, Step, Steps } from "../../kernel";
import { ownerOf } from "./model/bases";
import { addPoints } from "./model/losses";
import { sideWith } from "./model/pieces";
import { AirFlag, BaseState, type ForlornTable, Gone, hasFlag, isOn, type Position } from "./model/position";
import { rollDie } from "./model/rolls";
import { ALLIED, enemyOf, isHex, JAPANESE, NOBODY, type Rules, sideIds } from "./model/rules";
import { isSupplied } from "./model/supply";
import { holds, isCrippled } from "./model/units";
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
    const points = losses ? lossPoints(t, losses) : t.position.points;
    t.end(transports ? javaSeaOutcome(t, transports, points) : byPoints(points, losses?.tie));
  },
};

/** 16.2: what each side holds at the end, half of it out of supply, and the hits on Darwin and Singapore. */
function scorePlaces(t: ForlornTable): void {
  const { rules, position } = t;
  const { outOfSupply } = rules.victoryPoints.places;
  for (const side of [ALLIED, JAPANESE]) {
    const points = rules.places.reduce((sum, { hex, vp }, place) => {
      if (!scoresAt(t, side, place)) return sum;
      return sum + (isSupplied(t, side, hex) ? vp : vp * outOfSupply);
    }, 0);
    if (points === 0) continue;
    addPoints(t, side, points);
    t.say("16.2", () => `${counted(points, "point")} for the places that ${sideWith(side, "holds")}.`);
  }
  for (const [award, id] of [
    ["hit-on-darwin", "darwin"],
    ["hit-on-singapore", "singapore"],
  ] as const) {
    const entry = rules.victoryPoints.awards[award];
    const hits = position.hits[rules.placeOf[id] ?? -1] ?? 0;
    if (!entry || hits === 0) continue;
    addPoints(t, sideIds.indexOf(entry.to), entry.points * hits);
    t.say(entry.rule, () => `${entry.text} ${counted(hits, "hit")}.`);
  }
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

/**
 * 17.1.4: points of both sides for what the other has lost, and for airbases where the scenario counts them. Before the end
 * aircraft that are reduced do not count: which ones are is on the displays, and so their owner's to know (6.1).
 */
export function lossPoints(
  t: ForlornTable,
  losses: NonNullable<Terms["victory"]["losses"]>,
  isOver = true,
): [number, number] {
  const { rules, position } = t;
  const points: [number, number] = [0, 0];
  const score = (owner: number, value: number): void => {
    points[enemyOf(owner) as 0 | 1] += value;
  };
  for (const [ship, { side }] of rules.ships.entries()) {
    if (position.fleet.site[ship] === Gone.lost) score(side, losses.eliminated);
    else if (position.fleet.site[ship]! >= 0 && isCrippled(t, ship)) score(side, losses.damaged);
  }
  for (const [unit, { side }] of rules.airUnits.entries()) {
    if (position.air.base[unit] === Gone.lost) score(side, losses.eliminated);
    else if (isOver && hasFlag(position.air.flags[unit]!, AirFlag.reduced)) score(side, losses.damaged);
  }
  for (const [base, state] of position.bases.state.entries()) {
    const owner = ownerOf(t, base);
    if (owner === NOBODY || losses.airbases?.includes(rules.bases[base]!.id) === false) continue;
    // An airbase that is down for want of supply alone is nobody's merit.
    if (state === BaseState.disrupted && !position.bases.oos[base])
      score(owner, losses.airbaseDisrupted ?? 0);
    if (state === BaseState.destroyed) score(owner, losses.airbaseDestroyed ?? 0);
  }
  return points;
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

/** Points as both sides know them: of the track, or for losses where those decide. */
export function pointsNow(t: ForlornTable): readonly [number, number] {
  const { losses } = t.position.terms.victory;
  return losses ? lossPoints(t, losses, t.state.outcome !== null) : t.position.points;
}

export const victorySteps: Steps<Rules, Position> = {
  "victory-points": victoryPoints,
  "end-of-game": endOfGame,
};
