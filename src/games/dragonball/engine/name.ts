/** The name that this game is stored and offered by. */
export const DRAGON_BALL = "dragonball";

/** The name of its rules: there is one edition. */
export const EDITION = "masters";
