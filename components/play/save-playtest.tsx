import { useEffect, useState } from "react";
import { inWords } from "../../lib/views/world";
import { MakeDialog } from "../dialog/make-dialog";
import { TitleField } from "../dialog/title-field";
import { slug } from "../layers/slug";
import { playtestIds } from "../playtests/ids";
import { toggled } from "../workbench/toggled";
import { useBench, useWorkbench } from "../workbench/context";
import { counted } from "../../lib/words";
import styles from "./play.module.css";
import { usePlay } from "./use-play";

/** Expected by default: figures, of which there are few. */
const FEW = 20;

/** Saves the line of play as a playtest, which passes as long as its results stay the same. */
export function SavePlaytest({ onClose }: { onClose(): void }) {
  const workbench = useWorkbench();
  const hidden = usePlay(({ table }) => table?.hidden ?? false);
  const choices = usePlay(({ table }) => table?.shown?.at ?? 0);
  const files = useBench((state) => state.files);
  const shipped = useBench((state) => state.shipped);
  const [title, setTitle] = useState("");
  const [offered, setOffered] = useState<{ member: string; values: number }[]>([]);
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const { play } = workbench;
  useEffect(() => {
    play.ask({ of: "recording" }).then(
      (answer) => {
        setOffered(answer);
        setWanted(new Set(answer.filter(({ values }) => values <= FEW).map(({ member }) => member)));
      },
      (error: Error) => play.store.setState({ refused: { message: error.message } }),
    );
  }, [play]);
  const id = slug(title, playtestIds({ files, shipped }));
  const file = `playtests/${id}.json`;
  const label = `Save the playtest ${title}`;
  return (
    <MakeDialog
      title="Save as a playtest"
      action="Save playtest"
      label={label}
      ask={async (desk) => {
        const recording = { title: title.trim(), expect: [...wanted] };
        return desk.ask("newDocument", file, await play.ask({ of: "playtest", recording }));
      }}
      onMade={(made) => workbench.store.setState({ kept: { title: title.trim(), file: made, label } })}
      onClose={onClose}
      disabled={id === ""}
    >
      <p className="quiet">
        {hidden ? "All choices so far" : choices === 1 ? "One choice" : `${choices} choices`}, with the dice.
        It is replayed after every edit.
        {hidden && " It contains everything, including what is hidden from you."}
      </p>
      <TitleField
        title={title}
        hint="What the playtest shows."
        file={id === "" ? undefined : file}
        onTitle={setTitle}
      />
      <fieldset className={styles.fieldset}>
        <legend>Results that must stay the same</legend>
        {offered.map(({ member, values }) => (
          <label key={member} className={styles.check}>
            <input
              type="checkbox"
              checked={wanted.has(member)}
              onChange={() => setWanted(toggled(wanted, member))}
            />
            <span>
              {inWords(member)} <span className="quiet">{counted(values, "value")}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </MakeDialog>
  );
}
