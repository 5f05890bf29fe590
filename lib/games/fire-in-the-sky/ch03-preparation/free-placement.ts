import type { Choice, Frame, Step, Steps } from "../../../kernel";
import { combineAir } from "../model/air";
import { isFirstOfLike, pieceChoice } from "../model/like";
import { flag, moveTo, pieceName, placeName } from "../model/pieces";
import { Flag, type Position } from "../model/position";
import {
  placeList,
  placeOf,
  unitNamed,
  whereabouts,
  whyNotSecondOfLike,
  whyNotTheirs,
} from "../reasons/common";
import type { Rules } from "../model/rules";
import { enterAt } from "../ch04-sequence";
import { countedNames } from "../../../words";

/** 3.0: units that a player may set up as he likes. */

/** A set-up that leaves places to a player: units still to be placed, one after the other. */
export type FreePlacement = {
  side: number;
  places: number[];
  units: number[];
};

/** Groups of units, which of them is being placed, and where play begins once all are. */
export type SetUpData = { groups: FreePlacement[]; i: number; startSide: number; startStep: string };

/**
 * Single units in any order, then the rest together. A code is unit * places + the number of the place in
 * the group's list; `ALL - n` puts all that is left in place n.
 */
const ALL = -1;

const setUp: Step<Rules, Position, SetUpData> = {
  rule: "3.0",
  title: "Set-up",
  asks(_t, frame) {
    const group = groupOf(frame);
    return group ? 1 << group.side : 0;
  },
  options(t, frame, _side, out) {
    const { places, units } = groupOf(frame)!;
    if (units.length > 1) places.forEach((_place, n) => out.push(ALL - n));
    for (const p of units) {
      if (isFirstOfLike(t, p)) places.forEach((_place, n) => out.push(p * places.length + n));
    }
  },
  describe(t, frame, code): Choice {
    const { places } = groupOf(frame)!;
    if (code <= ALL) return { all: true, to: t.rules.places[places[ALL - code]!]!.id };
    const { unit, type } = pieceChoice(t, Math.floor(code / places.length));
    return { unit, type, to: t.rules.places[places[code % places.length]!]!.id };
  },
  explain(t, frame, choice, side) {
    const { places, units } = groupOf(frame)!;
    const p = unitNamed(t, choice, "unit");
    if (p !== undefined && !units.includes(p)) {
      const text = `${pieceName(t, p)} is not one of the units that may be set up now: it ${whereabouts(t, p)}.`;
      return whyNotTheirs(t, p, side, "3.0") ?? { rule: "3.0", text };
    }
    const to = placeOf(t, choice.to);
    if (to !== undefined && !places.includes(to)) {
      const text = `These units cannot set up at ${placeName(t, to)}; choose ${placeList(t, places)}.`;
      return { rule: "3.0", text };
    }
    return p === undefined ? undefined : whyNotSecondOfLike(t, p, "3.0");
  },
  prompt(t, frame) {
    const { units } = groupOf(frame)!;
    if (units.length === 1) return `Where do ${pieceName(t, units[0]!)} set up?`;
    return `${units.length} units can be placed freely. Which one goes where?`;
  },
  take(t, frame, code) {
    const group = groupOf(frame)!;
    const { places, units } = group;
    const going = code <= ALL ? units : [Math.floor(code / places.length)];
    const place = code <= ALL ? places[ALL - code]! : places[code % places.length]!;
    for (const p of going) moveTo(t, p, place);
    t.set(
      group,
      "units",
      units.filter((p) => !going.includes(p)),
    );
    if (group.units.length === 0) t.set(frame.data, "i", frame.data.i + 1);
    combineAir(t, place);
    t.say("3.0", () => `${countedNames(going.map((p) => pieceName(t, p)))}: ${placeName(t, place)}.`);
  },
  proceed(t, frame) {
    // Carriers set up without planes stay so until they are rebuilt, wherever they go meanwhile (7.1.1).
    t.rules.pieces.forEach(({ airGroup }, p) => {
      if (airGroup !== null && t.rules.withoutPlanes.includes(t.position.at[p]!))
        flag(t, p, Flag.needsPlanes);
    });
    const { startSide, startStep } = frame.data;
    t.leave();
    enterAt(t, startSide, startStep);
  },
};

const groupOf = ({ data }: Frame<SetUpData>): FreePlacement | undefined => data.groups[data.i];

export const setupSteps: Steps<Rules, Position> = { "set-up": setUp };
