"use client";

import dynamic from "next/dynamic";
import { Palette } from "../palette/palette";
import { useOverlay } from "./overlay";

// Who types at once after the palette's key must not type elsewhere; no dialog is that quick.
const Dialogs = dynamic(() => import("./dialogs").then(({ Dialogs: dialogs }) => dialogs));

/** What lies over the studio, if anything does. */
export function Overlays() {
  const overlay = useOverlay((state) => state.overlay);
  if (overlay === undefined) return null;
  if (overlay.kind === "palette") return <Palette mode={overlay.mode} />;
  return <Dialogs overlay={overlay} />;
}
