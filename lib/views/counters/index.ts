/** Counters as drawings and in words; plain data for the studio and for paper. */
export { bandShapes, EDGE } from "./band";
export { BAND, cardLayout, faceShapes, formOf, frame, layoutOf, NUMBERS_FROM, smallShapes } from "./face";
export { badgeShapes, facingShapes, turnOf } from "./badges";
export { groupsOf } from "./groups";
export { counterKey } from "./key";
export { markShapes } from "./marks";
export type { Shape } from "./shapes";
export { counterWords, stateOf } from "./words";
export type { CounterState } from "./words";
