export { diceWords, howItComes, percentOf, signed } from "./chance-words";
export type { ResultTableView } from "./result-table";
export { chanceOf, chanceToHit, combatTables } from "./combat-table";
export type { CombatTables, FaceTable, ModifierTable, TableCell, TableModifier } from "./combat-table";
export * from "./grid";
export { emptyModifier, emptyPart, modifierForm, readModifier, writeModifier } from "./modifier-form";
export type { ConditionPart, ModifierDraft, ModifierForm } from "./modifier-form";
export { arrivalForm, removeArrival, writeArrival } from "./arrival-form";
export type { ArrivalForm, ArrivalPlace } from "./arrival-form";
export { moveArrival, scheduleTrack } from "./schedule";
export type {
  Arrival,
  ArrivalMark,
  ArrivalUnit,
  Forfeit,
  Lane,
  ScheduleTrack,
  TrackOptions,
  TurnOfTrack,
} from "./schedule";
export { ruleTitles, ruleUses } from "./rule-uses";
export type { RuleName, RuleUse, RuleUses } from "./rule-uses";
export { weightSets } from "./sliders";
export type { Weight, WeightSets } from "./sliders";
export { changedSteps, stepLists } from "./steps";
export type { ListedStep, StepChange, StepList, StepLists } from "./steps";
export { ON, optionSwitches, switched } from "./switches";
export type { OptionNumber, OptionSwitch, OptionSwitches } from "./switches";
export type { Origin, ViewWorld } from "./world";
