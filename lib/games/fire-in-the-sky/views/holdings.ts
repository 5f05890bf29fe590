import { kept } from "../../../documents/kept";
import { child, joinPointer } from "../../../documents/pointer";
import type { FireInTheSkyPosition, FireInTheSkyScenario } from "../../../documents/generated/types";
import type { Json } from "../../../kernel";
import type { Documents } from "../../types";
import type { HeldCounter } from "../../counter-types";
import type { Holding, MixEntry } from "../../view-types";
import { capital } from "../../../words";
import { unitsPath } from "../checks/shared/documents";
import { rankOf, sheetsOf, type UnitSheet } from "./faces";
import { savedHoldings } from "./saved-holdings";
import { documentOf, entriesOf, listOf, type Members, numberOf, textOf } from "../../shared/read";

/** Who stands where in a scenario: each entry of its text, with the counters that it names. */

type Sheets = ReadonlyMap<string, UnitSheet>;

/** The type that stands for a nation's air steps: the first of its air counters. */
export function airTypeOf(sheets: Sheets, nation: string): UnitSheet | undefined {
  return [...sheets.values()].find(({ kind, face }) => kind === "air" && face.nation === nation);
}

export function holdingsOf(documents: Documents, scenario: string): Holding[] {
  const document = documents[scenario];
  const sheets = sheetsOf(documents);
  const off = offTypes(sheets, recommendedIn(document), documentOf(documents, "options.json", "options"));
  const counters = (value: Json | undefined, entry: string): HeldCounter[] =>
    typeof value === "object" && value !== null ? countersOf(value, entry, sheets, off) : [];
  const saved = savedPosition(document);
  if (saved)
    return savedHoldings(saved, sheets, documents).map((each) => ({
      ...each,
      counters: stacked(each.counters),
    }));
  const found: Holding[] = [];
  const section = (name: string): [string, Json][] => entriesOf(child(document, name));
  for (const [place, value] of section("setup")) {
    const entry = `/setup/${place}`;
    found.push({ entry, title: place, where: "map", place, counters: counters(value, entry) });
  }
  for (const [id, value] of section("choices")) {
    const entry = `/choices/${id}`;
    const places = listOf(child(value, "places")).filter((each) => typeof each === "string");
    found.push({
      entry,
      title: inWords(id),
      where: "free",
      place: places[0],
      places,
      counters: counters(value, entry),
    });
  }
  for (const [turn, value] of section("turnTrack")) {
    const entry = `/turnTrack/${turn}`;
    found.push({ entry, title: `Back on turn ${turn}`, where: "track", counters: counters(value, entry) });
  }
  const force = child(document, "reactionForce");
  if (force !== undefined) {
    const title = `Reaction force of turn ${numberOf(child(force, "turn"))}`;
    found.push({
      entry: "/reactionForce",
      title,
      where: "track",
      counters: counters(force, "/reactionForce"),
    });
  }
  for (const [entry, title] of [
    ["sunk", "Sunk, back in the pool"],
    ["removed", "Out of the game"],
  ] as const) {
    const value = child(document, entry);
    found.push({ entry: `/${entry}`, title, where: "out", counters: counters(value, `/${entry}`) });
  }
  return found;
}

/** The counters of an entry: the same list until the entry, the types or the options change. */
const countersOf = kept(countersIn);

function countersIn(
  value: Json & object,
  entry: string,
  sheets: Sheets,
  off: ReadonlyMap<string, string>,
): HeldCounter[] {
  const found: HeldCounter[] = [];
  for (const list of ["units", "reduced"] as const) {
    for (const [type, count] of entriesOf(child(value, list))) {
      const sheet = sheets.get(type);
      if (!sheet) continue;
      const optional = off.get(type);
      found.push({
        pointer: `${entry}/${list}/${type}`,
        face: sheet.face,
        count: numberOf(count),
        ...(list === "reduced" && { reduced: true }),
        ...(optional !== undefined && { optional }),
      });
    }
  }
  for (const [nation, steps] of entriesOf(child(value, "airSteps"))) {
    const sheet = airTypeOf(sheets, nation);
    if (!sheet) continue;
    const all = numberOf(steps);
    found.push({
      pointer: `${entry}/airSteps/${nation}`,
      face: sheet.face,
      count: Math.ceil(all / sheet.steps),
      steps: all,
    });
  }
  return stacked(found);
}

/** Ships above, then aircraft, then land units: the order in which players stack. */
function stacked(counters: HeldCounter[]): HeldCounter[] {
  return counters.sort((a, b) => rankOf(a.face) - rankOf(b.face));
}

/** What a scenario holds that was saved in the midst of play. */
export function savedPosition(scenario: Json | undefined): FireInTheSkyPosition | undefined {
  return (scenario as Partial<FireInTheSkyScenario> | null | undefined)?.position;
}

const NONE: readonly Json[] = [];

const recommendedIn = (scenario: Json | undefined): readonly Json[] => {
  const recommended = child(scenario, "recommendedOptions");
  return Array.isArray(recommended) ? recommended : NONE;
};

/** Optional units whose rule the scenario does not recommend, with that rule: they are not set up (2.1). */
const offTypes = kept((sheets: Sheets, recommended: readonly Json[], options: Members) => {
  const on = new Set(recommended.flatMap((id) => [textOf(id), textOf(child(options[textOf(id)], "rule"))]));
  const off = new Map<string, string>();
  for (const [type, { optional }] of sheets) {
    if (optional !== undefined && !on.has(optional)) off.set(type, optional);
  }
  return off;
});

const inWords = (id: string): string => {
  const words = id.replaceAll("-", " ");
  return capital(words);
};

/** The counter mix with what the scenario leaves of it (2.1): an absolute limit. */
export function mixOf(documents: Documents, scenario: string): MixEntry[] {
  const sheets = sheetsOf(documents);
  const used = new Map<string, number>();
  const steps = new Map<string, number>();
  for (const { counters, where, entry } of holdingsOf(documents, scenario)) {
    // What was sunk and may come back is free again.
    if (where === "out" && entry === "/sunk") continue;
    for (const { face, count, steps: air } of counters) {
      if (air !== undefined) steps.set(face.nation, (steps.get(face.nation) ?? 0) + air);
      else used.set(face.type, (used.get(face.type) ?? 0) + count);
    }
  }
  return [...sheets.values()].map(({ face, kind, count, steps: each, optional }) => {
    let gone = used.get(face.type) ?? 0;
    if (kind === "air") {
      const waiting = steps.get(face.nation) ?? 0;
      gone = Math.min(count, Math.ceil(waiting / each));
      steps.set(face.nation, Math.max(0, waiting - gone * each));
    }
    const pointer = joinPointer("", kind, face.type);
    return {
      face,
      document: unitsPath,
      pointer,
      left: count - gone,
      of: count,
      ...(optional !== undefined && { optional }),
    };
  });
}
