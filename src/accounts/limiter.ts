import type { RedisClientType } from "@redis/client";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";

/** How often within how many seconds. */
export interface Limit {
  readonly points: number;
  readonly duration: number;
}

export type Limiter = RateLimiterMemory | RateLimiterRedis;

/**
 * Counts by keys.
 *
 * @param name no other limiter's
 * @param redis counts for all processes of the site together; while it is away, and without one, each counts for itself
 */
export function openLimiter(name: string, limit: Limit, redis: RedisClientType | undefined): Limiter {
  const own = new RateLimiterMemory({ keyPrefix: name, ...limit });
  if (!redis) return own;
  return new RateLimiterRedis({
    storeClient: redis,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    insuranceLimiter: own,
    keyPrefix: `openpokemon:${name}`,
    ...limit,
  });
}

/** Counts once more: 0 when it is within the limit, otherwise after how many seconds it will be again. */
export async function secondsToWait(limiter: Limiter, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}
