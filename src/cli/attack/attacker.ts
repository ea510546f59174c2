import { io, type Socket } from "socket.io-client";
import type { MatchUpdate, Me, Reply, ServerMessages } from "@/realtime/protocol";
import { PATCH_FORM, ToldMatches } from "@/realtime/told-matches";
import type { Person } from "./people";

const NONCE = "0123456789abcdef".repeat(2);
const ANSWER_MS = 20_000;

/** The page of somebody who has a session: says anything at all, and keeps what it is told. */
export class Attacker {
  readonly #socket: Socket<ServerMessages>;
  readonly #found: string[] = [];
  /** Why the line broke last. */
  #away = "";
  me: Me | undefined;
  table: MatchUpdate | undefined;
  /** Answers that were taken: once more they are none. */
  readonly given: { readonly decision: number; readonly choice: readonly number[] }[] = [];

  constructor(
    url: string,
    readonly person: Person,
  ) {
    this.#socket = io(url, {
      transports: ["websocket"],
      auth: { patches: PATCH_FORM },
      extraHeaders: { ...person.headers, origin: url },
      forceNew: true,
      autoConnect: false,
      // Who says something too large is cut off, and comes back.
      reconnectionDelay: 50,
      reconnectionDelayMax: 1_000,
    });
    this.#socket.on("disconnect", (reason) => {
      this.#away = reason;
    });
    this.#socket.on("connect_error", ({ message }) => {
      this.#away = message;
    });
    this.#socket.on("me", (me) => {
      this.me = me;
    });
    this.#socket.on("match:shuffle", (_ask, reply) => reply(NONCE));
    this.#socket.on("match:found", ({ matchId }) => this.#found.push(matchId));
    const told = new ToldMatches();
    this.#socket.on("match:update", (update, mark) => {
      this.table = told.whole(update, mark);
    });
    this.#socket.on("match:patch", (...patch) => {
      this.table = told.patched(patch, (matchId) => void this.say("match:join", { matchId })) ?? this.table;
    });
  }

  get connected(): boolean {
    return this.#socket.connected;
  }

  /** Waits for the line, where it was cut off. @throws when it stays away, with the reason */
  async back(): Promise<void> {
    await until(() => this.connected).catch((cause: unknown) => {
      throw new Error(`${this.person.role} ${this.person.pseudo} stays away: ${this.#away}`, { cause });
    });
  }

  /** The match that has begun, once it has. */
  get matchId(): string | undefined {
    return this.#found[0];
  }

  async open(): Promise<void> {
    this.#socket.connect();
    await until(() => this.me !== undefined);
  }

  close(): void {
    this.#socket.disconnect();
  }

  /** Comes to the table, anew or again. @returns all of it as it stands; null without a match */
  async sit(): Promise<MatchUpdate | null> {
    const { matchId } = this;
    if (matchId === undefined) return null;
    this.table = undefined;
    await this.say("match:join", { matchId });
    await until(() => this.table !== undefined);
    return this.table ?? null;
  }

  /** @returns null where the line was cut, or nothing came back */
  async say(message: string, ...said: readonly unknown[]): Promise<Reply | null> {
    const { socket }: { readonly socket: Socket } = { socket: this.#socket };
    try {
      return await socket.timeout(ANSWER_MS).emitWithAck(message, ...said);
    } catch {
      return null;
    }
  }

  /** Writes below the protocol of messages: a packet of the line itself. */
  write(packet: string): void {
    if (this.connected) this.#socket.io.engine.write(packet);
  }
}

/** Waits for something that comes over a line. */
export async function until(condition: () => boolean): Promise<void> {
  const began = performance.now();
  while (!condition()) {
    if (performance.now() - began > 60_000) throw new Error(`Nothing came: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
