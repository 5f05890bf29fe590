"use client";

import type { Erratum } from "../../lib/editing";
import { ChoiceField, TextField } from "../dialog/fields";

export type ErratumDraft = Pick<Erratum, "component" | "kind" | "impact" | "source"> & {
  rule: string;
  note: string;
};

export const emptyDraft: ErratumDraft = {
  component: "rule",
  kind: "correction",
  impact: "minor",
  source: "",
  rule: "",
  note: "",
};

const components: readonly { id: Erratum["component"]; title: string }[] = [
  { id: "rule", title: "The rulebook" },
  { id: "counter", title: "A counter" },
  { id: "map", title: "The map" },
  { id: "chart", title: "A chart or table" },
  { id: "scenario", title: "A set-up" },
  { id: "player-aid", title: "A player aid" },
];
const kinds: readonly { id: Erratum["kind"]; title: string }[] = [
  { id: "correction", title: "Correction: what was printed is wrong" },
  { id: "clarification", title: "Clarification: what was printed is unclear" },
  { id: "addition", title: "Addition: something was left out" },
];
const impacts: readonly { id: Erratum["impact"]; title: string }[] = [
  { id: "none", title: "None: play is the same" },
  { id: "minor", title: "Minor: play changes a little" },
  { id: "major", title: "Major: play changes much" },
];

/** The erratum that a draft makes: what is left empty is left out. */
export function erratumOf({ source, rule, note, ...rest }: ErratumDraft): Erratum {
  return {
    ...rest,
    source: source.trim(),
    ...(rule.trim() !== "" && { rule: rule.trim() }),
    ...(note.trim() !== "" && { note: note.trim() }),
  };
}

/** What an erratum says of a mended mistake. */
export function ErratumFields({
  draft,
  onChange,
}: {
  draft: ErratumDraft;
  onChange(draft: ErratumDraft): void;
}) {
  const of = <Key extends keyof ErratumDraft>(key: Key) => ({
    value: draft[key],
    onText: (value: ErratumDraft[Key]) => onChange({ ...draft, [key]: value }),
  });
  return (
    <>
      <ChoiceField label="Component" choices={components} {...of("component")} />
      <ChoiceField label="Kind" choices={kinds} {...of("kind")} />
      <ChoiceField label="Impact" choices={impacts} {...of("impact")} />
      <TextField
        label="Source"
        hint="Who says so, and where: “Rulebook 1.1, rule 2.3”."
        maxLength={400}
        required
        {...of("source")}
      />
      <TextField
        label="Rule"
        hint="The number of the rule that gives the value; may be left out."
        maxLength={400}
        {...of("rule")}
      />
      <TextField
        label="Note"
        hint="Anything else worth knowing; may be left out."
        maxLength={2000}
        {...of("note")}
      />
    </>
  );
}
