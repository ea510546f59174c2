import type { SessionUser } from "@/accounts/session";
import type { Cause } from "@/match";
import type { Handlers } from "./connection";
import type { SiteMatches } from "./games";
import type { Line } from "./line";
import type { Kept, Lobby } from "./lobby";
import type { Matchmaking, NotStarted, Sides } from "./matchmaking";
import type { ClientMessage, MatchUpdate, Payload, RefusalCode, RematchDecks, SessionEnd } from "./protocol";
import type { Tables } from "./tables";

/** Where lines come in and what they say is done: here, or at the process that is in charge of it. */
export interface Desk {
  connect(line: Line): Promise<void>;
  disconnect(line: Line): Promise<void>;
  /** @returns why it was refused, or null when it was carried out */
  say<M extends ClientMessage>(line: Line, message: M, payload: Payload<M>): Promise<RefusalCode | null>;
  /** How a match of this player's stands, for a page that has no line yet; null where that is for the line to say. */
  standing(user: SessionUser, matchId: string): Promise<MatchUpdate | null>;
  /** The player's sessions have ended: they leave the lobby, and one who cannot come back now concedes. */
  forget(userId: string, reason: SessionEnd): Promise<void>;
  /** The player has another pseudo or language. */
  renew(userId: string): Promise<void>;
  /** Reads again what the database says of a player. */
  reload(userId: string): Promise<void>;
  /** The same two players once more. */
  rematch(matchId: string, sides: Sides, decks: RematchDecks): Promise<string | NotStarted>;
  close(): Promise<void>;
}

/** The desk of a site that is one process: everything is done here. */
export class OwnDesk implements Desk {
  constructor(
    private readonly lobby: Lobby,
    private readonly matchmaking: Matchmaking,
    private readonly tables: Tables,
    private readonly matches: SiteMatches,
    private readonly handlers: Handlers,
  ) {}

  async connect(line: Line): Promise<void> {
    await this.lobby.connect(line);
    await this.matchmaking.resume(line.user.id);
  }

  async disconnect(line: Line): Promise<void> {
    this.lobby.disconnect(line);
    await this.tables.disconnect(line);
  }

  async say<M extends ClientMessage>(line: Line, message: M, payload: Payload<M>): Promise<RefusalCode | null> {
    return this.handlers[message](line, payload);
  }

  standing(user: SessionUser, matchId: string): Promise<MatchUpdate | null> {
    return this.tables.standing(user, matchId);
  }

  async forget(userId: string, reason: SessionEnd): Promise<void> {
    this.lobby.forget(userId);
    if (reason === "logged-out") return;
    await this.matches.concedeFor(userId, reason);
    if (reason === "deleted") await this.lobby.reloadAcquaintances(userId);
  }

  async renew(userId: string): Promise<void> {
    await this.renewed(userId);
    this.retell(userId);
  }

  /** Tables of this process speak to the player in the language that they have now. */
  retell(userId: string): void {
    this.tables.retell(userId);
  }

  /** The account as it is now; null when there is none. */
  renewed(userId: string): Promise<SessionUser | null> {
    return this.lobby.renew(userId);
  }

  reload(userId: string): Promise<void> {
    return this.lobby.reload(userId);
  }

  rematch(matchId: string, sides: Sides, decks: RematchDecks): Promise<string | NotStarted> {
    return this.matchmaking.rematch(matchId, sides, decks);
  }

  async close(): Promise<void> {
    this.lobby.close();
    await this.matches.close();
  }

  /** What another process needs to go on with this lobby. */
  keptLobby(): Kept {
    return this.lobby.kept();
  }

  /** Takes the lobby over. What is running is read anew: nobody begins a second match. */
  async openLobby(kept: Kept | null): Promise<void> {
    await this.matches.resume();
    if (kept) this.lobby.restore(kept);
  }

  /** Learns anew which matches are running. */
  learnRunning(): Promise<void> {
    return this.matches.resume();
  }

  /** Sends this line all of what it shows: of what it was told something may be lost. */
  tellAnew(line: Line): Promise<void> {
    this.lobby.tellAnew(line);
    return this.tables.tellAnew(line);
  }

  /** Whether this line is where it should be: in the lobby, if it has arrived there, and at these tables. */
  has(line: Line, arrived: boolean, tables: readonly string[]): boolean {
    return (!arrived || this.lobby.linesOf(line.user.id).includes(line)) && tables.every((matchId) => this.tables.sits(line, matchId));
  }

  /** Another process has the lobby now. */
  closeLobby(): void {
    this.lobby.close();
  }

  /** The running match of a player. */
  runningOf(userId: string): string | null {
    return this.matches.runningOf(userId)?.id ?? null;
  }

  /** All running matches that have a clock, wherever they are played. */
  clocked(): readonly string[] {
    return this.matches.clocked();
  }

  /** Whether a match's room is open here. */
  plays(matchId: string): boolean {
    return this.matches.isOpen(matchId);
  }

  /** Opens a match's room, so that its clocks run. */
  async takeUp(matchId: string): Promise<void> {
    await this.matches.room(matchId);
  }

  /** This process plays the match, though another had taken it up meanwhile. */
  reopen(matchId: string): Promise<void> {
    return this.tables.reopen(matchId);
  }

  /** Another process plays this match now. */
  async drop(matchId: string): Promise<void> {
    this.tables.drop(matchId);
    await this.matches.drop(matchId);
  }

  /** A match was ended where it is played. */
  ended(matchId: string): void {
    this.matches.ended(matchId);
  }

  /** A player cannot play any more whose match is played here. */
  concedeFor(userId: string, cause: Cause): Promise<void> {
    return this.matches.concedeFor(userId, cause);
  }
}
