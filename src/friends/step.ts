/** What became of a step between two players, or why nothing did. */
export type FriendStep<Done extends string, Refused extends string> = { readonly done: Done } | { readonly refused: Refused };
