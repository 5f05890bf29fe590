import { create } from "zustand";

/** Whether the preview has the window to itself. It is not remembered: a visit begins with the editors. */
export const useFullWidth = create<{ on: boolean }>(() => ({ on: false }));

export const isFullWidth = (): boolean => useFullWidth.getState().on;

export function setFullWidth(on: boolean): void {
  if (on !== isFullWidth()) useFullWidth.setState({ on });
}
