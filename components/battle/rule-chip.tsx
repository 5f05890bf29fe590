/** The number of the rule that says so. */
export function RuleChip({ rule }: { rule: string | undefined }) {
  return rule === undefined ? null : <span className="rule">{rule}</span>;
}
