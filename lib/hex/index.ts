export { type GraphFault, HexError, HexGraphError } from "./errors";
export {
  axialToCube,
  axialToOffset,
  cubeToOffset,
  isShoved,
  offsetLayouts,
  offsetToAxial,
  offsetToCube,
  orientationOf,
} from "./coordinates";
export type { AxialHex, CubeHex, OffsetHex, OffsetLayout, Orientation } from "./coordinates";
export {
  directionBetween,
  directionIndex,
  directionsOf,
  flatTopDirections,
  hexNeighbour,
  hexNeighbours,
  oppositeDirection,
  pointyTopDirections,
  turnDirection,
} from "./directions";
export type { Direction, FlatTopDirection, PointyTopDirection } from "./directions";
export { hexDistance, hexLine, hexRange, hexRing } from "./measure";
export { hexAtPoint, hexCentre, hexCorners } from "./plane";
export type { Point } from "./plane";
export { hexIdPattern } from "./printed-ids";
export type { HexIdPattern, RowOrder } from "./printed-ids";
export {
  acrossSide,
  allSides,
  formatSides,
  hexesAcross,
  maskedHexsides,
  parseSides,
  sideDirections,
} from "./sides";
export type { SideMask } from "./sides";
export { hexsideId, parseHexsideId } from "./hexsides";
export type { HexPair } from "./hexsides";
export { areLinked, linkClass, neighboursOf, nodeId, nodeIndex, nodesOfHex } from "./graph";
export type { GraphNode, HexGraph, LinkClass } from "./graph";
export type { BoxSource, HexGraphSource, LinkClassSource } from "./graph-source";
export { compileHexGraph } from "./compile-graph";
export { createSearchScratch, pathTo, searchSteps } from "./search";
export type { Barriers, SearchScratch, SearchStart } from "./search";
export {
  enterRule,
  searchModes,
  searchSlowed,
  slowedTo,
  stoppedMode,
  throughMode,
  unslowed,
  wasReachedIn,
} from "./mode-search";
export type { EnterRule, Entry, ModeRule, Slowing } from "./mode-search";
export { reachableNodes, shortestPath, stepsFrom, stepsTable } from "./reach";
export type { ReachOptions } from "./reach";
export { cheapestPath, cheapestPathTo, costsFrom, createCostScratch, searchCosts } from "./cheapest";
export type { CostScratch, StepCost } from "./cheapest";
