import { ChevronLeft, ChevronRight } from "lucide-react";
import type { CutRulebook } from "../../lib/rulebook";
import type { RuleName } from "../../lib/views";
import pane from "../style/pane.module.css";
import { useChecked } from "../workbench/use-checked";
import { openRules } from "./open";
import { RuleLink } from "./rule-list";
import { RuleText } from "./rule-text";
import { RuleUsesPart } from "./rule-uses-part";
import { RulingsPart } from "./rulings-part";
import styles from "./rulebook.module.css";

/** A rule: what the attached text says, the rules around it, and where the game uses it. */
export function RuleFound({ cited, cut }: { cited: string; cut: CutRulebook | undefined }) {
  const { value: found, failure } = useChecked("ruleUses", cited);
  if (failure !== undefined) return <p role="alert">{failure}</p>;
  if (!found) return <p className={pane.waiting} />;
  return (
    <article className={styles.rule} aria-label={`Rule ${found.rule}`}>
      <nav className={styles.turn} aria-label="Neighbouring rules">
        <Turn to={found.previous} name="Previous rule" />
        <button className="plain" onClick={() => openRules()}>
          All rules
        </button>
        <Turn to={found.next} name="Next rule" />
      </nav>
      {found.above.length > 0 && (
        <ol className={styles.above} aria-label="Rules above it">
          {found.above.map((each) => (
            <li key={each.rule}>
              <RuleLink {...each} />
            </li>
          ))}
        </ol>
      )}
      <h3 className={styles.title}>
        <span className="rule">{found.rule}</span> {found.title}
      </h3>
      {!found.isListed && <p className="quiet">The list of this rulebook has no rule of this number.</p>}
      {cut && <RuleText key={found.rule} rule={found.rule} cut={cut} />}
      {found.below.length > 0 && (
        <section aria-label="Rules below it">
          <h4>Parts</h4>
          <ul className={styles.list}>
            {found.below.map((each) => (
              <li key={each.rule}>
                <RuleLink {...each} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <RuleUsesPart found={found} />
      <RulingsPart rule={found.rule} />
    </article>
  );
}

function Turn({ to, name }: { to: RuleName | undefined; name: string }) {
  const Icon = name.startsWith("Previous") ? ChevronLeft : ChevronRight;
  return (
    <button
      className={`plain ${styles.icon}`}
      disabled={!to}
      aria-label={to ? `${name}: ${to.rule} ${to.title}` : name}
      title={to ? `${to.rule} ${to.title}` : name}
      onClick={() => to && openRules(to.rule)}
    >
      <Icon size={15} aria-hidden />
    </button>
  );
}
