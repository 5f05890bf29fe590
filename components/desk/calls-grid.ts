import { get, joinPointer, type Json, locate, type Range } from "../../lib/documents";
import type { Diagnostic } from "../../lib/diagnostics";
import { fingerprintOf } from "../../lib/diagnostics";
import { type Change, changeValues, type EditContext } from "../../lib/editing";
import type { ScheduledGroup } from "../../lib/games";
import {
  arrivalForm,
  type ArrivalForm,
  type ArrivalPlace,
  type CombatTables,
  combatTables,
  type Grid,
  gridsOf,
  modifierForm,
  type ModifierForm,
  moveArrival,
  optionSwitches,
  removeArrival,
  type OptionSwitches,
  scheduleTrack,
  type ScheduleTrack,
  stepLists,
  type StepLists,
  type TrackOptions,
  weightSets,
  type WeightSets,
  writeArrival,
} from "../../lib/views";
import { noting, targetOf } from "./editing";
import { viewWorld } from "./view-world";
import type { Desk } from "./world";

/** A new value of a cell; undefined removes it. */
export interface CellValue {
  pointer: string;
  value: Json | undefined;
}

/** A change before it is made, and the problems that it would cause. */
export interface ChangePreview {
  change: Change;
  problems: Diagnostic[];
}

/** Calls of grids, combat tables and the turn track. `layer`: the layer that edits go to. */
export const gridCalls = {
  /** The tables in a document, with its path, so that a late answer for another document is recognised. */
  grids: (desk: Desk, document: string): { document: string; grids: Grid[] } => ({
    document,
    grids: gridsOf(viewWorld(desk), document),
  }),

  optionSwitches: (desk: Desk, scenario: string | undefined): OptionSwitches | undefined =>
    optionSwitches(viewWorld(desk), scenario),

  weightSets: (desk: Desk, document: string): WeightSets | undefined => weightSets(viewWorld(desk), document),

  stepLists: (desk: Desk, document: string): StepLists | undefined => stepLists(viewWorld(desk), document),

  combatTables: (desk: Desk): CombatTables | undefined => combatTables(viewWorld(desk)),

  /** What a modifier of a roll may be, and the existing one with that id. */
  modifierForm(
    desk: Desk,
    document: string,
    roll: string,
    id: string | undefined,
  ): { form: ModifierForm | undefined; standing: Json | undefined } {
    const value = desk.draft.documents.get(document)?.value;
    const standing = id === undefined ? undefined : get(value, joinPointer(roll, "modifiers", id));
    return { form: modifierForm(viewWorld(desk), document, roll), standing };
  },

  scheduleTrack: (desk: Desk, options: TrackOptions): ScheduleTrack | undefined =>
    scheduleTrack(viewWorld(desk), options),

  /** Where the text sets a value of a document. */
  placeOf(desk: Desk, document: string, pointer: string): { file: string; pointer: string; range: Range } {
    const { file, pointer: at, range } = locate(desk.draft, document, pointer);
    return { file, pointer: at, range };
  },

  /** The edits after which a document holds these values, all in one, or why there are none. */
  changeCells: (
    desk: Desk,
    document: string,
    values: readonly CellValue[],
    layer: string | undefined,
  ): Change => noting(desk, (on) => changeValues(on, targetOf(layer), document, values)),

  moveGroup: (desk: Desk, group: ScheduledGroup, turn: number, layer: string | undefined): Change =>
    noting(desk, (on) => moveArrival(on, targetOf(layer), viewWorld(desk), group, turn)),

  arrivalForm: (desk: Desk, place: ArrivalPlace): ArrivalForm | undefined =>
    arrivalForm(viewWorld(desk), place),

  /** `id`: of a new one, made of its title. */
  writeArrival: (
    desk: Desk,
    place: ArrivalPlace,
    id: string,
    texts: Readonly<Record<string, string>>,
    layer: string | undefined,
  ): Change => noting(desk, (on) => writeArrival(on, targetOf(layer), viewWorld(desk), place, id, texts)),

  removeArrival: (desk: Desk, group: ScheduledGroup, layer: string | undefined): Change =>
    noting(desk, (on) => removeArrival(on, targetOf(layer), group)),

  /** A move tried out before the drop. */
  tryMove: (desk: Desk, group: ScheduledGroup, turn: number, layer: string | undefined): ChangePreview =>
    tried(desk, (on) => moveArrival(on, targetOf(layer), viewWorld(desk), group, turn)),

  /** Values tried out before they are written. */
  tryCells: (
    desk: Desk,
    document: string,
    values: readonly CellValue[],
    layer: string | undefined,
  ): ChangePreview => tried(desk, (on) => changeValues(on, targetOf(layer), document, values)),
};

function tried(desk: Desk, make: (on: EditContext) => Change): ChangePreview {
  const change = noting(desk, make);
  if (!change.ok) return { change, problems: [] };
  const known = new Set(desk.report().diagnostics.map(fingerprintOf));
  const { diagnostics } = desk.reportAfter(change.edits);
  const problems = diagnostics.filter((each) => each.severity !== "info" && !known.has(fingerprintOf(each)));
  return { change, problems };
}
