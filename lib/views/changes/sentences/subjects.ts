/** What a change is about, in the order in which people read of it. */
export const subjects = [
  ["units", "Units"],
  ["bases", "Bases"],
  ["tables", "Combat tables"],
  ["modifiers", "Modifiers"],
  ["arrivals", "Reinforcements"],
  ["set-ups", "Set-ups"],
  ["battles", "Battles"],
  ["parameters", "Parameters"],
  ["sequence", "Sequence of play"],
  ["map", "Map"],
  ["options", "Options"],
  ["others", "Others"],
] as const;

export type Subject = (typeof subjects)[number][0];
