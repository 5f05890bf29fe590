import { Field } from "../dialog/field";
import { fixed, saved } from "../preview/against-lists";
import { type AgainstGroup, AgainstSelect, bundleGroup, useAgainstLists } from "../preview/against-select";
import { useBench } from "../workbench/context";
import { changeForm, useLabView } from "./form";
import { SWITCHED } from "./read-form";
import styles from "./lab.module.css";
import { layerChoices } from "./sources";

/** All that the current ruleset can be compared with. */
export function useAgainstGroups(): AgainstGroup[] {
  const { workspaces, games, versions } = useAgainstLists();
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
    bundleGroup(bundle),
  ];
}

interface Props {
  groups: readonly AgainstGroup[];
  isWrong: boolean;
  onChoose(): void;
}

/** What the current ruleset is compared with. */
export function AgainstField({ groups, isWrong, onChoose }: Props) {
  const { form } = useLabView();
  const choose = (against: string): void => {
    changeForm({ against });
    onChoose();
  };
  return (
    <Field label="Compare the current ruleset with">
      {(ids) => (
        <div className={styles.row}>
          <AgainstSelect
            groups={groups}
            value={form.against}
            unlisted="no longer available: choose another"
            field={{ ...ids, "aria-invalid": isWrong }}
            bundleLabel="Bundle to compare in play with"
            onChoose={choose}
            onBundle={(bundle) => {
              useLabView.setState({ bundle });
              choose("bundle");
            }}
          />
        </div>
      )}
    </Field>
  );
}
