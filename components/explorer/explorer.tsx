"use client";

import { Plus } from "lucide-react";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { orderLayers, deleteLayer, toggleLayer } from "../layers/actions";
import { movedBy } from "../layers/order";
import { Menu, type MenuItem } from "../menu/menu";
import { openEntry } from "../playtests/open";
import { openOverlay } from "../studio/overlay";
import { shortSummary } from "../playtests/words";
import { useBench, useWorkbench } from "../workbench/context";
import { openCsvImport } from "../import-csv/open";
import { chooseFiles } from "../workbench/add-files";
import styles from "./explorer.module.css";
import { useFolded } from "./folded";
import { prepareView } from "../studio/views";
import { menuOf } from "./row-menu";
import { rowsOf, sectionId, type TreeRow, treeKey } from "./rows";
import { fileOf, sectionsOf } from "./sections";
import { TreeLine } from "./tree-line";
import { firstView } from "../workbench/document-views";
import { useCounts } from "./use-counts";
import { useLayerDrag } from "./use-layer-drag";

const makeItems: readonly MenuItem[] = [
  { id: "layer", label: "New layer …", run: () => openOverlay({ kind: "new-layer" }) },
  { id: "scenario", label: "New scenario …", run: () => openOverlay({ kind: "new-scenario" }) },
  { id: "battle", label: "New battle …", run: () => openOverlay({ kind: "new-battle" }) },
];

interface OpenMenu {
  label: string;
  items: readonly MenuItem[];
  at: { x: number; y: number };
}

/** The file whose problems and edits a line shows. */
const textOf = (row: TreeRow): string => (row.kind === "entry" ? fileOf(row.entry) : row.id);

/** Documents by kind, scenarios, layers in their order, playtests: a tree for mouse and keyboard. */
export function Explorer() {
  const workbench = useWorkbench();
  const overview = useBench((state) => state.overview);
  const files = useBench((state) => state.files);
  const shipped = useBench((state) => state.shipped);
  const active = useBench((state) => state.tabs[state.active]?.path);
  const counts = useCounts();
  const playtests = useBench((state) => state.playtests);
  const [filter, setFilter] = useState("");
  const [folded, turn] = useFolded();
  const [current, setCurrent] = useState<string>();
  const [menu, setMenu] = useState<OpenMenu>();
  const tree = useRef<HTMLDivElement>(null);
  const drag = useLayerDrag();

  const sections = useMemo(() => sectionsOf(overview, files, shipped), [overview, files, shipped]);
  const rows = useMemo(() => rowsOf(sections, folded, filter), [sections, folded, filter]);
  const stop = rows.some(({ id }) => id === current) ? current : rows[0]?.id;

  // The Tab key leads to the line of the document in the editor.
  useEffect(() => {
    if (active !== undefined) setCurrent(active);
  }, [active]);

  const focus = (id: string): void => {
    setCurrent(id);
    tree.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
  };
  const openMenu = (row: TreeRow, at: { x: number; y: number }): void => {
    if (row.kind === "entry") setMenu({ label: row.entry.title, items: menuOf(workbench, row.entry), at });
  };
  const act = (row: TreeRow): void => {
    if (row.kind === "section") turn(row.id);
    else openEntry(workbench, row.entry.path);
  };
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    const row = rows.find(({ id }) => id === stop);
    if (!row || event.ctrlKey || event.metaKey) return;
    const entry = row.kind === "entry" ? row.entry : undefined;
    const layer = entry?.layer;
    if (event.altKey) {
      const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : undefined;
      const order = layer && by && movedBy(overview.layers, layer.id, by);
      if (order) void orderLayers(workbench, layer.id, order);
      if (!by) return;
    } else if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey)) {
      const { left, bottom } =
        event.target instanceof Element ? event.target.getBoundingClientRect() : new DOMRect();
      openMenu(row, { x: left + 16, y: bottom });
    } else if (event.key === "Enter") act(row);
    else if (event.key === " ") {
      if (layer) void toggleLayer(workbench, layer.id, !layer.on);
      else act(row);
    } else if (event.key === "Delete" && entry?.own && entry.path !== "sandtable.json") {
      if (layer) void deleteLayer(workbench, layer.id);
      else workbench.remove(`Delete ${fileOf(entry)}`, [fileOf(entry)]);
    } else {
      const found = treeKey(rows, stop, event.key);
      if (!found) return;
      if ("to" in found) focus(found.to);
      else turn(found.turn);
    }
    event.preventDefault();
  };

  return (
    <nav className={styles.explorer} aria-label="Documents" data-pane="explorer">
      <div className={styles.head}>
        <input
          type="search"
          placeholder="Filter"
          aria-label="Filter documents"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") setFilter("");
            if (event.key === "ArrowDown" && rows[0]) {
              event.preventDefault();
              focus((rows.find(({ kind }) => kind === "entry") ?? rows[0]).id);
            }
          }}
        />
        <button
          className="plain"
          aria-label="New"
          aria-haspopup="menu"
          title="New layer or scenario, or files to add"
          onClick={(event) => {
            const { left, bottom } = event.currentTarget.getBoundingClientRect();
            const add = { id: "files", label: "Add files …", run: () => chooseFiles(workbench) };
            const sheets = { id: "sheets", label: "Import spreadsheets …", run: openCsvImport };
            const bundle = {
              id: "bundle",
              label: "Add layers of a bundle …",
              run: () => openOverlay({ kind: "bring-layers" }),
            };
            setMenu({
              label: "New",
              items: [
                ...makeItems.filter(({ id }) => overview.hasBattles || id !== "battle"),
                add,
                bundle,
                sheets,
              ],
              at: { x: left, y: bottom + 2 },
            });
          }}
        >
          <Plus size={16} aria-hidden />
        </button>
      </div>
      {rows.length === 0 && <p className={`quiet ${styles.none}`}>No matches.</p>}
      <div ref={tree} role="tree" aria-label="Documents" className={styles.tree} onKeyDown={press}>
        {rows.map((row) => (
          <TreeLine
            key={row.id}
            row={row}
            active={row.id === active}
            stop={row.id === stop}
            counts={counts.get(textOf(row))}
            unsaved={files[textOf(row)]?.unsaved ?? false}
            playtest={playtests[row.id]}
            summary={row.id === sectionId("Playtests") ? shortSummary(playtests) : undefined}
            drag={drag}
            onAct={() => {
              setCurrent(row.id);
              act(row);
            }}
            onNear={() => {
              if (row.kind === "entry") prepareView(firstView(workbench.state, row.entry.path));
            }}
            onStop={() => setCurrent(row.id)}
            onTurn={() => turn(row.id)}
            onMenu={(at) => {
              setCurrent(row.id);
              openMenu(row, at);
            }}
          />
        ))}
      </div>
      {menu && <Menu {...menu} onClose={() => setMenu(undefined)} />}
    </nav>
  );
}
