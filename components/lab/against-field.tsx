import { type AgainstChoice } from "../preview/against";
import { useChoices } from "../preview/against-choice";
import { fixed, saved } from "../preview/against-lists";
import { Field } from "../dialog/field";
import { FilesButton } from "../dialog/files-button";
import { useBench } from "../workbench/context";
import { changeForm, SWITCHED, useLabView } from "./form";
import styles from "./lab.module.css";
import { layerChoices } from "./sources";

export interface AgainstGroup {
  title: string;
  choices: readonly AgainstChoice[];
}

/** All that the present ruleset can be compared with. */
export function useAgainstGroups(): AgainstGroup[] {
  const { workspaces, games, versions } = useChoices();
  const layers = useBench((state) => state.overview.layers);
  const { bundle } = useLabView();
  return [
    { title: "The game", choices: fixed },
    {
      title: "The same data",
      choices: [{ value: SWITCHED, title: "itself, with other optional rules" }],
    },
    { title: "This workspace", choices: [saved, ...versions] },
    { title: "A layer on or off", choices: layerChoices(layers) },
    { title: "Other workspaces", choices: workspaces },
    { title: "Other games", choices: games },
    { title: "Bundles", choices: bundle ? [{ value: "bundle", title: `the bundle ${bundle.name}` }] : [] },
  ];
}

interface Props {
  groups: readonly AgainstGroup[];
  isWrong: boolean;
  onChoose(): void;
}

/** With what the ruleset as it is now is compared. */
export function AgainstField({ groups, isWrong, onChoose }: Props) {
  const { form } = useLabView();
  const isThere = groups.some(({ choices }) => choices.some(({ value }) => value === form.against));
  const choose = (against: string): void => {
    changeForm({ against });
    onChoose();
  };
  return (
    <Field label="Compare the current ruleset with">
      {(ids) => (
        <div className={styles.row}>
          <select
            {...ids}
            value={isThere ? form.against : ""}
            aria-invalid={isWrong}
            onChange={(event) => choose(event.target.value)}
          >
            {!isThere && <option value="">no longer available: choose another</option>}
            {groups.map(
              ({ title, choices }) =>
                choices.length > 0 && (
                  <optgroup key={title} label={title}>
                    {choices.map((each) => (
                      <option key={each.value} value={each.value}>
                        {each.title}
                      </option>
                    ))}
                  </optgroup>
                ),
            )}
          </select>
          <FilesButton
            label="Bundle to compare in play with"
            accept=".zip"
            onFiles={([bundle]) => {
              useLabView.setState({ bundle });
              choose("bundle");
            }}
          >
            Bundle …
          </FilesButton>
        </div>
      )}
    </Field>
  );
}
