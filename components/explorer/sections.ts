import { type FileMap, kindOfPath, questionsPath } from "../../lib/documents";
import type { LayerSummary, Overview } from "../desk/protocol";
import { isOwnFile } from "../workbench/state";
import type { FileState } from "../workbench/types";

export interface Entry {
  path: string;
  /** The file with its text, if it is not at `path`. */
  file?: string;
  title: string;
  /** Levels below the section's heading. */
  depth: number;
  /** It is a file of the workspace. */
  own: boolean;
  note?: string;
  /** The layer whose file this is. */
  layer?: LayerSummary;
  /** It belongs to the game and can be changed by a layer. */
  editable?: boolean;
}

/** The file with the text of an entry. */
export const fileOf = ({ path, file = path }: Entry): string => file;

export interface Section {
  title: string;
  entries: Entry[];
}

/** Sections of documents, each with what belongs in it; the last takes the rest. */
const documentSections: readonly [title: string, fits: (path: string) => boolean][] = [
  ["Scenarios", (path) => path.startsWith("scenarios/")],
  ["Battles", (path) => path.startsWith("battles/")],
  ["Order of battle", (path) => path === "units.json"],
  ["Schedules", (path) => path.startsWith("schedules/")],
  ["Tables", (path) => /^(tables|charts)\//.test(path)],
  ["Questions to players", (path) => path === questionsPath],
  ["Players", (path) => path.startsWith("players/")],
  ["Map and rules", () => true],
];

/** The sections of the explorer, in the order of a designer's work. */
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
  const sectionOf = (path: string): string => documentSections.find(([, fits]) => fits(path))![0];
  const documents = overview.documents.map(({ path, file, title, patchedBy }) => {
    const kind = kindOfPath(file);
    const layers = [...(kind.kind === "patch" ? [kind.layer] : []), ...patchedBy];
    return {
      section: sectionOf(path),
      entry: {
        path,
        ...(file !== path && { file }),
        title,
        depth: 0,
        own: own(file),
        editable: !own(file),
        note: layers.length > 0 ? layers.join(", ") : undefined,
      },
    };
  });
  const sections: Section[] = [
    ...documentSections.map(([title]) => ({
      title,
      entries: documents.filter(({ section }) => section === title).map(({ entry }) => entry),
    })),
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
            title: path.slice(`layers/${layer.id}/`.length).replace(/\.json$/, ""),
            depth: 1,
            own: own(path),
          })),
      ]),
    },
    ...["Playtests", "Reports"].map((title): Section => {
      const folder = title.toLowerCase();
      const paths = inFolder(folder).filter((path) => path !== questionsPath);
      const entries = paths.map((path) => ({
        path,
        title: path.slice(`${folder}/`.length).replace(/\.json$/, ""),
        depth: 0,
        own: own(path),
      }));
      return { title, entries };
    }),
    {
      title: "Workspace",
      entries: own("sandtable.json")
        ? [{ path: "sandtable.json", title: "sandtable.json", depth: 0, own: true }]
        : [],
    },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}
