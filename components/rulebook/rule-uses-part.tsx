import { counted } from "../../lib/words";
import type { RuleUse, RuleUses } from "../../lib/views";
import { helpAddress } from "../help/pages";
import { goFromPreview } from "../preview/go";
import { useWorkbench } from "../workbench/context";
import type { Workbench } from "../workbench/workbench";
import styles from "./rulebook.module.css";

/** Where the game uses a rule: optional rules, errata, checks with their problems, values. */
export function RuleUsesPart({ found }: { found: RuleUses }) {
  const workbench = useWorkbench();
  const { options, errata, checks, documents, total } = found;
  const listed = documents.reduce((sum, { uses }) => sum + uses.length, 0);
  return (
    <>
      {options.length > 0 && (
        <section aria-label="Optional rules">
          <h4>Optional rules</h4>
          <ul className={styles.list}>
            {options.map((option) => (
              <li key={option.id}>
                <button className={styles.link} onClick={() => void go(workbench, option)}>
                  {option.title}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {errata.length > 0 && (
        <section aria-label="Errata">
          <h4>Errata</h4>
          <ul className={styles.list}>
            {errata.map((erratum) => (
              <li key={`${erratum.layer} ${erratum.id}`}>
                <button className={styles.link} onClick={() => void go(workbench, erratum)}>
                  {erratum.place}
                </button>
                <p className="quiet">
                  {erratum.is} ({erratum.layer}
                  {!erratum.isOn && ", off"})
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {checks.length > 0 && (
        <section aria-label="Checks">
          <h4>Checks</h4>
          <ul className={styles.list}>
            {checks.map(({ code, title, problems }) => (
              <li key={code} className={styles.check}>
                {title}{" "}
                <a href={`${helpAddress("diagnostics")}`} target="_blank" rel="noopener">
                  {code}
                </a>{" "}
                {problems > 0 && <strong>{counted(problems, "problem")} now</strong>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label="Values">
        <h4>Values {total > 0 && <span className="quiet">{total}</span>}</h4>
        {total === 0 && <p className="quiet">No value of the documents cites this rule.</p>}
        {documents.map(({ document, title, uses }) => (
          <details key={document} open={documents.length < 4 && uses.length < 12}>
            <summary>
              {title} <span className="quiet">{uses.length}</span>
            </summary>
            <ul className={styles.list}>
              {uses.map((use) => (
                <li key={use.pointer}>
                  <button className={styles.link} title={document} onClick={() => void go(workbench, use)}>
                    {use.what}
                  </button>
                  {use.note !== undefined && <p className="quiet">{use.note}</p>}
                </li>
              ))}
            </ul>
          </details>
        ))}
        {listed < total && <p className="quiet">{counted(total - listed, "more value")} are not listed.</p>}
      </section>
    </>
  );
}

/** Opens the text at a value: in the file that sets it. */
async function go(
  workbench: Workbench,
  { document, pointer }: Pick<RuleUse, "document" | "pointer">,
): Promise<void> {
  try {
    const place = await workbench.desk.ask("placeOf", document, pointer);
    goFromPreview(workbench, place.file, { ...place.range.start, pointer: place.pointer });
  } catch (error) {
    workbench.store.setState({ notice: (error as Error).message });
  }
}
