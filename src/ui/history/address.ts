/** The address of a player's profile. */
export const profileOf = (pseudo: string): string => `/joueur/${encodeURIComponent(pseudo)}`;
