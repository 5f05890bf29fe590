import type { Adviser as AnyAdviser } from "../../shared/choosing";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";

export type Adviser = AnyAdviser<Rules, Position>;
