"use client";

import type { Erratum } from "../../lib/editing";
import { Field } from "../dialog/field";

export type ErratumDraft = Pick<Erratum, "component" | "kind" | "impact" | "source"> & {
  rule: string;
  note: string;
};

const components: readonly [Erratum["component"], string][] = [
  ["rule", "The rulebook"],
  ["counter", "A counter"],
  ["map", "The map"],
  ["chart", "A chart or table"],
  ["scenario", "A set-up"],
  ["player-aid", "A player aid"],
];
const kinds: readonly [Erratum["kind"], string][] = [
  ["correction", "Correction: what was printed is wrong"],
  ["clarification", "Clarification: what was printed is unclear"],
  ["addition", "Addition: something was left out"],
];
const impacts: readonly [Erratum["impact"], string][] = [
  ["none", "None: play is the same"],
  ["minor", "Minor: play changes a little"],
  ["major", "Major: play changes much"],
];

/** What an erratum says of a mended mistake. */
export function ErratumFields({
  draft,
  onChange,
}: {
  draft: ErratumDraft;
  onChange(draft: ErratumDraft): void;
}) {
  const choice = <Key extends "component" | "kind" | "impact">(
    label: string,
    key: Key,
    choices: readonly (readonly [ErratumDraft[Key], string])[],
  ) => (
    <Field label={label}>
      {(ids) => (
        <select
          {...ids}
          value={draft[key]}
          onChange={(event) => onChange({ ...draft, [key]: event.target.value })}
        >
          {choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  const text = (label: string, key: "source" | "rule" | "note", hint: string, required = false) => (
    <Field label={label} hint={hint}>
      {(ids) => (
        <input
          {...ids}
          value={draft[key]}
          required={required}
          maxLength={key === "note" ? 2000 : 400}
          onChange={(event) => onChange({ ...draft, [key]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      {choice("Component", "component", components)}
      {choice("Kind", "kind", kinds)}
      {choice("Impact", "impact", impacts)}
      {text("Source", "source", "Who says so, and where: “Rulebook 1.1, rule 2.3”.", true)}
      {text("Rule", "rule", "The number of the rule that gives the value; may be left out.")}
      {text("Note", "note", "Anything else worth knowing; may be left out.")}
    </>
  );
}
