/** A colour of a game, moved towards the ink so far that it is seen on a light ground and on a dark one. CSS. */
export const readable = (colour: string): string => `color-mix(in srgb, ${colour} 65%, var(--ink))`;
