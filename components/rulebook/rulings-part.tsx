import { anchor } from "../help/anchor";
import { helpAddress } from "../help/pages";
import styles from "./rulebook.module.css";
import { useRulings } from "./use-rules";

/** How a rule is read where its words leave a doubt. */
export function RulingsPart({ rule }: { rule: string }) {
  const { value, failure } = useRulings();
  if (failure !== undefined) return <p className="quiet">The rulings cannot be read: {failure}</p>;
  const about = value?.rulings.filter(({ rules }) => rules.includes(rule)) ?? [];
  if (!value?.page || about.length === 0) return null;
  const page = helpAddress(value.page);
  return (
    <section aria-label="Rulings">
      <h4>Rulings</h4>
      <ul className={styles.list}>
        {about.map(({ heading, title }) => (
          <li key={title} className={styles.check}>
            <a href={`${page}#${anchor(heading)}`} target="_blank" rel="noopener">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
