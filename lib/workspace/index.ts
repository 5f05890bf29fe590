export { createWorkspace, type NewWorkspace } from "./create";
export { isSystemError, WorkspaceError, type WorkspaceErrorCode } from "./errors";
export { insidePath } from "./inside";
export { bounds, type FileProblem, readText, readTree, type Tree } from "./read";
export { dataRoot, packageRoot, shippedGames } from "./root";
export { saveFile, type Saved, type SaveOptions, versionOf, writeAtomic, writeNamed } from "./save";
export { type Unpacked, unzipWorkspace } from "./unzip";
export {
  findWorkspace,
  MANIFEST,
  type Manifest,
  openGame,
  openWorkspace,
  readManifest,
  type Sources,
} from "./workspace";
