export { type Span, spans } from "./bots";
export { breakFor, countKnown } from "./known";
export type { Break, DiceSource, Line, LineChoice, Moment, Opening, Waiting } from "./line";
export type { Order, Seats } from "./orders";
export { expectable, playtestOf, type Recording } from "./record";
export { type Differs, replay, type Replayed } from "./replay";
export { Session, type Tried } from "./session";
export { diaryOf, type LogLine, type Shown, type ShownDecision, type ShownOption, shownTo } from "./shown";
export { Sitting } from "./sitting";
