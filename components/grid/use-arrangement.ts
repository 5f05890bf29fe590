"use client";

import { useEffect, useMemo, useState } from "react";
import type { Grid } from "../../lib/views";
import { useWorkbench } from "../workbench/context";
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

/** The arrangements of grids by workspace and grid, kept while other tabs are shown. */
const left = new Map<string, { arrangement: Arrangement | undefined; isFiltering: boolean }>();

/**
 * A sorted and filtered grid, with the functions to sort and filter. `onFilter` is called when other rows are shown.
 */
export function useArrangement(whole: Grid, onFilter: () => void) {
  const { id } = useWorkbench();
  const key = `${id} ${whole.document} ${whole.kind} ${whole.pointer}`;
  const [arrangement, setArrangement] = useState(() => left.get(key)?.arrangement);
  const [isFiltering, setFiltering] = useState(() => left.get(key)?.isFiltering ?? false);
  useEffect(() => {
    left.set(key, { arrangement, isFiltering });
  }, [key, arrangement, isFiltering]);
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
    /** Shows or hides the filters of the columns; hiding them clears them. */
    toggleFilters(): void {
      setFiltering(!isFiltering);
      if (isFiltering && Object.keys(filter.columns).length > 0) ask({ ...filter, columns: {} });
    },
  };
}
