export type { Answered, ConnectionStatus, Notice, Refusal } from "./connection";
export { connection, isLost } from "./connection";
export { type MatchLine, useChat, useConnection, useMatch, useMatchFound, useMe, useNotices, usePlayers, useRenewal } from "./hooks";
export type { GivenReaction, Happening, MatchRecord, Reaction } from "./record";
export { heardSince, recordReaction, recordUpdate } from "./record";
