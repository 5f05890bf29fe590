"use client";

import dynamic from "next/dynamic";
import { KeysHelp } from "../commands/keys-help";
import { ExportDialog } from "../export/export-dialog";
import { ImportDialog } from "../import-csv/import-dialog";
import { BringLayers } from "../layers/bring-layers";
import { EditLayer } from "../layers/edit-layer";
import { MoveDialog } from "../layers/move-dialog";
import { NewLayer } from "../layers/new-layer";
import { NewScenario } from "../layers/new-scenario";
import { NewBattle } from "../odds/new-battle";
import { AcceptDialog } from "../problems/accept-dialog";
import { AcceptedDialog } from "../problems/accepted-dialog";
import { closeOverlay, type Overlay } from "./overlay";

const ErratumDialog = dynamic(() =>
  import("../errata/erratum-dialog").then(({ ErratumDialog: dialog }) => dialog),
);
// It loads the code that compares games, which is not needed before.
const WithoutDialog = dynamic(() =>
  import("../errata/without-dialog").then(({ WithoutDialog: dialog }) => dialog),
);

/** The dialogs. They are loaded when the first one is opened. */
export function Dialogs({ overlay }: { overlay: Exclude<Overlay, { kind: "palette" }> }) {
  switch (overlay.kind) {
    case "keys":
      return <KeysHelp onClose={closeOverlay} />;
    case "new-layer":
      return <NewLayer then={overlay.then} onClose={closeOverlay} />;
    case "bring-layers":
      return <BringLayers file={overlay.file} onClose={closeOverlay} />;
    case "edit-layer":
      return <EditLayer layer={overlay.layer} onClose={closeOverlay} />;
    case "new-scenario":
      return <NewScenario from={overlay.from} onClose={closeOverlay} />;
    case "new-battle":
      return <NewBattle from={overlay.from} onClose={closeOverlay} />;
    case "move":
      return <MoveDialog place={overlay.place} to={overlay.to} onClose={closeOverlay} />;
    case "erratum":
      return <ErratumDialog of={overlay.of} entered={overlay.entered} onClose={closeOverlay} />;
    case "without":
      return <WithoutDialog {...overlay} onClose={closeOverlay} />;
    case "accept":
      return <AcceptDialog diagnostic={overlay.diagnostic} onClose={closeOverlay} />;
    case "accepted":
      return <AcceptedDialog onClose={closeOverlay} />;
    case "export":
      return <ExportDialog onClose={closeOverlay} />;
    case "import-csv":
      return <ImportDialog files={overlay.files} onClose={closeOverlay} />;
  }
}
