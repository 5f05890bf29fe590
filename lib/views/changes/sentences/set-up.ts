import { child, isScenarioPath, parsePointer } from "../../../documents";
import { plural } from "../../../words";
import type { CounterFace, Holding } from "../../../games";
import { documentTitle } from "../../world";
import { lower } from "../value-words";
import { aboutFlow, type Flow, flows, type Placed } from "./flow";
import { nameOfNation, nameOfPlace, nameOfType } from "./names";
import type { Said, State, Describer, DocumentVersions } from "./types";
import { figure } from "./figure";
import { times } from "./words";

/** More like these are counted together. */
const MOST = 24;

interface Force extends Placed {
  words: string;
  /** "at Truk", "out of the game". */
  at: string;
}

/** Who stands where in a scenario, and who holds what. */
export const describeSetUp: Describer = (versions, differences) => {
  const { path, before, after } = versions;
  if (!isScenarioPath(path) || before.document === undefined || after.document === undefined) return [];
  const title = documentTitle(path, after.document.value);
  const forces = flows(forcesOf(before, path), forcesOf(after, path)).flatMap((flow): Said[] => {
    const about = aboutFlow(flow, differences);
    return about.length === 0 ? [] : [{ ...say(flow, title), about }];
  });
  const control = differences.flatMap((difference): Said[] => {
    const [list, place, ...rest] = parsePointer(difference.pointer);
    if (list !== "control" || place === undefined || rest.length > 0) return [];
    const now = holder(after, difference.to, place);
    const was = holder(before, difference.from, place);
    return [
      {
        sentence: `${title}: ${nameOfPlace(after, place)} is held by ${now}, was by ${was}`,
        about: [difference],
      },
    ];
  });
  return [...forces, ...control];
};

function forcesOf(state: State, path: DocumentVersions["path"]): Force[] {
  const views = state.world.game?.views?.map;
  const nounOf = ({ kind }: CounterFace): string =>
    views?.forces.find(({ id }) => id === kind)?.noun ?? "step";
  const holdings = views?.holdings(state.documents, path) ?? [];
  return holdings.flatMap((holding) =>
    holding.counters.map(({ pointer, face, count, steps, reduced, damaged }): Force => {
      const marks = `${reduced ? ", reduced" : ""}${damaged ? ", damaged" : ""}`;
      const sumOf = steps === undefined ? undefined : nounOf(face);
      return {
        what: `${face.type}${marks}`,
        where: holding.entry,
        count: steps ?? count,
        pointer,
        ...(sumOf !== undefined && { sumOf }),
        words:
          (sumOf === undefined ? nameOfType(state, face.type) : `of ${nameOfNation(state, face.nation)}`) +
          marks,
        at: whereabouts(state, holding),
      };
    }),
  );
}

function whereabouts(state: State, { where, title, place, entry }: Holding): string {
  if (where === "map") return `at ${nameOfPlace(state, place ?? title)}`;
  return where === "free" ? `in the free set-up “${title}”` : entry === "/sunk" ? "sunk" : lower(title);
}

function say(flow: Flow<Force>, title: string): Pick<Said, "sentence" | "kind" | "alike"> {
  const { words, sumOf } = "to" in flow ? flow.to : flow.from;
  const counted = (count: number, always = false): string =>
    sumOf !== undefined
      ? `${figure(count)} ${plural(count, sumOf)} ${words}`
      : (always ? `${count} × ` : times(count)) + words;
  const alike = {
    key: `set-up ${title} ${flow.kind}`,
    called: [`${title},`, "entries of the set-up"] as const,
    most: MOST,
  };
  switch (flow.kind) {
    case "moved":
      return { sentence: `${title}: ${counted(flow.count)} ${flow.to.at}, was ${flow.from.at}`, alike };
    case "changed":
      return {
        sentence: `${title}: ${counted(flow.after, true)} ${flow.to.at}, was ${figure(flow.before)}`,
        alike,
      };
    case "added":
      return { sentence: `${title}: ${counted(flow.count)} ${flow.to.at}, new`, kind: "added", alike };
    case "removed":
      return {
        sentence: `${title}: ${counted(flow.count)} no longer ${flow.from.at}`,
        kind: "removed",
        alike,
      };
  }
}

/** Who holds a place in the scenario; if that does not say, the holder on the map. */
function holder({ documents }: State, said: unknown, place: string): string {
  const base = child(child(child(documents["bases.json"], "bases"), place), "control");
  const side = said ?? base;
  if (typeof side !== "string" || side === "none") return "nobody";
  const name = child(child(child(documents["game.json"], "sides"), side), "name");
  return typeof name === "string" ? name : side;
}
