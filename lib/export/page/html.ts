import { escaped } from "../print/markup";

/**
 * What the page may do: run the scripts beside it and workers made of their text, and show its own pictures. Nothing is
 * fetched, nothing is sent, and no text becomes code.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "worker-src blob:",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** The page itself: nothing but its scripts, in their order. */
export const pageHtml = (title: string, scripts: readonly string[], style: string): string =>
  [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${escaped(title)}</title>`,
    '<link rel="icon" href="data:,">',
    `<link rel="stylesheet" href="${style}">`,
    "</head>",
    "<body>",
    '<div id="page">',
    "<noscript>This page plays a game by scripts of its own. Allow scripts to use it.</noscript>",
    "</div>",
    ...scripts.map((script) => `<script src="${script}"></script>`),
    "</body>",
    "</html>",
    "",
  ].join("\n");
