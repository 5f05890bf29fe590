import { launchings, readyingMoves, stowingMoves } from "../ch08-air-operations";
import { DONE } from "../../../kernel";
import { aloft } from "../model/aloft";
import { fieldsOf, hexOfField, sideOfField } from "../model/decks";
import {
  type FlatTopTable,
  type Formation,
  type Group,
  MAXIMUM,
  MINIMUM,
  MoveFlag,
  NORMAL,
} from "../model/position";
import { UNARMED } from "../model/rules";
import { missionOf } from "./missions";
import { facesShips, isFighter } from "./sight";
import { countOf, daylight, flyTogether, isDawn, readyFor, targetOf, type Wants, wantsOf } from "./wants";
import { weightsOf } from "./weights";

/** Air Operations: planes are readied for what takes off this turn, and for nothing else (21.6). */

export function readying(t: FlatTopTable, side: number): number {
  const moves = readyingMoves(t, side);
  let field = -1;
  let wanted: Group[] = [];
  let best = DONE;
  let most = 0;
  for (const [code, each] of moves.entries()) {
    if (best !== DONE && each.field !== field) break;
    if (each.field !== field) [field, wanted] = [each.field, readyFor(t, side, each.field)];
    // Dispersed planes are called in where a strike is on.
    if (each.move === "undisperse") {
      if (!isFighter(t, each.group.kind) && targetOf(t, side, field) && best === DONE) best = code;
      continue;
    }
    const want = wanted.find(({ kind, ordnance }) => kind === each.group.kind && ordnance === each.load);
    if (!want) continue;
    // Fighters come first: the others do not fly without them.
    const first = isFighter(t, want.kind) ? FIRST : 0;
    const there = t.position.decks[field]!.ready.find(
      ({ kind, ordnance }) => kind === want.kind && ordnance === want.ordnance,
    );
    const missing = want.count - (there?.count ?? 0);
    const worth = first + each.group.count;
    if (each.group.count <= missing && worth > most) [best, most] = [code, worth];
  }
  return best;
}

/** More than any number of planes. */
const FIRST = 1000;

/** Fighters are launched to hang over their field; the others have to fly. */
const modesFor = { cap: [MAXIMUM, NORMAL, MINIMUM], strike: [NORMAL, MINIMUM], scout: [MINIMUM, NORMAL] };

export function forming(t: FlatTopTable, side: number): number {
  const all = launchings(t, side);
  for (const field of fieldsOf(t)[side]!) {
    if (!all.some((each) => each.field === field)) continue;
    const pick = (
      modes: readonly number[],
      most: number,
      test: (group: Group) => boolean,
      into: (n: number) => boolean,
    ): number => {
      let best = DONE;
      let count = 0;
      for (const mode of modes) {
        for (const [code, each] of all.entries())
          if (
            each.field === field &&
            each.mode === mode &&
            into(each.formation) &&
            test(each.group) &&
            each.group.count <= most &&
            each.group.count > count
          )
            [best, count] = [code, each.group.count];
        if (best !== DONE) return best;
      }
      return best;
    };
    const { strike, patrol, scouts } = wantsOf(t, side, field);
    const isNew = (n: number): boolean => n < 0;
    const fighter = ({ kind, ordnance }: Group): boolean => ordnance === UNARMED && isFighter(t, kind);
    const onDeck = (n: number): Formation | undefined => {
      const formation = t.position.formations[n];
      return formation && formation.origin === field && formation.flags & MoveFlag.onDeck
        ? formation
        : undefined;
    };
    const isStrike = (n: number): boolean => {
      const formation = onDeck(n);
      return formation !== undefined && missionOf(t, formation) === "strike";
    };
    const code =
      escort() ??
      found(strike && bomb(strike)) ??
      found(patrol > 0 ? pick(modesFor.cap, patrol, fighter, isNew) : DONE) ??
      found(
        scouts.length > 0
          ? pick(modesFor.scout, 1, ({ kind, ordnance }) => ordnance === UNARMED && kind === scouts[0], isNew)
          : DONE,
      );
    if (code !== undefined) return code;

    function bomb({ bombers, target }: NonNullable<Wants["strike"]>): number {
      for (const { kind, ordnance } of bombers) {
        const test = (group: Group): boolean => group.kind === kind && group.ordnance === ordnance;
        const joins = (n: number): boolean =>
          n >= 0 && isStrike(n) && flyTogether(t, field, t.position.formations[n]!, kind, target);
        const added = pick(modesFor.strike, 99, test, joins);
        if (added !== DONE) return added;
        const alone = pick(modesFor.strike, 99, test, isNew);
        if (alone !== DONE) return alone;
      }
      return DONE;
    }

    /** Fighters go along with what has been formed. */
    function escort(): number | undefined {
      for (const n of aloft(t)[side]!) {
        if (!isStrike(n)) continue;
        const { flights } = t.position.formations[n]!;
        const bombers = countOf(flights, (kind) => !isFighter(t, kind));
        const missing =
          Math.ceil(bombers / weightsOf(t, side).bombersToEscort) -
          countOf(flights, (kind) => isFighter(t, kind));
        if (missing <= 0) continue;
        const goal = targetOf(t, side, field, flights);
        const goesAlong = (group: Group): boolean =>
          fighter(group) && goal !== undefined && flyTogether(t, field, { flights }, group.kind, goal);
        const code = pick([NORMAL, MINIMUM], missing, goesAlong, (into) => into === n);
        if (code !== DONE) return code;
      }
      return undefined;
    }
  }
  return DONE;
}

const found = (code: number | undefined): number | undefined => (code === DONE ? undefined : code);

/** Planes that have landed are stowed; what is ready and will not fly is put back. */
export function puttingAway(t: FlatTopTable, side: number): number {
  let best = DONE;
  let rank = 0;
  for (const [code, { field, move, group }] of stowingMoves(t, side).entries()) {
    const isArmed = group.ordnance !== UNARMED;
    const worth =
      move === "stow"
        ? 1000
        : move === "unready" && (!staysReady(t, field, group) || !isDawn(t) || !mayStrike(t, side, field))
          ? isArmed
            ? 200
            : 100
          : 0;
    if (worth > 0 && worth + group.count > rank) [best, rank] = [code, worth + group.count];
  }
  return best;
}

/** Armed planes, and the fighters of a carrier that go with them, are ready for what may be seen next turn. */
const staysReady = (t: FlatTopTable, field: number, { kind, ordnance }: Group): boolean =>
  ordnance !== UNARMED || (t.rules.fields[field]!.ship >= 0 && isFighter(t, kind));

/**
 * Whether armed planes are kept ready: the day is long enough, and something may come into reach. On a ship that the enemy
 * sees they wait for nothing (21.6).
 */
function mayStrike(t: FlatTopTable, side: number, field: number): boolean {
  if (sideOfField(t, field) !== side || !facesShips(t, side)) return false;
  if (daylight(t) < weightsOf(t, side).keepArmed) return false;
  const hex = hexOfField(t, field);
  const isSeen =
    t.rules.fields[field]!.ship >= 0 &&
    t.position.markers.some((marker) => marker.side === side && !marker.isAir && marker.hex === hex);
  return !isSeen || targetOf(t, side, field) !== undefined;
}
