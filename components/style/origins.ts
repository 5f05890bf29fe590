const KEY = "sandtable.origins";

/** Whether the letters that say where values come from are shown. */
export const areOriginsShown = (): boolean => document.documentElement.dataset.origins !== "off";

export function showOrigins(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, "off");
  followOrigins();
}

/** As it was chosen at the last visit. */
export function followOrigins(): void {
  if (localStorage.getItem(KEY) === "off") document.documentElement.dataset.origins = "off";
  else delete document.documentElement.dataset.origins;
}
