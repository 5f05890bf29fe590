export { mapView, scenarioFor } from "./view";
export { mapOverlay } from "./overlay";
export { mapChange } from "./change";
export type { Changed, MapChange } from "./change";
export { counterMix } from "./mix";
export { towards } from "./walk";
export type { Heading } from "./walk";
export type { Border, Box, MapPlace, MapView, Split, Stack, Way } from "./types";
