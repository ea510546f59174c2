import { ErrorReply, type RedisClientType } from "@redis/client";
import { z } from "zod";
import { boxOf, UnreachableError } from "./bus";
import { insist } from "./insist";

/**
 * Who is there. Each process of a site says four times a second that it lives; what it holds is its own as long as it does. So a process that dies lets go of
 * all it held, without anybody's doing. Redis sees the line of one that was killed end: it is gone sooner than one that only says nothing.
 */
export interface Membership {
  readonly id: string;
  /** All that live, this one among them, as of the last beat. */
  readonly alive: ReadonlySet<string>;
  /**
   * Takes something if nobody who lives holds it.
   *
   * @returns who holds it now
   * @throws UnreachableError while Redis is away
   */
  take(name: string): Promise<string>;
  /** The same for many at once. */
  takeAll(names: readonly string[]): Promise<readonly string[]>;
  /** Who holds each of these; null where nobody does who lives. @throws UnreachableError while Redis is away */
  holders(names: readonly string[]): Promise<readonly (string | null)[]>;
  /** Lets go of what this process holds. */
  release(name: string): Promise<void>;
  /** Leaves: the others take over at once. */
  leave(): Promise<void>;
}

export interface MembershipOptions {
  readonly client: RedisClientType;
  /** Of all names in Redis. */
  readonly prefix: string;
  readonly id: string;
  /** How often it says that it lives, and for how long without a word it still counts: with its letter box open, and without. */
  readonly beatMs?: number;
  readonly ttlMs?: number;
  readonly goneMs?: number;
  /**
   * After a beat that reached Redis, once what was done after the one before has come to its end: whether this process had been taken for gone, which is
   * said again where it fails. Who lives stands in `alive`. However long it takes, the process goes on saying that it lives.
   */
  readonly onBeat: (beat: { readonly lapsed: boolean }) => void | Promise<void>;
  readonly reportFault: (error: unknown) => void;
}

const BEAT_MS = 250;
const TTL_MS = 3_000;
const GONE_MS = 900;

/** By Redis' own clock, so that the clocks of the machines need not agree. */
const LIVES = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local function lives(process, beat)
    local age = now - tonumber(beat)
    if age > tonumber(ARGV[1]) then return false end
    return age <= tonumber(ARGV[2]) or redis.call('PUBSUB', 'NUMSUB', ARGV[3] .. process)[2] > 0
  end`;

/** Returns since when this process has been counted without a break, and who lives. That stays where it is looked up, should a reply be lost on its way. */
const BEAT = `${LIVES}
  if not redis.call('ZSCORE', KEYS[1], ARGV[4]) then redis.call('HSET', KEYS[2], ARGV[4], now) end
  redis.call('ZADD', KEYS[1], now, ARGV[4])
  local beats = redis.call('ZRANGE', KEYS[1], 0, -1, 'WITHSCORES')
  local living = {}
  for place = 1, #beats, 2 do
    if lives(beats[place], beats[place + 1]) then
      living[#living + 1] = beats[place]
    else
      redis.call('ZREM', KEYS[1], beats[place])
      redis.call('HDEL', KEYS[2], beats[place])
    end
  end
  return {redis.call('HGET', KEYS[2], ARGV[4]), living}`;

const LIVING_HOLDER = `${LIVES}
  local known = {}
  local function living(name)
    local holder = redis.call('HGET', KEYS[2], name)
    if not holder then return false end
    if known[holder] == nil then
      local beat = redis.call('ZSCORE', KEYS[1], holder)
      known[holder] = beat and lives(holder, beat) or false
    end
    return known[holder] and holder
  end`;

const TAKE = `${LIVING_HOLDER}
  local holders = {}
  for place = 5, #ARGV do
    local holder = living(ARGV[place])
    if not holder then redis.call('HSET', KEYS[2], ARGV[place], ARGV[4]) end
    holders[place - 4] = holder or ARGV[4]
  end
  return holders`;

const HOLDERS = `${LIVING_HOLDER}
  local found = {}
  for place = 4, #ARGV do found[place - 3] = living(ARGV[place]) or '' end
  return found`;

const RELEASE = `
  if redis.call('HGET', KEYS[1], ARGV[1]) == ARGV[2] then redis.call('HDEL', KEYS[1], ARGV[1]) end`;

const LEAVE = `
  redis.call('ZREM', KEYS[1], ARGV[1])
  redis.call('HDEL', KEYS[2], ARGV[1])`;

const Beat = z.tuple([z.string(), z.array(z.string())]);
const Taken = z.tuple([z.string()], z.string());

/** Joins the others. @throws when Redis does not answer */
export async function joinProcesses(options: MembershipOptions): Promise<Membership> {
  const { client, prefix, id, beatMs = BEAT_MS, ttlMs = TTL_MS, goneMs = GONE_MS, onBeat, reportFault } = options;
  const [members, joined, leases] = [`${prefix}processes`, `${prefix}joined`, `${prefix}leases`];
  const limits = [String(ttlMs), String(goneMs), boxOf(prefix, "")];
  let alive: ReadonlySet<string> = new Set();
  let timer: NodeJS.Timeout | undefined;
  let left = false;
  let working = false;
  let lapsed = false;
  let since: string | undefined;

  async function run(script: string, keys: readonly string[], given: readonly string[]): Promise<unknown> {
    try {
      return await client.eval(script, { keys: [...keys], arguments: [...given] });
    } catch (error) {
      throw error instanceof ErrorReply ? error : new UnreachableError("Redis does not answer.", { cause: error });
    }
  }

  async function beat(): Promise<void> {
    const [counted, living] = Beat.parse(await run(BEAT, [members, joined], [...limits, id]));
    alive = new Set(living);
    if (since !== undefined && since !== counted) lapsed = true;
    since = counted;
  }

  /** Takes of these what is free. @returns who holds each now */
  async function taken(names: readonly string[]): Promise<z.infer<typeof Taken>> {
    return Taken.parse(await run(TAKE, [members, leases], [...limits, id, ...names]));
  }

  /** That Redis is away is told once, by its connection. */
  function report(error: unknown): void {
    if (!(error instanceof UnreachableError)) reportFault(error);
  }

  async function live(): Promise<void> {
    try {
      await beat();
      if (!working) void work();
    } catch (error) {
      report(error);
    }
    if (!left) timer = setTimeout(live, beatMs);
  }

  async function work(): Promise<void> {
    const told = { lapsed };
    [working, lapsed] = [true, false];
    try {
      await onBeat(told);
    } catch (error) {
      // What follows from having been taken for gone is not done yet.
      lapsed ||= told.lapsed;
      report(error);
    } finally {
      working = false;
    }
  }

  await insist(beat);
  timer = setTimeout(live, beatMs);
  return {
    id,
    get alive() {
      return alive;
    },
    async take(name) {
      const [holder] = await taken([name]);
      return holder;
    },
    takeAll: async (names) => (names.length === 0 ? [] : taken(names)),
    async holders(names) {
      if (names.length === 0) return [];
      const found = await run(HOLDERS, [members, leases], [...limits, ...names]);
      return z.array(z.string().transform((holder) => holder || null)).parse(found);
    },
    async release(name) {
      await run(RELEASE, [leases], [name, id]);
    },
    async leave() {
      left = true;
      clearTimeout(timer);
      // While Redis is away nobody can be told; who says nothing more has left soon.
      await run(LEAVE, [members, joined], [id]).catch(report);
    },
  };
}
