"use client";

import { useEffect, useMemo, useState } from "react";
import type { OutlineItem, SearchOptions, SearchResult } from "../../lib/language";
import { keysInWords, onMac } from "../commands/keys";
import { commandsNow } from "../commands/registry";
import { titleOf } from "../commands/types";
import { useBench, useWorkbench } from "../workbench/context";
import { goToPlace, openTab } from "../workbench/tabs";
import { closeOverlay } from "../studio/overlay";
import { fitting, type Item, type Matcher, outlineItems, searchItems } from "./items";

/** What each mode of the palette lists for a query. */

let loaded: Matcher | undefined;

/** The matcher once it is loaded; until then, and if it cannot be loaded, only exact text is found. */
export function useMatcher(): Matcher | undefined {
  const workbench = useWorkbench();
  const [matcher, setMatcher] = useState<Matcher | undefined>(() => loaded);
  useEffect(() => {
    let current = true;
    import("fuzzysort").then(
      ({ default: found }) => {
        loaded = found;
        if (current) setMatcher(() => found);
      },
      (error: Error) =>
        workbench.store.setState({ notice: `The palette finds exact text only: ${error.message}` }),
    );
    return () => {
      current = false;
    };
  }, [workbench]);
  return matcher;
}

export function useDocuments(query: string, matcher: Matcher | undefined): Item[] {
  const workbench = useWorkbench();
  const overview = useBench((state) => state.overview);
  const files = useBench((state) => state.files);
  const shipped = useBench((state) => state.shipped);
  const items = useMemo(() => {
    const titles = new Map(overview.documents.map(({ path, title }) => [path, title]));
    const layers = new Map(overview.layers.map(({ id, title }) => [`layers/${id}/layer.json`, title]));
    const paths = [...new Set([...overview.documents.map(({ path }) => path), ...Object.keys(files)])];
    const others = Object.keys(shipped).filter((path) => !titles.has(path) && path.endsWith(".json"));
    return [...new Set([...paths, ...others.sort()])]
      .filter((path) => workbench.text(path) !== undefined)
      .map((path): Item => {
        const title = titles.get(path) ?? layers.get(path);
        return {
          id: path,
          title: title ?? path,
          ...(title !== undefined && { detail: path }),
          choose: () => openTab(workbench, path),
        };
      });
  }, [workbench, overview, files, shipped]);
  return useMemo(() => fitting(items, query, matcher), [items, query, matcher]);
}

export function useCommands(query: string, matcher: Matcher | undefined): Item[] {
  const workbench = useWorkbench();
  const items = useMemo(
    () =>
      commandsNow(workbench).map((command): Item => ({
        id: command.id,
        title: titleOf(command, workbench),
        detail: command.group,
        ...(command.keys?.[0] !== undefined && { aside: keysInWords(command.keys[0], onMac()) }),
        choose: () => void command.run(workbench),
      })),
    [workbench],
  );
  return useMemo(() => fitting(items, query, matcher), [items, query, matcher]);
}

export function useOutline(wanted: boolean, query: string, matcher: Matcher | undefined): Item[] | undefined {
  const workbench = useWorkbench();
  const file = useBench((state) => state.tabs[state.active]?.path);
  const [outline, setOutline] = useState<readonly OutlineItem[]>();
  useEffect(() => {
    if (!wanted || file === undefined) return;
    let current = true;
    workbench.desk.ask("outline", file).then(
      (found) => current && setOutline(found),
      (error: Error) => {
        closeOverlay();
        workbench.store.setState({ notice: error.message });
      },
    );
    return () => {
      current = false;
    };
  }, [workbench, wanted, file]);
  return useMemo(() => {
    if (file === undefined) return [];
    const go = (line: number, column: number): void => goToPlace(workbench, file, { line, column });
    return outline && fitting(outlineItems(outline, go), query, matcher);
  }, [workbench, outline, file, query, matcher]);
}

/** How long typing must pause before all documents are searched (milliseconds). */
const SEARCH_AFTER = 90;

export interface Found {
  items: Item[];
  /** The state of the search, in words. */
  summary: string;
}

export function useSearch(query: string, options: SearchOptions): Found {
  const workbench = useWorkbench();
  const [result, setResult] = useState<SearchResult & { query: string }>();
  const { matchCase, regex } = options;
  useEffect(() => {
    if (query === "") return setResult(undefined);
    let current = true;
    const timer = setTimeout(() => {
      workbench.desk.ask("search", query, { matchCase, regex }).then(
        (found) => current && setResult({ ...found, query }),
        (error: Error) => current && setResult({ matches: [], more: false, query, problem: error.message }),
      );
    }, SEARCH_AFTER);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [workbench, query, matchCase, regex]);
  return useMemo(() => {
    if (!result) return { items: [], summary: "" };
    const go = (file: string, line: number, column: number): void =>
      goToPlace(workbench, file, { line, column });
    return { items: searchItems(result.matches, go), summary: summaryOf(result) };
  }, [workbench, result]);
}

function summaryOf({ matches, more, problem }: SearchResult): string {
  if (problem !== undefined) return problem;
  const files = new Set(matches.map(({ file }) => file)).size;
  if (matches.length === 0) return more ? "Nothing found before the search took too long." : "Nothing found.";
  const times = matches.length === 1 ? "Once" : `${matches.length} times`;
  return `${times} in ${files === 1 ? "one file" : `${files} files`}${more ? "; there are more" : ""}.`;
}
