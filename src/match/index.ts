export type { ClockView } from "./clock";
export type { Bot, BoundGame, MatchGame } from "./game";
export type { Cause, MatchRecord, Player } from "./journal";
export { FrozenMatchError, Matches, type Opening } from "./matches";
export type { Room, RoomRefusal, RoomSettings } from "./room";
export { commitment, drawSeed, shuffleSeed } from "./seed";
export type { SeatUpdate, SeatView, Standing } from "./standing";
export { type VerificationFault, verifyMatch } from "./verify";
