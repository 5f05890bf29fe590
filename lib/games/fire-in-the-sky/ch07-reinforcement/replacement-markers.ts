import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { heldHomeBases } from "../board/occupation";
import { moveTo, pieceName, placeName, setSteps } from "../model/pieces";
import type { Done, Position, T } from "../model/position";
import { placeList, placeOf } from "../reasons/common";
import type { Rules } from "../model/rules";

/** 7.4 Replacements Marker Segment: markers are made. What they do on land stands in `board/replacements.ts`. */

/**
 * Any number of markers of any value. One marker rebuilds one unit and all are removed at the end of the
 * player turn, so no more are offered than the nation has land units with two steps.
 */
const replacements: Step<Rules, Position, Done> = {
  rule: "7.4",
  title: "Replacements Marker Segment",
  asks: (t, frame) => (frame.data.done ? 0 : 1 << t.position.phasing),
  options(t, _frame, side, out) {
    out.push(DONE);
    t.rules.nations.forEach((nation, n) => {
      if (nation.side !== side || freeMarker(t, n) < 0) return;
      for (const home of heldHomeBases(t, n)) {
        for (const value of t.rules.parameters.replacements.values) out.push(markerCode(t, n, home, value));
      }
    });
  },
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "done" };
    const { nation, home, value } = readMarkerCode(t, code);
    return { nation: t.rules.nations[nation]!.id, value, at: t.rules.places[home]!.id };
  },
  explain(t, _frame, choice, side) {
    const rule = "7.4";
    const n = t.rules.nations.findIndex(({ id }) => id === choice.nation);
    const nation = t.rules.nations[n];
    const { values } = t.rules.parameters.replacements;
    if (typeof choice.value === "number" && !values.includes(choice.value))
      return { rule, text: `No replacements marker is worth ${choice.value}; choose ${values.join(", ")}.` };
    if (!nation) return undefined;
    if (nation.side !== side)
      return { rule, text: `${nation.name} is an enemy nation: markers are made only for your own nations.` };
    const homes = heldHomeBases(t, n);
    if (homes.length === 0)
      return {
        rule,
        text: `${nation.name} controls none of its Home Bases, where its markers are placed.`,
      };
    const at = placeOf(t, choice.at);
    if (at !== undefined && !homes.includes(at)) {
      const text = `${placeName(t, at)} is not a Home Base that ${nation.name} controls; choose ${placeList(t, homes)}.`;
      return { rule, text };
    }
    if (freeMarker(t, n) >= 0) return undefined;
    const text = `${nation.name} already has a marker for each land unit to rebuild; one marker rebuilds one unit.`;
    return { rule, text };
  },
  prompt: () => "Make replacements markers?",
  take(t, frame, code) {
    if (code === DONE) return t.set(frame.data, "done", true);
    const { nation, home, value } = readMarkerCode(t, code);
    const marker = freeMarker(t, nation);
    setSteps(t, marker, value);
    moveTo(t, marker, home);
    t.say(
      "7.4",
      () => `${t.rules.nations[nation]!.name} makes ${pieceName(t, marker)} at ${placeName(t, home)}.`,
    );
  },
};

const freeMarker = (t: T, nation: number): number =>
  t.rules.markersOf[nation]!.find((p) => t.position.at[p] === t.rules.limbo.available) ?? -1;

/** Marker values stay below this in a code. */
const VALUES = 64;

const markerCode = (t: T, nation: number, home: number, value: number): number =>
  (nation * t.rules.places.length + home) * VALUES + value;

function readMarkerCode(t: T, code: number): { nation: number; home: number; value: number } {
  const rest = Math.floor(code / VALUES);
  const places = t.rules.places.length;
  return { nation: Math.floor(rest / places), home: rest % places, value: code % VALUES };
}

export const replacementMarkerSteps: Steps<Rules, Position> = { replacements };
