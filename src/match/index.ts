export { HeldElsewhereError } from "./append";
export { type GivenPosition, given } from "./beginning";
export type { ClockView } from "./clock";
export { PlayerBusyError } from "./create";
export { CAUSES, type Cause } from "./entry";
export { loadPlayed } from "./finished";
export type { Bot, BoundGame, MatchGame, Situation } from "./game";
export type { MatchRecord, Player } from "./journal";
export { type Begun, FrozenMatchError, Matches, NewerMatchError, type Opening, type RunningMatch } from "./matches";
export {
  type Brought,
  type ChosenDeck,
  type CurrentDeck,
  counted,
  type DeckBrought,
  type GuidedMatch,
  type LaidPositions,
  type OfferedGame,
} from "./offered";
export type { Recalled } from "./recall";
export type { Room } from "./room";
export type { RoomRefusal, RoomSettings } from "./room-surroundings";
export { commitment, drawSeed, shuffleSeed } from "./seed";
export type { SeatUpdate, SeatView, Standing } from "./standing";
export { keepStory, loadStory } from "./stories";
export type { Chronicle, Deed, Story, ToldTurn } from "./story";
export { verifyMatch } from "./verify";
