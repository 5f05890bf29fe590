import { monthText } from "./months";

/** Where a game stands in time, in words: for kept positions, the standing, and whatever shows the board. */

export interface Moment {
  month: string;
  day: number;
  cycle: number;
  /** What only the months have; null or absent in engagements and battles. */
  war?: unknown;
  frames: readonly { step: string }[];
}

type Titles = Readonly<Record<string, { title: string } | undefined>>;

/** What is played: a phase of the month or of the Operation, the Contact Phase, or a Battle Cycle. */
function stageOf({ cycle, frames, war }: Moment, steps: Titles): string {
  const month = frames.findLastIndex(({ step }) => step === "month" || step === "operation");
  const inCycle = frames.some(({ step }, n) => step === "battle-cycle" && n > month);
  if (isByMonths(war) && !inCycle) {
    const phase = steps[frames[month + 1]?.step ?? ""];
    if (month >= 0 && phase) return phase.title;
  }
  return cycle === 0 ? "Contact Phase" : `Battle Cycle ${cycle}`;
}

const isByMonths = (war: unknown): boolean => war !== null && war !== undefined;

/** 5.1, 20.2.1: the month, the Day where the game goes by months, and the phase that is played. */
export function momentOf(moment: Moment, steps: Titles): { when: string[]; stage: string } {
  const { day, month, war } = moment;
  const when = [monthText(month), ...(isByMonths(war) ? [`Day ${day}`] : [])];
  return { when, stage: stageOf(moment, steps) };
}

/** "August 1942, Day 12, Battle Cycle 3"; in a battle without the Day. */
export function momentText(moment: Moment, steps: Titles): string {
  const { when, stage } = momentOf(moment, steps);
  return [...when, stage].join(", ");
}
