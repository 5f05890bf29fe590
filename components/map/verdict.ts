/** Whether a counter may be put down, or why not; and whether it can be put down all the same. */
export interface PlacementVerdict {
  problem?: { message: string; rule?: string; more: number };
  canBeForced?: boolean;
}
