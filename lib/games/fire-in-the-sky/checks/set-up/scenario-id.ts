import { scenarioIdCheck } from "../../../shared/checks/scenario-id";

/** 3.0: saved positions find their scenario by its id, which is the name of its file. */
export const scenarioId = scenarioIdCheck({ game: "fire-in-the-sky", rule: "3.0" });
