import { chartOf } from "../model/decks";
import { add, remove } from "../model/groups";
import type { Deck, FlatTopTable, Group } from "../model/position";
import { ordnances, UNARMED } from "../model/rules";

/** 8.6 to 8.8: moves between the boxes of a ship or base. Each costs Readying Factors, and no Air Factor makes two. */

export const moves = ["ready", "undisperse", "stow", "unready", "disperse"] as const;
export type Move = (typeof moves)[number];

/** What a move costs for each Air Factor. */
function costOf({ rules }: FlatTopTable, move: Move): number {
  const { readyingToReady, undisperse, landedToReadying, readyToReadying, disperse } =
    rules.parameters.readying;
  return { ready: readyingToReady, undisperse, stow: landedToReadying, unready: readyToReadying, disperse }[
    move
  ];
}

/** Air Factors that a field may still move this way (8.6). */
export function budgetOf(t: FlatTopTable, field: number, move: Move): number {
  const left = (chartOf(t, field)?.readying ?? 0) - t.position.decks[field]!.used;
  const cost = costOf(t, move);
  return cost === 0 ? Infinity : Math.max(0, Math.floor(left / cost));
}

/** The groups that a move may take, with the Air Factors that have not moved yet this turn. */
export function movable(t: FlatTopTable, field: number, move: Move): Group[] {
  const deck = t.position.decks[field]!;
  switch (move) {
    case "ready":
      return without(deck.readying, deck.movedToReadying);
    case "undisperse":
      return deck.dispersed;
    case "stow":
      return deck.landed;
    case "unready":
      return without(deck.ready, deck.movedToReady);
    case "disperse":
      // 8.8: at bases only.
      return t.rules.fields[field]!.base < 0 ? [] : without(deck.readying, deck.movedToReadying);
  }
}

/** The groups less what is in other ones. */
export function without(groups: readonly Group[], less: readonly Group[]): Group[] {
  return groups.flatMap((group) => {
    const { kind, ordnance } = group;
    const taken = less.find((each) => each.kind === kind && each.ordnance === ordnance)?.count ?? 0;
    return group.count > taken ? [{ ...group, count: group.count - taken }] : [];
  });
}

/** 8.7: what planes of a kind can be armed with as they are readied, nothing first. */
export function loadsOf({ rules }: FlatTopTable, kind: number): number[] {
  const { carries } = rules.planes[rules.kinds[kind]!.plane]!;
  return [...ordnances.keys()].filter((ordnance) => ordnance === UNARMED || carries[ordnance]);
}

/** Moves Air Factors; those that are readied are armed with `load`, the others come back without ordnance. */
export function move(t: FlatTopTable, field: number, which: Move, group: Group, load: number): void {
  const deck = t.position.decks[field]!;
  const { kind, count } = group;
  const as = (ordnance: number): Group => ({ kind, count, ordnance });
  t.set(deck, "used", deck.used + count * costOf(t, which));
  switch (which) {
    case "ready":
      remove(t, deck.readying, group);
      add(t, deck.ready, as(load));
      add(t, deck.movedToReady, as(load));
      return;
    case "undisperse":
      remove(t, deck.dispersed, group);
      add(t, deck.readying, as(UNARMED));
      add(t, deck.movedToReadying, as(UNARMED));
      return;
    case "stow":
      remove(t, deck.landed, group);
      add(t, deck.readying, as(UNARMED));
      add(t, deck.movedToReadying, as(UNARMED));
      return;
    case "unready":
      remove(t, deck.ready, group);
      add(t, deck.readying, as(UNARMED));
      add(t, deck.movedToReadying, as(UNARMED));
      return;
    case "disperse":
      remove(t, deck.readying, group);
      add(t, deck.dispersed, as(UNARMED));
  }
}

/** Before the phase: nothing has moved yet this turn, and nothing was launched. */
export function beginTurn(t: FlatTopTable, deck: Deck): void {
  if (deck.used !== 0) t.set(deck, "used", 0);
  if (deck.movedToReady.length > 0) t.set(deck, "movedToReady", []);
  if (deck.movedToReadying.length > 0) t.set(deck, "movedToReadying", []);
  if (deck.launched.some((n) => n !== 0)) t.set(deck, "launched", [0, 0, 0]);
}

/** Takes Air Factors out of Ready to take off: first those that were readied this turn, which may do nothing else. */
export function takeReady(t: FlatTopTable, deck: Deck, group: Group): void {
  remove(t, deck.ready, group);
  const moved = deck.movedToReady.find(
    ({ kind, ordnance }) => kind === group.kind && ordnance === group.ordnance,
  );
  if (moved) remove(t, deck.movedToReady, { ...group, count: Math.min(moved.count, group.count) });
}
