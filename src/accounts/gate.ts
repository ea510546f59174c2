import type { RedisClientType } from "@redis/client";
import { LRUCache } from "lru-cache";
import { addressGroup } from "@/accounts/address";
import { FairQueue } from "@/accounts/fair-queue";
import { type Limit, type Limiter, openLimiter, secondsToWait } from "@/accounts/limiter";

const QUARTER_OF_AN_HOUR = 15 * 60;
export const LIMITS = {
  /** Wrong passwords for one account from one address: guessing is slow, and nobody can lock another player out from elsewhere. */
  guesses: { points: 10, duration: QUARTER_OF_AN_HOUR },
  /** Failed log-ins from one address, whatever the account, whether it exists or not. */
  failures: { points: 50, duration: QUARTER_OF_AN_HOUR },
  /** Sign-ups and changes of mail from one address, such as fail too: they tell which names and mails are taken. */
  signUps: { points: 60, duration: 60 * 60 },
  /** Guests from one address. */
  guests: { points: 30, duration: 60 * 60 },
  /** Asking for and using links that set a password or confirm a mail, from one address. */
  resets: { points: 20, duration: 60 * 60 },
  /** Mails to one player. */
  mails: { points: 5, duration: 60 * 60 },
  /** What a player changes about the own account. */
  changes: { points: 30, duration: 60 * 60 },
  /** What a player reports, refused or not. */
  reports: { points: 10, duration: 60 * 60 },
} as const satisfies Record<string, Limit>;

/** Half of the threads that Node has for such work: bcrypt must leave room for reading files. */
const HASHED_AT_ONCE = 2;
/** Ten seconds of hashing; who comes later is told at once. */
const HASHES_WAITING = 100;

/** So many addresses from which somebody has logged in are remembered, by each process for itself. */
const KNOWN_ADDRESSES = 20_000;

/** What stands between strangers and the slow hashing of passwords: limits by address and account, and turns among the addresses. */
export class Gate {
  readonly #limiters: Readonly<Record<keyof typeof LIMITS, Limiter>>;
  readonly #hashing = new FairQueue(HASHED_AT_ONCE, HASHES_WAITING);
  /** Whose players do not wait for the false log-ins of two hundred strangers. */
  readonly #known = new LRUCache<string, true>({ max: KNOWN_ADDRESSES });

  /** @param redis counts for all processes of the site together; while it is away, and without one, each counts for itself */
  constructor(redis?: RedisClientType, limits: Readonly<Record<keyof typeof LIMITS, Limit>> = LIMITS) {
    const limiter = (name: keyof typeof LIMITS) => openLimiter(name, limits[name], redis);
    this.#limiters = {
      guesses: limiter("guesses"),
      failures: limiter("failures"),
      signUps: limiter("signUps"),
      changes: limiter("changes"),
      guests: limiter("guests"),
      resets: limiter("resets"),
      mails: limiter("mails"),
      reports: limiter("reports"),
    };
  }

  /** Counts a log-in as failed before it is looked at, so that a burst of guesses is counted too. */
  tryFrom(address: string): Promise<boolean> {
    return take(this.#limiters.failures, addressGroup(address));
  }

  /**
   * Counts it for its account too.
   *
   * @param account its id; where there is none, what was typed, which makes no difference to who typed it
   */
  tryGuess(account: string, address: string): Promise<boolean> {
    return take(this.#limiters.guesses, `${account} ${addressGroup(address)}`);
  }

  /** It succeeded: the account's failures are forgotten, those for other accounts are not. */
  async loggedIn(account: string, address: string): Promise<void> {
    const group = addressGroup(address);
    this.#known.set(group, true);
    await Promise.all([this.#limiters.failures.reward(group), this.#limiters.guesses.delete(`${account} ${group}`)]);
  }

  trySignUp(address: string): Promise<boolean> {
    return take(this.#limiters.signUps, addressGroup(address));
  }

  tryGuest(address: string): Promise<boolean> {
    return take(this.#limiters.guests, addressGroup(address));
  }

  tryReset(address: string): Promise<boolean> {
    return take(this.#limiters.resets, addressGroup(address));
  }

  tryMail(userId: string): Promise<boolean> {
    return take(this.#limiters.mails, userId);
  }

  tryChange(userId: string): Promise<boolean> {
    return take(this.#limiters.changes, userId);
  }

  tryReport(userId: string): Promise<boolean> {
    return take(this.#limiters.reports, userId);
  }

  /**
   * Hashes when the address has its turn: one from which somebody has logged in before the others.
   *
   * @throws QueueFullError when too many wait
   */
  hash<T>(address: string, work: () => Promise<T>): Promise<T> {
    const group = addressGroup(address);
    return this.#hashing.run(group, work, this.#known.has(group));
  }
}

async function take(limiter: Limiter, key: string): Promise<boolean> {
  return (await secondsToWait(limiter, key)) === 0;
}
