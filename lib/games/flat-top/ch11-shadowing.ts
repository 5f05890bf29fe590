import { type Choice, derived, DONE, type Json, lanesStep, type Step, type Steps } from "../../kernel";
import { lookUp } from "../shared/result-table";
import { inSightOf, seesQuarry } from "./ch07-observation/quarry";
import { movementOfForce, sailTo } from "./board/sailing";
import { CLEAR, CLOUD, STORM, weatherOf } from "./board/sky";
import { look, show, unitSees } from "./ch07-observation";
import { sail } from "./ch12-execution";
import { rollInitiative } from "./ch13-initiative";
import { aloft } from "./model/aloft";
import { formed, shipsOf } from "./model/forces";
import { forceId, forceText, formationId, formationText, hexText, sideText } from "./model/pieces";
import { type FlatTopTable, type Force, MoveFlag, type Position } from "./model/position";
import type { Report } from "./model/reports";
import { sayOf } from "./model/sayings";
import { enemyOf, NOBODY, OFF_MAP, type Rules, sideIds } from "./model/rules";

/**
 * 11 Shadowing. Both sides say at once who shadows which counter; a die decides. The shadowed move as plotted, then their
 * shadowers move, and must keep them in sight.
 */

/** A pair: an Air Formation or Task Force, and the marker that it follows. */
export type Pair = {
  side: number;
  isAir: boolean;
  /** Index of the Air Formation or Task Force. */
  unit: number;
  marker: number;
  /** The Condition Number at the start of the phase. */
  condition: number;
};

/**
 * 11.1, 11.2: who can shadow what: Task Forces that were reported now or last turn, by units on the map that see them with
 * Condition Number 2 or 3 from where they are. The search of an Air Formation was that of last turn: this turn's is made
 * when planes move (7.3).
 */
function pairsFor(t: FlatTopTable, side: number): Pair[] {
  const { conditions } = t.rules.parameters.shadowing;
  const { known, markers, forces, formations, turn } = t.position;
  const all: Pair[] = [];
  for (const { subject, what, at } of known[side]!.contacts) {
    const marker = markers.find(({ id }) => id === subject);
    const { hex, isAir } = what as Report;
    if (!marker || isAir || marker.hex !== hex || at < turn - 1) continue;
    const consider = (isAir: boolean, unit: number): void => {
      const { marker: isOnMap, flags, hex: from } = (isAir ? formations : forces)[unit]!;
      // 6.7: whoever begins the turn in a storm observes nothing.
      if (!isOnMap || flags & MoveFlag.storm || (isAir && !(flags & MoveFlag.searchedBefore))) return;
      const condition = unitSees(t, isAir, from, hex);
      if (conditions.includes(condition)) all.push({ side, isAir, unit, marker: marker.id, condition });
    };
    for (const unit of aloft(t)[side]!) consider(true, unit);
    for (const unit of formed(t)[side]!) consider(false, unit);
  }
  return all;
}

/** By side: who can shadow what. */
export const pairs = derived((t: FlatTopTable): Pair[][] =>
  [...sideIds.keys()].map((side) => pairsFor(t, side)),
);

interface Data {
  [member: string]: unknown;
  stage: string;
  pairs: Pair[];
  /** Pairs that have moved. */
  i: number;
}

const dataOf = (frame: { data: unknown }): Data => frame.data as Data;

const shadowing: Step<Rules, Position> = {
  rule: "11",
  title: "Shadowing Phase",
  enter(_t, frame) {
    Object.assign(frame.data, { stage: "announce", pairs: [], i: 0 });
  },
  proceed(t, frame) {
    const data = dataOf(frame);
    switch (data.stage) {
      case "announce":
        t.set(data, "stage", "report-changes");
        if (pairs(t).some((list) => list.length > 0)) t.call("shadow-pairs");
        return;
      case "report-changes": {
        const said = (t.result(frame) ?? []) as unknown as (Pair[] | null)[];
        t.set(
          data,
          "pairs",
          said.flatMap((each) => each ?? []),
        );
        t.set(data, "stage", "roll");
        // 11.10: of one that divides this turn what has changed is reported to the observer.
        if (data.pairs.length > 0) look(t);
        return;
      }
      case "roll":
        t.set(data, "pairs", inOrder(t, roll(t, data.pairs)));
        return t.set(data, "stage", "move");
      case "move":
        return moveNext(t, data);
      default:
        t.leave();
    }
  },
};

/** 11.3, 11.4: each side names its pairs in secret; one unit for each counter, one counter for each unit. */
const shadowPairs: Step<Rules, Position> = lanesStep<Rules, Position>({
  rule: "11.3",
  title: "Announcing shadowers",
  open: () => [...sideIds.keys()].map((side) => ({ side, step: "announcing", data: { side, pairs: [] } })),
  proceed: (t, frame) => t.leave(structuredClone(frame.data.secret!)),
});

const free = (t: FlatTopTable, side: number, chosen: readonly Pair[]): Pair[] =>
  pairs(t)[side]!.filter(
    (pair) =>
      !chosen.some(
        (each) => each.marker === pair.marker || (each.isAir === pair.isAir && each.unit === pair.unit),
      ),
  );

const announcing: Step<Rules, Position> = {
  rule: "11.3",
  title: "Announcing shadowers",
  asks: (_t, frame) => (frame.data.done ? 0 : 1 << (frame.data.side as number)),
  options(t, frame, side, out) {
    free(t, side, frame.data.pairs as unknown as Pair[]).forEach((_, i) => out.push(i));
    out.push(DONE);
  },
  describe(t, frame, code, side): Choice {
    if (code === DONE) return { do: "done" };
    const pair = free(t, side, frame.data.pairs as unknown as Pair[])[code]!;
    return {
      do: "shadow",
      unit: idOf(t, pair),
      hex: hexText(t, markerOf(t, pair)!.hex),
      marker: pair.marker,
    };
  },
  prompt: () => "Which Task Forces do you shadow, and with what?",
  take(t, frame, code, side) {
    const chosen = frame.data.pairs as unknown as Pair[];
    if (code === DONE) t.set(frame.data, "done", true);
    else t.push(chosen, free(t, side, chosen)[code]!);
  },
  proceed: (t, frame) => t.leave(frame.data.pairs),
};

const markerOf = ({ position }: FlatTopTable, { marker }: Pair) =>
  position.markers.find(({ id }) => id === marker);

const idOf = ({ position }: FlatTopTable, { isAir, unit }: Pair): string =>
  isAir ? formationId(position.formations[unit]!) : forceId(position.forces[unit]!);

const nameOf = ({ position }: FlatTopTable, { isAir, unit }: Pair): string =>
  isAir ? formationText(position.formations[unit]!) : forceText(position.forces[unit]!);

/** Task Forces under a marker. */
const shadowed = (t: FlatTopTable, marker: number): Force[] =>
  t.position.forces.filter((force) => force.marker === marker);

/** 11.3: a die for each attempt; of Task Forces that shadow each other both succeed (11.9). Returns those that do. */
function roll(t: FlatTopTable, all: readonly Pair[]): Pair[] {
  return all.filter((pair) => {
    const by = t.position[pair.isAir ? "formations" : "forces"][pair.unit]!;
    const isMutual =
      !pair.isAir &&
      all.some(
        (other) =>
          !other.isAir &&
          other.side !== pair.side &&
          other.marker === by.marker &&
          t.position.forces[other.unit]!.marker === pair.marker,
      );
    const result = isMutual ? "S" : rolled(t, pair);
    if (result === "-") t.set(by, "flags", by.flags | MoveFlag.stuck);
    // 11.7: it does not move as plotted either.
    if (result === "-" && !pair.isAir) t.set(by as Force, "plot", []);
    // 11.6: who shadows keeps its eyes on the Task Force; so an Air Formation may observe this turn.
    if (result === "S" && pair.isAir) t.set(by, "flags", by.flags | MoveFlag.searched | MoveFlag.searching);
    const what = `${result === "S" ? "shadows" : "does not shadow"} the Task Force in ${hexText(t, markerOf(t, pair)!.hex)}`;
    sayOf(
      t,
      "11.3",
      by,
      () => `${nameOf(t, pair)} ${what}.`,
      () => `${pair.isAir ? "An Air Formation" : "A Task Force"} of ${sideText(pair.side)} ${what}.`,
    );
    if (result !== "S") return false;
    for (const force of shadowed(t, pair.marker)) tellAnchored(t, force);
    return true;
  });
}

/** 11.3.1 to 11.3.3: the Shadow Table, with a modifier into cloud; into a storm it fails, and nobody says why. */
function rolled(t: FlatTopTable, pair: Pair): string {
  // 6.8: what counts is the hexes that it moves into, on the way as well.
  const entered = shadowed(t, pair.marker).flatMap(({ plot }) => plot);
  const skies = entered.map((hex) => (hex === OFF_MAP ? CLEAR : weatherOf(t, hex)));
  const [face] = t.roll({
    name: `shadowing of the Task Force in ${hexText(t, markerOf(t, pair)!.hex)}`,
    key: `shadow ${idOf(t, pair)}`,
    side: pair.side,
    dice: 1,
    sides: 6,
  });
  const { shadowIntoCloud } = t.rules.parameters.dieModifiers;
  const shift = skies.some((sky) => sky >= CLOUD) ? shadowIntoCloud : 0;
  const result = lookUp(t.rules.charts.shadow, face! + shift, pair.condition)?.text ?? "U";
  return result === "S" && skies.includes(STORM) ? "U" : result;
}

/** 11.11: the owner says which ships are anchored. */
function tellAnchored(t: FlatTopTable, force: Force): void {
  const ships = shipsOf(t, t.position.forces.indexOf(force)).filter(
    (ship) => t.position.fleet.anchored[ship] !== 0,
  );
  const text =
    ships.length > 0
      ? `anchored: ${ships.map((ship) => t.rules.ships[ship]!.name).join(", ")}`
      : "not anchored";
  t.say("11.11", () => `The Task Force in ${hexText(t, force.hex)} is ${text}.`, [
    enemyOf(force.side),
    force.side,
  ]);
}

/** 11.5, 11.9: pair by pair: the shadowed go their way hex by hex, then the shadower moves. */
function moveNext(t: FlatTopTable, data: Data): void {
  const pair = data.pairs[data.i];
  if (!pair) return t.set(data, "stage", "end");
  t.set(data, "i", data.i + 1);
  t.call("shadow-move", { ...pair, step: 0, quarry: [] } as unknown as { [key: string]: Json });
}

/**
 * 11.9: the side with the initiative of the turn before shadows first, so that the Task Force of the other moves first of
 * two that shadow each other. On a first turn, when nobody has had it, dice decide.
 */
function inOrder(t: FlatTopTable, all: readonly Pair[]): Pair[] {
  const sides = new Set(all.map(({ side }) => side));
  if (sides.size < 2) return [...all];
  const { initiative } = t.position;
  const first = initiative === NOBODY ? rollInitiative(t) : initiative;
  return all.toSorted((a, b) => Number(a.side !== first) - Number(b.side !== first));
}

type MoveData = Pair & {
  [member: string]: unknown;
  step: number;
  /** The Task Forces that are shadowed, by number of the list, and those of them that have not moved before. */
  quarry: number[];
  movers: number[];
};

const dataOfMove = (frame: { data: unknown }): MoveData => frame.data as MoveData;

/** One pair moves: the shadowed hex by hex, then the shadower. */
const shadowMove: Step<Rules, Position> = {
  rule: "11.5",
  title: "Movement of shadowed Task Forces",
  enter(t, frame) {
    const data = dataOfMove(frame);
    // One that has moved already, shadowed by another unit or shadowing itself, does not move again (11.7).
    const all = t.position.forces.flatMap(({ marker }, n) => (marker === data.marker ? [n] : []));
    data.quarry = all;
    data.movers = all.filter((n) => !(t.position.forces[n]!.flags & MoveFlag.shadows));
  },
  proceed(t, frame) {
    const data = dataOfMove(frame);
    const { forces } = t.position;
    const moving = data.movers.filter((n) => forces[n]!.plot.length > data.step);
    if (moving.length > 0) {
      t.set(data, "step", data.step + 1);
      for (const n of moving) sail(t, forces[n]!, forces[n]!.plot[data.step - 1]!);
      return look(t);
    }
    for (const n of data.movers) {
      const force = forces[n]!;
      // 11.7: it moves no more. One that stayed where it is may still anchor or up anchor (12.7.1).
      if (shipsOf(t, n).length > 0) t.set(force, "flags", force.flags | MoveFlag.shadows);
    }
    follow(t, data);
  },
};

/** 11.6: the shadower moves: a Task Force by its own plot, which it may change; planes fly as in chapter 14. */
function follow(t: FlatTopTable, { isAir, unit, quarry }: MoveData): void {
  t.leave();
  if (isAir) {
    const { flights, flags } = t.position.formations[unit]!;
    if (flights.length === 0 || flags & MoveFlag.moved) return;
    return t.call("flight", { formation: unit, moved: 0, quarry: [...quarry] });
  }
  // 11.9: one that was itself shadowed has moved as plotted.
  if (shipsOf(t, unit).length === 0 || t.position.forces[unit]!.flags & MoveFlag.shadows) return;
  t.call("shadow-sail", { force: unit, moved: 0, quarry: [...quarry] });
}

type SailData = { force: number; moved: number; quarry: number[]; done?: boolean };

/** Hexes that a Task Force that shadows may enter: it keeps its quarry in sight, or goes towards it (11.6). */
function sailHexes(t: FlatTopTable, { force: n, moved, quarry }: SailData): number[] {
  const { hex } = t.position.forces[n]!;
  if (moved >= movementOfForce(t, n) || (moved > 0 && weatherOf(t, hex) === STORM)) return [];
  const open = [0, 1, 2, 3, 4, 5].flatMap((direction) => {
    const to = sailTo(t, hex, direction);
    return to === OFF_MAP ? [] : [to];
  });
  return inSightOf(t, false, hex, quarry, open);
}

/** A Task Force that shadows sails where it likes, as long as its quarry stays in sight (11.6, 11.8). */
const shadowSail: Step<Rules, Position> = {
  rule: "11.6",
  title: "Movement of a shadowing Task Force",
  // 7.16: which Task Force it is, and how far it could go, is its owner's alone.
  secret: true,
  asks(t, frame) {
    const { force, done } = frame.data as SailData;
    return done ? 0 : 1 << t.position.forces[force]!.side;
  },
  options(t, frame, _side, out) {
    const data = frame.data as SailData;
    const hexes = sailHexes(t, data);
    out.push(...hexes);
    const { hex } = t.position.forces[data.force]!;
    if (hexes.length === 0 || seesQuarry(t, false, hex, data.quarry)) out.push(DONE);
  },
  describe(t, frame, code): Choice {
    const force = forceId(t.position.forces[frame.data.force as number]!);
    return code === DONE ? { do: "stay", force } : { do: "sail", force, hex: hexText(t, code) };
  },
  prompt: (t, frame) => `Move ${forceText(t.position.forces[frame.data.force as number]!)}, which shadows`,
  take(t, frame, code) {
    const { force: n, moved } = frame.data as SailData;
    const force = t.position.forces[n]!;
    if (code === DONE) return t.set(frame.data, "done", true);
    t.set(frame.data, "moved", moved + 1);
    sail(t, force, code);
    look(t);
  },
  proceed(t, frame) {
    const force = t.position.forces[frame.data.force as number]!;
    // 11.7, 11.8: it has moved for this turn, whatever was plotted.
    t.set(force, "plot", []);
    t.set(force, "flags", force.flags | MoveFlag.shadows);
    show(t, force, false);
    t.leave();
  },
};

export const shadowingSteps: Steps<Rules, Position> = {
  shadowing,
  "shadow-pairs": shadowPairs,
  announcing,
  "shadow-move": shadowMove,
  "shadow-sail": shadowSail,
};
