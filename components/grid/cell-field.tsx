"use client";

import { useId } from "react";
import type { CellRule } from "../../lib/views";
import { ChoiceField, TextField } from "../dialog/fields";
import { unitBeside } from "./describe";

/** A field of a dialog for the value of a cell. */
export function CellField({
  rule,
  text,
  isFirst,
  onText,
}: {
  rule: CellRule;
  text: string;
  isFirst?: boolean;
  onText: (text: string) => void;
}) {
  const id = useId();
  const { title, description, type, required } = rule;
  const unit = unitBeside(rule);
  const label = (
    <span title={description}>
      {title}
      {unit !== undefined && <span className="quiet"> ({unit})</span>}
    </span>
  );
  const named = (rule.choices ?? rule.items?.choices ?? []).map(({ value, title: name }) => {
    const own = String(value);
    return { id: own, title: name === own ? own : `${own}: ${name}` };
  });
  if (type === "enum") {
    // No default: an empty value is one of the choices.
    const choices = required && text !== "" ? named : [{ id: "", title: "–" }, ...named];
    return <ChoiceField label={label} value={text} choices={choices} onText={onText} />;
  }
  if (type === "boolean") {
    const known = rule.only === undefined ? ["yes", "no"] : [rule.only === true ? "yes" : "no"];
    const choices = ["", ...known].map((each) => ({ id: each, title: each === "" ? "–" : each }));
    return <ChoiceField label={label} value={text} choices={choices} onText={onText} />;
  }
  return (
    <div>
      <TextField
        label={label}
        value={text}
        onText={onText}
        data-first={isFirst || undefined}
        spellCheck={false}
        list={named.length > 0 ? id : undefined}
        placeholder={
          type === "list"
            ? named.map((each) => each.id).join(", ")
            : type === "counts"
              ? exampleOf(rule)
              : undefined
        }
      />
      {named.length > 0 && (
        <datalist id={id}>
          {named.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.title}
            </option>
          ))}
        </datalist>
      )}
    </div>
  );
}

/** Counts by id as they are typed: "2 j-dd, j-ca". */
const exampleOf = ({ keys }: CellRule): string | undefined => {
  const [first, second] = (keys?.choices ?? []).map(({ value }) => String(value));
  return first === undefined ? undefined : [`2 ${first}`, second].filter(Boolean).join(", ");
};
