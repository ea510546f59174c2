export type { Answered, ConnectionStatus, Notice, Refusal } from "./connection";
export { connection, homeAfter } from "./connection";
export { type MatchLine, useConnection, useMatch, useMatchFound, useMe, useNotices, usePlayers } from "./hooks";
export type { GivenReaction, Happening, MatchRecord, Reaction } from "./record";
export { recordReaction, recordUpdate } from "./record";
