import { create } from "zustand";
import type { Diagnostic } from "../../lib/diagnostics";
import type { ValueRef } from "../../lib/editing";
import type { OfErratum } from "../desk/calls-errata";
import type { EnteredErratum } from "../errata/entered";
import type { DroppedFile } from "../home/dropped";

export type PaletteMode = "documents" | "commands" | "search" | "outline";

/** The dialog or palette over the studio, which has the keyboard; one at a time. */
export type Overlay =
  | { kind: "palette"; mode: PaletteMode }
  | { kind: "keys" }
  /** `then`: what the new layer is for, and which dialog opens afterwards. */
  | { kind: "new-layer"; then?: { to: "errata" | "variant"; back: Overlay } }
  /** `file`: the bundle, if it was dropped. */
  | { kind: "bring-layers"; file?: File }
  | { kind: "edit-layer"; layer: string }
  | { kind: "new-scenario"; from?: string }
  | { kind: "new-battle"; from?: string }
  | { kind: "move"; place: ValueRef; to: "errata" | "variant" }
  /**
   * An erratum is recorded or opened; `entered`: the fields that were filled in before a layer was created for it.
   */
  | { kind: "erratum"; of: OfErratum; entered?: EnteredErratum }
  | { kind: "without"; layer: string; id: string; title: string }
  | { kind: "accept"; diagnostic: Diagnostic }
  | { kind: "accepted" }
  | { kind: "export" }
  | { kind: "import-csv"; files: readonly DroppedFile[] };

export const useOverlay = create<{ overlay: Overlay | undefined }>(() => ({ overlay: undefined }));

export const openOverlay = (overlay: Overlay): void => useOverlay.setState({ overlay });
export const closeOverlay = (): void => useOverlay.setState({ overlay: undefined });
