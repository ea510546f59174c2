import { Agent } from "node:http";
import { connect, type Socket as Line } from "node:net";
import { io, type Socket } from "socket.io-client";
import type { Random } from "@/kernel/random";
import { sample } from "@/kernel/sample";
import type { ClientMessage, ClientMessages, MatchUpdate, Payload, ServerMessages } from "@/realtime/protocol";
import { PATCH_FORM, ToldMatches } from "@/realtime/told-matches";
import type { Account } from "./database";
import type { Seen } from "./figures";

/** How long a player thinks over each answer. */
const THINKS_MS = { least: 2_000, most: 4_000 };
const NONCE = "0123456789abcdef".repeat(2);

/** Answers on their way, by match: when each was sent, and what number it will have. */
const underway = new Map<string, { readonly at: number; readonly seq: number; readonly seat: number }>();

/** A connection that counts what comes in. */
class CountingAgent extends Agent {
  line: Line | undefined;

  override createConnection(options: { readonly host: string; readonly port: number }): Line {
    this.line = connect({ host: options.host, port: options.port, noDelay: true });
    return this.line;
  }
}

/** A player at their page: opens it, seeks a match, answers at a human pace by any legal choice, and seeks the next one. */
export class Player {
  readonly #socket: Socket<ServerMessages, ClientMessages>;
  readonly #agent = new CountingAgent();
  #thinking: NodeJS.Timeout | undefined;
  #heard = 0;
  #answered: number | null = null;
  #matchId: string | null = null;
  #onMatch: (() => void) | undefined;

  constructor(
    private readonly url: string,
    readonly account: Account,
    private readonly seen: Seen,
    private readonly random: Random,
  ) {
    this.#socket = io(url, {
      transports: ["websocket"],
      auth: { patches: PATCH_FORM },
      extraHeaders: { ...account.headers, origin: url },
      agent: Object.assign(this.#agent),
      forceNew: true,
      autoConnect: false,
      reconnection: false,
    });
    this.#socket.on("match:shuffle", (_ask, reply) => reply(NONCE));
    this.#socket.on("match:found", ({ matchId }) => void this.#sit(matchId));
    const told = new ToldMatches();
    this.#socket.on("match:update", (update, mark) => this.#see(told.whole(update, mark)));
    this.#socket.on("match:patch", (...patch) => {
      const update = told.patched(patch, () => this.seen.fault("match:patch: of an update that was not heard"));
      if (update) this.#see(update);
    });
  }

  get playing(): boolean {
    return this.#matchId !== null;
  }

  /** Opens the line, and waits until the page's content is there. */
  async connect(): Promise<void> {
    const socket = this.#socket;
    await new Promise<void>((resolve, reject) => {
      socket.once("me", () => resolve());
      socket.once("connect_error", reject);
      socket.connect();
    });
    socket.on("disconnect", (reason) => {
      if (reason !== "io client disconnect") this.seen.fault(`disconnected: ${reason}`);
    });
    // Whatever comes is weighed on its own, so that an update is not taken for the list that came before it.
    socket.io.engine.on("packet", ({ data }) => {
      const read = this.#agent.line?.bytesRead ?? 0;
      if (typeof data === "string" && UPDATE.test(data)) this.seen.updateBytes.add(read - this.#heard);
      this.#heard = read;
    });
  }

  /** Looks for an opponent; resolves when the player sits at a table. */
  async seek(): Promise<void> {
    const { game, edition } = this.account;
    const seated = new Promise<void>((resolve) => {
      this.#onMatch = resolve;
    });
    await this.#say("queue:join", { game, edition });
    await seated;
  }

  /** A page of the site, as this player's browser asks for it; the home page as it did before the player logged in. */
  async visit(path: string): Promise<void> {
    const began = performance.now();
    const { cookie, ...visitor } = this.account.headers;
    const headers = path === "/" ? visitor : this.account.headers;
    try {
      const answer = await fetch(`${this.url}${path}`, { headers, redirect: "manual" });
      await answer.arrayBuffer();
      if (answer.status !== 200) this.seen.fault(`${path.replace(/[?].*|[^/]{20,}/, "")}: ${answer.status}`);
    } catch (error) {
      this.seen.fault(`${path}: ${error}`);
    }
    this.seen.pageMs.add(performance.now() - began);
  }

  close(): void {
    clearTimeout(this.#thinking);
    this.#socket.disconnect();
  }

  async #sit(matchId: string): Promise<void> {
    await this.visit(`/match/${matchId}`);
    this.#matchId = matchId;
    this.#answered = null;
    await this.#say("match:join", { matchId });
    this.#onMatch?.();
  }

  #see(update: MatchUpdate): void {
    const { matchId, seq, seat, decision, result } = update;
    const answer = underway.get(matchId);
    if (answer && seq >= answer.seq && seat !== answer.seat) {
      this.seen.moveMs.add(performance.now() - answer.at);
      underway.delete(matchId);
    }
    clearTimeout(this.#thinking);
    if (result) {
      this.#thinking = setTimeout(() => void this.#again(matchId), this.#pause());
      return;
    }
    // What is on its way already may be shown once more before it has arrived.
    if (!decision || decision.id === this.#answered) return;
    const choice = sample(decision, this.random);
    this.#thinking = setTimeout(() => {
      this.#answered = decision.id;
      underway.set(matchId, { at: performance.now(), seq: seq + 1, seat });
      this.seen.answers += 1;
      void this.#say("match:answer", { matchId, decision: decision.id, choice: [...choice] });
    }, this.#pause());
  }

  async #again(matchId: string): Promise<void> {
    this.#matchId = null;
    this.seen.finished += 0.5;
    await this.#say("match:leave", { matchId });
    await this.visit("/jeu");
    await this.seek();
  }

  async #say<M extends ClientMessage>(message: M, payload: Payload<M>): Promise<void> {
    const { socket }: { readonly socket: Socket } = { socket: this.#socket };
    try {
      const answer: { readonly ok: boolean; readonly code?: string } = await socket.timeout(30_000).emitWithAck(message, payload);
      if (!answer.ok) this.seen.fault(`${message}: ${answer.code}`);
    } catch (error) {
      if (socket.connected) this.seen.fault(`${message}: ${error}`);
    }
  }

  #pause(): number {
    return THINKS_MS.least + this.random() * (THINKS_MS.most - THINKS_MS.least);
  }
}

/** How Socket.IO writes the beginning of these messages. */
const UPDATE = /^2\["match:(update|patch)"/;
