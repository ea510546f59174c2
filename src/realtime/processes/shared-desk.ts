import type { z } from "zod";
import type { SessionUser } from "@/accounts/session";
import { HeldElsewhereError, NewerMatchError } from "@/match";
import type { GameServer } from "../connection";
import type { Desk, OwnDesk } from "../desk";
import { Errands } from "../errands";
import type { Line, RemoteLine } from "../line";
import type { NotStarted, Sides } from "../matchmaking";
import {
  type ClientMessage,
  clientMessages,
  type MatchUpdate,
  type Payload,
  type RefusalCode,
  type RematchDecks,
  type SessionEnd,
} from "../protocol";
import { forEachOf } from "./at-once";
import { type Bus, UnreachableError } from "./bus";
import { Homes } from "./homes";
import { insist, PATIENCE_MS } from "./insist";
import type { KeptLobby } from "./kept-lobby";
import {
  Begun,
  Conceded,
  DescribedLine,
  Done,
  described,
  Ended,
  isMessage,
  type Moved,
  OfMatch,
  OfUser,
  RematchAsked,
  Said,
  SaidAtTable,
  ShuffleAsked,
  schemas,
} from "./letters";
import { Lines, type Seated } from "./lines";
import type { Membership } from "./membership";
import { Orphans } from "./orphans";

/** What the processes of one site share. */
export interface Shared {
  readonly io: GameServer;
  /** What this process does of what it is in charge of. */
  readonly own: OwnDesk;
  readonly bus: Bus;
  readonly membership: Membership;
  readonly keptLobby: KeptLobby;
  readonly reportFault: (error: unknown) => void;
}

const LOBBY = "lobby";
/** How long after Redis had forgotten this process it takes nothing of others, so that they can take again what they had. */
const CALM_MS = 1_500;

/**
 * The desk of a site of several processes. One of them leads: it has the lobby, the queue and the challenges. Each match is played by one, its home.
 * Every other passes on what its lines say. What a process was in charge of that is gone is taken over by another: at each beat everybody looks where
 * things are, and does what is missing, so that nothing hangs on having heard of a change.
 */
export class SharedDesk implements Desk {
  readonly #lines: Lines;
  readonly #homes: Homes;
  readonly #orphans: Orphans;
  readonly #errands: Errands;
  #settling: Promise<void> | null = null;
  #calmAt = 0;
  #leader = "";
  /** Who leads next goes on with what was kept before this process hung up. */
  #closed = false;

  constructor(private readonly shared: Shared) {
    const { io, bus, membership, own, reportFault } = shared;
    this.#lines = new Lines(
      membership.id,
      io,
      (process, lineId) => (ask, waitMs) => this.#ask(process, "shuffle", { lineId, ask, waitMs }, waitMs),
    );
    // A table of this process is gone, with all who sat at it: though the match may come back here, their processes seat them anew.
    this.#homes = new Homes(membership, own, (matchId) => this.#tellAll("left", { matchId }, PATIENCE_MS));
    this.#errands = new Errands(reportFault);
    this.#orphans = new Orphans(this.#homes, own, (process, matchId) => this.#ask(process, "take", { matchId }, PATIENCE_MS), reportFault);
    const topics: Readonly<Record<string, (said: unknown, from: string) => unknown>> = this.#topics;
    for (const [topic, handler] of Object.entries(topics)) bus.listen(topic, handler);
  }

  /** Finds out who leads; to be called once, before the first line. */
  async open(): Promise<void> {
    await insist(() => this.#followLeader());
  }

  async connect(line: Line): Promise<void> {
    // One whose arrival failed comes again.
    const seated = this.#lines.seat(line);
    try {
      await insist((leftMs) => this.#arrive(seated, leftMs));
    } catch (error) {
      // The leader is away: the line arrives at one of the next beats.
      if (!(error instanceof UnreachableError)) throw error;
    }
  }

  async disconnect(line: Line): Promise<void> {
    const inCharge = new Set([this.#leader, ...(this.#lines.seated.get(line.id)?.tables.values() ?? [])]);
    const told = [...inCharge].map((process) => this.#askSurely(process, "disconnect", described(line)));
    this.#lines.seated.delete(line.id);
    await Promise.all(told);
  }

  async say<M extends ClientMessage>(line: Line, message: M, payload: Payload<M>): Promise<RefusalCode | null> {
    const said = { line: described(line), message, payload };
    const seated = this.#lines.seated.get(line.id);
    if (!("matchId" in payload)) {
      if (seated && message === "players:watch") seated.watches = clientMessages["players:watch"].parse(payload);
      if (seated && message === "players:leave") seated.watches = null;
      return Done.parse(await this.#askLeader("lobby", said)).refusal;
    }
    const { matchId } = payload;
    // Who could not be seated now is at one of the next beats.
    if (message === "match:join" && !seated?.tables.has(matchId)) seated?.tables.set(matchId, "");
    if (message === "match:leave") seated?.tables.delete(matchId);
    const { refusal, home } = await this.#atHome(matchId, said);
    if (message === "match:join" && refusal === null && seated?.tables.has(matchId)) seated.tables.set(matchId, home);
    if (message === "match:join" && refusal !== null) seated?.tables.delete(matchId);
    return refusal;
  }

  async standing(user: SessionUser, matchId: string): Promise<MatchUpdate | null> {
    try {
      return (await this.#homes.isHere(matchId)) ? await this.shared.own.standing(user, matchId) : null;
    } catch (error) {
      // Redis is away.
      if (error instanceof UnreachableError) return null;
      throw error;
    }
  }

  async forget(userId: string, reason: SessionEnd): Promise<void> {
    this.#later(() => this.#askLeader("forget", { userId, reason }));
  }

  async renew(userId: string): Promise<void> {
    this.#tellAll("renew", { userId });
  }

  async reload(userId: string): Promise<void> {
    this.#later(() => this.#askLeader("reload", { userId }));
  }

  async rematch(matchId: string, sides: Sides, decks: RematchDecks): Promise<string | NotStarted> {
    return Begun.parse(await this.#askLeader("rematch", { matchId, sides, decks }));
  }

  /**
   * Looks where things are, and does what is missing.
   *
   * @param lapsed whether this process had been taken for gone, or Redis knew nobody any more
   */
  async beat({ lapsed }: { readonly lapsed: boolean }): Promise<void> {
    const { membership, reportFault } = this.shared;
    if (this.#closed) return;
    await this.#homes.refresh();
    if (lapsed) await this.#beginAnew();
    if (performance.now() < this.#calmAt) return;
    const gone = ({ at }: RemoteLine) => !membership.alive.has(at);
    await forEachOf(
      [...this.#lines.remote.values()].filter(gone),
      // A process that is back meanwhile has its lines sit down anew: they are not to be taken from their tables after that.
      async (line) => gone(line) && this.#hungUp(line),
      reportFault,
    );
    await this.#followLeader();
    this.#settling ??= this.#settle()
      .catch(reportFault)
      .finally(() => {
        this.#settling = null;
      });
    if (this.#leader === membership.id) await this.#orphans.shareOut([...membership.alive]);
  }

  /** Redis was away, or a line to it broke: what was on its way may be lost. */
  async missed(): Promise<void> {
    await this.shared.own.tellAnew([...this.#lines.remote.values()]);
  }

  /** A match of this process has been taken up by another, which may have lost it again. */
  async lost(matchId: string): Promise<void> {
    this.#homes.forget(matchId);
    if (await insist(() => this.#homes.isHere(matchId))) await this.shared.own.reopen(matchId);
    else await this.#homes.leave(matchId);
  }

  async close(): Promise<void> {
    const { own, membership, bus } = this.shared;
    this.#closed = true;
    this.#errands.close();
    await own.close();
    await membership.leave();
    bus.close();
  }

  readonly #topics = {
    connect: async (said: unknown, from: string) => {
      const arrived = DescribedLine.parse(said);
      const line = this.#lines.of(arrived, from);
      // One that was here before may have another name by now, of which this process has not heard.
      line.user = arrived.user;
      await this.shared.own.connect(line);
    },

    disconnect: async (said: unknown, from: string) => {
      const line = DescribedLine.parse(said);
      const remote = this.#lines.remote.get(line.id);
      if (remote) await this.#hungUp(remote);
      else if (from === this.shared.membership.id) await this.shared.own.disconnect(this.#lines.of(line, from));
    },

    lobby: async (said: unknown, from: string) => {
      const refusal = await this.#carryOut(said, from);
      this.#keepLobby();
      return { refusal } satisfies z.infer<typeof Done>;
    },

    table: async (said: unknown, from: string) => {
      const { matchId } = SaidAtTable.parse(said).payload;
      const moved = { moved: true } satisfies z.infer<typeof Moved>;
      if (!(await this.#homes.isHere(matchId))) return moved;
      try {
        return { refusal: await this.#carryOut(said, from) } satisfies z.infer<typeof Done>;
      } catch (error) {
        // It is for a process of a later version, which asks for it next, or is asked to take it.
        if (error instanceof NewerMatchError) await this.#homes.giveUp(matchId);
        else if (!(error instanceof HeldElsewhereError)) throw error;
        return moved;
      }
    },

    left: (said: unknown, from: string) => {
      const { matchId } = OfMatch.parse(said);
      for (const { tables } of this.#lines.seated.values()) if (tables.get(matchId) === from) tables.set(matchId, "");
    },

    take: async (said: unknown) => {
      await this.#orphans.take(OfMatch.parse(said).matchId);
    },

    forget: async (said: unknown) => {
      const { userId, reason } = Ended.parse(said);
      const matchId = reason === "logged-out" ? null : this.shared.own.runningOf(userId);
      const conceding = { userId, matchId, cause: reason };
      if (matchId !== null) await insist(async (leftMs) => this.#ask(await this.#homes.of(matchId), "concede", conceding, leftMs));
      if (matchId !== null) this.shared.own.ended(matchId);
      await this.shared.own.forget(userId, reason);
      this.#keepLobby();
    },

    concede: async (said: unknown) => {
      const { userId, matchId, cause } = Conceded.parse(said);
      if (await this.#homes.isHere(matchId)) await this.shared.own.concedeFor(userId, cause);
    },

    renew: async (said: unknown) => {
      const { userId } = OfUser.parse(said);
      const user = await this.shared.own.renewed(userId);
      if (user) for (const line of this.#lines.ofUser(userId)) line.user = user;
      this.shared.own.retell(userId);
    },

    reload: async (said: unknown) => {
      await this.shared.own.reload(OfUser.parse(said).userId);
    },

    rematch: async (said: unknown) => {
      const { matchId, sides, decks } = RematchAsked.parse(said);
      return this.shared.own.rematch(matchId, sides, decks);
    },

    shuffle: async (said: unknown) => {
      const { lineId, ask, waitMs } = ShuffleAsked.parse(said);
      // Null where its page says nothing in time.
      return (
        (await this.#lines.seated
          .get(lineId)
          ?.line.shuffle(ask, waitMs)
          .catch(() => null)) ?? null
      );
    },
  };

  async #carryOut(said: unknown, from: string): Promise<RefusalCode | null> {
    const { line, message, payload } = Said.parse(said);
    return isMessage(message) ? this.#sayHere(this.#lines.of(line, from), message, payload) : "unknown-message";
  }

  #sayHere<M extends ClientMessage>(line: Line, message: M, payload: unknown): Promise<RefusalCode | null> {
    return this.shared.own.say(line, message, schemas[message].parse(payload));
  }

  async #hungUp(line: RemoteLine): Promise<void> {
    line.connected = false;
    this.#lines.remote.delete(line.id);
    await this.shared.own.disconnect(line);
    this.#keepLobby();
  }

  /** Asks where the match is played, wherever it may have gone. */
  #atHome(matchId: string, said: unknown): Promise<{ readonly refusal: RefusalCode | null; readonly home: string }> {
    return insist(async (leftMs) => {
      try {
        const home = await this.#homes.of(matchId);
        const done = Done.safeParse(await this.#ask(home, "table", said, leftMs));
        if (done.success) return { refusal: done.data.refusal, home };
      } catch (error) {
        if (error instanceof UnreachableError) this.#homes.forget(matchId);
        throw error;
      }
      this.#homes.forget(matchId);
      throw new UnreachableError(`The match ${matchId} is played elsewhere by now.`);
    });
  }

  #askLeader(topic: Topic, said: unknown): Promise<unknown> {
    return insist((leftMs) => this.#ask(this.#leader, topic, said, leftMs));
  }

  /** What nobody waits for is done as soon as it can be, however long Redis is away, and whatever fails at whom it is asked of. */
  #later(what: () => Promise<unknown>): void {
    const work = async () => (this.#closed ? null : what());
    void this.#errands.run(() => insist(work, Number.POSITIVE_INFINITY));
  }

  /** Tells every process of the site, this one as well. */
  #tellAll(topic: Topic, said: unknown, patienceMs?: number): void {
    for (const process of this.shared.membership.alive) this.#later(() => this.#askSurely(process, topic, said, patienceMs));
  }

  /** Asks a process for as long as it lives, or has patience: once it is gone, it need not know. */
  async #askSurely(process: string, topic: Topic, said: unknown, patienceMs = Number.POSITIVE_INFINITY): Promise<void> {
    try {
      await this.#ask(process, topic, said, patienceMs);
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
    }
  }

  #ask(process: string, topic: Topic, said: unknown, patienceMs: number): Promise<unknown> {
    const { membership, bus } = this.shared;
    return process === membership.id ? Promise.resolve(this.#topics[topic](said, process)) : bus.ask(process, topic, said, patienceMs);
  }

  /** Takes the lobby where nobody leads. */
  async #followLeader(): Promise<void> {
    const { membership, own, keptLobby } = this.shared;
    const before = this.#leader;
    const leader = await membership.take(LOBBY);
    if (leader === before) return this.#keepLobby();
    if (before === membership.id) own.closeLobby();
    // What fails here is tried again at the next beat: until then this process does not lead.
    if (leader === membership.id) await own.openLobby(await keptLobby.read());
    this.#leader = leader;
  }

  /** Redis knew nothing of this process: the others may have hung up its lines, and taken its place. */
  async #beginAnew(): Promise<void> {
    const { membership, keptLobby, own } = this.shared;
    this.#calmAt = performance.now() + CALM_MS;
    keptLobby.forget();
    if (this.#leader === membership.id) await this.#followLeader();
    await own.learnRunning();
    for (const seated of this.#lines.seated.values()) {
      seated.leader = "";
      for (const matchId of seated.tables.keys()) seated.tables.set(matchId, "");
    }
  }

  /** Lines of this process sit down where their matches are played now, and arrive at who leads now. */
  async #settle(): Promise<void> {
    const seats = [...this.#lines.seated.values()].flatMap((seated) =>
      [...seated.tables].map(([matchId, home]) => ({ seated, matchId, home })),
    );
    const holders = await this.#homes.holders([...new Set(seats.map(({ matchId }) => matchId))]);
    const { reportFault } = this.shared;
    // What fails for one is tried again at the next beat.
    await Promise.all([
      forEachOf(
        [...this.#lines.seated.values()].filter(({ leader }) => leader !== this.#leader),
        (seated) => this.#arrive(seated, PATIENCE_MS),
        reportFault,
      ),
      forEachOf(
        seats.filter(({ matchId, home }) => holders.get(matchId) !== home),
        ({ seated, matchId }) => this.say(seated.line, "match:join", { matchId }),
        reportFault,
      ),
    ]);
  }

  /** The leading process learns of a line, and of what that one looks at. */
  async #arrive(seated: Seated, patienceMs: number): Promise<void> {
    const { line, watches } = seated;
    const leader = this.#leader;
    await this.#ask(leader, "connect", described(line), patienceMs);
    seated.leader = leader;
    if (watches) await this.say(line, "players:watch", watches);
  }

  #keepLobby(): void {
    if (this.#leader === this.shared.membership.id && !this.#closed) this.shared.keptLobby.write(this.shared.own.keptLobby());
  }
}

type Topic =
  | "connect"
  | "disconnect"
  | "lobby"
  | "table"
  | "left"
  | "take"
  | "forget"
  | "concede"
  | "renew"
  | "reload"
  | "rematch"
  | "shuffle";
