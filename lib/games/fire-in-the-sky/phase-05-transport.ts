import { type Choice, DONE, type Frame, type Step, type Steps } from "../../kernel";
import { counted } from "../../words";
import { isFirstOfLike, pieceChoice } from "./like";
import { heldHomeBases } from "./occupation";
import { isOfClass, moveTo, onMap, pieceAt, pieceName, placeName } from "./pieces";
import { japanNation, pointsOf, pointsText, setOil, setTransport, whole } from "./points";
import type { Position, T } from "./position";
import { JAPAN, QUARTERS, rounded, type Rules } from "./rules";
import { supplied } from "./supply";

/** 5.0 Transport Phase: the Japanese player spends what Transport Points are left from last turn. */

/** Resource Hexes that Japan holds and a Supply Line joins to a held Home Base (5.1). */
export function oilSources(t: T): number[] {
  const lines = supplied(t, JAPAN, heldHomeBases(t, japanNation(t)));
  return t.rules.bases.filter(
    (place) => t.rules.places[place]!.oil > 0 && t.position.control[place] === JAPAN && lines[place] === 1,
  );
}

/** 5.1: resource hex by resource hex, how many Oil Points go to the mainland. */
const oilTransport: Step<Rules, Position> = {
  rule: "5.1",
  title: "Oil Transport Segment",
  pass: 0,
  enter(t, frame) {
    t.set(frame.data, "places", oilSources(t));
    t.set(frame.data, "i", 0);
    t.set(frame.data, "moved", 0);
  },
  asks: (_t, frame) => ((frame.data.i as number) < (frame.data.places as number[]).length ? 1 << JAPAN : 0),
  options(t, frame, _side, out) {
    const most = mostOil(t, frame);
    for (let points = most; points >= 0; points--) out.push(points);
  },
  describe: (t, frame, code): Choice => ({ base: t.rules.places[sourceOf(frame)]!.id, oil: code }),
  prompt: (t, frame) =>
    `How many Oil Points sail home from ${placeName(t, sourceOf(frame))}? Each costs ${pointsOf(t.rules.costs.oilPoint, "Transport Point")}.`,
  take(t, frame, code) {
    const japan = japanNation(t);
    t.set(frame.data, "i", (frame.data.i as number) + 1);
    if (code === 0) return;
    t.set(frame.data, "moved", (frame.data.moved as number) + code);
    setTransport(t, japan, t.position.transport[japan]! - code * t.rules.costs.oilPoint);
    setOil(t, t.position.oil + code * QUARTERS);
    const from = (frame.data.places as number[])[(frame.data.i as number) - 1]!;
    t.say(
      "5.1",
      () =>
        `Japan ships ${counted(code, "Oil Point")} from ${placeName(t, from)}; it now has ${pointsText(t.position.oil)}.`,
    );
  },
};

const sourceOf = (frame: Frame): number => (frame.data.places as number[])[frame.data.i as number]!;

/** The least of what the hex yields, half the Merchantmen Pool, and what the Transport Points pay. */
function mostOil(t: T, frame: Frame): number {
  const { merchantmen, transport } = t.position;
  const { merchantmenFraction, rounding } = t.rules.parameters.oil;
  const pool = rounded(whole(merchantmen) * merchantmenFraction, rounding);
  const price = t.rules.costs.oilPoint;
  const paid = price > 0 ? Math.floor(transport[japanNation(t)]! / price) : Infinity;
  return Math.max(
    0,
    Math.min(t.rules.places[sourceOf(frame)]!.oil, pool - (frame.data.moved as number), paid),
  );
}

const INTO_BOX = 0;

/** 5.2: DD units to and from the Convoy Escort box; a code is piece * (places + 1) + (place + 1). */
const destroyerTransfer: Step<Rules, Position> = {
  rule: "5.2",
  title: "DD Units Transfer Segment",
  asks: (t, frame) => (frame.data.done || !canPay(t) ? 0 : 1 << JAPAN),
  options(t, _frame, _side, out) {
    out.push(DONE);
    const width = t.rules.places.length + 1;
    const { escortClasses } = t.rules.parameters.economicWarfare;
    for (const p of t.rules.piecesOfSide[JAPAN]!) {
      if (!isOfClass(pieceAt(t, p), escortClasses)) continue;
      if (t.position.at[p] === t.rules.convoyEscort) {
        if (!isFirstOfLike(t, p)) continue;
        for (const home of heldHomeBases(t, japanNation(t))) out.push(p * width + home + 1);
      } else if (onMap(t, p) && t.position.tf[p] === -1 && isFirstOfLike(t, p)) {
        out.push(p * width + INTO_BOX);
      }
    }
  },
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "done" };
    const width = t.rules.places.length + 1;
    const to = code % width;
    const place = to === INTO_BOX ? t.rules.convoyEscort : to - 1;
    return { ...pieceChoice(t, Math.floor(code / width)), to: t.rules.places[place]!.id };
  },
  prompt: (t) =>
    `Transfer DD units to or from the Convoy Escort box, ${pointsOf(t.rules.costs.destroyerTransfer, "Transport Point")} each.`,
  take(t, frame, code) {
    if (code === DONE) return t.set(frame.data, "done", true);
    const width = t.rules.places.length + 1;
    const p = Math.floor(code / width);
    const to = code % width;
    const place = to === INTO_BOX ? t.rules.convoyEscort : to - 1;
    const japan = japanNation(t);
    setTransport(t, japan, t.position.transport[japan]! - t.rules.costs.destroyerTransfer);
    const from = t.position.at[p]!;
    moveTo(t, p, place);
    t.say("5.2", () => `${pieceName(t, p)} goes from ${placeName(t, from)} to ${placeName(t, place)}.`);
  },
};

const canPay = (t: T): boolean => t.position.transport[japanNation(t)]! >= t.rules.costs.destroyerTransfer;

export const transportSteps: Steps<Rules, Position> = {
  "oil-transport": oilTransport,
  "destroyer-transfer": destroyerTransfer,
};
