import { setTimeout as pause } from "node:timers/promises";
import { io, type Socket } from "socket.io-client";
import type { Account } from "@/cli/load/database";
import type { Random } from "@/kernel/random";
import { sample } from "@/kernel/sample";
import type { ClientMessage, ClientMessages, MatchUpdate, Payload, Reply, ServerMessages } from "@/realtime/protocol";
import { PATCH_FORM, ToldMatches } from "@/realtime/told-matches";
import type { Ledger } from "./ledger";

/** How long a player thinks; and when something has just broken: whoever has to answer does so at once, and finds out whether the match goes on. */
const THINKS_MS = { least: 1_000, most: 3_000 };
const THINKS_AFTER_FAULT_MS = { least: 100, most: 600 };
/** As a page does (`src/ui/realtime/connection.ts`): each time a bit longer, and never all at the same moment; the same each time where the site itself said no. */
const COMES_BACK_MS = { first: 250, most: 2_000, refused: 1_500 };
const NONCE = "0123456789abcdef".repeat(2);

/**
 * A player whose line is cut again and again, and who comes back each time, to whichever process answers. Plays whoever looks for a match too, or
 * practises: against the computer.
 */
export class Client {
  #socket: Socket<ServerMessages, ClientMessages> | undefined;
  #thinking: NodeJS.Timeout | undefined;
  /** Gives the answer that the player thinks over. */
  #answer: (() => void) | undefined;
  #told: MatchUpdate | undefined;
  #faultAt: number | null = null;
  /** How many there were since the player last heard. */
  #faults = 0;
  /** What has happened since the fault. */
  #story: string[] = [];
  #closed = false;
  /** The match that the site says the player has. */
  #running: string | null = null;
  /** Whether they look for one, and have not heard of any. */
  #seeking = false;
  /** The match that was over last. */
  #over: string | null = null;
  /** How often it has tried to come back. */
  #tries = 0;
  /** When the player last heard of their match; null while they have none. */
  heardAt: number | null = null;

  constructor(
    private readonly urls: () => readonly string[],
    private readonly account: Account,
    private readonly ledger: Ledger,
    private readonly random: Random,
    private readonly practises = false,
  ) {}

  open(): void {
    const urls = this.urls();
    const url = urls[Math.floor(this.random() * urls.length)];
    if (this.#closed) return;
    if (url === undefined) {
      this.#openSoon();
      return;
    }
    const socket: Socket<ServerMessages, ClientMessages> = io(url, {
      transports: ["websocket"],
      auth: { patches: PATCH_FORM },
      extraHeaders: { ...this.account.headers, origin: url },
      forceNew: true,
      reconnection: false,
    });
    this.#socket = socket;
    this.#note(`opens ${url}`);
    socket.on("match:shuffle", (_ask, reply) => reply(NONCE));
    socket.on("connect", () => {
      this.#tries = 0;
      this.#note(`connected to ${url}`);
    });
    socket.on("me", ({ match }) => {
      this.#running = match?.id ?? null;
      // Whose line was broken as it began hears of it by this alone, as a page does (`src/ui/realtime/connection.ts`).
      if (match && this.#seeking) void this.#sit(match.id);
    });
    socket.once("me", ({ match, queue }) => {
      this.#note("known");
      if (match) void this.#sit(match.id);
      else if (!queue) void this.#seek();
    });
    socket.on("match:found", ({ matchId }) => void this.#sit(matchId));
    const told = new ToldMatches();
    socket.on("match:update", (update, mark) => this.#see(told.whole(update, mark)));
    socket.on("match:patch", (...patch) => {
      const update = told.patched(patch, (matchId) => {
        this.ledger.refuse("match:patch: of an update that was not heard");
        void this.#sit(matchId);
      });
      if (update) this.#see(update);
    });
    socket.on("connect_error", ({ message }) => {
      this.#note(`${url} ${message}`);
      if (socket.active) return this.#openSoon();
      this.#tries = 0;
      this.#openAfter(COMES_BACK_MS.refused);
    });
    socket.on("disconnect", () => {
      this.#wait("cut off");
      this.#openSoon();
    });
  }

  /** Whether the player has not heard of their match since something broke. */
  get waits(): boolean {
    return this.#faultAt !== null;
  }

  /** A fault has just happened: how long until this player hears again? */
  fault(name: string): void {
    this.#faults++;
    this.#wait(name);
  }

  #wait(name: string): void {
    if (this.heardAt === null) return;
    this.#faultAt ??= performance.now();
    this.#note(name);
    if (this.#answer) this.#after(THINKS_AFTER_FAULT_MS, this.#answer);
  }

  /** Cuts the line as a tunnel does; one that is only being opened fails. */
  cut(): void {
    if (!this.#socket) return;
    // Closed while it opens, it would say nothing of it until its time is up.
    if (this.#socket.io.engine.readyState === "open") this.#socket.io.engine.close();
    else this.#openSoon();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#thinking);
    this.#socket?.disconnect();
  }

  #openSoon(): void {
    const wait = Math.min(COMES_BACK_MS.first * 2 ** this.#tries++, COMES_BACK_MS.most);
    this.#openAfter(wait / 2, wait * 1.5);
  }

  #openAfter(least: number, most = least): void {
    this.#answer = undefined;
    this.#socket?.removeAllListeners().disconnect();
    this.#after({ least, most }, () => this.open());
  }

  async #seek(): Promise<void> {
    this.heardAt = null;
    this.#faultAt = null;
    const { game, edition } = this.account;
    const reply = await (this.practises
      ? this.#say("bot:challenge", { game, edition, level: "easy" })
      : this.#say("queue:join", { game, edition }));
    if (reply?.ok && this.heardAt === null) this.#seeking = true;
    if (reply?.ok || this.heardAt !== null || !this.#socket?.connected) return;
    // Of a match that began while its process could not be heard the player learns now. While the database is away none can begin.
    if (this.#running) void this.#sit(this.#running);
    else this.#after(THINKS_MS, () => void this.#seek());
  }

  async #sit(matchId: string): Promise<void> {
    this.#seeking = false;
    for (let tries = 0; tries < 20 && !this.#closed; tries++) {
      const reply = await this.#say("match:join", { matchId });
      if (reply?.ok || !this.#socket?.connected) return;
      await pause(500);
    }
  }

  #see(update: MatchUpdate): void {
    const { matchId, seat, decision, result } = update;
    // Its table is told anew, after a break, that the match is over: the player is at another by now.
    if (matchId === this.#over) return;
    if (result) this.#over = matchId;
    const isThinkingOfIt = this.#answer !== undefined && this.#told?.matchId === matchId && this.#told.decision?.id === decision?.id;
    this.#told = update;
    this.#seeking = false;
    this.heardAt = performance.now();
    const hasWaited = this.#faultAt !== null;
    if (this.#faultAt !== null) this.ledger.resume(this.heardAt - this.#faultAt, this.#faults, `${matchId}: ${this.#story.join(", ")}`);
    this.#faultAt = null;
    this.#faults = 0;
    this.#story = [];
    // Nobody begins to think anew because they were told once more what they know.
    if (isThinkingOfIt && !hasWaited) return;
    clearTimeout(this.#thinking);
    this.#answer = undefined;
    // Whoever has waited since something broke answers at once: so has their opponent, perhaps.
    const pace = hasWaited ? THINKS_AFTER_FAULT_MS : THINKS_MS;
    if (result) this.#after(THINKS_MS, () => void this.#seek());
    else if (decision) this.#think({ matchId, seat, decision: decision.id, choice: [...sample(decision, this.random)] }, pace);
  }

  #think(
    answer: { readonly matchId: string; readonly seat: number; readonly decision: number; readonly choice: number[] },
    pace: typeof THINKS_MS,
  ): void {
    const { matchId, decision, choice } = answer;
    const give = async () => {
      this.#answer = undefined;
      const reply = await this.#say("match:answer", { matchId, decision, choice });
      if (reply?.ok) this.ledger.acknowledged.push(answer);
      else if (this.#socket?.connected && this.#told?.decision?.id === decision) {
        // Whether it arrived is not known: the table is asked, and answers with the decision that is open now.
        await pause(500);
        await this.#sit(matchId);
      }
    };
    this.#answer = () => void give();
    this.#after(pace, this.#answer);
  }

  async #say<M extends ClientMessage>(message: M, payload: Payload<M>): Promise<Reply | null> {
    const { socket }: { readonly socket: Socket | undefined } = { socket: this.#socket };
    try {
      const reply: Reply = await socket?.timeout(8_000).emitWithAck(message, payload);
      this.#note(`${message} ${reply.ok ? "done" : reply.code}`);
      if (!reply.ok) this.ledger.refuse(`${message}: ${reply.code}`);
      return reply;
    } catch {
      // The line was cut meanwhile.
      this.#note(`${message} unanswered`);
      return null;
    }
  }

  #note(what: string): void {
    if (this.#faultAt !== null) this.#story.push(`${Math.round(performance.now() - this.#faultAt)} ${what}`);
  }

  /** What the player does next, instead of what they were about to. */
  #after({ least, most }: { readonly least: number; readonly most: number }, next: () => void): void {
    clearTimeout(this.#thinking);
    this.#thinking = setTimeout(next, least + this.random() * (most - least));
  }
}
