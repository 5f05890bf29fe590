/** Whether a counter may be dropped, or why not; and whether the drop can be forced. */
export interface PlacementVerdict {
  problem?: { message: string; rule?: string; more: number };
  canBeForced?: boolean;
}
