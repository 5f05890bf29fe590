export * from "./grid";
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
export type { SourceStatus, ViewWorld } from "./world";
