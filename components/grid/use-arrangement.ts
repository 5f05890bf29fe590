"use client";

import { useMemo, useState } from "react";
import type { Grid } from "../../lib/views";
import {
  arrange,
  type Arrangement,
  type Arranging,
  arrangementOf,
  asking,
  type Filter,
  nextSorting,
  noFilter,
} from "./arrange";

/** A grid as it is sorted and filtered, and what sorts and filters it. `onFilter` is told when other rows are shown. */
export function useArrangement(whole: Grid, onFilter: () => void) {
  const [arrangement, setArrangement] = useState<Arrangement>();
  const [isFiltering, setFiltering] = useState(false);
  const grid = useMemo(() => arrange(whole, arrangement), [whole, arrangement]);
  const filter = arrangement?.filter ?? noFilter;
  const sort = arrangement?.sort;
  const ask = (next: Filter): void => {
    setArrangement(arrangementOf(whole, sort, next));
    onFilter();
  };
  const arranging: Arranging = {
    whole,
    sort,
    filter,
    isFiltering,
    onSort: (column) => setArrangement(arrangementOf(whole, nextSorting(sort, column), filter)),
    onFilter: () => setFiltering(true),
    onAsk: (column, text) => ask(asking(filter, column, text)),
  };
  return {
    grid,
    arranging,
    onText: (text: string): void => ask({ ...filter, text }),
    /** Shows what is asked of the columns; taken away, nothing is asked any more. */
    toggleFilters(): void {
      setFiltering(!isFiltering);
      if (isFiltering && Object.keys(filter.columns).length > 0) ask({ ...filter, columns: {} });
    },
  };
}
