import type { ScheduledLevel } from "../../games";
import { type Arrival, type ScheduleTrack, scheduleTrack } from "../../views";
import { counterWords } from "../../views/counters";
import { capital, counted } from "../../words";
import type { Aid } from "./aids";
import { type Block, type Cell, type Column, heading } from "./blocks";
import type { PrintSource } from "./source";
import { marked, opening } from "./status";

/** The reinforcement track: turn by turn what comes for each nation, and the levels of points. */
export function reinforcementAids(source: PrintSource): Aid[] {
  const track = scheduleTrack(source.world);
  if (track === undefined) return [];
  return [
    {
      id: "reinforcements",
      title: "Reinforcement track",
      summary: `What each nation receives ${track.noun} by ${track.noun}, with the levels of points.`,
      turned: "landscape",
      make: ({ room }) => ({ blocks: trackBlocks(source, track, room.width) }),
    },
  ];
}

function trackBlocks(source: PrintSource, track: ScheduleTrack, width: number): Block[] {
  const levels = source.game.views?.schedule?.levels?.(source.documents) ?? [];
  return [
    ...opening(
      "Reinforcement track",
      levels.length === 0
        ? ""
        : `A level in bold changes on this ${track.noun}; it applies until the next change.`,
      width,
    ),
    ...source.sides.flatMap(({ id, name }, i): Block[] => [
      ...(i > 0 ? [{ kind: "break" as const }] : []),
      ...sideBlocks(
        source,
        track,
        { id, name },
        levels.filter(({ side }) => side === id),
        width,
      ),
    ]),
    ...outsideBlocks(source, track, width),
  ];
}

const TURN = 14;
const LEVEL = 24;

function sideBlocks(
  source: PrintSource,
  track: ScheduleTrack,
  side: { id: string; name: string },
  levels: readonly ScheduledLevel[],
  width: number,
): Block[] {
  const isUsed = (i: number): boolean => track.turns.some(({ lanes: all }) => (all[i] ?? []).length > 0);
  const lanes = track.lanes.flatMap((lane, i) =>
    lane.side === side.id && isUsed(i) ? [{ ...lane, i }] : [],
  );
  if (lanes.length + levels.length === 0) return [];
  const room = (width - TURN - LEVEL * levels.length) / Math.max(1, lanes.length);
  const columns: Column[] = [
    { title: capital(track.noun), width: TURN, align: "centre" },
    ...lanes.map((lane): Column => ({ title: lane.title, width: room })),
    ...levels.map((level): Column => ({
      title: `${level.title} (${level.rule})`,
      width: LEVEL,
      align: "centre",
    })),
  ];
  const rows = track.turns.map(({ turn, label, lanes: all }): Cell[] => [
    [{ text: label, style: "bold" }],
    ...lanes.map(({ i }): Cell => {
      const arrivals = all[i] ?? [];
      return arrivals.length === 0
        ? "–"
        : arrivals.map((arrival) => ({ text: arrivalWords(source, arrival) }));
    }),
    ...levels.map((level): Cell => levelCell(source, level, turn)),
  ]);
  return [heading(side.name, undefined, width), { kind: "table", columns, rows }];
}

function levelCell(source: PrintSource, { document, turns }: ScheduledLevel, turn: number): Cell {
  const now = turns.filter((each) => each.turn <= turn).at(-1);
  if (now === undefined) return "–";
  const words = marked(String(now.value), source.originOf(document, now.pointer));
  return [{ text: words, style: now.turn === turn ? "bold" : "text" }];
}

/** The units that arrive together, with the notes of the schedule in brackets. */
export function arrivalWords(source: PrintSource, arrival: Arrival): string {
  const { group, units, marks } = arrival;
  const parts = units.map(({ type, name, count }) => {
    const face = source.faces.get(type);
    if (face !== undefined) return counterWords(face, { count });
    return count === 1 ? name : `${count} × ${name}`;
  });
  parts.push(...group.pools.map(({ count, noun }) => counted(count, noun)));
  const notes = marks
    .filter(({ key }) => key !== "remove" && key !== "title")
    .map(({ title, value, words }) => (value === true ? title : `${title}: ${words}`));
  if (group.leaves) notes.unshift("leaves play");
  const about = notes.length > 0 ? ` (${notes.join("; ")})` : "";
  return marked(`${parts.length > 0 ? parts.join("; ") : arrival.title}${about}`, arrival);
}

/** Arrivals on turns that the game does not have are shown, or nobody would miss them. */
function outsideBlocks(source: PrintSource, { noun, outside }: ScheduleTrack, width: number): Block[] {
  if (outside.length === 0) return [];
  const columns: Column[] = [
    { title: capital(noun), width: TURN, align: "centre" },
    { title: "Arrives", width: width - TURN },
  ];
  const rows = outside.map((arrival): Cell[] => [String(arrival.group.turn), arrivalWords(source, arrival)]);
  return [heading(`On ${noun}s outside of the game`, undefined, width), { kind: "table", columns, rows }];
}
