/** What of the window a step of the tour speaks of: found as people find it, by what it is called. */

const seen = (element: Element): boolean => element.getClientRects().length > 0;

const wordsOf = (element: Element): string =>
  (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim();

function among(selector: string, fits: (words: string) => boolean): Element | undefined {
  return [...document.querySelectorAll(selector)].find((each) => seen(each) && fits(wordsOf(each)));
}

const starts = (start: string) => (words: string) => words.startsWith(start);

export const find = {
  /** A control by how its name begins. */
  button: (name: string): Element | undefined =>
    among("button, [role=menuitem], [role=button]", starts(name)),
  exactly: (name: string): Element | undefined => among("button, [role=menuitem]", (words) => words === name),
  tab: (name: string): Element | undefined => among("[role=tab]", starts(name)),
  /** A document in the list on the left. */
  document: (path: string): Element | undefined =>
    [...document.querySelectorAll("[role=treeitem]")].find(
      (each) => seen(each) && (each.getAttribute("title") ?? "").startsWith(path),
    ),
  /** A field by its label. */
  field: (label: string): Element | undefined => {
    const found = [...document.querySelectorAll("label")].find(
      (each) => seen(each) && wordsOf(each).startsWith(label),
    );
    const id = found?.getAttribute("for");
    return (id && document.getElementById(id)) || found;
  },
  by: (selector: string): Element | undefined => among(selector, () => true),
};

/** A preview: its tab, or what shows the previews while they are closed. */
export function previewTab(title: string): Element | undefined {
  const tab = find.tab(title);
  if (tab) return tab.getAttribute("aria-selected") === "true" ? undefined : tab;
  return find.tab("Preview") ?? find.button("Preview");
}
