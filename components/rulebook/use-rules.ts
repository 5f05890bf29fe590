"use client";

import { useEffect, useMemo, useState } from "react";
import { type CutRulebook, cutRulebook } from "../../lib/rulebook";
import type { GameRulings } from "../../lib/server";
import { server } from "../server/api";
import { useBench } from "../workbench/context";
import { useChecked } from "../workbench/use-checked";
import { useCopyPlace } from "./copy-place";
import { loadCopy, useOwnCopy } from "./own-copy";

const noTitles: Readonly<Record<string, string>> = {};

/** The titles of the rules by number. */
export const useTitles = (): Readonly<Record<string, string>> => useChecked("ruleTitles").value ?? noTitles;

/** The attached copy, cut by the numbers of the rules; undefined while there is none. `failure`: why it was not cut. */
export function useCut(titles: Readonly<Record<string, string>>): { cut?: CutRulebook; failure?: string } {
  const { game, workspace } = useCopyPlace() ?? {};
  const copy = useOwnCopy((state) => (state.game === game ? state.copy : undefined));
  useEffect(() => {
    if (game !== undefined) void loadCopy({ game, workspace });
  }, [game, workspace]);
  return useMemo(() => {
    if (!copy || titles === noTitles) return {};
    try {
      return { cut: cutRulebook(copy.text, titles) };
    } catch (error) {
      return { failure: (error as Error).message };
    }
  }, [copy, titles]);
}

const known = new Map<string, Promise<GameRulings>>();

/** How the rules of the game are read; undefined until it is known. `failure`: why it is not. */
export function useRulings(): { value?: GameRulings; failure?: string } {
  const game = useBench((state) => state.game);
  const [answer, setAnswer] = useState<{ value?: GameRulings; failure?: string }>({});
  useEffect(() => {
    if (game === undefined) return;
    let isCurrent = true;
    let asked = known.get(game);
    if (!asked) known.set(game, (asked = server.rulings(game)));
    asked.then(
      (value) => isCurrent && setAnswer({ value }),
      (error: Error) => {
        known.delete(game);
        if (isCurrent) setAnswer({ failure: error.message });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [game]);
  return answer;
}
