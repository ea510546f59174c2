import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { RedisClientType } from "redis";
import { addressGroup } from "@/accounts/address";
import { FairQueue } from "@/accounts/fair-queue";

/** How often within how many seconds. */
interface Limit {
  readonly points: number;
  readonly duration: number;
}

const QUARTER_OF_AN_HOUR = 15 * 60;
export const LIMITS = {
  /** Wrong passwords for one account from one address: guessing is slow, and nobody can lock another player out from elsewhere. */
  guesses: { points: 10, duration: QUARTER_OF_AN_HOUR },
  /** Failed log-ins from one address, whatever the account, whether it exists or not. */
  failures: { points: 50, duration: QUARTER_OF_AN_HOUR },
  /** Sign-ups from one address, such as fail too: they tell which names are taken. */
  signUps: { points: 60, duration: 60 * 60 },
} as const satisfies Record<string, Limit>;

/** Half of the threads that Node has for such work: bcrypt must leave room for reading files. */
const HASHED_AT_ONCE = 2;
/** Ten seconds of hashing; who comes later is told at once. */
const HASHES_WAITING = 100;

type Limiter = RateLimiterMemory | RateLimiterRedis;

/** What stands between strangers and the slow hashing of passwords: limits by address and account, and turns among the addresses. */
export class Gate {
  readonly #limiters: Readonly<Record<keyof typeof LIMITS, Limiter>>;
  readonly #hashing = new FairQueue(HASHED_AT_ONCE, HASHES_WAITING);

  /** @param redis counts for all processes of the site together; while it is away, and without one, each counts for itself */
  constructor(redis?: RedisClientType, limits: Readonly<Record<keyof typeof LIMITS, Limit>> = LIMITS) {
    const limiter = (keyPrefix: keyof typeof LIMITS): Limiter => {
      const own = new RateLimiterMemory({ keyPrefix, ...limits[keyPrefix] });
      if (!redis) return own;
      return new RateLimiterRedis({
        storeClient: redis,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        insuranceLimiter: own,
        keyPrefix: `openpokemon:${keyPrefix}`,
        ...limits[keyPrefix],
      });
    };
    this.#limiters = { guesses: limiter("guesses"), failures: limiter("failures"), signUps: limiter("signUps") };
  }

  /**
   * Counts a log-in as failed before it is looked at, so that a burst of guesses is counted too.
   *
   * @param account pseudo or mail as it was typed; whether there is such an account makes no difference
   */
  async tryLogIn(account: string, address: string): Promise<"open" | "tooManyFromAddress" | "tooManyAttempts"> {
    const group = addressGroup(address);
    if (!(await take(this.#limiters.failures, group))) return "tooManyFromAddress";
    return (await take(this.#limiters.guesses, `${account} ${group}`)) ? "open" : "tooManyAttempts";
  }

  /** It succeeded: the account's failures are forgotten, those for other accounts are not. */
  async loggedIn(account: string, address: string): Promise<void> {
    const group = addressGroup(address);
    await Promise.all([this.#limiters.failures.reward(group), this.#limiters.guesses.delete(`${account} ${group}`)]);
  }

  trySignUp(address: string): Promise<boolean> {
    return take(this.#limiters.signUps, addressGroup(address));
  }

  /**
   * Hashes when the address has its turn.
   *
   * @throws QueueFullError when too many wait
   */
  hash<T>(address: string, work: () => Promise<T>): Promise<T> {
    return this.#hashing.run(addressGroup(address), work);
  }
}

async function take(limiter: Limiter, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return false;
    throw refused;
  }
}
