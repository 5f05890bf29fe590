import type { Steps } from "../../../kernel";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import { emergencySteps } from "./emergency";
import { supportBaseSteps } from "./support-base";

export { offerSupportBase } from "./support-base";

/** 11.0 What players decide about Command Links. */
export const linkSteps: Steps<Rules, Position> = { ...emergencySteps, ...supportBaseSteps };
