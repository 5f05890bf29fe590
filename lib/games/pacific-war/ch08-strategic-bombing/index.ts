import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { counted } from "../../../words";
import { loseBomberPoints } from "../model/bombers";
import { fire } from "../model/combat";
import { pay } from "../model/command-points";
import type { PacificTable, Position } from "../model/position";
import { loseHomelandPoints } from "../model/resources";
import { ALLIED, type Rules } from "../model/rules";
import { warOf } from "../model/war";
import { doolittleRaid } from "./doolittle";
import { mustangs } from "./mustangs";
import { costOfShare, hasEmergencyBase, isDefended, type Share, sharesOf, targetsOf } from "./targets";

/** 8.0 Strategic bombing: one raid a month, of one group or both, on Homeland Resource hexes that all of them reach. */

type Raid = {
  stage: "groups" | "targets" | "escort" | "roll" | "split" | "over";
  shares: Share[];
  places: number[];
  /** Resource Points that are still to be shared out among the targets, and those of each target (8.4). */
  left: number;
  given: number[];
  /** The die of the raid; -1 before it is rolled. */
  face: number;
};

/** Codes: shares, or places that are targets. */
function choices(t: PacificTable, { stage, shares, places }: Raid): number[] {
  switch (stage) {
    case "groups":
      return [...sharesOf(t, shares).keys()];
    case "targets":
      return targetsOf(
        t,
        shares.map(({ group }) => group),
      ).filter((place) => !places.includes(place));
    case "split":
      return [...places];
    default:
      return [];
  }
}

const strategicBombing: Step<Rules, Position, Raid> = {
  rule: "8.3",
  title: "Strategic Bombing Phase",
  enter(t, { data }) {
    t.set(data, "stage", "groups");
    for (const member of ["shares", "places", "given"] as const) t.set(data, member, []);
    t.set(data, "left", 0);
    t.set(data, "face", -1);
  },
  asks: (t, { data }) => (choices(t, data).length > 0 ? 1 << ALLIED : 0),
  options(t, { data }, _side, out) {
    out.push(...choices(t, data));
    if (data.stage === "groups" || (data.stage === "targets" && data.places.length > 0)) out.push(DONE);
  },
  describe(t, { data }, code): Choice {
    if (code === DONE) return { do: "done" };
    if (data.stage !== "groups") return { target: t.rules.places[code]!.id };
    const { group, headquarters, points } = sharesOf(t, data.shares)[code]!;
    return { bombers: group, points, by: t.rules.headquarters[headquarters]!.id };
  },
  prompt: (_t, { data }) =>
    data.stage === "groups"
      ? "Which Strategic Bombers raid Japan?"
      : data.stage === "targets"
        ? "Which hex do they bomb?"
        : `Which hex takes a hit (${data.left} to go)?`,
  why: (_t, { data }) => (data.stage === "split" ? "8.4" : "8.3"),
  take(t, { data }, code) {
    if (data.stage === "groups") {
      if (code !== DONE) return t.push(data.shares, sharesOf(t, data.shares)[code]!);
      return t.set(data, "stage", data.shares.length > 0 ? "targets" : "over");
    }
    if (data.stage === "targets")
      return code === DONE ? t.set(data, "stage", "escort") : t.push(data.places, code);
    const n = data.places.indexOf(code);
    t.set(data.given, n, data.given[n]! + 1);
    t.set(data, "left", data.left - 1);
    if (data.left === 0) finish(t, data);
  },
  proceed(t, { data }) {
    switch (data.stage) {
      case "groups":
        return t.set(data, "stage", data.shares.length > 0 ? "targets" : "over");
      case "targets":
        // All targets are taken.
        return t.set(data, "stage", "escort");
      case "escort":
        t.set(data, "stage", "roll");
        return t.call("mustangs", { places: [...data.places] });
      case "roll":
        return raid(t, data);
      default:
        return t.leave();
    }
  },
};

/** 8.3: points are paid for, and the raid is rolled. */
function raid(t: PacificTable, data: Raid): void {
  const war = warOf(t);
  const { normalRaids } = t.rules.parameters.strategicBombing;
  const strength = data.shares.reduce((sum, { points }) => sum + points, 0);
  for (const share of data.shares)
    pay(t, share.headquarters, costOfShare(t, share), "8.3", `the bombers of group ${share.group}`);
  const isNormal = war.raids < normalRaids;
  const { face, hits } = fire(t, {
    attack: isNormal ? "bombing" : "fire-bombing",
    strength,
    side: ALLIED,
    name: "strategic bombing",
  });
  t.acted("8.3");
  t.change("/war/raids", war.raids, war.raids + 1);
  t.set(war, "raids", war.raids + 1);
  const names = data.places.map((place) => t.rules.places[place]!.name).join(", ");
  t.say(
    "8.3",
    () => `Raid on ${names} with ${counted(strength, "Strategic Bombing Point")}: ${counted(hits, "hit")}.`,
  );
  t.set(data, "face", face);
  const isSplit = data.places.length > 1 && hits > 0;
  t.set(
    data,
    "given",
    data.places.map(() => (isSplit ? 0 : hits)),
  );
  t.set(data, "left", isSplit ? hits : 0);
  if (isSplit) t.set(data, "stage", "split");
  else finish(t, data);
}

/** Hits take effect, those on a hex with fewer points are wasted (8.5); then the defence shoots (8.6). */
function finish(t: PacificTable, data: Raid): void {
  t.set(data, "stage", "over");
  for (const [n, place] of data.places.entries()) loseHomelandPoints(t, place, data.given[n]!);
  const { defence, defenceLoss, emergencySaves } = t.rules.parameters.strategicBombing;
  if (!defence.includes(data.face) || !data.places.some((place) => isDefended(t, place))) return;
  t.acted("8.6");
  // An emergency base saves points of the raid as a whole, those of its smallest group first.
  let saved = hasEmergencyBase(t, data.places) ? emergencySaves : 0;
  const { bombers } = warOf(t);
  for (const { group } of data.shares.toSorted(
    (a, b) => bombers[a.group]!.points - bombers[b.group]!.points,
  )) {
    const spared = Math.min(saved, defenceLoss);
    saved -= spared;
    loseBomberPoints(t, group, defenceLoss - spared, "8.6");
  }
}

export const bombingSteps: Steps<Rules, Position> = {
  "strategic-bombing": strategicBombing,
  "doolittle-raid": doolittleRaid,
  mustangs,
};
