import { randomInt } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Database } from "@/db";
import type { Sight } from "@/friends/spectators";
import { type Locale, localeOf } from "@/i18n/locales";
import type { Seat } from "@/kernel/game";
import { broughtBy } from "@/kernel/patch";
import type { OfferedGame, SeatUpdate } from "@/match";
import type { Recalled } from "@/match/recall";
import type { Line, SentFace } from "./line";
import type { MatchUpdate } from "./protocol";
import { nextMark, PATCH_FORM, patchOf, type Told } from "./told-matches";

export type Update = SeatUpdate<unknown, unknown, unknown>;

/** Whose connection it is, and what it looks at. */
export interface Watched {
  readonly line: Line;
  /** Whose side of the table it shows; of a player, their own. */
  readonly seat: Seat;
  /** What is seen by who only watches; null for a player. */
  readonly sight: Sight | null;
  readonly game: OfferedGame;
  /** The cards that the match pinned, by id. */
  readonly cards: ReadonlyMap<string, unknown>;
}

const MARKS = 10 ** 6;
/** How long after the database failed a page is told once more what it did not hear. */
const AGAIN_MS = 1_000;

/** One connection that shows a match: knows what it was told, and tells it what is new. */
export class Watcher {
  /** What it was sent last, without events and faces: the next update is a patch of it. Null before the first. */
  #told: Told | null = null;
  /** What it is to know, whether it could be told or not. */
  #latest: Told | null = null;
  /** In which language it knows all that it knows of this match. */
  #spoken: Locale | null = null;
  /** By which the next patch names it. */
  #mark = firstMark();
  /** Updates go out one after the other, though faces may have to be fetched. */
  #sending: Promise<void> = Promise.resolve();

  constructor(
    readonly watched: Watched,
    private readonly database: Database,
    private readonly reportFault: (error: unknown) => void,
  ) {}

  get line(): Line {
    return this.watched.line;
  }

  get seat(): Seat {
    return this.watched.seat;
  }

  get sight(): Sight | null {
    return this.watched.sight;
  }

  /** It may have lost what it had: it is sent everything next. */
  forget(): void {
    this.#told = null;
  }

  send(update: Told, events: Update["events"]): void {
    this.#inTurn(() => this.#tell(update, events));
  }

  /** Says once more what it was told, in the language that its player has now. */
  retell(): void {
    this.#inTurn(async () => {
      if (this.#told !== null) await this.#tell(this.#told, []);
    });
  }

  /** Tells it what it did not hear of a match. In its turn: what it is told next follows on it. */
  recall(matchId: string, recalled: () => Promise<readonly Recalled[]>): void {
    this.#inTurn(async () => {
      const heard = await recalled();
      this.line.recalled({ matchId, heard, faces: await this.#newFaces(heard) });
    });
  }

  #inTurn(work: () => Promise<void>): void {
    this.#sending = this.#sending.then(work).catch(this.reportFault);
  }

  async #tell(update: Told, events: Update["events"]): Promise<void> {
    const [told, after] = [this.#told, this.#mark];
    // At once: who asks again while faces are fetched is sent everything next.
    this.#told = update;
    this.#latest = update;
    this.#mark = nextMark(after);
    const patch = told === null || this.line.patches !== PATCH_FORM ? null : patchOf(told, update);
    let faces: MatchUpdate["faces"];
    try {
      faces = await this.#newFaces([patch ? broughtBy(patch) : update, events]);
    } catch (error) {
      this.#tellLater();
      throw error;
    }
    const { seq, clock } = update;
    if (patch === null) this.line.update({ ...update, events, faces }, nextMark(after));
    else {
      const head = [after, seq, clock.now - clock.startedAt, patch, events] as const;
      this.line.patch(Object.keys(faces).length > 0 ? [...head, faces] : head);
    }
  }

  /** The database is away: nothing else may ever be said to whoever waits for this. */
  #tellLater(): void {
    this.forget();
    const again = () => {
      if (this.line.connected && this.#told === null && this.#latest !== null) this.send(this.#latest, []);
    };
    setTimeout(again, AGAIN_MS).unref();
  }

  /** Of the cards that something said names, those that the connection has not been sent as this match pinned them. */
  async #newFaces(said: unknown): Promise<MatchUpdate["faces"]> {
    const { line, game, cards } = this.watched;
    const { user, faces: sent } = line;
    const locale = localeOf(user.locale);
    const keyOf = (id: string) => `${game.name}/${id}`;
    // What the page knows in another language is sent again, too: its log speaks of it.
    const translated = this.#spoken === locale ? [] : [...cards.keys()].filter((id) => (sent.get(keyOf(id))?.locale ?? locale) !== locale);
    const missing = [...new Set([...game.named(said), ...translated])]
      .map((id) => ({ key: keyOf(id), card: pinned(cards, id) }))
      .filter(({ key, card }) => !isSent(sent.get(key), { card, locale }));
    const shown = missing.map(({ card }) => card);
    const faces = shown.length === 0 ? {} : await game.faces(this.database, shown, locale);
    for (const { key, card } of missing) sent.set(key, { card, locale });
    this.#spoken = locale;
    return faces;
  }
}

/** @throws when the match has not pinned it */
export function pinned(cards: ReadonlyMap<string, unknown>, id: string): unknown {
  if (!cards.has(id)) throw new Error(`The match speaks of ${id}, which it has not pinned.`);
  return cards.get(id);
}

/** Another match may have pinned the same print with another reading. */
function isSent(last: SentFace | undefined, { card, locale }: SentFace): boolean {
  return last !== undefined && last.locale === locale && (last.card === card || isDeepStrictEqual(last.card, card));
}

/** What two processes send to one connection has different marks. */
function firstMark(): number {
  return randomInt(MARKS);
}
