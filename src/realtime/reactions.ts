/** What players say to each other at the table; each has its words in `board.reactions`. */
export const REACTIONS = ["hello", "wellPlayed", "thanks", "oops", "thinking", "wow"] as const;
