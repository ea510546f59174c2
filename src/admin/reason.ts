/** How many characters an administrator has to say why something is done. */
export const REASON_MAX = 300;
