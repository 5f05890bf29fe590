import type { Seats } from "../../lib/play";
import { ChoiceField } from "../dialog/fields";
import type { PlayLobby } from "./protocol";
import styles from "./play.module.css";

interface Props {
  sides: readonly { id: string; name: string }[];
  bots: PlayLobby["bots"];
  seats: Seats;
  hidden: boolean;
  onSeats(seats: Seats, hidden: boolean): void;
}

/** Who plays which side, and whether each sees only its own. */
export function SeatFields({ sides, bots, seats, hidden, onSeats }: Props) {
  const choices = [
    { id: "hand", title: "By hand" },
    ...bots.map(({ id, title }) => ({ id, title: `Bot: ${title.toLowerCase()}` })),
  ];
  return (
    <>
      <div className={styles.pairs}>
        {sides.map(({ id, name }) => (
          <ChoiceField
            key={id}
            label={name}
            value={seats[id] ?? "hand"}
            choices={choices}
            onText={(seat) => onSeats({ ...seats, [id]: seat }, hidden)}
          />
        ))}
      </div>
      <label className={styles.check}>
        <input type="checkbox" checked={hidden} onChange={({ target }) => onSeats(seats, target.checked)} />
        <span>
          Hide from each side what it must not know
          <span className="quiet"> with a curtain between two people at this window</span>
        </span>
      </label>
    </>
  );
}
