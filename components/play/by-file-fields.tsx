import { ChoiceField } from "../dialog/fields";
import { fileHoldsAll } from "./by-file-panel";
import styles from "./play.module.css";

interface Props {
  sides: readonly { id: string; name: string }[];
  /** The side that is played here, in a game by file. */
  value: string | undefined;
  onChange(side: string | undefined): void;
}

/** Whether all players sit at this window, or send each other files; then also who plays which side. */
export function ByFileFields({ sides, value, onChange }: Props) {
  return (
    <>
      <div className={styles.pairs}>
        <ChoiceField
          label="How you play"
          value={value === undefined ? "here" : "by-file"}
          choices={[
            { id: "here", title: "At this window, or against bots" },
            { id: "by-file", title: "By file, with somebody elsewhere" },
          ]}
          onText={(how) => onChange(how === "here" ? undefined : sides[0]?.id)}
        />
        {value !== undefined && (
          <ChoiceField
            label="You play"
            value={value}
            choices={sides.map(({ id, name }) => ({ id, title: name }))}
            onText={onChange}
          />
        )}
      </div>
      {value !== undefined && (
        <p className="quiet">
          When it is the other side’s turn you save one small file and send it to the other player, who opens
          it and plays on. {fileHoldsAll}
        </p>
      )}
    </>
  );
}
