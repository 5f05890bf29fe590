export { makeFolders, sweep, sweepWorkspace, writeAtomic } from "./atomic";
export { createWorkspace, looseWorkspace, type NewWorkspace } from "./create";
export { disk, type Disk, patiently, withDisk } from "./disk";
export { isSystemError, readError, WorkspaceError, type WorkspaceErrorCode, writeError } from "./errors";
export { insidePath } from "./inside";
export { type Contents, fillNewFolder } from "./new-folder";
export { readOthers } from "./others";
export { type NamedBytes, putFiles } from "./put-files";
export {
  bounds,
  type FileProblem,
  readBytes,
  type ReadOptions,
  readText,
  readTree,
  type Tree,
  whyNotRead,
} from "./read";
export { dataRoot, packageRoot, programVersion, shippedGames } from "./root";
export { removeFile, saveFile, type Saved, type SaveOptions, versionOf, writeNamed } from "./save";
export { type Unpacked, unzipWorkspace } from "./unzip";
export { listVersions, openVersion, type Version, versionCalled } from "./versions";
export { documentFolders } from "../documents/paths";
export {
  findWorkspace,
  MANIFEST,
  type Manifest,
  openGame,
  openWorkspace,
  readManifest,
  type Sources,
  workspaceOf,
} from "./workspace";
