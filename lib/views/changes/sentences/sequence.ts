import type { Difference } from "../../../compare";
import { child, type Json, parsePointer } from "../../../documents";
import { inWords, titleOf } from "../../world";
import { numberingIn } from "./numbers";
import type { Said, State, Describer } from "./types";

/** The lists of steps: which have come, which are gone, and which stand elsewhere. */
export const describeSequence: Describer = ({ path, before, after }, differences) => {
  if (path !== "sequence.json") return [];
  const lists = differences.flatMap((difference) => {
    const [name, ...rest] = parsePointer(difference.pointer);
    const [was, is] = [before, after].map((state) => stepsOf(child(state.document?.value, name ?? "")));
    return name !== undefined && rest.length === 0 && was && is ? [{ name, difference, was, is }] : [];
  });
  const gone = lists.flatMap((list) => missing(list.was, list.is).map((step) => ({ step, list })));
  const come = lists.flatMap((list) => missing(list.is, list.was).map((step) => ({ step, list })));
  const said: Said[] = [];
  for (const { step, list } of come) {
    const from = gone.findIndex((each) => each.step === step);
    const place = `${placeIn(after, list.is, step)} of the ${listName(after, list.name)}`;
    if (from < 0) {
      said.push({
        sentence: `New: ${stepName(after, step)}, ${place}`,
        about: [list.difference],
        kind: "added",
      });
      continue;
    }
    const [other] = gone.splice(from, 1);
    said.push({
      sentence: `${stepName(after, step)}: ${place}, was in the ${listName(before, other!.list.name)}`,
      about: [list.difference, other!.list.difference],
    });
  }
  for (const { step, list } of gone) {
    const sentence = `${stepName(before, step)} is gone from the ${listName(before, list.name)}`;
    said.push({ sentence, about: [list.difference], kind: "removed" });
  }
  for (const list of lists) said.push(...reordered(before, after, list));
  return said;
};

interface List {
  name: string;
  difference: Difference;
  was: readonly string[];
  is: readonly string[];
}

/** Those of the steps in both lists that left the order of the others. */
function reordered(before: State, after: State, { name, difference, was, is }: List): Said[] {
  const [old, now] = [was.filter((each) => is.includes(each)), is.filter((each) => was.includes(each))];
  const kept = new Set(longestCommon(old, now));
  const moved = now.filter((each) => !kept.has(each));
  return [...new Set(moved)].map((step): Said => ({
    sentence:
      `${stepName(after, step)}: ${placeIn(after, now, step)} of the ${listName(after, name)}, ` +
      `was ${placeIn(before, old, step)}`,
    about: [difference],
  }));
}

/** Steps that the second list lacks, as often as they are missing. */
function missing(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function longestCommon(a: readonly string[], b: readonly string[]): string[] {
  let above: string[][] = b.map(() => []);
  for (const each of a) {
    const row: string[][] = [];
    b.forEach((other, i) => {
      const [left, up, both] = [row[i - 1] ?? [], above[i]!, above[i - 1] ?? []];
      row.push(each === other ? [...both, each] : left.length > up.length ? left : up);
    });
    above = row;
  }
  return above.at(-1) ?? [];
}

function placeIn(state: State, list: readonly string[], step: string): string {
  const at = list.indexOf(step);
  if (at > 0) return `after ${stepName(state, list[at - 1]!)}`;
  return list.length > 1 ? `before ${stepName(state, list[1]!)}` : "alone";
}

/** What the rulebook in use calls a step, else the rules module. */
function stepName({ world }: State, step: string): string {
  const title = numberingIn(world.draft).titles[step] ?? world.game?.module.steps[step]?.title;
  return `“${title ?? inWords(step)}”`;
}

function listName(state: State, name: string): string {
  return numberingIn(state.world.draft).titles[name] ?? titleOf(state.schema(`/${name}`), `/${name}`);
}

const stepsOf = (value: Json | undefined): string[] | undefined =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : undefined;
