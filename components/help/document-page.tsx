import type { ReactNode } from "react";
import { helpAddress, helpPages, isHelpPage } from "./pages";
import { type Block, type Inline, markdown } from "./markdown";
import styles from "./document-page.module.css";

/** A page of the docs, with the list of the others. */
export function DocumentPage({ id, text }: { id: string; text: string }) {
  return (
    <div className={styles.page}>
      <nav className={styles.pages} aria-label="Help">
        <a href="/">Sandtable</a>
        <ul>
          {helpPages.map((page) => (
            <li key={page.id}>
              <a href={helpAddress(page.id)} aria-current={page.id === id ? "page" : undefined}>
                {page.about}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main className={styles.text}>{markdown(text).map(shown)}</main>
    </div>
  );
}

function shown(block: Block, key: number): ReactNode {
  switch (block.kind) {
    case "heading": {
      const Heading = `h${block.level}` as "h1";
      return (
        <Heading key={key} id={block.id}>
          {block.parts.map(span)}
        </Heading>
      );
    }
    case "paragraph":
      return <p key={key}>{block.parts.map(span)}</p>;
    case "code":
      return (
        <pre key={key} tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case "quote":
      return <blockquote key={key}>{block.blocks.map(shown)}</blockquote>;
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List key={key}>
          {block.items.map((item, i) => (
            <li key={i}>{itemShown(item)}</li>
          ))}
        </List>
      );
    }
    case "table":
      return (
        <div key={key} className={styles.wide} tabIndex={0} role="region" aria-label="Table">
          <table>
            <thead>
              <tr>
                {block.head.map((cell, i) => (
                  <th key={i}>{cell.map(span)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, i) => (
                <tr key={i}>
                  {row.map((cell, j) => (
                    <td key={j}>{cell.map(span)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

/** The first words of an item stand beside its mark. */
const itemShown = ([first, ...others]: readonly Block[]): ReactNode =>
  first?.kind === "paragraph" ? (
    <>
      {first.parts.map(span)}
      {others.map(shown)}
    </>
  ) : (
    [first, ...others].map((block, i) => block && shown(block, i))
  );

function span(part: Inline, key: number): ReactNode {
  switch (part.kind) {
    case "text":
      return part.text;
    case "code":
      return <code key={key}>{part.text}</code>;
    case "strong":
      return <strong key={key}>{part.parts.map(span)}</strong>;
    case "em":
      return <em key={key}>{part.parts.map(span)}</em>;
    case "image":
      return <img key={key} src={`/help/${part.src}`} alt={part.alt} loading="lazy" />;
    case "link": {
      const href = addressOf(part.href);
      const words = part.parts.map(span);
      return href === undefined ? (
        <span key={key}>{words}</span>
      ) : (
        <a key={key} href={href}>
          {words}
        </a>
      );
    }
  }
}

/** Where a link of the docs leads in the studio; undefined for a file that is not shown here. */
function addressOf(href: string): string | undefined {
  if (/^(#|https:)/.test(href)) return href;
  const [, id = "", place = ""] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  return isHelpPage(id) ? helpAddress(id) + place : undefined;
}
