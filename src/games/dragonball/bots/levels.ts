/** Whom a player may meet who plays against the computer: `easy` for those who learn, `normal` for those who can play. */
export const LEVELS = ["easy", "normal"] as const;
