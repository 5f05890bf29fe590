export { makeFolders, sweep, sweepWorkspace, writeAtomic } from "./atomic";
export { createWorkspace, looseWorkspace } from "./create";
export { disk, patiently } from "./disk";
export { isSystemError, readError, WorkspaceError, type WorkspaceErrorCode, writeError } from "./errors";
export { mostVersions, openHistory } from "./history";
export { insidePath } from "./inside";
export { type Contents, fillNewFolder } from "./new-folder";
export { readOthers } from "./others";
export { putFiles } from "./put-files";
export { bounds, type FileProblem, readBytes, readText, readTree, whyNotRead } from "./read";
export { dataRoot, packageRoot, programVersion, shippedGames } from "./root";
export { keepRulebookCopy, readRulebookCopy, removeRulebookCopy, rulebookCopyPath } from "./rulebook-copy";
export { removeFile, saveFile, versionOf, writeNamed } from "./save";
export { unzipWorkspace } from "./unzip";
export { listVersions, openVersion, type Version, versionCalled } from "./versions";
export { documentFolders } from "../documents/paths";
export {
  findWorkspace,
  MANIFEST,
  openGame,
  openWorkspace,
  readManifest,
  type Sources,
  workspaceOf,
} from "./workspace";
