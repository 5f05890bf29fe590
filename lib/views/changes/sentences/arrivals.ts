import { plural } from "../../../words";
import type { Difference } from "../../../compare";
import { child, isWithin } from "../../../documents";
import { turnNoun, turnTitle } from "../../../games/time";
import type { ScheduledGroup } from "../../../games/schedule-types";
import { lower } from "../value-words";
import { aboutFlow, type Flow, flows, type Placed } from "./flow";
import { nameOfNation, nameOfType } from "./names";
import type { Describer, DocumentVersions, Said, State } from "./types";
import { figure } from "./figure";
import { times } from "./words";

/** More like these are counted together. */
const MOST = 24;

interface Arrival extends Placed {
  words: string;
  /** "turn 3", in a sentence. */
  when: string;
  leaves: boolean;
}

/** The schedules: who comes on which turn, and what rises from turn to turn. */
export const describeArrivals: Describer = (versions, differences) => {
  if (!versions.path.startsWith("schedules/")) return [];
  const levels = [...describeLevels(versions, differences)];
  const [was, is] = [arrivalsOf(versions.before, versions.path), arrivalsOf(versions.after, versions.path)];
  const said = flows(was, is).flatMap((flow): Said[] => {
    const about = aboutFlow(flow, differences);
    return about.length === 0 ? [] : [{ ...say(flow), about }];
  });
  return [...levels, ...said, ...regrouped(versions, differences, said)];
};

function arrivalsOf(state: State, path: DocumentVersions["path"]): Arrival[] {
  const groups = state.world.game?.views?.schedule?.groups(state.documents) ?? [];
  return groups.filter(({ document }) => document === path).flatMap((group) => inGroup(state, group));
}

function inGroup(state: State, group: ScheduledGroup): Arrival[] {
  const { pointer, turn, nation, leaves } = group;
  const option = optionOf(state, group.option);
  const about = { where: String(turn), when: whenOf(state, turn), leaves };
  const suffix = `${option} ${leaves ? "leaves" : "comes"}`;
  const units = Object.entries(group.units ?? {}).map(([type, count]): Arrival => ({
    ...about,
    what: `${type} ${suffix}`,
    words: nameOfType(state, type),
    count,
    pointer: `${pointer}/units/${type}`,
  }));
  const pools = group.pools.map(({ id, noun, note, count, pointer: at }): Arrival => ({
    ...about,
    what: `pool ${id} ${nation} ${note ?? ""} ${suffix}`,
    words: `of ${nameOfNation(state, nation)}${note === undefined ? "" : ` ${note}`}`,
    count,
    pointer: at,
    sumOf: noun,
  }));
  return [...units, ...pools];
}

/** An optional rule by its id, whatever number the edition gives it. */
function optionOf({ documents }: State, option: string | undefined): string {
  if (option === undefined) return "";
  const rules = child(documents["options.json"], "options");
  const found = Object.entries(rules ?? {}).find(([, each]) => child(each, "rule") === option);
  return found?.[0] ?? option;
}

/** A turn in a sentence: "turn 3", "December 1941". */
function whenOf({ world: { game }, documents }: State, turn: number): string {
  const title = turnTitle(game, documents, turn);
  const noun = turnNoun(game);
  return title.toLowerCase().startsWith(`${noun} `) ? lower(title) : title;
}

function say(flow: Flow<Arrival>): Pick<Said, "sentence" | "kind" | "alike"> {
  const { words, leaves, sumOf } = "to" in flow ? flow.to : flow.from;
  const alike = { key: `arrivals ${flow.kind}`, called: ["Schedule of", "arrivals"] as const, most: MOST };
  const counted = (count: number, always = false): string =>
    sumOf !== undefined
      ? `${figure(count)} ${plural(count, sumOf)} ${words}`
      : (always ? `${count} × ` : times(count)) + words;
  const verb = (count: number): string => {
    const many = count !== 1;
    return leaves ? `${many ? "leave" : "leaves"} play` : many ? "arrive" : "arrives";
  };
  switch (flow.kind) {
    case "moved":
      return {
        sentence: `${counted(flow.count)} ${verb(flow.count)} on ${flow.to.when} instead of ${flow.from.when}`,
        alike,
      };
    case "changed":
      return {
        sentence: `${counted(flow.after, true)} ${verb(flow.after)} on ${flow.to.when}, was ${figure(flow.before)}`,
        alike,
      };
    case "added":
      return {
        sentence: `${counted(flow.count)} ${verb(flow.count)} on ${flow.to.when}, new`,
        kind: "added",
        alike,
      };
    case "removed":
      return {
        sentence: `${counted(flow.count)} no longer ${verb(flow.count)}, was on ${flow.from.when}`,
        kind: "removed",
        alike,
      };
  }
}

/** Groups that were put together otherwise, while the same units come on the same turns. */
function regrouped(
  { before, after, path }: DocumentVersions,
  differences: readonly Difference[],
  said: readonly Said[],
): Said[] {
  const pools = new Set(
    [before, after].flatMap(({ world, documents }) =>
      (world.game?.views?.schedule?.groups(documents) ?? [])
        .filter(({ document }) => document === path)
        .flatMap((group) => group.pools.map(({ pointer }) => pointer)),
    ),
  );
  const covered = new Set(said.flatMap(({ about }) => about));
  // Where the groups of all turns stand: "turns".
  const [, all] = after.world.game?.views?.schedule?.pointerOn(1, "").split("/") ?? [];
  const left = differences.filter(({ pointer, kind }) => {
    const parts = pointer.split("/");
    const isForces = parts.length <= 4 || parts[4] === "units" || pools.has(pointer);
    return parts[1] === all && kind !== "changed" && isForces;
  });
  return left
    .filter((each) => !covered.has(each))
    .map((each): Said => {
      const turn = each.pointer.split("/")[2];
      const title = child(
        child(child((each.kind === "removed" ? before : after).document?.value, all ?? ""), turn ?? ""),
        each.pointer.split("/")[3] ?? "",
      );
      const name = child(title, "title");
      const what = typeof name === "string" ? `“${name}”` : "a group";
      return {
        sentence: `${turnTitle(after.world.game, after.documents, Number(turn))}: ${what} is ${each.kind === "added" ? "new" : "gone"}, and the same units come`,
        about: [each],
      };
    });
}

/** Points that rise or fall from turn to turn. */
function describeLevels(versions: DocumentVersions, differences: readonly Difference[]): Said[] {
  const [was, is] = [levelsOf(versions.before, versions.path), levelsOf(versions.after, versions.path)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((pointer): Said[] => {
    const about = differences.filter(
      (each) => isWithin(each.pointer, pointer) || isWithin(pointer, each.pointer),
    );
    const [old, now] = [was.get(pointer), is.get(pointer)];
    if (about.length === 0 || old?.value === now?.value) return [];
    const { title, turn } = (now ?? old)!;
    const said = now === undefined ? `no other value any more, was ${figure(old!.value)}` : figure(now.value);
    const end =
      now !== undefined && old !== undefined
        ? `, was ${figure(old.value)}`
        : now === undefined
          ? ""
          : ", new";
    const values = old && now && { from: old.value, to: now.value };
    return [
      {
        sentence: `${title} from ${whenOf(versions.after, turn)}: ${said}${end}`,
        about,
        alike: {
          key: `level ${title}`,
          called: [`${title}, on`, `${turnNoun(versions.after.world.game)}s`],
          most: 4,
          ...values,
        },
      },
    ];
  });
}

function levelsOf(
  state: State,
  path: DocumentVersions["path"],
): Map<string, { title: string; turn: number; value: number }> {
  const levels = state.world.game?.views?.schedule?.levels?.(state.documents) ?? [];
  return new Map(
    levels
      .filter(({ document }) => document === path)
      .flatMap(({ title, turns }) =>
        turns.map(({ turn, value, pointer }) => [pointer, { title, turn, value }] as const),
      ),
  );
}
