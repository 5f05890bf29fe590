import { useState } from "react";
import { type CutRulebook, isTextElsewhere, paragraphsOf, type Section } from "../../lib/rulebook";
import styles from "./rulebook.module.css";

/** What the attached text says of a rule, and what stands around it there. */
export function RuleText({ rule, cut }: { rule: string; cut: CutRulebook }) {
  const place = cut.places[rule] ?? cut.sections.findIndex((section) => section.rule === rule);
  const isElsewhere = isTextElsewhere(cut, place);
  const [before, setBefore] = useState(0);
  const [after, setAfter] = useState(isElsewhere ? 1 : 0);
  const section = cut.sections[place];
  if (!section) return <p className="quiet">Your copy has no paragraph that begins with this number.</p>;
  const others = cut.sections.map((each, i) => ({ each, i })).filter(({ each }) => !isWithin(each, section));
  const earlier = others.filter(({ i }) => i < place);
  const later = others.filter(({ i }) => i > place);
  const shownBefore = earlier.slice(earlier.length - before);
  const shownAfter = later.slice(0, after);
  return (
    <section className={styles.text} aria-label="Your copy">
      {shownBefore.length < earlier.length && (
        <button className={`plain ${styles.more}`} onClick={() => setBefore(before + 1)}>
          Show what stands before
        </button>
      )}
      {shownBefore.map(({ each, i }) => (
        <Paragraphs key={i} cut={cut} section={each} isAround />
      ))}
      <Paragraphs cut={cut} section={section} />
      {isElsewhere && <p className="quiet">Other headings follow; its text may stand after them:</p>}
      {shownAfter.map(({ each, i }) => (
        <Paragraphs key={i} cut={cut} section={each} isAround />
      ))}
      {shownAfter.length < later.length && (
        <button className={`plain ${styles.more}`} onClick={() => setAfter(after + 1)}>
          Show what follows
        </button>
      )}
    </section>
  );
}

/** A case stands in the text of its rule already. */
const isWithin = (part: Section, whole: Section): boolean =>
  part !== whole && part.from > whole.from && part.to <= whole.to;

function Paragraphs({ cut, section, isAround }: { cut: CutRulebook; section: Section; isAround?: true }) {
  return (
    <div className={isAround ? styles.around : styles.own}>
      {paragraphsOf(cut.lines.slice(section.from, section.to)).map((text, i) => (
        <p key={i}>{text}</p>
      ))}
    </div>
  );
}
