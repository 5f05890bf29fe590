import { isObject, joinPointer, type Json } from "../documents";
import { valueField } from "./grid";
import { inWords, type Origin, originLookUp, schemaLookUp, type ViewWorld } from "./world";

/** A step in a list: what it is called, and whether it is a list of steps itself. */
export interface ListedStep {
  id: string;
  title: string;
  rule: string | undefined;
  isList: boolean;
}

/** A list of steps, in the order in which they are played. */
export interface StepList extends Origin {
  pointer: string;
  id: string;
  title: string;
  rule: string | undefined;
  steps: ListedStep[];
  /** How many lists lie around it. */
  depth: number;
}

export interface StepLists {
  document: string;
  lists: StepList[];
  /** What a list can contain, in the order of the schema. */
  known: ListedStep[];
}

/** The lists of steps in a document, each behind the list that plays it. */
export function stepLists(world: ViewWorld, document: string): StepLists | undefined {
  const value = world.draft.documents.get(document)?.value;
  if (!isObject(value)) return undefined;
  const schema = schemaLookUp(world, document);
  const originOf = originLookUp(world, document);
  const members = new Map(
    Object.entries(value).flatMap(([id, steps]): [string, string[]][] =>
      isSteps(steps) ? [[id, steps]] : [],
    ),
  );
  const listed = (id: string): ListedStep => {
    const step = world.game?.module.steps[id];
    const title = schema(joinPointer("", id))?.title ?? step?.title ?? inWords(id);
    return { id, title, rule: step?.rule, isList: members.has(id) };
  };
  const lists: StepList[] = [];
  const seen = new Set<string>();
  const add = (id: string, depth: number): void => {
    const steps = members.get(id);
    // A list that two play, or that leads back to itself, is shown once.
    if (!steps || seen.has(id)) return;
    seen.add(id);
    const pointer = joinPointer("", id);
    lists.push({ pointer, ...listed(id), steps: steps.map(listed), depth, ...originOf(pointer) });
    for (const step of steps) add(step, depth + 1);
  };
  for (const id of members.keys()) add(id, 0);
  const [first] = lists;
  const choices = first ? (valueField(world, document, first.pointer).rule.items?.choices ?? []) : [];
  return { document, lists, known: choices.map((choice) => listed(String(choice.value))) };
}

const isSteps = (value: Json): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

/** What is done with the steps of a list; places are those before it. */
export type StepChange =
  | { do: "move"; from: number; to: number }
  | { do: "double"; at: number }
  | { do: "remove"; at: number }
  | { do: "add"; step: string; to: number };

/** A step moved to stand before the one that is now at `to`, played twice, left out or put in. */
export function changedSteps(steps: readonly string[], change: StepChange): string[] {
  switch (change.do) {
    case "move": {
      const moved = steps[change.from];
      if (moved === undefined) return [...steps];
      const rest = steps.toSpliced(change.from, 1);
      return rest.toSpliced(change.to > change.from ? change.to - 1 : change.to, 0, moved);
    }
    case "double": {
      const step = steps[change.at];
      return step === undefined ? [...steps] : steps.toSpliced(change.at + 1, 0, step);
    }
    case "remove":
      return steps.toSpliced(change.at, 1);
    case "add":
      return steps.toSpliced(change.to, 0, change.step);
  }
}
