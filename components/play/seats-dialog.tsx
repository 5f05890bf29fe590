import { useState } from "react";
import { FormDialog } from "../dialog/form-dialog";
import { SeatFields } from "./seat-fields";
import { useLobby } from "./use-lobby";
import { useOrder, usePlay } from "./use-play";

/** Changes who plays which side, in the middle of a game. */
export function SeatsDialog({ onClose }: { onClose(): void }) {
  const order = useOrder();
  const table = usePlay((state) => state.table)!;
  const lobby = useLobby();
  const [seats, setSeats] = useState(() => Object.fromEntries(table.sides.map(({ id, seat }) => [id, seat])));
  const [hidden, setHidden] = useState(table.hidden);
  const act = (): Promise<boolean> => {
    order({ do: "seats", seats, hidden });
    return Promise.resolve(true);
  };
  return (
    <FormDialog title="Players" action="Change players" onDo={act} onClose={onClose} isReady>
      <SeatFields
        sides={table.sides}
        bots={lobby?.bots ?? []}
        seats={seats}
        hidden={hidden}
        onSeats={(next, nextHidden) => {
          setSeats({ ...seats, ...next });
          setHidden(nextHidden);
        }}
      />
    </FormDialog>
  );
}
