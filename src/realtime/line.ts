import type { SessionUser } from "@/accounts/session";
import type { Locale } from "@/i18n/locales";
import type { GameServer, GameSocket } from "./connection";
import type { Advice, ChatView, MatchPatch, MatchUpdate, PlayersChange, PlayersPage, Recollection, ServerMessages } from "./protocol";

/** The face of a card that a page was sent: of the card as the match pinned it that spoke of it last, and in which language. */
export interface SentFace {
  readonly card: unknown;
  readonly locale: Locale;
}

/** One page's connection as lobby and tables see it, wherever its socket is. */
export interface Line {
  /** Of the socket. */
  readonly id: string;
  /** As the account was last read. */
  user: SessionUser;
  readonly connected: boolean;
  /** The form of patches that this page reads (`PATCH_FORM`); null where it did not say. */
  readonly patches: number | null;
  /** What this page has been sent, by game and id. */
  readonly faces: Map<string, SentFace>;
  players(page: PlayersPage): void;
  playersChanged(change: PlayersChange): void;
  update(update: MatchUpdate, mark: number): void;
  patch(patch: MatchPatch): void;
  reaction(reaction: Parameters<ServerMessages["match:reaction"]>[0]): void;
  chat(chat: ChatView): void;
  advice(advice: Advice): void;
  recalled(recollection: Recollection): void;
  /** Asks for what the browser adds to the shuffle; rejects when it does not say it in time. */
  shuffle(ask: Parameters<ServerMessages["match:shuffle"]>[0], waitMs: number): Promise<unknown>;
}

/** The line of a socket of this process. */
export function localLine(socket: GameSocket, user: SessionUser): Line {
  const { patches }: { readonly patches?: unknown } = socket.handshake.auth;
  return {
    id: socket.id,
    user,
    patches: typeof patches === "number" ? patches : null,
    get connected() {
      return socket.connected;
    },
    faces: new Map(),
    players: (page) => socket.emit("players", page),
    playersChanged: (change) => socket.emit("players:changed", change),
    update: (update, mark) => socket.emit("match:update", update, mark),
    patch: (patch) => socket.emit("match:patch", ...patch),
    reaction: (reaction) => socket.emit("match:reaction", reaction),
    chat: (chat) => socket.emit("match:chat", chat),
    advice: (advice) => socket.emit("match:advice", advice),
    recalled: (recollection) => socket.emit("match:recalled", recollection),
    shuffle: (ask, waitMs) => socket.timeout(waitMs).emitWithAck("match:shuffle", ask),
  };
}

/** The line of a socket that another process has; it is reached by its room, which is named like it. */
export class RemoteLine implements Line {
  connected = true;
  readonly faces = new Map<string, SentFace>();

  constructor(
    private readonly io: GameServer,
    readonly id: string,
    public user: SessionUser,
    readonly patches: number | null,
    /** The process that has the socket. */
    readonly at: string,
    /** Asks that process for what the page says. */
    readonly shuffle: Line["shuffle"],
  ) {}

  players(page: PlayersPage): void {
    this.io.to(this.id).emit("players", page);
  }

  playersChanged(change: PlayersChange): void {
    this.io.to(this.id).emit("players:changed", change);
  }

  update(update: MatchUpdate, mark: number): void {
    this.io.to(this.id).emit("match:update", update, mark);
  }

  patch(patch: MatchPatch): void {
    this.io.to(this.id).emit("match:patch", ...patch);
  }

  reaction(reaction: Parameters<ServerMessages["match:reaction"]>[0]): void {
    this.io.to(this.id).emit("match:reaction", reaction);
  }

  chat(chat: ChatView): void {
    this.io.to(this.id).emit("match:chat", chat);
  }

  advice(advice: Advice): void {
    this.io.to(this.id).emit("match:advice", advice);
  }

  recalled(recollection: Recollection): void {
    this.io.to(this.id).emit("match:recalled", recollection);
  }
}
