import { DONE } from "../../../kernel";
import type { Level } from "../ch24-search/charts";
import { searchersOf } from "../ch24-search/searchers";
import { searchLight } from "../model/search";
import type { NavalMovement } from "../ch23-movement/naval-movement";
import { lookUp } from "../../shared/result-table";
import type { PacificTable } from "../model/position";
import { sideIds } from "../model/rules";
import { bestOf, dataOf } from "../../shared/choosing";
import type { Adviser } from "./choosing";
import { isClosing } from "./sea";

/** 24.0 Where is searched, and by whom. */

/** The chance that a searcher finds something. */
function chanceOf(t: PacificTable, side: number, { chart, range }: { chart: string; range: number }): number {
  const light = t.position.cycle === 0 ? "day" : searchLight(t);
  const table = t.rules.charts[`search-${sideIds[side]!}-${chart}-${light}`]!;
  const { faces } = t.rules.parameters.die;
  let found = 0;
  for (let face = 0; face < faces; face++) {
    const text = lookUp(table, face, range)?.text as Level | "-" | undefined;
    if (text === "G" || text === "B" || text === "R") found++;
  }
  return found / faces;
}

/**
 * How likely the best searcher finds the enemy's undetected Task Forces in a hex; less where they are detected and a report would
 * only say what they are (24.2).
 */
function valueOf(t: PacificTable, side: number, hex: number): number {
  const there = t.position.taskForces.filter((group) => group.side !== side && group.hex === hex);
  const isHidden = there.some(({ detected }) => !detected);
  if (!isHidden && there.every(({ seen }) => seen !== null)) return 0;
  const chance = Math.max(0, ...searchersOf(t, side, hex).map((each) => chanceOf(t, side, each)));
  return isHidden ? chance : chance * REPORT_SHARE;
}

/** What a report of Task Forces that are detected counts for, beside finding them. */
const REPORT_SHARE = 0.5;

/** A search as good as that is not put off. */
const SURE = 0.7;

/**
 * The hex that is most likely to be found, by the searcher that sees best. Each hex and each Task Force is searched for once
 * in a phase, so whoever comes nearer searches when it is there.
 */
export const searching: Adviser = (t, side, frame, codes) => {
  const { targetHex } = dataOf<{ targetHex: number }>(frame);
  if (targetHex < 0) {
    const moving = t.frame<NavalMovement>("naval-movement")?.data;
    const waits =
      moving?.side === side && moving.increments < t.rules.parameters.movement.naval && isClosing(t, side);
    return bestOf(
      codes,
      (code) => {
        const chance = code === DONE ? 0 : valueOf(t, side, code);
        return waits && chance < SURE ? -1 : chance;
      },
      DONE,
      0,
    );
  }
  const all = searchersOf(t, side, targetHex);
  return bestOf(codes, (code) => chanceOf(t, side, all[code]!), codes[0]!);
};
