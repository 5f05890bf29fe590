import { lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { Fragment, type ReactNode } from "react";
import { anchor } from "./anchor";
import { helpAddress, helpPages, isHelpPage } from "./pages";
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
      <main className={styles.text}>{lexer(text).map(block)}</main>
    </div>
  );
}

/** A block as it is shown. HTML in a page is not. */
function block(token: Token, key: number): ReactNode {
  const given = token as MarkedToken;
  switch (given.type) {
    case "heading": {
      const Heading = `h${given.depth}` as "h1";
      return (
        <Heading key={key} id={anchor(plain(given.tokens))}>
          {given.tokens.map(span)}
        </Heading>
      );
    }
    case "paragraph":
      return <p key={key}>{given.tokens.map(span)}</p>;
    case "code":
      return (
        <pre key={key} tabIndex={0}>
          <code>{given.text}</code>
        </pre>
      );
    case "blockquote":
      return <blockquote key={key}>{given.tokens.map(block)}</blockquote>;
    case "list": {
      const List = given.ordered ? "ol" : "ul";
      return (
        <List key={key}>
          {given.items.map(({ tokens }, i) => (
            <li key={i}>{tokens.map(block)}</li>
          ))}
        </List>
      );
    }
    case "table":
      return <Table key={key} {...given} />;
    case "hr":
      return <hr key={key} />;
    // The words of an item of a list.
    case "text":
      return <Fragment key={key}>{given.tokens?.map(span) ?? words(given.text)}</Fragment>;
    default:
      return null;
  }
}

const Table = ({ header, rows }: Tokens.Table) => (
  <div className={styles.wide} tabIndex={0} role="region" aria-label="Table">
    <table>
      <thead>
        <tr>
          {header.map(({ tokens }, i) => (
            <th key={i}>{tokens.map(span)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            {row.map(({ tokens }, j) => (
              <td key={j}>{tokens.map(span)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

function span(token: Token, key: number): ReactNode {
  const given = token as MarkedToken;
  switch (given.type) {
    case "codespan":
      return <code key={key}>{given.text}</code>;
    case "strong":
      return <strong key={key}>{given.tokens.map(span)}</strong>;
    case "em":
      return <em key={key}>{given.tokens.map(span)}</em>;
    case "br":
      return <br key={key} />;
    case "image":
      return <img key={key} src={`/help/${given.href}`} alt={given.text} loading="lazy" />;
    case "link": {
      const href = addressOf(given.href);
      const shown = given.tokens.map(span);
      return href === undefined ? (
        <span key={key}>{shown}</span>
      ) : (
        <a key={key} href={href}>
          {shown}
        </a>
      );
    }
    case "text":
    case "escape":
      return words(given.text);
    default:
      return null;
  }
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** The text of a token: its entities stand for themselves. */
const words = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => entities[name]!);

/** The words of tokens alone. */
const plain = (tokens: readonly Token[]): string =>
  tokens
    .map((token) =>
      "tokens" in token && token.tokens ? plain(token.tokens) : words((token as Tokens.Text).text),
    )
    .join("");

/** Where a link of the docs leads in the studio; undefined for a file that is not shown here. */
function addressOf(href: string): string | undefined {
  if (/^(#|https:)/.test(href)) return href;
  const [, id = "", place = ""] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  return isHelpPage(id) ? helpAddress(id) + place : undefined;
}
