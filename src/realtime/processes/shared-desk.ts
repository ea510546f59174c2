import type { z } from "zod";
import type { SessionUser } from "@/accounts/session";
import { HeldElsewhereError } from "@/match";
import type { GameServer } from "../connection";
import type { Desk, OwnDesk } from "../desk";
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
import { Asking } from "./asking";
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
  Roll,
  Said,
  SaidAtTable,
  ShuffleAsked,
  type Strayed,
  schemas,
} from "./letters";
import { Lines } from "./lines";
import type { Membership } from "./membership";
import { Orphans } from "./orphans";
import { Settling } from "./settling";

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
  readonly #asking: Asking<Topic>;
  readonly #settling: Settling;
  #calmAt = 0;
  #leader = "";
  /** Who leads next goes on with what was kept before this process hung up. */
  #closed = false;

  constructor(private readonly shared: Shared) {
    const { io, bus, membership, own, reportFault } = shared;
    this.#lines = new Lines(
      membership.id,
      io,
      (process, lineId) => (ask, waitMs) => this.#asking.one(process, "shuffle", { lineId, ask, waitMs }, waitMs),
    );
    // A table of this process is gone, with all who sat at it: though the match may come back here, their processes seat them anew.
    this.#homes = new Homes(membership, own, (matchId) => this.#asking.all("left", { matchId }, PATIENCE_MS));
    this.#asking = new Asking(bus, membership, this.#topics, reportFault);
    const take = (process: string, matchId: string) => this.#asking.one(process, "take", { matchId }, PATIENCE_MS);
    this.#orphans = new Orphans(this.#homes, own, take, reportFault);
    const sayAgain: Desk["say"] = (line, message, payload) => this.say(line, message, payload);
    this.#settling = new Settling(this.#lines, this.#homes, this.#asking, membership, sayAgain, reportFault);
  }

  /** Finds out who leads; to be called once, before the first line. */
  async open(): Promise<void> {
    await insist(() => this.#followLeader());
  }

  async connect(line: Line): Promise<void> {
    // One whose arrival failed comes again.
    const seated = this.#lines.seat(line);
    try {
      await insist((leftMs) => this.#settling.arrive(seated, this.#leader, leftMs));
    } catch (error) {
      // The leader is away: the line arrives at one of the next beats.
      if (!(error instanceof UnreachableError)) throw error;
    }
  }

  async disconnect(line: Line): Promise<void> {
    const inCharge = new Set([this.#leader, ...(this.#lines.seated.get(line.id)?.tables.values() ?? [])]);
    const told = [...inCharge].map((process) => this.#asking.surely(process, "disconnect", described(line)));
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
    this.#asking.later(() => this.#askLeader("forget", { userId, reason }));
  }

  async renew(userId: string): Promise<void> {
    this.#asking.all("renew", { userId });
  }

  async reload(userId: string): Promise<void> {
    this.#asking.later(() => this.#askLeader("reload", { userId }));
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
    this.#settling.begin(this.#leader);
    if (this.#leader === membership.id) await this.#orphans.shareOut([...membership.alive]);
  }

  /** Redis was away, or a line to it broke: what was on its way may be lost, of what was told here and of what others told. */
  missed(): void {
    const { own, reportFault } = this.shared;
    void this.#asking.inTheEnd(() => own.learnRunning());
    // The database may be away as well. What fails for one is tried again, and is no other's matter.
    void forEachOf([...this.#lines.remote.values()], (line) => this.#asking.inTheEnd(() => own.tellAnew(line)), reportFault);
  }

  /** A match of this process has been taken up by another, which may have lost it again. */
  lost(matchId: string): void {
    this.#asking.later(async () => {
      this.#homes.forget(matchId);
      if (await this.#homes.isHere(matchId)) await this.#homes.unlessNewer(matchId, () => this.shared.own.reopen(matchId));
      else await this.#homes.leave(matchId);
    });
  }

  async close(): Promise<void> {
    const { own, membership, bus } = this.shared;
    this.#closed = true;
    this.#asking.close();
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
        const done = async () => ({ refusal: await this.#carryOut(said, from) }) satisfies z.infer<typeof Done>;
        return (await this.#homes.unlessNewer(matchId, done)) ?? moved;
      } catch (error) {
        if (!(error instanceof HeldElsewhereError)) throw error;
        return moved;
      }
    },

    roll: async (said: unknown, from: string) => {
      const roll = Roll.parse(said);
      const strays = roll.lines.filter(({ id, arrived, tables }) => {
        const line = this.#lines.known(id);
        return !(line ? this.shared.own.has(line, arrived, tables) : !arrived && tables.length === 0);
      });
      await Promise.all(this.#lines.missing(from, roll).map((line) => this.#hungUp(line)));
      return { lineIds: strays.map(({ id }) => id) } satisfies z.infer<typeof Strayed>;
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
      if (matchId !== null) await insist(async (leftMs) => this.#asking.one(await this.#homes.of(matchId), "concede", conceding, leftMs));
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
        const done = Done.safeParse(await this.#asking.one(home, "table", said, leftMs));
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
    return insist((leftMs) => this.#asking.one(this.#leader, topic, said, leftMs));
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

  #keepLobby(): void {
    if (this.#leader === this.shared.membership.id && !this.#closed) this.shared.keptLobby.write(this.shared.own.keptLobby());
  }
}

/** What a process can be asked to do. */
type Topic =
  | "connect"
  | "disconnect"
  | "lobby"
  | "table"
  | "left"
  | "take"
  | "roll"
  | "forget"
  | "concede"
  | "renew"
  | "reload"
  | "rematch"
  | "shuffle";
