"use client";

import { useState } from "react";
import type { Arrival, ArrivalPlace, Lane, ScheduleTrack } from "../../lib/views";
import { applyChange } from "../grid/use-change";
import { Menu } from "../menu/menu";
import { useWorkbench } from "../workbench/context";
import { useTargetLayer } from "../workbench/layer";
import { ArrivalDialog } from "./arrival-dialog";
import type { TrackTurn } from "./words";

/** Creating, editing and removing arrivals, by buttons, keys and the menu of a card. */
export function useArrivalEditing(track: ScheduleTrack, document: string, announce: (words: string) => void) {
  const workbench = useWorkbench();
  const layer = useTargetLayer();
  const [asked, setAsked] = useState<{ place: ArrivalPlace; when: string; title: string | undefined }>();
  const [shown, setShown] = useState<{ arrival: Arrival; at: { x: number; y: number } }>();

  const edit = ({ group, title, when }: Arrival): void => {
    const { document: file, turn, pointer, fields } = group;
    setAsked({ place: { document: file, turn, pointer, ...(fields && { fields }) }, when, title });
  };
  const add = ({ turn, title: when }: TrackTurn, { side, nation }: Lane): void => {
    const all = track.turns.flatMap(({ lanes }) => lanes.flat());
    const own = all.find(({ group }) => group.side === side)?.group.document;
    setAsked({ place: { document: own ?? document, turn, nation }, when, title: undefined });
  };
  const remove = ({ group, title, when }: Arrival): void =>
    void applyChange(workbench, `Remove ${title} from ${when}`, (desk) =>
      desk.ask("removeArrival", group, layer),
    ).then((refusal) => announce(refusal ?? `${title} was removed from ${when}.`));

  const press = (event: React.KeyboardEvent, arrival: Arrival): boolean => {
    // The buttons beside the cards handle their own keys.
    if (event.target instanceof HTMLButtonElement) return false;
    if (event.key === "Enter" || event.key === "F2") edit(arrival);
    else if (event.key === "Delete" && track.isOpen) remove(arrival);
    else return false;
    event.preventDefault();
    return true;
  };

  const over = (
    <>
      {asked && <ArrivalDialog {...asked} onClose={() => setAsked(undefined)} />}
      {shown && (
        <Menu
          label={shown.arrival.title}
          at={shown.at}
          items={[
            { id: "edit", label: "Edit …", keys: "Enter", run: () => edit(shown.arrival) },
            ...(track.isOpen
              ? [
                  {
                    id: "remove",
                    label: "Remove from the track",
                    keys: "Delete",
                    run: () => remove(shown.arrival),
                  },
                ]
              : []),
          ]}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
  const menu = (arrival: Arrival, at: { x: number; y: number }): void => setShown({ arrival, at });
  return { edit, add, menu, press, over };
}
