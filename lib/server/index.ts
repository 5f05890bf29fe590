export { answer, BadRequest, route } from "./answers";
export {
  type ComparedTexts,
  gameTexts,
  type VersionList,
  versionsOf,
  versionTexts,
  workspaceTexts,
} from "./compared";
export { docsPage, docsPicture, docsRulings, type GameRulings } from "./docs";
export { deleteDocument, documentPath, saveDocument } from "./files";
export { largestBody, optionalText, readBytes, readObject, textOf } from "./body";
export { type GameCard, gameCards, type StatusCounts } from "./games";
export { type HistoryAnswer, historyOf } from "./history";
export { folderOf, forget, listWorkspaces, remember, type WorkspaceEntry } from "./known";
export { importZip, newWorkspace, openFolder, type NewRequest } from "./workspaces";
export { followWorkspaces, type Notice } from "./follow";
export { type FileChange } from "./watch";
export { otherFiles, type OtherFiles } from "./others";
export { pageAppOf } from "./page-app";
export { keepPages, keptPage, largestPages } from "./pages";
export { gameOf, loadLook, lookedInto } from "./look";
export type { MapPicture } from "./picture";
export { loadWorkspace, type LoadedWorkspace } from "./loaded";
export {
  bringBack,
  createRun,
  deleteRun,
  gamesOf,
  keepDecision,
  keepGames,
  largestLines,
  largestPlan,
  listRuns,
  type OpenedRun,
  openRun,
  type RunEntry,
  sitDown,
  standUp,
  type UnreadableRun,
} from "./runs";
export { forgetRulebook, keepRulebook, type KeptRulebook, keptRulebook } from "./rulebook";
export type { RunFacts } from "./run-facts";
