/** Light or dark: what the person chose here, else what the system says. */
export type Theme = "light" | "dark";
export type ThemeChoice = Theme | "system";

const KEY = "sandtable.theme";

/** Runs before anything is drawn, so that no page flashes in the other theme. */
export const themeScript = `(() => {
  let chosen = null;
  try { chosen = localStorage.getItem(${JSON.stringify(KEY)}); } catch { /* no store, no choice */ }
  const dark = chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();`;

export const themeNow = (): Theme => (document.documentElement.dataset.theme === "dark" ? "dark" : "light");

const systemTheme = (): Theme => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

/** The same where no script runs in the head: on an exported page. */
export function beginTheme(): void {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(KEY);
  } catch {
    // No store, no choice.
  }
  document.documentElement.dataset.theme = chosen === "dark" || chosen === "light" ? chosen : systemTheme();
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === "system") localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, choice);
  document.documentElement.dataset.theme = choice === "system" ? systemTheme() : choice;
}

/** Calls back whenever the theme on the page changes. Returns how to stop. */
export function watchTheme(onChange: (theme: Theme) => void): () => void {
  const observer = new MutationObserver(() => onChange(themeNow()));
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const system = matchMedia("(prefers-color-scheme: dark)");
  const follow = (): void => {
    if (localStorage.getItem(KEY) === null) chooseTheme("system");
  };
  system.addEventListener("change", follow);
  return () => {
    observer.disconnect();
    system.removeEventListener("change", follow);
  };
}
