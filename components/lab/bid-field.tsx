import { ChoiceField } from "../dialog/fields";
import { Field } from "../dialog/field";
import { useBench } from "../workbench/context";
import type { Workbench } from "../workbench/workbench";
import { changeForm, type LabForm, useLabView } from "./form";
import styles from "./form.module.css";
import shared from "./lab.module.css";
import type { LabQuestion } from "./protocol";
import { Wrong } from "./wrong";

/** What may change until it is even. */
export function EvenByField() {
  const { evenBy } = useLabView().form;
  return (
    <ChoiceField
      label="By"
      value={evenBy}
      choices={[
        { id: "number", title: "a number" },
        { id: "bid", title: "a bid: layers that are given one after the other" },
      ]}
      onText={(by) => changeForm({ evenBy: by })}
    />
  );
}

/** The layers of a bid, in the order in which they are given. */
export function BidField({ wrong }: { wrong: string | undefined }) {
  const { bid } = useLabView().form;
  const layers = useBench((state) => state.overview.layers);
  const titleOf = (id: string): string =>
    layers.find((each) => each.id === id)?.title ?? `${id} (no longer there)`;
  const others = layers.filter(({ id }) => !bid.includes(id));
  const change = (next: readonly string[]): void => changeForm({ bid: next });
  return (
    <>
      <Field
        label="Layers of the bid"
        hint="Each gives a side something: a unit, points. The answer is how many of them make it even."
      >
        {(ids) => (
          <select
            {...ids}
            value=""
            aria-invalid={wrong !== undefined}
            onChange={({ target }) => change([...bid, target.value])}
          >
            <option value="" disabled>
              {others.length === 0 ? "No other layer" : "Add a layer …"}
            </option>
            {others.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
      {bid.length > 0 && (
        <ol className={styles.bid} aria-label="Given one after the other">
          {bid.map((id, i) => (
            <li key={id}>
              <span className={shared.row}>
                <span>{titleOf(id)}</span>
                <button
                  type="button"
                  aria-label={`Give ${titleOf(id)} earlier`}
                  disabled={i === 0}
                  onClick={() => change([...bid.slice(0, i - 1), id, bid[i - 1]!, ...bid.slice(i + 1)])}
                >
                  Earlier
                </button>
                <button
                  type="button"
                  aria-label={`Remove ${titleOf(id)} from the bid`}
                  onClick={() => change(bid.filter((each) => each !== id))}
                >
                  Remove
                </button>
              </span>
            </li>
          ))}
        </ol>
      )}
      {wrong !== undefined && <Wrong>{wrong}</Wrong>}
    </>
  );
}

/** The bid of the form with the texts that it is played by. Throws if one of its layers is gone. */
export function bidOf(
  workbench: Workbench,
  { bid }: LabForm,
): Pick<Extract<LabQuestion, { kind: "bid" }>, "layers" | "from"> {
  const { game, shipped, overview } = workbench.state;
  const layers = bid.map((id) => {
    const found = overview.layers.find((each) => each.id === id);
    if (!found) throw new Error(`The layer “${id}” of the bid is no longer there: remove it from the bid.`);
    return { id, title: found.title };
  });
  return { layers, from: { game, shipped, own: workbench.ownFiles() } };
}
