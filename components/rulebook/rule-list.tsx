import { type CutRulebook, searchRulebook, type TextMatch } from "../../lib/rulebook";
import { counted } from "../../lib/words";
import { openRules } from "./open";
import styles from "./rulebook.module.css";

interface Props {
  titles: Readonly<Record<string, string>>;
  cut: CutRulebook | undefined;
  query: string;
}

/** The rules by number and title, those that fit a query alone, and where the attached text has it. */
export function RuleList({ titles, cut, query }: Props) {
  const wanted = query.trim().toLowerCase();
  const fitting = Object.entries(titles).filter(
    ([rule, title]) => rule.toLowerCase().startsWith(wanted) || title.toLowerCase().includes(wanted),
  );
  const found = wanted === "" || !cut ? undefined : searchRulebook(cut, query);
  const inText = found
    ? `, ${found.more ? "more than " : ""}${counted(found.matches.length, "place")} in the text`
    : "";
  return (
    <>
      <p className="quiet" role="status">
        {counted(fitting.length, "rule")}
        {inText}
      </p>
      <ul className={styles.list} aria-label="Rules by number">
        {fitting.map(([rule, title]) => (
          <li key={rule}>
            <RuleLink rule={rule} title={title} />
          </li>
        ))}
      </ul>
      {cut && found && found.matches.length > 0 && (
        <>
          <h3>In the text</h3>
          <ul className={styles.list} aria-label="In the text">
            {found.matches.map((match, i) => (
              <li key={i}>
                <Match match={match} rule={cut.sections[match.section]!.rule} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** A rule by number and title, which opens it. */
export function RuleLink({ rule, title }: { rule: string; title: string }) {
  return (
    <button className={styles.link} onClick={() => openRules(rule)}>
      <span className="rule">{rule}</span> {title}
    </button>
  );
}

function Match({ match: { excerpt, from, to }, rule }: { match: TextMatch; rule: string }) {
  return (
    <button className={styles.link} onClick={() => openRules(rule)}>
      {rule !== "" && <span className="rule">{rule}</span>} {excerpt.slice(0, from)}
      <mark>{excerpt.slice(from, to)}</mark>
      {excerpt.slice(to)}
    </button>
  );
}
