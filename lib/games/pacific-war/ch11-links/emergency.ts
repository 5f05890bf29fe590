import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { capital } from "../../../words";
import { costIn, pay, pointsAt } from "../model/command-points";
import {
  type EmergencyKind,
  emergencyEnds,
  emergencyKinds,
  emergencyStarts,
  endBrokenLinks,
  ownerOf,
  payersOf,
} from "../model/links";
import type { PacificTable, Position } from "../model/position";
import { NOWHERE, type Rules, sideIds } from "../model/rules";
import { nameOfHex } from "../model/units";
import { type War, warOf } from "../model/war";

/** 11.7 Emergency Command Links: in a Reinforcement Phase those in force are paid for again, and others are set up. */

type LinkData = {
  turn: number;
  /** Links that have been paid for in this phase, and those that are not set up any more. */
  kept: EmergencyKind[];
  passed: EmergencyKind[];
  /** The link that is being set up: its place in the list of kinds, -1 for none; its Start and its End. */
  kind: number;
  hex: number;
  toHex: number;
};

const titles: Readonly<Record<EmergencyKind, string>> = {
  "tokyo-express": "the Tokyo Express",
  "air-transport-north": "Air Transport North",
  "air-transport-south": "Air Transport South",
};

type Link = War["emergencyLinks"][number];

const isThrough = ({ turn }: LinkData): boolean => turn >= sideIds.length;

/** Headquarters linked to the Start that have so many points, twice as many where another of these links leads there (11.7.3). */
const payersFor = (t: PacificTable, from: number, side: number, points: number): number[] =>
  payersOf(t, from, side).filter((n) => pointsAt(t, n) >= costIn(t, from, n, points));

/** A link of the side that has not been paid for in this phase. */
const unpaid = (t: PacificTable, { turn, kept }: LinkData): Link | undefined =>
  warOf(t).emergencyLinks.find(({ kind }) => ownerOf(kind) === turn && !kept.includes(kind));

/** Kinds of links that the side can set up now. */
function available(t: PacificTable, { turn, passed }: LinkData): EmergencyKind[] {
  const inForce = warOf(t).emergencyLinks.map(({ kind }) => kind);
  return emergencyKinds.filter(
    (kind) =>
      ownerOf(kind) === turn &&
      !inForce.includes(kind) &&
      !passed.includes(kind) &&
      startsFor(t, kind).length > 0,
  );
}

/** Starts for which somebody can pay, and from which there is an End. */
const startsFor = (t: PacificTable, kind: EmergencyKind): number[] =>
  emergencyStarts(t, kind).filter(
    (hex) =>
      payersFor(t, hex, ownerOf(kind), t.rules.parameters.links.emergencyCost).length > 0 &&
      emergencyEnds(t, kind, hex).length > 0,
  );

const kindOf = ({ kind }: LinkData): EmergencyKind => emergencyKinds[kind]!;

function choices(t: PacificTable, data: LinkData): number[] {
  const { emergencyCost, emergencyUpkeep } = t.rules.parameters.links;
  const due = unpaid(t, data);
  if (due) return payersFor(t, t.rules.hexes.of[due.from]!, data.turn, emergencyUpkeep);
  if (data.kind < 0) return available(t, data).map((kind) => emergencyKinds.indexOf(kind));
  if (data.hex < 0) return startsFor(t, kindOf(data));
  if (data.toHex < 0) return emergencyEnds(t, kindOf(data), data.hex);
  return payersFor(t, data.hex, data.turn, emergencyCost);
}

const emergencyLinks: Step<Rules, Position, LinkData> = {
  rule: "11.7",
  title: "Emergency Command Links",
  enter(t, { data }) {
    t.set(data, "turn", 0);
    t.set(data, "kept", []);
    t.set(data, "passed", []);
    clear(t, data);
    endBrokenLinks(t);
  },
  asks: (t, { data }) => (!isThrough(data) && choices(t, data).length > 0 ? 1 << data.turn : 0),
  options(t, { data }, _side, out) {
    for (const code of choices(t, data)) out.push(code);
    out.push(DONE);
  },
  describe(t, { data }, code): Choice {
    const { hexes, headquarters } = t.rules;
    if (code === DONE) return { do: "done" };
    const due = unpaid(t, data);
    if (due) return { keep: due.kind, payer: headquarters[code]!.id };
    if (data.kind < 0) return { link: emergencyKinds[code]! };
    if (data.hex < 0) return { linkFrom: hexes.ids[code]! };
    return data.toHex < 0 ? { linkTo: hexes.ids[code]! } : { payer: headquarters[code]!.id };
  },
  prompt(t, { data }) {
    const due = unpaid(t, data);
    if (due) return `Pay for ${titles[due.kind]} again?`;
    if (data.kind < 0) return "Set up which Emergency Command Link?";
    const title = titles[kindOf(data)];
    if (data.hex < 0) return `Where does ${title} start?`;
    return data.toHex < 0 ? `Where does ${title} end?` : `Which headquarters pays for ${title}?`;
  },
  take(t, { data }, code) {
    const due = unpaid(t, data);
    if (due) return code === DONE ? remove(t, due) : keep(t, data, due, code);
    if (code === DONE) return refuse(t, data);
    if (data.kind < 0) return t.set(data, "kind", code);
    if (data.hex < 0) return t.set(data, "hex", code);
    if (data.toHex >= 0) return setUp(t, data, code);
    t.set(data, "toHex", code);
    const payers = choices(t, data);
    if (payers.length === 1) setUp(t, data, payers[0]!);
  },
  proceed(t, { data }) {
    const due = isThrough(data) ? undefined : unpaid(t, data);
    if (isThrough(data)) t.leave();
    else if (due) remove(t, due);
    else t.set(data, "turn", data.turn + 1);
  },
};

function clear(t: PacificTable, data: LinkData): void {
  t.set(data, "kind", -1);
  t.set(data, "hex", NOWHERE);
  t.set(data, "toHex", NOWHERE);
}

/** Nothing more is set up; or one kind of link is not, after all. */
function refuse(t: PacificTable, data: LinkData): void {
  if (data.kind < 0) return t.set(data, "turn", data.turn + 1);
  t.push(data.passed, kindOf(data));
  clear(t, data);
}

/** 11.7: a link that is not paid for is removed. */
function remove(t: PacificTable, { kind }: Link): void {
  const { emergencyLinks: links } = warOf(t);
  t.removeAt(
    links,
    links.findIndex((each) => each.kind === kind),
  );
  t.say("11.7", () => `${capital(titles[kind])} ends.`);
}

function keep(t: PacificTable, data: LinkData, { kind, from }: Link, headquarters: number): void {
  const cost = costIn(t, t.rules.hexes.of[from]!, headquarters, t.rules.parameters.links.emergencyUpkeep);
  pay(t, headquarters, cost, "11.7", titles[kind]);
  t.push(data.kept, kind);
}

function setUp(t: PacificTable, data: LinkData, headquarters: number): void {
  const { hexes, parameters } = t.rules;
  const kind = kindOf(data);
  const { hex, toHex } = data;
  pay(t, headquarters, costIn(t, hex, headquarters, parameters.links.emergencyCost), "11.7", titles[kind]);
  t.push(warOf(t).emergencyLinks, { kind, from: hexes.ids[hex]!, to: hexes.ids[toHex]! });
  t.push(data.kept, kind);
  t.say(
    "11.7",
    () => `${capital(titles[kind])} leads from ${nameOfHex(t.rules, hex)} to ${nameOfHex(t.rules, toHex)}.`,
  );
  clear(t, data);
}

export const emergencySteps: Steps<Rules, Position> = { "emergency-links": emergencyLinks };
