import { describe, expect, it } from "vitest";
import { nextWord, seedState } from "../../../lib/kernel";
import { addTo, anytime, LEAST_GAMES, noSums, varianceOf, meanOf } from "../../../lib/lab/statistics";
import { boundary, LEAST_DIFFERING } from "../../../lib/lab/statistics/anytime";
import { Z95 } from "../../../lib/playtest/statistics";

/** Differences of pairs whose mean is zero. */
type Draw = (chance: () => number) => number;

const wins: Draw = (chance) => {
  const u = chance();
  return u < 0.15 ? 1 : u < 0.3 ? -1 : 0;
};
const rareWins: Draw = (chance) => {
  const u = chance();
  return u < 0.04 ? 1 : u < 0.08 ? -1 : 0;
};
/** Scores with a long tail on one side. */
const skewed: Draw = (chance) => (chance() < 0.2 ? 8 : -2);

/** One large number in twenty: often none has come by the first look. */
const rareAndLarge: Draw = (chance) => (chance() < 0.05 ? 38 : -2);
/** Most pairs are alike, and the rare large differences go one way. */
const fewAndSkewed: Draw = (chance) => {
  const u = chance();
  return u < 0.03 ? 3 : u < 0.12 ? -1 : 0;
};
const exponential: Draw = (chance) => -Math.log(1 - chance()) - 1;

const LEAST = LEAST_GAMES;
const MOST = 1500;
const RUNS = 1000;

/** How many of many runs, looked at after every game, find a difference where there is none. */
function falseAlarms(draw: Draw, runs: number): { anytime: number; plain: number } {
  const alarms = { anytime: 0, plain: 0 };
  for (let run = 0; run < runs; run++) {
    const words = seedState(run + 1);
    const chance = () => nextWord(words) / 4294967296;
    const sums = noSums();
    const stopped = { anytime: false, plain: false };
    for (let n = 1; n <= MOST && !(stopped.anytime && stopped.plain); n++) {
      addTo(sums, draw(chance));
      if (n < LEAST) continue;
      const found = stopped.anytime ? undefined : anytime(sums, { error: 0.05, tunedTo: 300 });
      if (found && (found.low > 0 || found.high < 0)) stopped.anytime = true;
      if (Math.abs(meanOf(sums)) > Z95 * Math.sqrt(varianceOf(sums) / n)) stopped.plain = true;
    }
    if (stopped.anytime) alarms.anytime++;
    if (stopped.plain) alarms.plain++;
  }
  return alarms;
}

describe("looking after every game", () => {
  it.each([
    ["wins", wins, RUNS],
    ["rare wins", rareWins, RUNS],
    ["skewed scores", skewed, RUNS],
    ["exponential scores", exponential, 300],
    ["rare and large scores", rareAndLarge, 300],
    ["few and skewed scores", fewAndSkewed, 300],
  ] as const)(
    "finds a difference of %s where there is none in at most one run of twenty",
    (_title, draw, runs) => {
      const alarms = falseAlarms(draw, runs);
      expect(alarms.anytime).toBeLessThanOrEqual(runs * 0.05);
      // The plain interval is no guard against looking.
      expect(alarms.plain).toBeGreaterThan(runs * 0.15);
    },
  );

  it("says how likely chance alone is just where the interval begins to leave out zero", () => {
    const words = seedState(3);
    for (const draw of [wins, exponential, fewAndSkewed]) {
      const sums = noSums();
      for (let n = 1; n <= 300; n++) {
        addTo(sums, draw(() => nextWord(words) / 4294967296) + 0.25);
        const found = anytime(sums, { error: 0.05, tunedTo: 150 });
        if (found) expect(found.low > 0 || found.high < 0).toBe(found.chance < 0.05);
      }
    }
  });

  it("finds a difference that is there", () => {
    const words = seedState(7);
    const sums = noSums();
    for (let n = 0; n < 1000; n++) addTo(sums, nextWord(words) / 4294967296 < 0.2 ? 1 : 0);
    const { low, high, mean } = anytime(sums, { error: 0.05, tunedTo: 300 })!;
    expect(low).toBeGreaterThan(0);
    expect(low).toBeLessThan(0.2);
    expect(high).toBeGreaterThan(0.2);
    expect(mean).toBeCloseTo(sums.sum / 1000, 12);
  });
});

describe("the boundary", () => {
  it("is that of the closed form", () => {
    // n = 100, rho = 0.2: sqrt(2 * 5 / (10000 * 0.04) * ln(sqrt(5) / 0.05))
    expect(boundary(100, 0.2, 0.05)).toBeCloseTo(Math.sqrt(0.025 * Math.log(Math.sqrt(5) / 0.05)), 12);
  });

  it("is wider than the plain interval, and by less than twice near the number it is tuned to", () => {
    for (const n of [50, 100, 400, 1600]) {
      const sums = noSums();
      for (let i = 0; i < n; i++) addTo(sums, i % 2 === 0 ? 1 : -1);
      const { high, mean } = anytime(sums, { error: 0.05, tunedTo: 400 })!;
      const plain = Z95 * Math.sqrt(varianceOf(sums) / n);
      expect(high - mean).toBeGreaterThan(plain);
      expect(high - mean).toBeLessThan(plain * 2);
    }
  });

  it("has no interval where too few differ", () => {
    const sums = noSums();
    for (let i = 0; i < LEAST_DIFFERING - 1; i++) addTo(sums, 1);
    for (let i = 0; i < 400; i++) addTo(sums, 0);
    expect(anytime(sums, { error: 0.05, tunedTo: 400 })).toBeUndefined();
    const alike = noSums();
    for (let i = 0; i < 100; i++) addTo(alike, -2);
    expect(anytime(alike, { error: 0.05, tunedTo: 400 })).toBeUndefined();
  });
});
