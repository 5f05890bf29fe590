/** The number of a rule. */
export function RuleChip({ rule }: { rule: string | undefined }) {
  return rule === undefined ? null : <span className="rule">{rule}</span>;
}
