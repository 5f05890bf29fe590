import type { Arrival, ScheduleTrack } from "../../lib/views";

/** The position of an arrival on the track. */
export interface TrackPosition {
  /** Index of the turn in the list of turns. */
  turn: number;
  lane: number;
  /** Index among the arrivals of that turn and lane. */
  place: number;
}

export const keyOf = ({ group }: Arrival): string => `${group.document} ${group.pointer}`;

export function spotOf({ turns }: ScheduleTrack, key: string): TrackPosition | undefined {
  for (const [turn, { lanes }] of turns.entries()) {
    for (const [lane, arrivals] of lanes.entries()) {
      const place = arrivals.findIndex((arrival) => keyOf(arrival) === key);
      if (place >= 0) return { turn, lane, place };
    }
  }
  return undefined;
}

const arrivalAt = ({ turns }: ScheduleTrack, { turn, lane, place }: TrackPosition): Arrival | undefined =>
  turns[turn]?.lanes[lane]?.[place];

/** Where the track opens: at the first arrival of the opened schedule, else at the first of all. */
export function firstArrival(track: ScheduleTrack, document?: string): Arrival | undefined {
  const all = track.turns.flatMap(({ lanes }) => lanes.flat());
  return all.find(({ group }) => group.document === document) ?? all[0];
}

export type Way = "up" | "down" | "left" | "right" | "first" | "last";

/**
 * The arrival to which an arrow key moves: up and down within a lane, sideways to the nearest turn of the next
 * lane.
 */
export function neighbour(track: ScheduleTrack, from: TrackPosition, way: Way): Arrival | undefined {
  const ofLane = (lane: number): { arrival: Arrival; turn: number }[] =>
    track.turns.flatMap(({ lanes }, turn) => (lanes[lane] ?? []).map((arrival) => ({ arrival, turn })));
  const here = ofLane(from.lane);
  switch (way) {
    case "first":
      return here[0]?.arrival;
    case "last":
      return here.at(-1)?.arrival;
    case "up":
    case "down": {
      const own = arrivalAt(track, from);
      const at = here.findIndex(({ arrival }) => arrival === own);
      return here[at + (way === "up" ? -1 : 1)]?.arrival;
    }
    case "left":
    case "right": {
      const step = way === "left" ? -1 : 1;
      for (let lane = from.lane + step; lane >= 0 && lane < track.lanes.length; lane += step) {
        const [nearest] = ofLane(lane).sort(
          (a, b) => Math.abs(a.turn - from.turn) - Math.abs(b.turn - from.turn),
        );
        if (nearest) return nearest.arrival;
      }
      return undefined;
    }
  }
}

/** The arrival that a group has become on another turn; its id may have a number there. */
export function movedArrival(
  { turns }: ScheduleTrack,
  wanted: { document: string; id: string; turn: number },
): Arrival | undefined {
  const there = turns
    .filter(({ turn }) => turn === wanted.turn)
    .flatMap(({ lanes }) => lanes.flat())
    .filter(({ group }) => group.document === wanted.document);
  const numbered = there.filter(
    ({ group }) => group.id.startsWith(`${wanted.id}-`) && /^\d+$/.test(group.id.slice(wanted.id.length + 1)),
  );
  return numbered.at(-1) ?? there.find(({ group }) => group.id === wanted.id);
}
