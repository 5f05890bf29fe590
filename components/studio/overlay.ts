import { create } from "zustand";
import type { Diagnostic } from "../../lib/diagnostics";
import type { Place } from "../../lib/editing";
import type { DroppedFile } from "../home/dropped";

export type PaletteMode = "documents" | "commands" | "search" | "outline";

/** What lies over the studio and has the keyboard; one thing at a time. */
export type Overlay =
  | { kind: "palette"; mode: PaletteMode }
  | { kind: "keys" }
  | { kind: "new-layer"; then?: { place: Place; to: "errata" | "variant" } }
  | { kind: "new-scenario"; from?: string }
  | { kind: "move"; place: Place; to: "errata" | "variant" }
  | { kind: "accept"; diagnostic: Diagnostic }
  | { kind: "accepted" }
  | { kind: "export" }
  | { kind: "import-csv"; files: readonly DroppedFile[] };

export const useOverlay = create<{ overlay: Overlay | undefined }>(() => ({ overlay: undefined }));

export const openOverlay = (overlay: Overlay): void => useOverlay.setState({ overlay });
export const closeOverlay = (): void => useOverlay.setState({ overlay: undefined });
