import { create } from "zustand";

/** Whether the preview fills the window. Only the address remembers it: a new visit begins with the editors. */
export const useFullWidth = create<{ on: boolean }>(() => ({ on: false }));

export const isFullWidth = (): boolean => useFullWidth.getState().on;

export function setFullWidth(on: boolean): void {
  if (on !== isFullWidth()) useFullWidth.setState({ on });
}
