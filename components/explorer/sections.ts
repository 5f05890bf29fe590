import type { FileMap } from "../../lib/documents";
import type { LayerSummary, Overview } from "../desk/protocol";
import { isOwnFile } from "../workbench/state";
import type { FileState } from "../workbench/types";

export interface Entry {
  path: string;
  title: string;
  /** Levels below the section's heading. */
  depth: number;
  /** It is a file of the workspace. */
  own: boolean;
  note?: string;
  /** The layer whose file this is. */
  layer?: LayerSummary;
  /** It belongs to the game, and a layer can change it. */
  editable?: boolean;
}

export interface Section {
  title: string;
  entries: Entry[];
}

const kindTitles: readonly [kind: string, title: string][] = [
  ["scenario", "Scenarios"],
  ["units", "Order of battle"],
  ["bases", "Bases"],
  ["schedule", "Schedules"],
  ["table", "Tables"],
];

/** What the explorer lists, in the order in which a designer thinks of it. */
export function sectionsOf(
  overview: Overview,
  files: Readonly<Record<string, FileState>>,
  shipped: FileMap,
): Section[] {
  const own = (path: string): boolean => isOwnFile(files, path);
  const inFolder = (folder: string): string[] =>
    [...new Set([...Object.keys(files), ...Object.keys(shipped)])]
      .filter((path) => path.startsWith(`${folder}/`) && (own(path) || Object.hasOwn(shipped, path)))
      .sort();
  const documents = overview.documents.map(({ path, title, patchedBy, kind }) => ({
    kind,
    entry: {
      path,
      title,
      depth: 0,
      own: own(path),
      editable: !own(path),
      note: patchedBy.length > 0 ? patchedBy.join(", ") : undefined,
    },
  }));
  const named = new Set(kindTitles.map(([kind]) => kind));
  const sections: Section[] = [
    ...kindTitles.map(([kind, title]) => ({
      title,
      entries: documents.filter((each) => each.kind === kind).map(({ entry }) => entry),
    })),
    {
      title: "Rules and map",
      entries: documents.filter(({ kind }) => !named.has(kind)).map(({ entry }) => entry),
    },
    {
      title: "Layers",
      entries: overview.layers.flatMap((layer) => [
        {
          path: `layers/${layer.id}/layer.json`,
          title: layer.title,
          depth: 0,
          own: own(`layers/${layer.id}/layer.json`),
          note: layer.kind,
          layer,
        },
        ...inFolder(`layers/${layer.id}`)
          .filter((path) => !path.endsWith("/layer.json"))
          .map((path) => ({
            path,
            title: path.slice(`layers/${layer.id}/`.length),
            depth: 1,
            own: own(path),
          })),
      ]),
    },
    {
      title: "Playtests",
      entries: inFolder("playtests").map((path) => ({
        path,
        title: path.slice("playtests/".length).replace(/\.json$/, ""),
        depth: 0,
        own: own(path),
      })),
    },
    {
      title: "Workspace",
      entries: own("sandtable.json")
        ? [{ path: "sandtable.json", title: "sandtable.json", depth: 0, own: true }]
        : [],
    },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}
