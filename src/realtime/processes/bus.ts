import { randomUUID } from "node:crypto";
import type { RedisClientType } from "@redis/client";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { inRequest, requestId } from "@/telemetry/request";
import { readJson, UnreadableError } from "./read-json";

/** What one process asks of another, and tells all others, over Redis. */
export interface Bus {
  /**
   * Asks a process and waits for its answer, which is plain JSON. A question that was lost on its way is asked again; it is carried out once.
   *
   * @throws UnreachableError when it does not answer in time, or is gone
   * @throws AskedInVainError when it answers that it failed
   */
  ask(process: string, topic: string, said: unknown, patienceMs: number): Promise<unknown>;
  /** Tells all other processes; what is told while Redis is away is lost. */
  tell(topic: string, said: unknown): void;
  /** Says what is done with a topic; what it returns is the answer. */
  listen(topic: string, handler: (said: unknown, from: string) => unknown): void;
  close(): void;
}

/** A process did not answer: it is gone, or Redis is. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError";
}

/** The process that was asked failed; its own log says why. */
export class AskedInVainError extends Error {
  override readonly name = "AskedInVainError";
}

export interface BusOptions {
  /** A connection to Redis; a second one is opened to listen. */
  readonly client: RedisClientType;
  /** Of all names in Redis, so that several sites can share one. */
  readonly prefix: string;
  /** The name of this process. */
  readonly id: string;
  /** Whether a process is there, as far as it is known: of one that is gone no answer is awaited. */
  readonly lives: (process: string) => boolean;
  /** The line to Redis broke and is back: what others told meanwhile was not heard. */
  readonly onMissed: () => void;
  readonly reportFault: (error: unknown) => void;
}

const Letter = z.union([
  // What is done for a request here has its id there.
  z.object({ from: z.string(), topic: z.string(), said: z.unknown(), question: z.string().optional(), requestId: z.string().optional() }),
  z.object({ answers: z.string(), value: z.unknown().optional(), failed: z.literal(true).optional() }),
]);
type Letter = z.infer<typeof Letter>;
type Question = Extract<Letter, { topic: string }>;
type Reply = Extract<Letter, { answers: string }>;

/** After how long without an answer a question is asked again. */
const AGAIN_MS = 300;
/** How many questions of others are remembered, with what was answered. */
const MOST_REMEMBERED = 10_000;

/** The letter box of a process. It is there as long as the process is connected: when it dies, Redis knows. */
export const boxOf = (prefix: string, process: string): string => `${prefix}box:${process}`;

/** Opens the letter box of this process. */
export async function openBus({ client, prefix, id, lives, onMissed, reportFault }: BusOptions): Promise<Bus> {
  const handlers = new Map<string, (said: unknown, from: string) => unknown>();
  const open = new Map<string, { answered: (reply: Reply) => void; timer: NodeJS.Timeout }>();
  const heard = new LRUCache<string, Promise<Reply>>({ max: MOST_REMEMBERED });
  const all = `${prefix}all`;
  const post = (channel: string, letter: Letter): void => {
    // Who waits for an answer asks again.
    client.publish(channel, JSON.stringify(letter)).catch(() => {});
  };

  const listener = await client.duplicate().on("error", reportFault).connect();
  await listener.subscribe([boxOf(prefix, id), all], (text) => {
    const letter = readJson(Letter, text);
    // What is thrown here would end in the Redis client, which then drops whatever came with it.
    if (letter instanceof UnreadableError) reportFault(letter);
    else if ("answers" in letter) open.get(letter.answers)?.answered(letter);
    else if (letter.requestId === undefined) receive(letter).catch(reportFault);
    else void inRequest(letter.requestId, () => receive(letter).catch(reportFault));
  });

  listener.on("ready", onMissed);

  async function receive({ topic, said, from, question }: Question): Promise<void> {
    const handler = handlers.get(topic);
    if (!handler) throw new Error(`Nobody listens to "${topic}" here.`);
    if (question === undefined) {
      if (from !== id) await handler(said, from);
      return;
    }
    const known = heard.get(question);
    const reply = known ?? answer(question, async () => handler(said, from));
    heard.set(question, reply);
    post(boxOf(prefix, from), await reply);
  }

  async function answer(question: string, work: () => Promise<unknown>): Promise<Reply> {
    try {
      return { answers: question, value: (await work()) ?? null };
    } catch (error) {
      reportFault(error);
      return { answers: question, failed: true };
    }
  }

  return {
    ask(process, topic, said, patienceMs) {
      const question = randomUUID();
      const letter = { from: id, topic, said, question, requestId: requestId() };
      const until = performance.now() + patienceMs;
      return new Promise((resolve, reject) => {
        const settle = () => {
          clearInterval(timer);
          open.delete(question);
        };
        const timer = setInterval(() => {
          if (lives(process) && performance.now() < until) return post(boxOf(prefix, process), letter);
          settle();
          reject(new UnreachableError(`The process ${process} does not answer.`));
        }, AGAIN_MS);
        open.set(question, {
          timer,
          answered: ({ value, failed }) => {
            settle();
            if (failed) reject(new AskedInVainError(`The process ${process} could not do "${topic}".`));
            else resolve(value);
          },
        });
        post(boxOf(prefix, process), letter);
      });
    },
    tell: (topic, said) => post(all, { from: id, topic, said, requestId: requestId() }),
    listen(topic, handler) {
      handlers.set(topic, handler);
    },
    close() {
      for (const { timer } of open.values()) clearInterval(timer);
      open.clear();
      listener.destroy();
    },
  };
}
