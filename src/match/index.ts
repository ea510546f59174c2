export type { ClockView } from "./clock";
export type { Bot, BoundGame, MatchGame, Situation } from "./game";
export type { Cause, MatchRecord, Player } from "./journal";
export { FrozenMatchError, Matches, type Opening, type RunningMatch } from "./matches";
export type { CurrentDeck, OfferedGame } from "./offered";
export type { Room, RoomRefusal, RoomSettings } from "./room";
export { commitment, drawSeed, shuffleSeed } from "./seed";
export type { SeatUpdate, SeatView, Standing } from "./standing";
export { type VerificationFault, verifyMatch } from "./verify";
