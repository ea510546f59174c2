import type { Handlers } from "./connection";
import type { Line } from "./line";
import { PLAYERS_PAGE } from "./players-page";
import type { OnlinePlayer, PlayersAsked, PlayersPage } from "./protocol";

/** Changes are gathered for so long: a list that flickers helps nobody, and each costs a message to everybody who looks. */
const EVERY_MS = 1_000;

/** A page of the list as those see it who look at it. */
interface Watched {
  readonly asked: PlayersAsked;
  readonly lines: Set<Line>;
  shown: PlayersPage;
}

/** Somebody online, by the name that the list is in order of. */
interface Listed {
  readonly key: string;
  readonly id: string;
  readonly pseudo: string;
}

/** The list of players online, page by page: it goes to those alone who look at it, and after the first time only what has changed. */
export class PlayerList {
  readonly #watched = new Map<string, Watched>();
  readonly #pageOf = new Map<Line, Watched>();
  readonly #listed = new Map<string, Listed>();
  /** All of them in order; null until somebody asks after a change. */
  #inOrder: readonly Listed[] | null = null;
  #timer: NodeJS.Timeout | undefined;
  #changed = false;

  constructor(private readonly statusOf: (userId: string) => OnlinePlayer["status"]) {}

  readonly handlers: Handlers<"players:watch" | "players:leave"> = {
    "players:watch": (line, asked) => {
      this.leave(line);
      if (line.connected) this.#watch(line, { ...asked, name: asked.name.toLowerCase() });
      return null;
    },
    "players:leave": (line) => {
      this.leave(line);
      return null;
    },
  };

  come({ id, pseudo }: { readonly id: string; readonly pseudo: string }): void {
    this.#listed.set(id, { key: pseudo.toLowerCase(), id, pseudo });
    this.#inOrder = null;
    this.change();
  }

  go(userId: string): void {
    this.#listed.delete(userId);
    this.#inOrder = null;
    this.change();
  }

  /** What somebody is doing has changed: told at once when it has been quiet, otherwise with what else changes meanwhile. */
  change(): void {
    this.#changed = true;
    if (this.#timer) return;
    this.#changed = false;
    for (const watched of this.#watched.values()) this.#tell(watched);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#changed) this.change();
    }, EVERY_MS);
  }

  /** Where the connection looks at the list, it is sent all of its page. */
  tellAnew(line: Line): void {
    const watched = this.#pageOf.get(line);
    if (watched) line.players(watched.shown);
  }

  /** The connection does not look at the list any more. */
  leave(line: Line): void {
    const watched = this.#pageOf.get(line);
    if (!watched) return;
    this.#pageOf.delete(line);
    watched.lines.delete(line);
    if (watched.lines.size === 0) this.#watched.delete(keyOf(watched.asked));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#inOrder = null;
    this.#watched.clear();
    this.#pageOf.clear();
    this.#listed.clear();
  }

  #watch(line: Line, asked: PlayersAsked): void {
    const key = keyOf(asked);
    const watched = this.#watched.get(key) ?? { asked, lines: new Set(), shown: this.#page(asked) };
    this.#watched.set(key, watched);
    watched.lines.add(line);
    this.#pageOf.set(line, watched);
    line.players(watched.shown);
  }

  #tell(watched: Watched): void {
    const [before, now] = [watched.shown, this.#page(watched.asked)];
    const known = new Map(before.players.map((player) => [player.id, player]));
    const here = now.players.filter(({ id, pseudo, status }) => known.get(id)?.status !== status || known.get(id)?.pseudo !== pseudo);
    for (const { id } of now.players) known.delete(id);
    const gone = [...known.keys()];
    const { total, online } = now;
    if (here.length === 0 && gone.length === 0 && total === before.total && online === before.online) return;
    watched.shown = now;
    for (const line of watched.lines) line.playersChanged({ here, gone, total, online });
  }

  #page({ name, page }: PlayersAsked): PlayersPage {
    this.#inOrder ??= [...this.#listed.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
    const found = name === "" ? this.#inOrder : this.#inOrder.filter(({ key }) => key.includes(name));
    const shown = found.slice(page * PLAYERS_PAGE, (page + 1) * PLAYERS_PAGE);
    const players = shown.map(({ id, pseudo }) => ({ id, pseudo, status: this.statusOf(id) }));
    return { players, total: found.length, online: this.#inOrder.length };
  }
}

function keyOf({ name, page }: PlayersAsked): string {
  return `${page} ${name}`;
}
