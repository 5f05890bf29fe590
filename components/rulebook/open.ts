import { create } from "zustand";

interface RulesPane {
  isOpen: boolean;
  /** The rule that is shown, as it was cited; undefined: the list of all. */
  rule: string | undefined;
  /** How often the pane was asked for: what is asked for again is shown again. */
  count: number;
}

/** The pane of rules: whether it is open, and on which. */
export const useRulesPane = create<RulesPane>(() => ({ isOpen: false, rule: undefined, count: 0 }));

/** What had the focus before the pane was opened; it gets it back. */
let before: Element | null = null;

/** Opens the pane on a rule, or on the list of all. */
export function openRules(rule?: string): void {
  if (!useRulesPane.getState().isOpen) before = document.activeElement;
  useRulesPane.setState(({ count }) => ({ isOpen: true, rule, count: count + 1 }));
}

export function closeRules(): void {
  useRulesPane.setState({ isOpen: false });
  if (before instanceof HTMLElement && before.isConnected) before.focus();
  before = null;
}

/** How far up from the focus a rule is looked for. */
const LEVELS = 5;

/** The rule that stands in what has the focus, or beside it. */
export function ruleAtFocus(): string | undefined {
  const active = document.activeElement;
  const pointed = active?.getAttribute("aria-activedescendant");
  let at = (pointed ? document.getElementById(pointed) : undefined) ?? active;
  for (let level = 0; at && at !== document.body && level < LEVELS; level++) {
    const chip = at.matches("[data-rule]") ? at : at.querySelector("[data-rule]");
    const rule = chip?.getAttribute("data-rule");
    if (rule) return rule;
    at = at.parentElement;
  }
  return undefined;
}
