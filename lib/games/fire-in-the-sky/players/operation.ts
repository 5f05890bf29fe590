/** A destroyer that sails with troops: by which bases it comes to where they embark; none where it lies there already. */
export interface Escort {
  p: number;
  legs: readonly number[];
}

/** A land unit that is to fight at a place: by which bases it comes to where it sails from, or over land. */
export interface Troop {
  p: number;
  /** Bases on the way, the last of them where it embarks; empty when it stands there already. */
  legs: readonly number[];
  walks: boolean;
}

/** One thing to be done this player turn: a base to be taken, with what goes there. */
export interface Operation {
  place: number;
  worth: number;
  /** Chance of taking it, or part of that for wearing its defenders down. */
  chance: number;
  troops: readonly Troop[];
  /** Gun ships and destroyers; carriers. */
  ships: readonly number[];
  /** Destroyers that sail with the troops, wherever they are now. */
  escorts: readonly Escort[];
  carriers: readonly number[];
}
