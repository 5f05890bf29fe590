"use client";

import dynamic from "next/dynamic";
import { Palette } from "../palette/palette";
import { useOverlay } from "./overlay";

// Text that is typed immediately after the palette's key must not go elsewhere; no dialog opens that fast.
const Dialogs = dynamic(() => import("./dialogs").then(({ Dialogs: dialogs }) => dialogs));

/** The dialog or palette over the studio, if one is open. */
export function Overlays() {
  const overlay = useOverlay((state) => state.overlay);
  if (overlay === undefined) return null;
  if (overlay.kind === "palette") return <Palette mode={overlay.mode} />;
  return <Dialogs overlay={overlay} />;
}
