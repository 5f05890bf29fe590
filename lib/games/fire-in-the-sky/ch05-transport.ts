import { type Choice, DONE, type Frame, type Step, type Steps } from "../../kernel";
import { counted } from "../../words";
import { isFirstOfLike, pieceChoice } from "./model/like";
import { heldHomeBases } from "./board/occupation";
import { isOfClass, moveTo, onMap, pieceAt, pieceName, placeName } from "./model/pieces";
import { japanNation, pointsOf, pointsText, setOil, setTransport, whole } from "./model/points";
import type { Done, Position, T } from "./model/position";
import {
  placeList,
  placeOf,
  unitNamed,
  whereabouts,
  whyNotSoMany,
  whyNotTheirs,
  type Reason,
} from "./reasons/common";
import { JAPAN, QUARTERS, rounded, type Rules } from "./model/rules";
import { supplied } from "./board/supply";

/** 5.0 Transport Phase: the Japanese player spends what Transport Points are left from last turn. */

/** Resource Hexes that Japan holds and a Supply Line joins to a held Home Base (5.1). */
function oilSources(t: T): number[] {
  const held = t.rules.bases.filter(
    (place) => t.rules.places[place]!.oil > 0 && t.position.control[place] === JAPAN,
  );
  if (held.length === 0) return held;
  const lines = supplied(t, JAPAN, heldHomeBases(t, japanNation(t)));
  return held.filter((place) => lines[place] === 1);
}

/** Resource Hexes in the order in which they are asked about, which of them is next, and the Oil Points shipped so far. */
type Shipping = { places: number[]; i: number; moved: number };

/** 5.1: resource hex by resource hex, how many Oil Points go to the mainland. */
const oilTransport: Step<Rules, Position, Shipping> = {
  rule: "5.1",
  title: "Oil Transport Segment",
  pass: 0,
  enter(t, frame) {
    t.set(frame.data, "places", oilSources(t));
    t.set(frame.data, "i", 0);
    t.set(frame.data, "moved", 0);
  },
  asks: (_t, frame) => (frame.data.i < frame.data.places.length ? 1 << JAPAN : 0),
  options(t, frame, _side, out) {
    const most = mostOil(t, frame);
    for (let points = most; points >= 0; points--) out.push(points);
  },
  describe: (t, frame, code): Choice => ({ base: t.rules.places[sourceOf(frame)]!.id, oil: code }),
  explain(t, frame, { base, oil }) {
    const [yielded, pool, paid] = oilBounds(t, frame);
    const place = sourceOf(frame);
    const asked = placeOf(t, base);
    if (asked !== undefined && asked !== place) return whyNotThatSource(t, frame, asked);
    const name = placeName(t, place);
    const points = pointsText(t.position.transport[japanNation(t)]!);
    const price = pointsOf(t.rules.costs.oilPoint, "Transport Point");
    const share = `The Merchantmen Pool allows ${pool} more Oil Points in this phase.`;
    const paying = `Each Oil Point costs ${price}; left: ${points}.`;
    return whyNotSoMany(oil, [
      { most: yielded, rule: "5.1", text: `${name} yields ${counted(yielded, "Oil Point")} a turn.` },
      { most: Math.max(0, pool), rule: "5.1", text: share },
      { most: paid, rule: "5.1", text: paying },
    ]);
  },
  prompt: (t, frame) =>
    `How many Oil Points are shipped from ${placeName(t, sourceOf(frame))}? Each costs ${pointsOf(t.rules.costs.oilPoint, "Transport Point")}.`,
  take(t, frame, code) {
    const japan = japanNation(t);
    t.set(frame.data, "i", frame.data.i + 1);
    if (code === 0) return;
    t.set(frame.data, "moved", frame.data.moved + code);
    setTransport(t, japan, t.position.transport[japan]! - code * t.rules.costs.oilPoint);
    setOil(t, t.position.oil + code * QUARTERS);
    const from = frame.data.places[frame.data.i - 1]!;
    t.say(
      "5.1",
      () =>
        `Japan ships ${counted(code, "Oil Point")} from ${placeName(t, from)}; it now has ${pointsText(t.position.oil)}.`,
    );
  },
};

const sourceOf = (frame: Frame<Shipping>): number => frame.data.places[frame.data.i]!;

/** A Resource Hex other than the one that is asked about. */
function whyNotThatSource(t: T, frame: Frame<Shipping>, asked: number): Reason {
  const now = `The current choice is about ${placeName(t, sourceOf(frame))}.`;
  const name = placeName(t, asked);
  if (frame.data.places.includes(asked)) return { rule: "5.1", text: `${name} is a separate choice. ${now}` };
  if (t.rules.places[asked]!.oil === 0) return { rule: "5.1", text: `${name} is not a Resource Hex. ${now}` };
  const why =
    t.position.control[asked] === JAPAN
      ? "no Supply Line joins it to a Home Base"
      : "Japan does not control it";
  return { rule: "5.1", text: `No oil can be shipped from ${name}: ${why}. ${now}` };
}

/** What the hex yields, what is left of the Merchantmen Pool's share, and what the Transport Points pay. */
function oilBounds(t: T, frame: Frame<Shipping>): [yielded: number, pool: number, paid: number] {
  const { merchantmen, transport } = t.position;
  const { merchantmenFraction, rounding } = t.rules.parameters.oil;
  const pool = rounded(whole(merchantmen) * merchantmenFraction, rounding);
  const price = t.rules.costs.oilPoint;
  const paid = price > 0 ? Math.floor(transport[japanNation(t)]! / price) : Infinity;
  return [t.rules.places[sourceOf(frame)]!.oil, pool - frame.data.moved, paid];
}

const mostOil = (t: T, frame: Frame<Shipping>): number => Math.max(0, Math.min(...oilBounds(t, frame)));

const INTO_BOX = 0;

/** 5.2: DD units to and from the Convoy Escort box; a code is piece * (places + 1) + (place + 1). */
const destroyerTransfer: Step<Rules, Position, Done> = {
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
  explain(t, _frame, choice, side) {
    const p = unitNamed(t, choice, "unit");
    if (p === undefined) return undefined;
    const theirs = whyNotTheirs(t, p, side, "5.2");
    if (theirs) return theirs;
    const { escortClasses } = t.rules.parameters.economicWarfare;
    const name = pieceName(t, p);
    if (!isOfClass(pieceAt(t, p), escortClasses))
      return {
        rule: "5.2",
        text: `Only ${escortClasses.join(" and ")} units go to the Convoy Escort box, not ${name}.`,
      };
    const inBox = t.position.at[p] === t.rules.convoyEscort;
    if (!inBox && (!onMap(t, p) || t.position.tf[p] !== -1))
      return {
        rule: "5.2",
        text: `${name} ${whereabouts(t, p)}; choose a unit on the map or in the box.`,
      };
    const from = placeOf(t, choice.from);
    if (from !== undefined && from !== t.position.at[p])
      return { rule: "5.2", text: `${name} is not at ${placeName(t, from)}; it ${whereabouts(t, p)}.` };
    const homes = placeList(t, inBox ? heldHomeBases(t, japanNation(t)) : [t.rules.convoyEscort]);
    return placeOf(t, choice.to) === undefined
      ? undefined
      : {
          rule: "5.2",
          text: `A unit ${inBox ? "from the box goes to a Home Base" : "on the map goes to the box"}: ${homes}.`,
        };
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
