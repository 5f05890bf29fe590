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
export type { OffsetHex, OffsetLayout } from "./coordinates";
export {
  directionBetween,
  directionIndex,
  directionsOf,
  hexNeighbour,
  hexNeighbours,
  oppositeDirection,
  turnDirection,
} from "./directions";
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
export { hexsideId, parseHexsideId } from "./hexsides";
export { areLinked, linkClass, neighboursOf, nodeId, nodeIndex, nodesOfHex } from "./graph";
export type { HexGraph, LinkClass } from "./graph";
export type { HexGraphSource, LinkClassSource } from "./graph-source";
export { compileHexGraph } from "./compile-graph";
export { createSearchScratch, pathTo, searchSteps } from "./search";
export type { SearchScratch } from "./search";
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
export type { Entry, ModeRule } from "./mode-search";
export { reachableNodes, shortestPath, stepsFrom, stepsTable } from "./reach";
export { relayReach, type RelayRule } from "./relay";
export { cheapestPath, cheapestPathTo, costsFrom, createCostScratch, searchCosts } from "./cheapest";
export type { StepCost } from "./cheapest";
