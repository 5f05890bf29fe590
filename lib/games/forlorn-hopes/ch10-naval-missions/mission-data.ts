import type { ForlornTable } from "../model/position";
import { NOWHERE } from "../model/rules";

/** 10.1 The three naval missions. */
export const kinds = ["attack", "stage", "transport"] as const;
export type Kind = (typeof kinds)[number];

/** What the frame of a naval mission remembers; the steps of its list read and change it. */
export type MissionData = {
  side: number;
  /** The next step of its list in sequence.json. */
  i: number;
  kind: Kind | "";
  /** Units of the mission that are with it still. */
  ships: number[];
  /** Whether all its units are named, and it is under way. */
  named: boolean;
  sailing: boolean;
  destinationSite: number;
  /** Where units from several places meet (10.3); NOWHERE when all start together. */
  rendezvousSite: number;
  /** The units that move now, where they go first, and the sites that they have passed. */
  movingShips: number[];
  legSite: number;
  pathSites: number[];
  /** Reaction missions against them in the hex where they are (9.1.4). */
  reactions: number;
  /** The player lets them go on by the shortest way. */
  direct: boolean;
  over: boolean;
};

export const newMission = (side: number): MissionData => ({
  side,
  i: 0,
  kind: "",
  ships: [],
  named: false,
  sailing: false,
  destinationSite: NOWHERE,
  rendezvousSite: NOWHERE,
  movingShips: [],
  legSite: NOWHERE,
  pathSites: [],
  reactions: 0,
  direct: false,
  over: false,
});

/** The naval mission in play. */
export const missionOf = (t: ForlornTable): MissionData => t.frame<MissionData>("naval-mission")!.data;

/** Where the group that moves is. */
export const groupSite = (t: ForlornTable, { movingShips }: MissionData): number =>
  movingShips[0] === undefined ? NOWHERE : t.position.fleet.site[movingShips[0]]!;

/** 9.1.4: whether aircraft may still react to the group in the hex where it is. */
export const mayReact = (t: ForlornTable, { reactions }: MissionData): boolean =>
  reactions < t.rules.parameters.missions.reactionsPerHex;
