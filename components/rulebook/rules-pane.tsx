"use client";

import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import pane from "../style/pane.module.css";
import { AttachedCopy } from "./attached-copy";
import { closeRules, useRulesPane } from "./open";
import { RuleFound } from "./rule-found";
import { RuleList } from "./rule-list";
import styles from "./rulebook.module.css";
import { useCut, useTitles } from "./use-rules";

/** The rules of the game: one that was asked for, or all of them, with what a search finds. */
export function RulesPane() {
  const { rule, count } = useRulesPane();
  const titles = useTitles();
  const { cut, failure } = useCut(titles);
  const [query, setQuery] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  // What was asked for is read from its top, and replaces what a search has found.
  useEffect(() => {
    setQuery("");
    heading.current?.focus();
    body.current?.scrollTo(0, 0);
  }, [rule, count]);
  return (
    <section
      className={`${pane.pane} ${pane.side}`}
      aria-label="Rules"
      data-takes="rulebook"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        if (query !== "") setQuery("");
        else closeRules();
      }}
    >
      <header className={pane.head}>
        <h2 ref={heading} tabIndex={-1}>
          Rules
        </h2>
        <input
          type="search"
          className={styles.search}
          aria-label="Search the rules"
          placeholder={cut ? "Number, title or text" : "Number or title"}
          value={query}
          maxLength={200}
          onChange={({ target }) => setQuery(target.value)}
        />
        <button
          className={`plain ${styles.icon}`}
          aria-label="Close the rules"
          title="Close"
          onClick={closeRules}
        >
          <X size={15} aria-hidden />
        </button>
      </header>
      <div ref={body} className={styles.body}>
        {query.trim() !== "" || rule === undefined ? (
          <RuleList titles={titles} cut={cut} query={query} />
        ) : (
          <RuleFound cited={rule} cut={cut} />
        )}
      </div>
      <AttachedCopy titles={titles} cut={cut} failure={failure} />
    </section>
  );
}
