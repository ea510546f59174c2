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

/** So many addresses from which somebody has logged in are remembered, and so many accounts at which somebody failed, by each process for itself. */
const REMEMBERED = 20_000;

/** Who goes first among those whose turn it is. */
const Rank = { known: 0, stranger: 1, guessed: 2 } as const;

/** What stands between strangers and the slow hashing of passwords: limits by address and account, and turns among addresses and accounts. */
export class Gate {
  readonly #limiters: Readonly<Record<keyof typeof LIMITS, Limiter>>;
  readonly #hashing = new FairQueue(HASHED_AT_ONCE, HASHES_WAITING);
  /** Whose players do not wait for the false log-ins of two hundred strangers. */
  readonly #known = new LRUCache<string, true>({ max: REMEMBERED });
  /** Accounts at which somebody failed of late. */
  readonly #guessed = new LRUCache<string, true>({ max: REMEMBERED, ttl: QUARTER_OF_AN_HOUR * 1000 });

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
    return this.#hashing.run([group], work, () => (this.#known.has(group) ? Rank.known : Rank.stranger));
  }

  /**
   * Compares a password when address and account have their turn. What comes from where nobody has logged in waits for others at the same account too, and
   * behind all others where somebody has failed at that account of late, from wherever.
   *
   * @param account its id; null for a name that nobody has, all of which count as one account
   * @throws QueueFullError when too many wait
   */
  async compare(account: string | null, address: string, work: () => Promise<boolean>): Promise<boolean> {
    const group = addressGroup(address);
    const target = `account ${account}`;
    const known = this.#known.has(group);
    // The owner at home does not wait for those who guess elsewhere.
    const names = known ? [group] : [group, target];
    const rank = () => (known ? Rank.known : this.#guessed.has(target) ? Rank.guessed : Rank.stranger);
    const matches = await this.#hashing.run(names, work, rank);
    if (!matches) this.#guessed.set(target, true);
    return matches;
  }
}

async function take(limiter: Limiter, key: string): Promise<boolean> {
  return (await secondsToWait(limiter, key)) === 0;
}
