import { counted } from "../../../words";
import { type Choice, type Step, type Steps } from "../../../kernel";
import { lookUp, readChart } from "../../shared/result-table";
import { hitShip } from "../model/losses";
import { shipId, shipText, sideDoes, siteText, shipDoes, doesShip } from "../model/pieces";
import { type ForlornTable, Gone, isOn, type Position, ShipFlag } from "../model/position";
import { roll, rollDie } from "../model/rolls";
import { ALLIED, enemyOf, isHex, JAPANESE, type Rules } from "../model/rules";
import { setShipFlag, shipRatings } from "../model/units";
import {
  groupAt,
  isCarrier,
  isInPort,
  isSpotted,
  isTransport,
  isWarship,
  looksOf,
  shipAim,
  shooterOf,
} from "./groups";
import { groupSite, missionOf } from "./mission-data";

/** 10.4 Surface combat: ships of both sides in one hex, in rounds. */

/** 10.4: whether ships in a hex fight: those of one side are spotted, intercepted (and so spotted), or in port. */
export function isContested(t: ForlornTable, site: number): boolean {
  if (!isHex(t.rules, site)) return false;
  const allied = groupAt(t, ALLIED, site);
  if (allied.length === 0) return false;
  const japanese = groupAt(t, JAPANESE, site);
  const canBeMet = (ship: number): boolean => isSpotted(t, ship) || isInPort(t, ship);
  return japanese.length > 0 && (allied.some(canBeMet) || japanese.some(canBeMet));
}

/** The step of a naval mission: its ships have come to ships of the enemy, or these to them. */
const surfaceCombat: Step<Rules, Position> = {
  rule: "10.4",
  title: "Surface combat",
  proceed(t) {
    const mission = missionOf(t);
    const site = groupSite(t, mission);
    t.leave();
    if (isContested(t, site)) t.call("naval-battle", { side: mission.side, site });
  },
};

/** `side` aims first; since all results of a round come together that decides nothing. */
type BattleData = {
  side: number;
  site: number;
  begun: boolean;
  night: boolean;
  rounds: number;
  round: number;
  /** Ships that have their target, and the targets in the same order. */
  firingShips: number[];
  aimedShips: number[];
};

/** The next ship without a target: of the side whose mission it is, then of the other. */
function firing(t: ForlornTable, { side, site, firingShips }: BattleData): number {
  for (const each of [side, enemyOf(side)])
    for (const ship of groupAt(t, each, site))
      if (!firingShips.includes(ship) && shipRatings(t, ship).attackFactor > 0) return ship;
  return -1;
}

/** 10.4.1: a transport is no target before each warship with it is one. */
function targetsOf(t: ForlornTable, ship: number, { site, aimedShips }: BattleData): number[] {
  const enemies = groupAt(t, enemyOf(t.rules.ships[ship]!.side), site);
  const isCovered = enemies.some((enemy) => isWarship(t.rules, enemy) && !aimedShips.includes(enemy));
  return isCovered ? enemies.filter((enemy) => !isTransport(t.rules, enemy)) : enemies;
}

const bothFight = (t: ForlornTable, site: number): boolean =>
  [ALLIED, JAPANESE].every((side) => groupAt(t, side, site).length > 0);

const naval: Step<Rules, Position, BattleData> = {
  rule: "10.4.1",
  title: "Naval combat",
  stream: (t, { data }) => `naval battle at ${t.rules.hexes.ids[data.site]!}`,
  enter(t, { data }) {
    t.set(data, "begun", false);
    t.set(data, "night", false);
    t.set(data, "rounds", 0);
    t.set(data, "round", 1);
    t.set(data, "firingShips", []);
    t.set(data, "aimedShips", []);
    t.say("10.4", () => `Surface combat at ${siteText(t, data.site)}.`);
    if (isOn(t, "night-action")) t.call("night-action", { site: data.site, secret: [null, null] });
  },
  asks(t, { data }) {
    if (data.rounds === 0) return 0;
    const ship = firing(t, data);
    return ship < 0 ? 0 : 1 << t.rules.ships[ship]!.side;
  },
  options(t, { data }, _side, out) {
    out.push(...targetsOf(t, firing(t, data), data));
  },
  describe: (t, { data }, code): Choice => ({
    do: "fire",
    ship: shipId(t, firing(t, data)),
    target: shipId(t, code),
  }),
  prompt: (t, { data }) =>
    `Round ${data.round} of ${data.rounds}: at which ship ${doesShip(t, firing(t, data))} fire?`,
  explain(t, { data }, choice) {
    const target = t.rules.shipOf[String(choice["target"] ?? "")];
    return target !== undefined && isTransport(t.rules, target) && t.position.fleet.site[target] === data.site
      ? { rule: "10.4.1", text: "A transport is fired at once each warship with it is a target." }
      : undefined;
  },
  take(t, { data }, code) {
    t.push(data.firingShips, firing(t, data));
    t.push(data.aimedShips, code);
  },
  proceed(t, frame) {
    const { data } = frame;
    if (data.rounds === 0) return begin(t, data, t.result(frame) === true);
    fire(t, data);
    t.set(data, "firingShips", []);
    t.set(data, "aimedShips", []);
    t.set(data, "round", data.round + 1);
    if (data.round <= data.rounds && bothFight(t, data.site)) return;
    recover(t, data.site);
    t.leave();
  },
};

/** 10.4.1: the die says how many rounds there are; a night action has those of close range (10.4.2). */
function begin(t: ForlornTable, data: BattleData, night: boolean): void {
  const { closeFrom, nightRounds } = t.rules.parameters.surfaceCombat;
  t.set(data, "night", night);
  if (night) {
    t.set(data, "round", closeFrom);
    return t.set(data, "rounds", closeFrom + nightRounds - 1);
  }
  const roundsOf = (face: number): number =>
    Number(lookUp(t.rules.charts["naval-rounds"]!, face, "result")?.text ?? 1);
  const face = rollDie(t, { name: "rounds of surface combat", key: "rounds", comesTo: roundsOf });
  const rounds = Number(readChart(t, "naval-rounds", face, "result")?.text ?? 1);
  t.set(data, "rounds", rounds);
  t.say("10.4.1", () => `The combat has ${counted(rounds, "round")}.`);
}

/** 10.4.1: all ships roll, then all results are applied. */
function fire(t: ForlornTable, { round, firingShips, aimedShips }: BattleData): void {
  const band = round >= t.rules.parameters.surfaceCombat.closeFrom ? "close" : "normal";
  const hits = firingShips.map((ship, n) => hitsOf(t, ship, aimedShips[n]!, band));
  for (const [n, target] of aimedShips.entries())
    for (let i = 0; i < hits[n]! && t.position.fleet.site[target] !== Gone.lost; i++)
      hitShip(t, target, "10.4.1");
}

function hitsOf(t: ForlornTable, ship: number, target: number, band: "normal" | "close"): number {
  const { side } = t.rules.ships[ship]!;
  const column = isCarrier(t.rules, target)
    ? "carrier"
    : isTransport(t.rules, target)
      ? "transport"
      : "warship";
  const hitsWith = (total: number): number =>
    Number(lookUp(t.rules.charts["naval-combat"]!, total, column)?.text ?? 0);
  const { total } = roll(
    t,
    "naval-combat",
    {
      t,
      side,
      band,
      hex: t.position.fleet.site[ship]!,
      firing: shooterOf(t, ship),
      target: shipAim(t, target),
      quantities: {
        "attack-factor": shipRatings(t, ship).attackFactor,
        "defense-factor": shipRatings(t, target).defenseFactor,
      },
    },
    {
      name: `${shipDoes(t, ship, "fires")} at ${shipText(t, target)}`,
      key: "naval fire",
      side,
      comesTo: hitsWith,
    },
  );
  const hits = Number(readChart(t, "naval-combat", total, column)?.text ?? 0);
  t.say("10.4.1", () => `${shipDoes(t, ship, "fires")} at ${shipText(t, target)}: ${counted(hits, "hit")}.`);
  return hits;
}

/** 10.4.1: disrupted ships return to normal after the last round. */
function recover(t: ForlornTable, site: number): void {
  for (const side of [ALLIED, JAPANESE])
    for (const ship of groupAt(t, side, site)) setShipFlag(t, ship, ShipFlag.disrupted, false);
  t.say("10.4.1", () => `The combat at ${siteText(t, site)} is over.`);
}

type NightData = { site: number; secret: (number | null)[] };

/** 10.4.2: both declare at once; when one alone wants a night action the higher roll decides. */
const nightAction: Step<Rules, Position, NightData> = {
  rule: "10.4.2",
  title: "Night action",
  asks: (_t, { data }) =>
    data.secret.reduce<number>((mask, each, side) => (each === null ? mask | (1 << side) : mask), 0),
  options(_t, _frame, _side, out) {
    out.push(1, 0);
  },
  describe: (_t, _frame, code): Choice => ({ do: code === 1 ? "night-action" : "day-action" }),
  prompt: () => "Do you want to fight a night action?",
  secret: true,
  take(t, { data }, code, side) {
    t.set(data.secret, side, code);
  },
  proceed(t, { data }) {
    const [allied, japanese] = data.secret;
    const isNight =
      allied === japanese ? allied === 1 : winnerOfNight(t, data.site) === (allied === 1 ? ALLIED : JAPANESE);
    t.reveal();
    t.say("10.4.2", () => `The ships fight a ${isNight ? "night" : "day"} action.`);
    t.leave(isNight);
  },
};

/** Both roll until one has more. */
function winnerOfNight(t: ForlornTable, site: number): number {
  for (;;) {
    const [allied, japanese] = [ALLIED, JAPANESE].map((side) => {
      const { total } = roll(
        t,
        "night-action",
        {
          t,
          side,
          hex: site,
          ownGroup: looksOf(t, groupAt(t, side, site)),
          targetGroup: looksOf(t, groupAt(t, enemyOf(side), site)),
        },
        { name: "night action", key: "night action", side },
      );
      t.say("10.4.2", () => `${sideDoes(side, "rolls")} ${total} for the night.`);
      return total;
    });
    if (allied !== japanese) return allied! > japanese! ? ALLIED : JAPANESE;
  }
}

export const surfaceCombatSteps: Steps<Rules, Position> = {
  "surface-combat": surfaceCombat,
  "naval-battle": naval,
  "night-action": nightAction,
};
