import { useDeferredValue, useEffect, useId } from "react";
import { rounded, strideOf } from "../../lib/lab/stride";
import { counted } from "../../lib/words";
import { Field } from "../dialog/field";
import { TextField } from "../dialog/fields";
import { useBench } from "../workbench/context";
import { changeForm, emptySweep, type SweepTexts as Fields, useLabView } from "./form";
import { valuesOf } from "./read-form";
import styles from "./form.module.css";
import shared from "./lab.module.css";
import type { FoundNumber, LabLobby } from "./protocol";
import { useLab, useMatter } from "./use-lab";
import { Wrong } from "./wrong";

/** The numbers to vary, and their values. */
export function SweepFields({ lobby, wrong }: { lobby: LabLobby; wrong: string | undefined }) {
  const { numbers } = useLabView().form;
  const change = (at: number, fields: Fields): void =>
    changeForm({ numbers: numbers.map((each, i) => (i === at ? fields : each)) });
  return (
    <>
      {numbers.map((fields, i) => (
        <fieldset key={i} className={styles.swept}>
          <legend>{i === 0 ? "Number to vary" : "Second number, with every value of the first"}</legend>
          <SweptNumber fields={fields} lobby={lobby} onChange={(next) => change(i, next)} />
          <ValueRange fields={fields} onChange={(next) => change(i, next)} />
        </fieldset>
      ))}
      {wrong !== undefined && <Wrong>{wrong}</Wrong>}
      <p>
        {numbers.length === 1 ? (
          <button type="button" onClick={() => changeForm({ numbers: [...numbers, emptySweep] })}>
            Add a second number
          </button>
        ) : (
          <button type="button" onClick={() => changeForm({ numbers: numbers.slice(0, 1) })}>
            Remove the second number
          </button>
        )}
      </p>
    </>
  );
}

interface FieldProps {
  fields: Fields;
  onChange(fields: Fields): void;
}

/** Two steps to either side of the current value. */
function around(number: FoundNumber): Fields {
  const { place, value } = number;
  const step = strideOf(number);
  const text = (times: number): string => String(rounded(value + times * step));
  const from = value >= 0 && value - 2 * step < 0 ? "0" : text(-2);
  return { place, from, to: text(2), step: String(step) };
}

function SweptNumber({ fields, lobby, onChange }: FieldProps & { lobby: LabLobby }) {
  const list = useId();
  const documents = useLab((state) => state.documents);
  const selection = useBench((state) => state.selection);
  const words = useDeferredValue(fields.place);
  const { scenario } = lobby;
  const { value: found = [] } = useMatter({ of: "numbers", scenario, words }, documents);
  const isPlace = fields.place.includes("#/");
  const asked = isPlace ? ({ of: "number", scenario, place: words } as const) : undefined;
  const { value: number, failure } = useMatter(asked, documents);
  const known = number?.place === fields.place ? number : undefined;
  const take = (place: string): void => onChange({ ...emptySweep, place });
  useEffect(() => {
    // A number that was just chosen varies around its current value, until the fields are edited.
    if (known && fields.from === "" && fields.to === "") onChange(around(known));
  });
  const here = selection && `${selection.document}#${selection.pointer}`;
  return (
    <Field
      label="Number"
      hint={
        known
          ? `${known.title}: ${known.value} now.`
          : isPlace && failure !== undefined
            ? failure
            : "Type a part of its name, such as “oil”, and choose; or take the one at the cursor."
      }
    >
      {(ids) => (
        <div className={shared.row}>
          <input
            {...ids}
            type="text"
            autoComplete="off"
            list={list}
            value={fields.place}
            aria-invalid={isPlace && !known && failure !== undefined}
            onChange={({ target }) => take(target.value)}
          />
          <datalist id={list}>
            {found.map(({ place, title, value }) => (
              <option key={place} value={place}>
                {title}: {value}
              </option>
            ))}
          </datalist>
          <button
            type="button"
            disabled={here === undefined}
            onClick={() => here !== undefined && take(here)}
          >
            At the cursor
          </button>
        </div>
      )}
    </Field>
  );
}

function ValueRange({ fields, onChange }: FieldProps) {
  const values = valuesOf(fields);
  return (
    <>
      <div className={styles.triples}>
        <TextField
          label="From"
          inputMode="decimal"
          value={fields.from}
          onText={(from) => onChange({ ...fields, from })}
        />
        <TextField
          label="To"
          inputMode="decimal"
          value={fields.to}
          onText={(to) => onChange({ ...fields, to })}
        />
        <TextField
          label="Step"
          inputMode="decimal"
          value={fields.step}
          onText={(step) => onChange({ ...fields, step })}
        />
      </div>
      {!("wrong" in values) && (
        <p className="quiet">
          {counted(values.values.length, "value")}: {values.values.slice(0, 12).join(", ")}
          {values.values.length > 12 && " …"}
        </p>
      )}
    </>
  );
}
