"use client";

import type { Erratum } from "../../lib/editing";
import { isVersion } from "../../lib/export/errata-sheet/versions";
import { ChoiceField, LongTextField, FieldPair, TextField } from "../dialog/fields";
import styles from "./layers.module.css";

type ErratumChoices = Pick<Erratum, "component" | "kind" | "impact" | "source">;
/** What may be left empty. */
type Texts = Required<Pick<Erratum, "since" | "rule" | "note" | "place" | "was" | "is">>;

export type ErratumDraft = ErratumChoices & Texts;

export const emptyDraft: ErratumDraft = {
  component: "rule",
  kind: "correction",
  impact: "minor",
  source: "",
  since: "",
  rule: "",
  note: "",
  place: "",
  was: "",
  is: "",
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
  { id: "none", title: "None: play does not change" },
  { id: "minor", title: "Minor: play changes a little" },
  { id: "major", title: "Major: play changes a lot" },
];

/** The erratum that a draft makes: what is left empty is left out. */
export function erratumOf({ component, kind, impact, source, ...texts }: ErratumDraft): Erratum {
  const said = Object.entries(texts)
    .map(([member, text]) => [member, text.trim()] as const)
    .filter(([, text]) => text !== "");
  return { component, kind, impact, source: source.trim(), ...Object.fromEntries(said) };
}

/** Whether the draft's version could be read by the errata sheet. */
export const isSinceWrong = ({ since }: ErratumDraft): boolean =>
  since.trim() !== "" && !isVersion(since.trim());

/** What an erratum says of a mended mistake. `isApart`: it names no value, so its words alone say what it is about. */
export function ErratumFields({
  draft,
  isApart = false,
  onChange,
}: {
  draft: ErratumDraft;
  isApart?: boolean;
  onChange(draft: ErratumDraft): void;
}) {
  const of = <Key extends keyof ErratumDraft>(key: Key) => ({
    value: draft[key],
    onText: (value: ErratumDraft[Key]) => onChange({ ...draft, [key]: value }),
  });
  const isWrong = isSinceWrong(draft);
  const words = (
    <>
      <TextField label="Place" maxLength={400} required={isApart} {...of("place")} />
      <LongTextField label="Was" rows={2} required={isApart} {...of("was")} />
      <LongTextField label="Is" rows={2} required={isApart} {...of("is")} />
    </>
  );
  return (
    <>
      {isApart && words}
      <ChoiceField label="Kind" choices={kinds} {...of("kind")} />
      <FieldPair>
        <ChoiceField label="Component" choices={components} {...of("component")} />
        <ChoiceField label="Impact" choices={impacts} {...of("impact")} />
      </FieldPair>
      <TextField
        label="Source"
        hint="Where it was published: “Rulebook 1.1, rule 2.3”."
        maxLength={400}
        required
        {...of("source")}
      />
      <FieldPair>
        <TextField
          label="Since version"
          hint={isWrong ? "Numbers with dots, such as 1.2." : "Version of the errata. Optional."}
          aria-invalid={isWrong}
          maxLength={20}
          placeholder="1.2"
          {...of("since")}
        />
        <TextField
          label="Rule"
          hint="The rule that gives the value. Optional."
          maxLength={400}
          {...of("rule")}
        />
      </FieldPair>
      {!isApart && (
        <details className={styles.words}>
          <summary>In your own words</summary>
          <p className="quiet">Empty fields are filled in from the values.</p>
          {words}
        </details>
      )}
      <TextField label="Note" hint="Any other information. Optional." maxLength={2000} {...of("note")} />
    </>
  );
}
