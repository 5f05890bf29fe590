import type { JsonObject } from "../kernel";
import { capital } from "../words";
import { meanBetween, shareBetween } from "./intervals";
import type { Between } from "./between";
import { type Measure, measuresOf, type Value, type WeighedResult } from "./measures";
import type { BattleOutcome, Odds } from "./types";

/** How things are called. */
export interface OddsNames {
  /** Ids of the sides in their order, and what people call them. */
  sides: readonly string[];
  side(id: string): string;
  /** A member of a result by the way to it; of a sort of loss as a whole by the first member alone. */
  measure(path: readonly string[]): string;
}

/** How likely something is; with a 95 % interval where dice were rolled to find out. */
export interface Likely {
  probability: number;
  low?: number;
  high?: number;
}

/** One value with how likely it is, as people read it. */
export interface Share extends Likely {
  value: Value;
  label: string;
  /** Whose it is, where the value is a side. */
  side?: string;
}

/** What people see of a distribution of results: plain data, for a pane or a file. */
export interface OddsReading {
  exact: boolean;
  why?: string;
  endless: number;
  nodes?: number;
  samples?: number;
  seed?: number;
  /** Different results in all. */
  results: number;
  /** Things that are described in words: who has Sea Control. */
  words: { title: string; shares: Share[] }[];
  losses: SideLosses[];
  /** Mean hits, by what is rolled; none where they are not known. */
  hits: { title: string; means: { side: string; mean: number }[] }[];
  /** Whole results, the likeliest first. */
  likeliest: (Likely & { text: string })[];
}

export interface SideLosses {
  side: string;
  name: string;
  kinds: LossKind[];
}

export interface Loss {
  title: string;
  mean: number;
  /** Where the mean lies 95 times in 100; of a sampled one only. */
  meanBetween?: Between;
  shares: Share[];
}

/** One sort of loss: all of it together, and by type of unit. */
export interface LossKind extends Loss {
  kind: string;
  types: Loss[];
}

/** Whole results that are listed by themselves. */
const MOST_LIKELIEST = 8;

export function readingOf(odds: Odds, names: OddsNames): OddsReading {
  const { exact, why, endless, nodes, samples, seed, outcomes, measures, expected } = odds;
  const share = (probability: number): Likely => ({ probability, ...shareBetween(probability, samples) });
  const words = measures.filter(({ mean }) => mean === undefined);
  return {
    exact,
    endless,
    ...(why !== undefined && { why }),
    ...(nodes !== undefined && { nodes }),
    ...(samples !== undefined && { samples }),
    ...(seed !== undefined && { seed }),
    results: outcomes.length,
    words: words.map(({ path, chances }) => ({
      title: names.measure(path),
      shares: chances.map(({ value, probability }) => ({
        value,
        ...holder(String(value), names),
        ...share(probability),
      })),
    })),
    losses: names.sides.map((side) => lossesOf(side, odds, names, share)),
    hits: hitsOf(expected["hits"] as Hits | undefined, names),
    likeliest: outcomes
      .slice(0, MOST_LIKELIEST)
      .map((outcome) => ({ ...within(outcome), text: inWords(outcome.result, names) })),
  };
}

const within = ({ probability, low, high }: BattleOutcome): Likely => ({
  probability,
  ...(low !== undefined && { low }),
  ...(high !== undefined && { high }),
});

/** "none" and "both" are not sides. */
function holder(value: string, { sides, side }: OddsNames): { label: string; side?: string } {
  return sides.includes(value) ? { label: side(value), side: value } : { label: capital(value) };
}

type Numbers = Readonly<Record<string, number>>;
type Hits = Readonly<Record<string, Numbers>>;

function lossesOf(
  side: string,
  { measures, outcomes, samples }: Odds,
  names: OddsNames,
  share: (probability: number) => Likely,
): SideLosses {
  const types = measures.filter(({ mean, path }) => mean !== undefined && path[1] === side);
  const found = [...new Set(types.map(({ path }) => path[0]!))];
  const kinds = found.map((kind): LossKind => {
    const own = types.filter(({ path }) => path[0] === kind);
    const whole = measuresOf(outcomes.map((each) => sumOf(each, kind, side)));
    const all = whole.find(({ path }) => path[0] === kind) ?? own[0]!;
    return {
      kind,
      ...lossOf(all, names.measure([kind]), share, samples),
      types: own.map((measure) => lossOf(measure, names.measure(measure.path), share, samples)),
    };
  });
  // In the same order for all sides.
  kinds.sort((a, b) => (a.title < b.title ? -1 : 1));
  return { side, name: names.side(side), kinds };
}

function lossOf(
  measure: Measure,
  title: string,
  share: (probability: number) => Likely,
  samples: number | undefined,
): Loss {
  const { mean, chances } = measure;
  const between = meanBetween(measure, samples);
  return {
    title,
    mean: mean ?? 0,
    ...(between && { meanBetween: between }),
    shares: chances.map(({ value, probability }) => ({ value, label: String(value), ...share(probability) })),
  };
}

/** A result with nothing in it but how much of one sort a side loses in all. */
function sumOf({ result, probability }: WeighedResult, kind: string, side: string): WeighedResult {
  const lost = (result[kind] as JsonObject | undefined)?.[side] as Numbers | number | undefined;
  const sum =
    typeof lost === "number" ? lost : Object.values(lost ?? {}).reduce((all, count) => all + count, 0);
  return { probability, result: { [kind]: sum } };
}

function hitsOf(hits: Hits | undefined, names: OddsNames): OddsReading["hits"] {
  return Object.entries(hits ?? {}).map(([title, bySide]) => ({
    title,
    means: names.sides.flatMap((side) =>
      bySide[side] === undefined ? [] : [{ side: names.side(side), mean: bySide[side] }],
    ),
  }));
}

/** "Sea Control: Japan. Allies: CL sunk, 2 × DD damaged." */
function inWords(result: JsonObject, names: OddsNames): string {
  const words: string[] = [];
  const lost = new Map<string, string[]>();
  for (const { path, mean, chances } of measuresOf([{ result, probability: 1 }])) {
    const { value } = chances.at(-1)!;
    if (mean === undefined) words.push(`${names.measure(path)}: ${holder(String(value), names).label}`);
    else if (value !== 0) {
      const side = path[1] ?? "";
      const times = value === 1 ? "" : `${value} × `;
      lost.set(side, [...(lost.get(side) ?? []), `${times}${names.measure(path)}`]);
    }
  }
  const losses = names.sides.flatMap((side) => {
    const own = lost.get(side);
    return own ? [`${names.side(side)}: ${own.join(", ")}`] : [];
  });
  const held = words.length > 0 ? [words.join(", ")] : [];
  return [...held, ...(losses.length > 0 ? losses : ["No losses"])].join(". ");
}
