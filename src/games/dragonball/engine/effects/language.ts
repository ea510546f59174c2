/** The closed vocabulary of card texts: inspectable data, no code on cards. */
export type * from "./language/amounts";
export type * from "./language/continuous";
export type * from "./language/instructions";
export type * from "./language/keywords";
export type * from "./language/selectors";
export type * from "./language/skills";
export type * from "./language/triggers";
