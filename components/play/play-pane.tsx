"use client";

import pane from "../style/pane.module.css";
import { BeginForm } from "./begin-form";
import { Curtain } from "./curtain";
import { PlayTable } from "./play-table";
import { usePlay } from "./use-play";

/** The scenario played with the current documents: by hand, by bots, or both. */
export function PlayPane({ scenario }: { scenario: string }) {
  const failure = usePlay((state) => state.failure);
  const isOpen = usePlay((state) => state.isOpen);
  const isBegun = usePlay(({ table }) => table !== undefined);
  const isVeiled = usePlay(({ table }) => table !== undefined && table.curtain.length > 0);
  if (failure !== undefined) return <p className={pane.waiting}>{failure} Reload the page to continue.</p>;
  if (!isOpen) return <p className={pane.waiting}>Setting up the game …</p>;
  if (!isBegun) return <BeginForm scenario={scenario} />;
  return isVeiled ? <Curtain /> : <PlayTable />;
}
